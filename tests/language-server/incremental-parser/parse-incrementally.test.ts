import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { AstNode, GenericAstNode, ParseResult } from 'langium';
import { AstUtils, CstUtils, EmptyFileSystem, isAstNode, isReference } from 'langium';
import { expect, test } from 'vitest';
import { parseIncrementally } from '../../../language-server/incremental-parser/parse-incrementally.js';
import { createSandtableServices } from '../../../language-server/sandtable-module.js';
import { edited, edits } from './edits.js';
import { expectSame } from '../../same.js';

const { LangiumParser } = createSandtableServices({
  fileSystemProvider: EmptyFileSystem.fileSystemProvider,
  rulesets: new Map(),
}).sandtable.parser;

const FILES = [...globSync('examples/*/*.sand'), 'tests/toy/battle.sand'];

/** A tree as plain data, with where each node and each word of it stands. */
function told({ value, lexerErrors, parserErrors }: ParseResult): object {
  const leaves = value.$cstNode ? CstUtils.flattenCst(value.$cstNode).toArray() : [];
  return {
    errors: [...lexerErrors, ...parserErrors].map(({ message }) => message),
    text: value.$cstNode?.root.fullText,
    leaves: leaves.map(({ text, offset, end, range, tokenType, hidden, astNode, root, grammarSource }) => [
      ...[text, offset, end, range, tokenType.name, hidden, astNode.$type, root === value.$cstNode],
      grammarSource?.$cstNode?.text,
    ]),
    nodes: AstUtils.streamAst(value).map(nodeOf).toArray(),
  };
}

function nodeOf(node: AstNode): unknown[] {
  const { $type, $cstNode, $container, $containerProperty, $containerIndex } = node;
  const own = Object.keys(node)
    .filter((key) => !key.startsWith('$'))
    .sort()
    .map((key) => [key, plain((node as GenericAstNode)[key])]);
  const whose = [$container?.$type, $containerProperty, $containerIndex, $cstNode?.astNode === node];
  return [$type, own, $cstNode?.offset, $cstNode?.end, $cstNode?.range, ...whose];
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (isReference(value)) return [value.$refText, value.$refNode?.offset, value.$refNode?.range];
  return isAstNode(value) ? value.$type : value;
}

test('what stands behind an edit on its line moves along it', () => {
  const now = 'dice "one" = 4 dice "2" = 5\ndice "3"\n';
  const kept = parseIncrementally(LangiumParser, LangiumParser.parse('dice "1" = 4 dice "2" = 5\ndice "3"\n'), now);
  expect(kept && told(kept)).toEqual(told(LangiumParser.parse(now)));
});

test('keeps the draft statement when a later statement is edited', () => {
  const head = 'ruleset pgg\ndraft "Not finished."\n';
  const now = `${head}dice "1" = 5\n`;
  const kept = parseIncrementally(LangiumParser, LangiumParser.parse(`${head}dice "1" = 4\n`), now);
  expect(kept && told(kept)).toEqual(told(LangiumParser.parse(now)));
});

test('reads the whole text when a draft statement is typed between two statements', () => {
  const before = LangiumParser.parse('dice "1" = 4\ndice "2" = 5\n');
  expect(parseIncrementally(LangiumParser, before, 'dice "1" = 4\ndraft "Why."\ndice "2" = 5\n')).toBeUndefined();
});

let [again, whole] = [0, 0];

test.each(FILES)(
  '%s, edited at random and read again, is what reading the whole gives',
  (file) => {
    const first = readFileSync(file, 'utf8');
    fc.assert(
      fc.property(edits(12), (row) => {
        let text = first;
        let read: ParseResult = LangiumParser.parse(text);
        for (const edit of row) {
          const now = edited(text, edit);
          const kept = parseIncrementally(LangiumParser, read, now);
          if (kept) again += 1;
          else whole += 1;
          const fresh = LangiumParser.parse(now);
          if (kept) expectSame(told(kept), told(fresh));
          // What is spoilt is taken back half of the time: an author goes on with a text that can be read.
          const isSpoilt = fresh.parserErrors.length + fresh.lexerErrors.length > 0;
          if (isSpoilt && edit.to < 0.8) read = LangiumParser.parse(text);
          else [text, read] = [now, kept ?? fresh];
        }
      }),
      { numRuns: 3 },
    );
  },
  60_000,
);

test('many of the edits needed no more than their statement', () => {
  expect(again).toBeGreaterThan(whole / 4);
});
