import type { VerbWord, Word } from '../../../play/vocabulary.js';
import type { PggRule } from '../rulebook/index.js';

type Ruled<T> = T & { readonly rules: readonly PggRule[] };

/** The questions that the rules ask the sides, and the answers to each question that a doctrine may give. */
export const questions = [
  {
    word: 'movement',
    text: 'The orders of a side in its movement phase, one after another. Default: armies that must march go east, units leave overstacked hexes, and then the phase ends.',
    rules: ['4.2.A1', '4.2.B1', '6.11'],
    values: [],
  },
  {
    word: 'combat',
    text: 'The next attack of a side, or the end of its attacks. Default: no attack.',
    rules: ['4.2.A2', '4.2.B2', '9.12'],
    values: [],
  },
  {
    word: 'placement',
    text: 'The hex in which a unit is set up when its group has several hexes. Default: the hex with the fewest units.',
    rules: ['5.0', '5.1'],
    values: [],
  },
  {
    word: 'interdiction',
    text: 'The hexes in which a side places interdiction markers. Default: no marker is placed.',
    rules: ['13.2', '13.41', '13.42'],
    values: [{ word: 'pass', text: 'Place no marker.', rules: ['13.2', '13.41'] }],
  },
  {
    word: 'loss',
    text: 'The choice between losing steps and retreating after a result with a number. Default: the side retreats, but holds a city while a unit survives there; steps are lost by the unit to which the loss matters least, and by leaders last.',
    rules: ['9.65'],
    values: [
      {
        word: 'retreat',
        text: 'Retreat wherever a retreat is possible, otherwise lose steps.',
        rules: ['9.65', '9.71'],
      },
      { word: 'lose', text: 'Lose steps and stay.', rules: ['9.65'] },
    ],
  },
  {
    word: 'retreat',
    text: 'The path on which the opponent leads a retreating unit. Default: the open path that ends farthest from the enemies of the unit.',
    rules: ['9.72', '9.73'],
    values: [],
  },
  {
    word: 'advance',
    text: 'The victors that advance, and the hex to which each advances. Default: all victors stay.',
    rules: ['9.81', '9.85'],
    values: [
      { word: 'stay', text: 'No unit advances.', rules: ['9.85'] },
      { word: 'advance', text: 'Advance as many units as possible into the emptied hex.', rules: ['9.81'] },
    ],
  },
  {
    word: 'excess',
    text: 'The units that are removed because a hex exceeds its stacking limit. Default: first the weakest units with known strength, then untried units, leaders last.',
    rules: ['7.1', '7.2'],
    values: [],
  },
  {
    word: 'counters',
    text: 'The divisions that draw counters when fewer counters are left than divisions are due. Default: the groups of the reinforcement list draw before the provisional division.',
    rules: ['14.11', '14.14'],
    values: [],
  },
] as const satisfies readonly Ruled<Word & { readonly values: readonly Ruled<Word>[] }>[];

export type Question = (typeof questions)[number]['word'];

/** The verbs of orders with their forms, and the questions that may follow from each order. */
export const verbs = [
  {
    word: 'move',
    takes: ['units', 'to cell'],
    optional: ['path', 'via cells'],
    text: 'Units or a formation move to a cell or along a path `1020 > 1120 > 1221`.',
    rules: ['6.0', '6.11', '6.12'],
    questions: [],
  },
  {
    word: 'rail',
    takes: ['units', 'to cell'],
    optional: ['path', 'via cells'],
    text: 'Soviet units move along the railway.',
    rules: ['6.31', '6.32', '6.33'],
    questions: [],
  },
  {
    word: 'overrun',
    takes: ['cell', 'with units'],
    optional: ['from cell'],
    text: 'Units in one hex attack an adjacent enemy hex as part of their movement.',
    rules: ['6.5', '6.51', '6.54'],
    questions: ['loss', 'retreat'],
  },
  {
    word: 'enter',
    takes: ['units', 'to cell'],
    text: 'Reinforcements enter the map by a cell of their entry. An order without units means the provisional division of the turn.',
    rules: ['14.0', '14.3'],
    questions: [],
  },
  {
    word: 'draw',
    takes: ['units'],
    text: 'The named divisions draw first when fewer counters are left than divisions are due.',
    rules: ['14.11', '14.14'],
    questions: [],
  },
  {
    word: 'cut',
    takes: ['cells'],
    optional: ['with units'],
    text: 'German units that have moved through a rail hex lay a rail-cut marker there.',
    rules: ['6.37'],
    questions: [],
  },
  {
    word: 'lift',
    takes: ['cells'],
    optional: ['with units'],
    text: 'German units that have moved through a rail hex remove its rail-cut marker, which can be used elsewhere.',
    rules: ['6.37'],
    questions: [],
  },
  {
    word: 'place',
    takes: ['units', 'to cell'],
    text: 'Units of a group with several hexes are set up in one of these hexes.',
    rules: ['5.0', '5.1'],
    questions: [],
  },
  {
    word: 'evacuate',
    takes: ['leader'],
    text: 'A surrounded leader is evacuated from the map (optional rule).',
    rules: ['10.4'],
    questions: [],
  },
  {
    word: 'call',
    takes: ['cells'],
    text: 'Divisions of the South-Western Front enter the map, one division for each named cell.',
    rules: ['14.21', '14.22', '14.23'],
    questions: [],
  },
  {
    word: 'attack',
    takes: ['cells', 'with units'],
    optional: ['from cells'],
    text: 'Units next to one or more enemy hexes attack them.',
    rules: ['9.0', '9.11', '9.23'],
    questions: ['loss', 'retreat', 'advance', 'excess'],
  },
  {
    word: 'defend',
    isStanding: true,
    takes: ['cells', 'answers'],
    text: 'The answers of the defender of an attacked hex.',
    rules: ['9.65', '9.72'],
    questions: ['loss', 'retreat', 'advance', 'excess'],
  },
  {
    word: 'lose',
    takes: ['units'],
    text: 'Each named unit loses a step; a unit named twice loses two. If more steps are due than units are named, the units named last lose the further steps.',
    rules: ['9.61', '9.62', '9.65', '10.24'],
    questions: [],
  },
  {
    word: 'retreat',
    takes: ['units', 'to cell'],
    optional: ['path', 'via cells'],
    text: 'Units retreat along a path that the opponent chooses.',
    rules: ['9.65', '9.71', '9.72'],
    questions: ['retreat'],
  },
  {
    word: 'advance',
    takes: ['units', 'to cell'],
    optional: ['path', 'via cells'],
    text: 'Victors advance along the line of retreat.',
    rules: ['9.81', '9.86'],
    questions: [],
  },
  {
    word: 'remove',
    takes: ['units'],
    text: 'Units in excess of the stacking limit are taken out of play.',
    rules: ['7.1', '7.2'],
    questions: [],
  },
  {
    word: 'interdict',
    takes: ['cells'],
    text: 'Interdiction markers are placed.',
    rules: ['13.2', '13.42'],
    questions: [],
  },
  { word: 'stay', takes: [], text: 'Units that may advance stay in their hexes.', rules: ['9.85'], questions: [] },
  {
    word: 'pass',
    takes: [],
    text: 'The side does nothing more in this phase.',
    rules: ['6.11', '9.12', '13.41'],
    questions: [],
    endsQuestions: true,
  },
  {
    word: 'victory',
    text: 'The game is over. Used in expectations.',
    rules: ['15.0', '15.2'],
    takes: [],
    questions: [],
  },
] as const satisfies readonly Ruled<Omit<VerbWord, 'questions'> & { readonly questions: readonly Question[] }>[];

export type Verb = (typeof verbs)[number]['word'];
