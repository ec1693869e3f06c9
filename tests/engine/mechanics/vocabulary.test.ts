import { describe, expect, it } from 'vitest';
import { OFFERING } from '../../../engine/mechanics/special-rules/offers.js';
import { specialWords } from '../../../engine/mechanics/special-rules/words.js';
import { kindsWithSizes, unitSymbol } from '../../../engine/mechanics/unit-kinds.js';
import { COMMON_ATTRIBUTES, courseOf, createVocabulary, type GameWords } from '../../../engine/mechanics/vocabulary.js';
import type { Vocabulary } from '../../../engine/play/vocabulary.js';
import { createWordBuilders } from '../../../engine/play/words.js';

const { word, attribute, event, question } = createWordBuilders();
const [isolated, moved, orders] = [
  attribute('expectation')('isolated', 'flag', 'Has no supply.'),
  event('moved', 'A unit has moved.'),
  question('orders', 'The next order.', []),
];

/** One word of each kind. */
const words: GameWords = {
  calendar: ['13AM', '13PM'],
  statements: ['when'],
  sides: ['Blue', 'Red'],
  terrain: { plain: { text: 'Plain.', rules: ['1'] } },
  features: [],
  unitKinds: [],
  formations: { army: { text: 'An army.', rules: ['2'], usualAttributes: ['combine'] } },
  attributes: [isolated],
  verbs: [moved],
  sequence: [{ name: 'march', rule: '3', text: 'Units march.' }],
  course: courseOf(['place'], [{ name: 'march', side: 'Red', asks: ['move'] }]),
  questions: [orders],
  results: [word('DR', 'The defender retreats.')],
  settings: [word('weather', 'The weather.')],
  numbers: { 'stack.limit': { text: 'The limit.', rules: ['4'], value: 3 } },
};

describe('the vocabulary of a game', () => {
  const expected: Vocabulary = {
    calendar: ['13AM', '13PM'],
    statements: ['when'],
    sides: ['Blue', 'Red'],
    terrain: [{ word: 'plain', text: 'Plain.', rules: ['1'] }],
    features: [],
    unitKinds: [],
    formations: [{ word: 'army', text: 'An army.', rules: ['2'], usualAttributes: ['combine'] }],
    attributes: [isolated, ...COMMON_ATTRIBUTES, ...specialWords.attributes],
    verbs: [moved, ...specialWords.verbs],
    phases: [{ word: 'march', text: 'Units march.', rules: ['3'] }],
    course: [{ name: 'setup', asks: ['place'] }, OFFERING, { name: 'march', side: 'Red', asks: ['move'] }],
    questions: [orders, ...specialWords.questions],
    results: words.results,
    settings: words.settings,
    numbers: [{ word: 'stack.limit', text: 'The limit.', rules: ['4'], value: 3 }],
  };
  const actual = createVocabulary(words);

  it.each(Object.keys(expected) as (keyof Vocabulary)[])(
    'the vocabulary has the %s of the game and of the special rules',
    (part) => {
      expect(actual[part]).toStrictEqual(expected[part]);
    },
  );

  it('the vocabulary has exactly the expected parts', () => {
    expect(Object.keys(actual).sort()).toEqual(Object.keys(expected).sort());
  });
});

describe('unit kinds with sizes', () => {
  const infantry = { symbol: 'infantry', sizes: ['corps', 'army'] };
  const leader = { symbol: 'headquarters', sizes: [] };

  it('kindsWithSizes lists a unit type once for each size, and a type without sizes once', () => {
    expect([...kindsWithSizes({ infantry, leader })]).toStrictEqual([
      ['infantry corps', { ...infantry, type: 'infantry', size: 'corps' }],
      ['infantry army', { ...infantry, type: 'infantry', size: 'army' }],
      ['leader', { ...leader, type: 'leader', size: undefined }],
    ]);
  });

  it.each([
    ['corps', { function: 'infantry', size: 'corps' }],
    [undefined, { function: 'infantry' }],
  ])('unitSymbol gives a unit of the size %s the symbol %j', (size, symbol) => {
    expect(unitSymbol('infantry', size)).toStrictEqual(symbol);
  });
});
