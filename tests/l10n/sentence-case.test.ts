import { expect, test } from 'vitest';
import { textsIn, translations } from './words.js';

/** Texts of the panel that continue a line or a sentence, so that they begin with a small letter. */
const FRAGMENTS = [
  'above the cell',
  'and {0} more',
  'area {0}',
  'by default',
  'by doctrine',
  'by look-ahead',
  'by order',
  'cost {0}',
  'differs from',
  'drawn at random',
  'earlier battle',
  'empty',
  'from seed',
  'from the seed',
  'from {0}',
  'games',
  'in every game',
  'moment',
  'moments',
  'no units',
  'of {0}',
  'pass',
  'passes',
  'pool',
  'puts the counter back',
  'puts the counters back',
  'replaces the order at moment {0}',
  'rolled from the seed',
  'step {0} of {1}',
  'the same as',
  'written in the file',
];

const startsSmall = (text: string): boolean => /^\p{Ll}/u.test(text);
const texts = [...new Set(textsIn('preview/webview').translated.map(({ text }) => text))];

test('tabs, buttons, column heads and captions of the panel begin with a capital letter', () => {
  expect(texts.filter(startsSmall).sort()).toEqual(FRAGMENTS);
});

test('an Italian text of the panel begins with a capital letter if its English text does', () => {
  const italian = translations('l10n/bundle.l10n.it.json');
  const startsWithLetter = (text: string): boolean => /^\p{L}/u.test(text) && /^\p{L}/u.test(italian[text] ?? '');
  const different = texts.filter(
    (text) => startsWithLetter(text) && startsSmall(text) !== startsSmall(italian[text] ?? ''),
  );
  expect(different).toEqual([]);
});
