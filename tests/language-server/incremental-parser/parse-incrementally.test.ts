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

/** Returns a syntax tree as plain data, with the range of each node and token. */
function snapshotOf({ value, lexerErrors, parserErrors }: ParseResult): object {
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

test('after an edit in a line, an incremental parse gives the rest of the line the same positions as a full parse', () => {
  const now = 'dice "one" = 4 dice "2" = 5\ndice "3"\n';
  const result = parseIncrementally(LangiumParser, LangiumParser.parse('dice "1" = 4 dice "2" = 5\ndice "3"\n'), now);
  expect(result && snapshotOf(result)).toEqual(snapshotOf(LangiumParser.parse(now)));
});

test('an incremental parse keeps the draft statement when a later statement is edited', () => {
  const head = 'ruleset pgg\ndraft "Not finished."\n';
  const now = `${head}dice "1" = 5\n`;
  const result = parseIncrementally(LangiumParser, LangiumParser.parse(`${head}dice "1" = 4\n`), now);
  expect(result && snapshotOf(result)).toEqual(snapshotOf(LangiumParser.parse(now)));
});

test('the whole text is parsed again when a draft statement is typed between two statements', () => {
  const before = LangiumParser.parse('dice "1" = 4\ndice "2" = 5\n');
  expect(parseIncrementally(LangiumParser, before, 'dice "1" = 4\ndraft "Why."\ndice "2" = 5\n')).toBeUndefined();
});

let [incremental, whole] = [0, 0];

test.each(FILES)(
  'an incremental parse of %s after random edits equals a full parse',
  (file) => {
    const first = readFileSync(file, 'utf8');
    fc.assert(
      fc.property(edits(12), (row) => {
        let text = first;
        let read: ParseResult = LangiumParser.parse(text);
        for (const edit of row) {
          const now = edited(text, edit);
          const reparsed = parseIncrementally(LangiumParser, read, now);
          if (reparsed) incremental += 1;
          else whole += 1;
          const fresh = LangiumParser.parse(now);
          if (reparsed) expectSame(snapshotOf(reparsed), snapshotOf(fresh));
          // Half of the edits that break the text are undone, as an author would do.
          const isSpoilt = fresh.parserErrors.length + fresh.lexerErrors.length > 0;
          if (isSpoilt && edit.to < 0.8) read = LangiumParser.parse(text);
          else [text, read] = [now, reparsed ?? fresh];
        }
      }),
      { numRuns: 2 },
    );
  },
  60_000,
);

test('at least a fifth of the edits can be parsed incrementally', () => {
  expect(incremental).toBeGreaterThan(whole / 4);
});
