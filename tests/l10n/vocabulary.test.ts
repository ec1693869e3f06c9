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

/** Words that need no Italian term: they are never shown as an attribute, or Italian rulebooks use the English word. */
const SAME_IN_ITALIAN = ['picture', 'short', 'round', 'rounds'];

test.each([...rulesets.values()].map((ruleset) => [ruleset.id, ruleset] as const))(
  'every word that describes a unit or an expected result of %s has an Italian term',
  async (id, { vocabulary }) => {
    const shown = vocabulary.attributes.filter(({ of }) => of === 'unit' || of === 'expectation');
    const left = await inItalian(id, () => shown.map(({ word }) => word).filter((word) => term(word) === word));
    expect(shown.length).toBeGreaterThan(20);
    expect(left.filter((word) => !SAME_IN_ITALIAN.includes(word))).toEqual([]);
  },
);

test('the text of every vocabulary word that a statement adds to a declared game has an Italian translation', () => {
  const texts = [...spokenIn('engine/declared/vocabulary').literals].filter((text) => /^\p{Lu}.*[.?`]$/u.test(text));
  const known = { ...sharedSentencesIt, ...declaredSentencesIt };
  expect(texts.length).toBeGreaterThan(70);
  expect(texts.filter((text) => !Object.hasOwn(known, text))).toEqual([]);
});
