import { expect, test } from 'vitest';
import { ALTERNATIVE, EFFECT_HEADS, EFFECTS } from '../../language-server/rulesets/statements/effects.js';
import { STATEMENTS } from '../../language-server/rulesets/statements/index.js';
import { MODIFIED, OPERATIONS } from '../../language-server/rulesets/statements/modify.js';
import { VARIANT_FORMS } from '../../language-server/rulesets/variant-forms.js';
import { serverSentencesIt } from '../../language-server/words/it/index.js';

/** Properties that contain examples of the language, which are the same for every reader. */
const STATEMENTS_OF_THE_LANGUAGE = new Set(['example', 'form', 'skeleton']);

const isSentence = (text: string): boolean => /^\p{Lu}.*[.?]$/su.test(text);

/** Returns the sentences in a part of the table of statements. */
function sentencesIn(part: unknown): string[] {
  if (typeof part === 'string') return isSentence(part) ? [part] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    STATEMENTS_OF_THE_LANGUAGE.has(key) ? [] : sentencesIn(value),
  );
}

test('every text of the table of statements has an Italian text', () => {
  const sentences = sentencesIn([STATEMENTS, EFFECT_HEADS, EFFECTS, ALTERNATIVE, MODIFIED, OPERATIONS, VARIANT_FORMS]);
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter((text) => !Object.hasOwn(serverSentencesIt, text))).toEqual([]);
});
