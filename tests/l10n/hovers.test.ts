import { afterEach, describe, expect, test } from 'vitest';
import { speakWith, term } from '../../engine/model/say.js';
import { translateVocabulary } from '../../engine/play/vocabulary-translation.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { hoverAttribute, hoverQuestion, hoverVerb, hoverWord } from '../../language-server/features/hover/words.js';
import { ENGLISH } from './english.js';
import { inItalian } from './in-italian.js';

afterEach(() => {
  speakWith(() => undefined);
});

/** Removes what is the same in both languages: code, links to rules, and words of authors that Italian explains. */
const withoutWords = (hover: string): string =>
  hover.replaceAll(/`[^`]*`|\(command:[^"]*"[^"]*"\)|\*\*[^*]*\*\*|[\p{L}-]+ (?=\()|^- [^:]*:/gmu, '…');

describe.each([...rulesets.values()].map((ruleset) => [ruleset.id, ruleset] as const))(
  'the hovers of the words of %s in Italian',
  (id, ruleset) => {
    test('contain no English', async () => {
      const hovers = await inItalian(id, () => {
        const vocabulary = translateVocabulary(ruleset.vocabulary, term);
        const game = { ...ruleset, vocabulary };
        const lists = ['terrain', 'phases', 'results', 'formations', 'unitKinds', 'features'] as const;
        return [
          ...lists.flatMap((list) => vocabulary[list].map(({ word }) => hoverWord(game, list, word))),
          ...vocabulary.attributes.map(({ word, of }) => hoverAttribute(game, word, [of])),
          ...vocabulary.verbs.map(({ word }) => hoverVerb(game, word)),
          ...vocabulary.questions.map(({ word }) => hoverQuestion(game, word)),
        ];
      });
      expect(hovers.length).toBeGreaterThan(80);
      expect(hovers.filter((hover) => hover === undefined || ENGLISH.test(withoutWords(hover)))).toEqual([]);
    });
  },
);
