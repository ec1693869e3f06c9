import type { VerbWord, Word } from '../../../play/vocabulary.js';
import type { PggRule } from '../rulebook/index.js';

type Ruled<T> = T & { readonly rules: readonly PggRule[] };

/** The questions that the rules ask the sides, and the answers to each question that a doctrine may give. */
export const questions = [
  {
    word: 'movement',
    text: 'What a side does in its movement phase, one order after the other. Unanswered, armies that must march go east, units step out of overfull hexes, and then it does nothing more.',
    rules: ['4.2.A1', '4.2.B1', '6.11'],
    values: [],
  },
  {
    word: 'combat',
    text: 'Which attack comes next, or none. Unanswered, there is none.',
    rules: ['4.2.A2', '4.2.B2', '9.12'],
    values: [],
  },
  {
    word: 'placement',
    text: 'Where a unit is set up that has several hexes to choose from. Unanswered, in the emptiest.',
    rules: ['5.0', '5.1'],
    values: [],
  },
  {
    word: 'interdiction',
    text: 'Where interdiction markers go. Unanswered, none is placed.',
    rules: ['13.2', '13.41', '13.42'],
    values: [{ word: 'pass', text: 'Place none.', rules: ['13.2', '13.41'] }],
  },
  {
    word: 'loss',
    text: 'How a side takes a result with a number. Unanswered, it retreats, but holds a city while a unit survives there; steps come from the unit that loses least by them, leaders last.',
    rules: ['9.65'],
    values: [
      { word: 'retreat', text: 'Retreat wherever it is possible, else lose steps.', rules: ['9.65', '9.71'] },
      { word: 'lose', text: 'Lose steps and stay.', rules: ['9.65'] },
    ],
  },
  {
    word: 'retreat',
    text: 'The way on which the opponent leads a retreating unit. Unanswered, it goes by the open way that ends farthest from its enemies.',
    rules: ['9.72', '9.73'],
    values: [],
  },
  {
    word: 'advance',
    text: 'Which victors advance, and how far. Unanswered, they stay.',
    rules: ['9.81', '9.85'],
    values: [
      { word: 'stay', text: 'No unit advances.', rules: ['9.85'] },
      { word: 'advance', text: 'Advance as many units as may, into the hex left empty.', rules: ['9.81'] },
    ],
  },
  {
    word: 'excess',
    text: 'Which units in excess of the stacking limit are removed. Unanswered, the weakest that show their strength, then untried ones, leaders last.',
    rules: ['7.1', '7.2'],
    values: [],
  },
  {
    word: 'counters',
    text: 'Who draws when fewer counters are left than divisions are due. Unanswered, the groups of the list before the provisional division.',
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
    text: 'Units or a formation move, to a cell or along a path `1020 > 1120 > 1221`.',
    rules: ['6.0', '6.11', '6.12'],
    questions: [],
  },
  {
    word: 'rail',
    takes: ['units', 'to cell'],
    optional: ['path', 'via cells'],
    text: 'Soviet units go along the railway.',
    rules: ['6.31', '6.32', '6.33'],
    questions: [],
  },
  {
    word: 'overrun',
    takes: ['cell', 'with units'],
    optional: ['from cell'],
    text: 'Units stacked beside an enemy hex attack it in passing.',
    rules: ['6.5', '6.51', '6.54'],
    questions: ['loss', 'retreat'],
  },
  {
    word: 'enter',
    takes: ['units', 'to cell'],
    text: 'Reinforcements come onto the map by a cell of their entry; without units it is the provisional division of the turn.',
    rules: ['14.0', '14.3'],
    questions: [],
  },
  {
    word: 'draw',
    takes: ['units'],
    text: 'Divisions that draw first when fewer counters are left than divisions are due.',
    rules: ['14.11', '14.14'],
    questions: [],
  },
  {
    word: 'cut',
    takes: ['cells'],
    optional: ['with units'],
    text: 'Germans moving through a rail hex leave a rail-cut marker.',
    rules: ['6.37'],
    questions: [],
  },
  {
    word: 'lift',
    takes: ['cells'],
    optional: ['with units'],
    text: 'Germans moving through a rail hex take up the rail-cut marker in it, to use it elsewhere.',
    rules: ['6.37'],
    questions: [],
  },
  {
    word: 'place',
    takes: ['units', 'to cell'],
    text: 'Units of a group with several hexes are set up in one of them.',
    rules: ['5.0', '5.1'],
    questions: [],
  },
  {
    word: 'evacuate',
    takes: ['leader'],
    text: 'A surrounded leader is taken off the map (optional rule).',
    rules: ['10.4'],
    questions: [],
  },
  {
    word: 'call',
    takes: ['cells'],
    text: 'Divisions of the South-Western Front come onto the map, one for each cell named.',
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
    text: 'What the defender of a hex answers when it is attacked.',
    rules: ['9.65', '9.72'],
    questions: ['loss', 'retreat', 'advance', 'excess'],
  },
  {
    word: 'lose',
    takes: ['units'],
    text: 'Units each lose a step; a unit named twice loses two. If more steps are due than units are named, the last ones lose on.',
    rules: ['9.61', '9.62', '9.65', '10.24'],
    questions: [],
  },
  {
    word: 'retreat',
    takes: ['units', 'to cell'],
    optional: ['path', 'via cells'],
    text: 'Units retreat; the way, given as a path, is the opponent’s to choose.',
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
  { word: 'stay', takes: [], text: 'Units that may advance do not.', rules: ['9.85'], questions: [] },
  {
    word: 'pass',
    takes: [],
    text: 'Nothing more in this phase.',
    rules: ['6.11', '9.12', '13.41'],
    questions: [],
    endsQuestions: true,
  },
  { word: 'victory', text: 'The game is over; for expectations.', rules: ['15.0', '15.2'], takes: [], questions: [] },
] as const satisfies readonly Ruled<Omit<VerbWord, 'questions'> & { readonly questions: readonly Question[] }>[];

export type Verb = (typeof verbs)[number]['word'];
