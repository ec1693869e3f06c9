import { headingWords } from '../../../../engine/mechanics/special-rules/heading.js';
import type { AttributeWord, Vocabulary } from '../../../../engine/play/vocabulary.js';
import { numberWords, createWordBuilders } from '../../../../engine/play/words.js';
import type { BlankRule } from '../rulebook/index.js';
import { bookNumbers } from './numbers.js';
import { SIDES } from './sides.js';
import { terrain } from './terrain.js';

const { word, question } = createWordBuilders<BlankRule>();

const kinds = { infantry: 'infantry', tank: 'armour', gun: 'artillery' };

const attributes: readonly AttributeWord[] = [
  { ...word('owner', 'The side that owns the depot.', '5'), of: 'feature', value: 'text' },
  { ...word('moved', 'The unit has moved in this phase.', '3'), of: 'expectation', value: 'flag' },
  { ...word('isolated', 'The unit has no supply line to a depot.', '5'), of: 'expectation', value: 'flag' },
  { ...word('outcome', 'The winner and the degree of the victory.', '6'), of: 'expectation', value: 'text' },
  ...headingWords,
];

/** The words of the game for editor and compiler. */
export const vocabulary: Vocabulary = {
  statements: ['arrival turns', 'award', 'first turn', 'forbid', 'require', 'victory', 'when'],
  sides: SIDES,
  terrain: Object.entries(terrain).map(([name, { text }]) => word(name, text, '3')),
  features: [
    { ...word('town', 'A place that may be worth points.', '6'), on: 'cells', drawn: 'town' },
    { ...word('depot', 'A source of supply.', '5'), on: 'cells', drawn: 'supply' },
  ],
  unitKinds: Object.entries(kinds).map(([kind, symbol]) => ({
    ...word(kind, `A unit of ${symbol}: strength and movement.`, '3'),
    sides: [],
    symbol: { function: symbol },
    faces: [['strength', 'movement']],
  })),
  formations: [word('division', 'A formation whose units an order may name together.', '3')],
  attributes,
  verbs: [
    {
      ...word('move', 'Moves units, each by its cheapest path.', '3'),
      takes: ['units', 'to cell'],
      questions: ['orders'],
    },
    { ...word('pass', 'The side does nothing more in this phase.', '1'), takes: [], questions: ['orders'] },
    { ...word('arrive', 'Reports the arrival of units. Not an order.', '2'), takes: [], questions: [] },
    { ...word('victory', 'Reports the end of the game. Not an order.', '6'), takes: [], questions: [] },
  ],
  phases: [word('movement', 'The side moves its units.', '3')],
  questions: [
    question('orders', 'The next action of the side.', ['1'], word('pass', 'The side does nothing more.', '1')),
  ],
  results: [],
  settings: [],
  numbers: numberWords(bookNumbers),
};
