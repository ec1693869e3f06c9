import { expect, test } from 'vitest';
import { declaredSentencesIt } from '../../engine/declared/it/index.js';
import { sharedSentencesIt } from '../../engine/it/index.js';
import { term } from '../../engine/model/say.js';
import { translateVocabulary } from '../../engine/play/vocabulary-translation.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { inItalian } from './in-italian.js';
import { spokenIn } from './sentences.js';
import { textsOfWords } from './vocabulary-texts.js';

test.each([...rulesets.values()].map((ruleset) => [ruleset.id, ruleset] as const))(
  'every text that explains a word of %s has an Italian text',
  async (id, { vocabulary }) => {
    const english = textsOfWords(vocabulary);
    const italian = await inItalian(id, () => textsOfWords(translateVocabulary(vocabulary, term)));
    expect(english.length).toBeGreaterThan(150);
    expect(english.filter((text, at) => text !== '' && italian[at] === text)).toEqual([]);
  },
);

test('every text of a word that declared games have because of their statements has an Italian text', () => {
  const texts = [...spokenIn('engine/declared/vocabulary').literals].filter((text) => /^\p{Lu}.*[.?`]$/u.test(text));
  const known = { ...sharedSentencesIt, ...declaredSentencesIt };
  expect(texts.length).toBeGreaterThan(70);
  expect(texts.filter((text) => !Object.hasOwn(known, text))).toEqual([]);
});
