import { createVocabulary } from '../../../../engine/mechanics/vocabulary.js';
import { ALL_STATEMENTS } from '../../../../engine/mechanics/special-rules/words.js';
import type { StartWord } from '../../../../engine/mechanics/start.js';
import type { BookNumber } from '../../../../engine/play/numbers.js';
import { createWordBuilders } from '../../../../engine/play/words.js';
import type { TwinRule } from '../rulebook/rulebook.js';
import { RESULT_RULES, RESULTS, tables, type ResultCode } from './combat-table.js';
import { kinds } from './kinds.js';
import { orderCourse, questions, verbs } from './orders.js';
import { sequence } from './sequence.js';
import { SIDES } from './sides.js';
import { PLACES, TERRAIN } from './terrain.js';

const { word, attribute, feature, counted } = createWordBuilders<TwinRule>();
const [ofFeature, ofPlacement, ofExpectation, ofOrder] = (
  ['feature', 'placement', 'expectation', 'order'] as const
).map(attribute);
const onCells = feature('cells');

/** Statements about the position at the start, for scenarios that begin in mid-game. */
export const startWords: readonly StartWord<TwinRule>[] = [
  { ...word('control', 'The side that holds a place when play begins.', '9'), of: 'places', takes: 'side' },
  { ...word('lost', 'A unit that was lost before play begins.', '7.2'), of: 'units', takes: 'flag' },
];

/** The names that `set` accepts in scenarios. */
export const settings = [...startWords, { ...word('weather', 'The weather of a turn.', '8'), takes: ['mud'] }];

/** The numbers of the rulebook. */
export const numbers: Readonly<Record<string, BookNumber<TwinRule>>> = {
  'stack.limit': { value: 1, text: 'Number of units of a side in a cell.', rules: ['2'], minimum: 1 },
};

/** The words of the game. */
export const vocabulary = createVocabulary({
  statements: ALL_STATEMENTS.filter((one) => !['attach', 'brought rulings', 'brought settings'].includes(one)),
  counted: [
    counted('condition')('supplied', 'Units with a line of supply.', '6'),
    counted('condition')('isolated', 'Units without a line of supply.', '6'),
  ],
  sides: SIDES,
  terrain: Object.fromEntries(TERRAIN.map((one) => [one.word, word(one.word, 'A kind of terrain.', one.rule)])),
  features: [
    ...PLACES.map((place) => onCells(place.word, place.word, 'A place.', place.rule)),
    feature('hexsides')('river', 'river', 'Shifts the odds if all attackers cross it.', '7.1'),
    feature('chains')('railway', 'rail', 'Soviet units ride along it.', '4.2'),
  ],
  unitKinds: kinds,
  formations: { group: word('group', 'A formation of units.') },
  attributes: [
    { ...ofFeature('owner', 'text', 'The side that holds the place when play begins.'), names: 'side' },
    ofPlacement('step', 'number', 'The face on which the unit begins: 1 is the strongest.'),
    ofExpectation('step', 'number', 'The present face of the unit: 1 is the strongest.'),
    ...['moved', 'isolated', 'expected', 'eliminated'].map((flag) =>
      ofExpectation(flag, 'flag', 'The state of a unit.'),
    ),
    ...['odds', 'roll'].map((fact) => ofExpectation(fact, 'factors', 'A fact of an attack.')),
    ...['attack', 'defence', 'shift'].map((fact) => ofExpectation(fact, 'number', 'A number of an attack.')),
    ...['result', 'weather', 'outcome'].map((fact) => ofExpectation(fact, 'text', 'A fact of an event.')),
    ofOrder('roll', 'factors', 'The dice of this order, in place of a roll from the seed.'),
  ],
  verbs,
  questions,
  results: (Object.keys(RESULTS) as ResultCode[]).map((code) => word(code, RESULTS[code], RESULT_RULES[code])),
  settings,
  tables,
  numbers,
  sequence: sequence.map(({ name, side, rule }) => ({ name, rule, text: `A phase of ${side}.` })),
  course: orderCourse,
});
