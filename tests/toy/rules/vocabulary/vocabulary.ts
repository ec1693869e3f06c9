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
  'stack.limit': { value: 4, text: 'Maximum number of stacking points of a side in a cell.', rules: ['5'] },
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
  { word: 'combat', text: 'The results of combat by odds and roll.', rules: ['6'], ...tableWordsOf(printed) },
  {
    word: 'weather',
    text: 'The faces of the die for each weather.',
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
    { ...word('cover', 'Every cell has a unit in it or next to it.', '5'), in: 'limit' },
    { ...word('supplied', 'Units with a supply line to a depot.', '8'), in: 'condition' },
    { ...word('isolated', 'Units without a supply line to a depot.', '8'), in: 'condition' },
  ],
  sides: SIDES,
  terrain: [
    word('open', 'One point.', '4'),
    word('woods', 'Two points.', '4'),
    word('lake', 'No unit may enter this terrain.', '4'),
  ],
  features: [
    { ...word('town', 'A place that gives points when it is held.', '9'), on: 'cells', drawn: 'town' },
    {
      ...word('road', 'Movement along the road costs half a point for each cell.', '4.4'),
      on: 'chains',
      drawn: 'road',
    },
    { ...word('depot', 'A source of supply.', '8'), on: 'cells', drawn: 'supply' },
    { ...word('box', 'A cell off the grid.', '4.3'), on: 'box', drawn: 'box' },
    { ...word('land link', 'Units and supply lines may use this link.', '4.3'), on: 'link', drawn: 'link' },
    { ...word('rail link', 'Only supply lines may use this link.', '4.3'), on: 'link', drawn: 'rail link' },
  ],
  unitKinds: Object.entries(kinds).map(([kind, symbol]) => ({
    ...word(kind, `A unit of ${kind}.`, '4'),
    ...(FOOT.includes(kind) && { classes: ['foot'] }),
    sides: [],
    symbol: { function: symbol },
    faces: [['strength', 'movement']],
  })),
  formations: [word('brigade', 'A formation that has markers in the cup.', '3')],
  attributes: [
    { ...attribute('feature', 'owner', 'text', 'The side that owns the depot.'), names: 'side' },
    { ...attribute('unit', 'dot', 'word', 'The colour of the dot on the unit.'), takes: ['blue', 'white'] },
    { ...attribute('unit', 'pips', 'text', 'The colours of the steps of the unit.'), takes: ['black', 'white'] },
    attribute('placement', 'step', 'number', 'The step with which the unit begins.'),
    attribute('placement', 'hidden', 'flag', 'The enemy does not see the values of the unit.'),
    attribute('placement', 'fired', 'flag', 'The unit has fired this turn.'),
    attribute('expectation', 'step', 'number', 'The current step of the unit.'),
    ...['lost', 'expected', 'hidden', 'isolated', 'fired'].map((flag) =>
      attribute('expectation', flag, 'flag', 'The state of a unit.'),
    ),
    ...['result', 'odds', 'outcome', 'weather', 'formation'].map((fact) =>
      attribute('expectation', fact, 'text', 'A fact of an event.'),
    ),
    attribute('expectation', 'hits', 'number', 'The number of dice that hit.'),
    attribute('expectation', 'roll', 'factors', 'The dice.'),
    attribute('order', 'roll', 'factors', 'The numbers of the dice.'),
    attribute('limit', 'fired', 'flag', 'The limit applies only to units that have fired.'),
    ...specialWords.attributes,
  ],
  verbs: [
    { ...word('move', 'Moves a unit.', '4'), takes: ['unit', 'to cell'], questions: ['order'] },
    { ...word('attack', 'Attacks a cell.', '6'), takes: ['cell', 'with units'], questions: ['order'] },
    { ...word('fire', 'Fires at a cell.', '7'), takes: ['unit', 'against cell'], questions: ['order'] },
    { ...word('end', 'Ends the activation.', '3'), takes: [], questions: ['order'], endsQuestions: true },
    { ...word('march', 'The formation moves, then attacks.', '3'), takes: [], questions: ['sequence'] },
    { ...word('assault', 'The formation attacks, then moves.', '3'), takes: [], questions: ['sequence'] },
    {
      ...word('retreat', 'The unit retreats one cell.', '6.1'),
      takes: ['unit', 'to cell'],
      questions: ['retreat', 'reaction'],
    },
    { ...word('stand', 'The unit stays and loses a step.', '6.1'), takes: [], questions: ['retreat', 'reaction'] },
    {
      ...word('draw', 'Contains the orders for an activation.', '3'),
      takes: ['formation', 'answers'],
      questions: [],
      isOccasion: true,
    },
    {
      ...word('react', 'Contains the orders for a reaction.', '4.2'),
      takes: ['unit', 'answers'],
      questions: [],
      isOccasion: true,
    },
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
      ...word(question, `The question “${question}”.`),
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
    { ...word('missions', 'Number of times that a side may fire in a turn.', '7'), isPerSide: true, takes: 'number' },
    { ...word('markers', 'Number of markers of a formation in the cup.', '3'), of: 'units', takes: 'number' },
    { ...word('points', 'Points with which a side begins.', '9'), isPerSide: true, takes: 'number' },
    { ...word('control', 'The side that controls a place at the start.', '9'), of: 'places', takes: 'side' },
  ],
  tables,
  numbers: Object.entries(numbers).map(([name, { value, text, rules }]) => ({ ...word(name, text, ...rules), value })),
};
