import { AstUtils, EmptyFileSystem, GrammarAST } from 'langium';
import { expect, test } from 'vitest';
import { isReserved, KEYWORDS, SYNONYMS } from '../../../language-server/rulesets/statements/reserved.js';
import { createSandtableServices } from '../../../language-server/sandtable-module.js';

test('the reserved words contain the keywords of the grammar and no others', () => {
  const { Grammar } = createSandtableServices({ ...EmptyFileSystem, rulesets: new Map() }).sandtable;
  const keywords = AstUtils.streamAllContents(Grammar)
    .filter(GrammarAST.isKeyword)
    .map(({ value }) => value)
    .filter((value) => /^[a-z]/.test(value));
  expect(KEYWORDS).toEqual([...new Set(keywords)].toSorted());
});

test('a synonym stands for a reserved word and is not reserved itself', () => {
  const wrong = [...SYNONYMS].filter(([word, synonym]) => !isReserved(word) || isReserved(synonym));
  expect(wrong).toEqual([]);
});
