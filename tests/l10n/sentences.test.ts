import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { sharedSentencesIt } from '../../engine/it/index.js';
import type { Sentences } from '../../engine/model/say.js';
import { sentenceKey } from '../../engine/model/sentence-key.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { serverSentencesIt } from '../../language-server/words/it/index.js';
import { SENTENCES } from './in-italian.js';
import { spokenIn, type SourceSentence } from './sentences.js';
import { textsOfWords } from './vocabulary-texts.js';

/** Folders of the engine whose sentences all games share. */
const SHARED = ['board', 'model', 'play', 'mechanics'].map((folder) => `engine/${folder}`);

/** The Italian sentences of each part of the program, with the folders that contain the English ones. */
const PARTS: Readonly<Record<string, readonly [italian: Sentences, ...folders: readonly string[]]>> = {
  'all games': [sharedSentencesIt, ...SHARED],
  'declared games': [SENTENCES.own, 'engine/declared'],
  bite: [SENTENCES.bite, 'engine/rulesets/bite'],
  fda: [SENTENCES.fda, 'engine/rulesets/fda'],
  pgg: [SENTENCES.pgg, 'engine/rulesets/pgg'],
  rtl: [SENTENCES.rtl, 'engine/rulesets/rtl'],
  'server and command line': [serverSentencesIt, 'language-server', 'cli'],
};

/** Degrees of victory. They occur only in the files of authors, so the code has no literal for their Italian texts. */
const DEGREES = new Set(['marginal', 'tactical', 'operational', 'substantial', 'strategic', 'decisive']);

/** Signs that Italian texts do not use: straight quotes and apostrophes, `E'`, and `perchè`. */
const WRONG_SIGNS = /(^|[^`{])["']($|[^`{}])|\bE’|chè\b|\b[Pp]o’?chè\b/;

const placesIn = (italian: string): Set<string> =>
  new Set([...italian.matchAll(/\{(\d+)(?:noun)?[,}]/g)].map(([, place]) => place));

/** Returns the numbers of the placeholders that an Italian sentence lacks, or has in addition. */
function wrongPlaces({ english, places }: SourceSentence, italian: string): string[] {
  const found = placesIn(italian);
  const wrong = [...places.filter((place) => !found.has(place)), ...[...found].filter((at) => !places.includes(at))];
  return wrong.length === 0 ? [] : [`${english} → ${italian}`];
}

describe.each(Object.entries(PARTS))('the sentences of %s in Italian', (name, [italian, ...folders]) => {
  const { sentences, literals, tooEarly } = spokenIn(...folders);
  // A game may say a sentence that all games share in its own terms.
  const common = name === 'all games' || name === 'server and command line' ? undefined : spokenIn(...SHARED);

  test('every sentence that the code says has an Italian text', () => {
    expect(
      sentences.filter(({ english }) => !Object.hasOwn(italian, english) && !Object.hasOwn(sharedSentencesIt, english)),
    ).toEqual([]);
  });
  test('no Italian text repeats the text that all games share', () => {
    const repeated = Object.keys(italian).filter((english) => sharedSentencesIt[english] === italian[english]);
    expect(italian === sharedSentencesIt ? [] : repeated).toEqual([]);
  });
  test('every Italian text translates a sentence or a literal of the code', () => {
    const said = new Set([...sentences, ...(common?.sentences ?? [])].map(({ english }) => english));
    for (const text of textsOfWords(rulesets.get(name)?.vocabulary)) said.add(text);
    const known = (english: string): boolean =>
      said.has(english) || literals.has(english) || DEGREES.has(english) || common?.literals.has(english) === true;
    expect(Object.keys(italian).filter((english) => !known(english))).toEqual([]);
  });
  test('every Italian sentence has the placeholders of the English one', () => {
    expect(
      sentences.flatMap((sentence) =>
        wrongPlaces(sentence, italian[sentence.english] ?? sharedSentencesIt[sentence.english] ?? ''),
      ),
    ).toEqual([]);
  });
  test('every Italian text is a valid message with the signs of Italian', () => {
    for (const [english, text] of Object.entries(italian)) {
      expect(() => new IntlMessageFormat(text, 'it', undefined, { ignoreTag: true }), text).not.toThrow();
      expect(text.replaceAll(/`[^`]*`/g, ''), english).not.toMatch(WRONG_SIGNS);
      expect(text.trim(), english).not.toBe('');
    }
  });
  test('no sentence is made while the code is loaded, before the reader’s language is known', () => {
    expect(tooEarly).toEqual([]);
  });
});

test('no two sentences of the program have the same short key', () => {
  const english = [...new Set(Object.values(PARTS).flatMap(([italian]) => Object.keys(italian)))];
  expect(new Set(english.map(sentenceKey)).size).toBe(english.length);
  expect(sentenceKey('{0} loses {1}.')).toMatch(/^[a-z0-9]{5,8}$/);
});
