import { describe, expect, it } from 'vitest';
import { createWordBuilders, formationWords, namedWords, numberWords, phaseWords } from '../../../engine/play/words.js';

const { word, attribute, counted, event, feature, question, setting, verb } = createWordBuilders<'1' | '2', 'lead'>();
const base = { word: 'w', text: 'Text.', rules: ['1', '2'] };

describe('the builders of words', () => {
  it.each([
    ['a word', word('w', 'Text.', '1', '2'), base],
    ['a word without a rule', word('w', 'Text.'), { ...base, rules: [] }],
    ['an attribute', attribute('limit')('w', 'range', 'Text.', '1', '2'), { ...base, of: 'limit', value: 'range' }],
    ['a countable thing', counted('award')('w', 'Text.', '1', '2'), { ...base, in: 'award' }],
    ['a feature', feature('hexsides')('w', 'river', 'Text.', '1', '2'), { ...base, on: 'hexsides', drawn: 'river' }],
    ['a setting with words', setting('w', ['a', 'b'], 'Text.', '1', '2'), { ...base, takes: ['a', 'b'] }],
    ['a setting that the game checks', setting('w', undefined, 'Text.', '1', '2'), base],
    ['an event', event('w', 'Text.', '1', '2'), { ...base, takes: [], questions: [] }],
    [
      'a verb without questions',
      verb('w', 'Text.', ['1', '2'], { takes: ['units', 'to cell'] }),
      { ...base, takes: ['units', 'to cell'], questions: [] },
    ],
    [
      'a verb with all parts of its form',
      verb('w', 'Text.', ['1', '2'], {
        takes: ['units'],
        optional: ['path'],
        attributes: ['with'],
        questions: ['lead'],
        isStanding: true,
        isOccasion: true,
        endsQuestions: true,
      }),
      {
        ...base,
        takes: ['units'],
        optional: ['path'],
        attributes: ['with'],
        questions: ['lead'],
        isStanding: true,
        isOccasion: true,
        endsQuestions: true,
      },
    ],
    [
      'a question with its values in order',
      question('w', 'Text.', ['1', '2'], word('yes', 'Agrees.', '1'), word('no', 'Refuses.')),
      {
        ...base,
        values: [
          { word: 'yes', text: 'Agrees.', rules: ['1'] },
          { word: 'no', text: 'Refuses.', rules: [] },
        ],
      },
    ],
    ['a question with open values', question('w', 'Text.', ['1', '2']), { ...base, values: [] }],
  ])('a vocabulary function defines %s', (_, actual, expected) => {
    expect(actual).toStrictEqual(expected);
  });
});

const table = {
  plain: { text: 'Plain.', rules: ['1'], cost: 1, usualAttributes: ['combine'], value: 4, minimum: 1 },
  wood: { text: 'Wood.', rules: ['1', '2'], cost: 2, value: 0 },
};
const [plain, wood] = [
  { word: 'plain', text: 'Plain.', rules: ['1'] },
  { word: 'wood', text: 'Wood.', rules: ['1', '2'] },
];

describe('the words of a table', () => {
  it.each([
    ['words', namedWords(table), [plain, wood]],
    ['formations', formationWords(table), [{ ...plain, usualAttributes: ['combine'] }, wood]],
    [
      'numbers',
      numberWords(table),
      [
        { ...plain, value: 4, minimum: 1 },
        { ...wood, value: 0 },
      ],
    ],
  ])(
    'the %s of a table become vocabulary words in table order, without properties that only the game reads',
    (_, actual, expected) => {
      expect(actual).toStrictEqual(expected);
    },
  );
});

describe('the words of phases', () => {
  const march = { name: 'march', rule: '1', text: 'Units march.' };
  const fire = { name: 'fire', rule: '2', text: 'Blue fires.' };
  it.each([
    ['no phase', [], []],
    [
      'phases in their order',
      [fire, march],
      [
        { word: 'fire', text: 'Blue fires.', rules: ['2'] },
        { word: 'march', text: 'Units march.', rules: ['1'] },
      ],
    ],
    ['the same phase of both sides', [march, march], [{ word: 'march', text: 'Units march.', rules: ['1'] }]],
    [
      'phases that share a name',
      [fire, march, { name: 'fire', rule: '3', text: 'Red fires.' }],
      [
        { word: 'fire', text: 'Blue fires. Red fires.', rules: ['2', '3'] },
        { word: 'march', text: 'Units march.', rules: ['1'] },
      ],
    ],
  ])('phaseWords makes the words of the vocabulary from %s', (_, sequence, words) => {
    expect(phaseWords(sequence)).toStrictEqual(words);
  });
});
