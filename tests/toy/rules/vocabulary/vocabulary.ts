import { tableWordsOf, type RuledTable } from '../../../../engine/mechanics/checks/tables.js';
import { ALL_STATEMENTS, specialWords } from '../../../../engine/mechanics/special-rules/words.js';
import type { AttributeWord, Vocabulary } from '../../../../engine/play/vocabulary.js';
import { createWordBuilders } from '../../../../engine/play/words.js';
import type { ToyRule } from '../rulebook/rulebook.js';
import { printed } from './combat-table.js';
import { sequence } from './sequence.js';

const { word } = createWordBuilders<ToyRule>();

export const SIDES = ['Blue', 'Red'] as const;

/** The names of the turns. There are two turns per day. */
export const calendar = ['13AM', '13PM', '14AM', '14PM', '15AM', '15PM', '16AM', '16PM'];

export const numbers = {
  'stack.limit': { value: 4, text: 'Stacking points of a side in a cell.', rules: ['5'] },
} as const;

const kinds = {
  infantry: 'infantry',
  tank: 'armour',
  gun: 'artillery',
  scout: 'reconnaissance',
  headquarters: 'headquarters',
};

/** Kinds of units on foot. */
const FOOT = ['infantry', 'scout'];

const attribute = (
  of: AttributeWord['of'],
  name: string,
  value: AttributeWord['value'],
  text: string,
): AttributeWord => ({
  ...word(name, text),
  of,
  value,
});

const WEATHER = ['dry', 'mud'];

/** The tables of the game that the statement `table` may change. */
export const tables: readonly RuledTable<ToyRule>[] = [
  { word: 'combat', text: 'Results by odds and roll.', rules: ['6'], ...tableWordsOf(printed) },
  {
    word: 'weather',
    text: 'The faces of the die that bring a weather.',
    rules: ['2'],
    rows: calendar,
    columns: WEATHER,
  },
];

/** The words of the game. */
export const vocabulary: Vocabulary = {
  calendar,
  statements: ALL_STATEMENTS,
  counted: [
    { ...word('cover', 'A unit in or next to every cell.', '5'), in: 'limit' },
    { ...word('supplied', 'Units with a line to a depot.', '8'), in: 'condition' },
    { ...word('isolated', 'Units without one.', '8'), in: 'condition' },
  ],
  sides: SIDES,
  terrain: [
    word('open', 'One point.', '4'),
    word('woods', 'Two points.', '4'),
    word('lake', 'No unit may enter.', '4'),
  ],
  features: [
    { ...word('town', 'A place to hold.', '9'), on: 'cells', drawn: 'town' },
    { ...word('road', 'Half a point a step.', '4.4'), on: 'chains', drawn: 'road' },
    { ...word('depot', 'Where supply comes from.', '8'), on: 'cells', drawn: 'supply' },
    { ...word('box', 'A cell off the grid.', '4.3'), on: 'box', drawn: 'box' },
    { ...word('land link', 'Units and supply go over it.', '4.3'), on: 'link', drawn: 'link' },
    { ...word('rail link', 'Only supply goes over it.', '4.3'), on: 'link', drawn: 'rail link' },
  ],
  unitKinds: Object.entries(kinds).map(([kind, symbol]) => ({
    ...word(kind, `A unit of ${kind}.`, '4'),
    ...(FOOT.includes(kind) && { classes: ['foot'] }),
    sides: [],
    symbol: { function: symbol },
    faces: [['strength', 'movement']],
  })),
  formations: [word('brigade', 'Has markers in the cup.', '3')],
  attributes: [
    { ...attribute('feature', 'owner', 'text', 'Whose depot it is.'), names: 'side' },
    { ...attribute('unit', 'dot', 'word', 'The colour of its dot.'), takes: ['blue', 'white'] },
    { ...attribute('unit', 'pips', 'text', 'The colours of its steps.'), takes: ['black', 'white'] },
    attribute('placement', 'step', 'number', 'The face it begins with.'),
    attribute('placement', 'hidden', 'flag', 'The enemy does not see what it is.'),
    attribute('placement', 'fired', 'flag', 'It has fired this turn.'),
    attribute('expectation', 'step', 'number', 'The face it stands on.'),
    ...['lost', 'expected', 'hidden', 'isolated', 'fired'].map((flag) =>
      attribute('expectation', flag, 'flag', 'What a unit is.'),
    ),
    ...['result', 'odds', 'outcome', 'weather', 'formation'].map((fact) =>
      attribute('expectation', fact, 'text', 'A fact of an event.'),
    ),
    attribute('expectation', 'hits', 'number', 'Dice that hit.'),
    attribute('expectation', 'roll', 'factors', 'The dice.'),
    attribute('order', 'roll', 'factors', 'The dice written down.'),
    attribute('limit', 'fired', 'flag', 'Only what has fired.'),
    ...specialWords.attributes,
  ],
  verbs: [
    { ...word('move', 'Moves a unit.', '4'), takes: ['unit', 'to cell'], questions: ['order'] },
    { ...word('attack', 'Attacks a cell.', '6'), takes: ['cell', 'with units'], questions: ['order'] },
    { ...word('fire', 'Fires at a cell.', '7'), takes: ['unit', 'against cell'], questions: ['order'] },
    { ...word('end', 'Ends the activation.', '3'), takes: [], questions: ['order'], endsQuestions: true },
    { ...word('march', 'Moves, then fights.', '3'), takes: [], questions: ['sequence'] },
    { ...word('assault', 'Fights, then moves.', '3'), takes: [], questions: ['sequence'] },
    {
      ...word('retreat', 'Goes back a cell.', '6.1'),
      takes: ['unit', 'to cell'],
      questions: ['retreat', 'reaction'],
    },
    { ...word('stand', 'Stays and takes a loss.', '6.1'), takes: [], questions: ['retreat', 'reaction'] },
    { ...word('draw', 'Brings an activation.', '3'), takes: ['formation', 'answers'], questions: [], isOccasion: true },
    { ...word('react', 'Brings a reaction.', '4.2'), takes: ['unit', 'answers'], questions: [], isOccasion: true },
    ...['weather', 'offer', 'when', 'victory', 'leave', 'arrive', 'lost', 'isolated'].map((event) => ({
      ...word(event, 'Reports an event. Not an order.'),
      takes: [],
      questions: [],
    })),
    ...specialWords.verbs,
  ],
  phases: sequence.map(({ name, text, rule }) => word(name, text, rule)),
  questions: [
    ...['order', 'sequence', 'retreat', 'reaction'].map((question) => ({
      ...word(question, `What is asked: ${question}.`),
      values: ['march', 'assault', 'retreat', 'stand'].map((value) => word(value, value)),
    })),
    ...specialWords.questions,
  ],
  results: [
    word('R', 'Retreat.', '6'),
    word('L', 'Loss of the attacker.', '6'),
    word('X', 'Loss of the defender.', '6'),
  ],
  settings: [
    { ...word('weather', 'The weather of a turn.', '2'), takes: WEATHER },
    { ...word('missions', 'Fires a side has in a turn.', '7'), isPerSide: true, takes: 'number' },
    { ...word('markers', 'Markers of a formation in the cup.', '3'), of: 'units', takes: 'number' },
    { ...word('points', 'Points a side begins with.', '9'), isPerSide: true, takes: 'number' },
    { ...word('control', 'Whose a place is at the start.', '9'), of: 'places', takes: 'side' },
  ],
  tables,
  numbers: Object.entries(numbers).map(([name, { value, text, rules }]) => ({ ...word(name, text, ...rules), value })),
};
