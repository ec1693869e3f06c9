import { readFileSync } from 'node:fs';
import { createParser, CstUtils, EmptyFileSystem, LangiumParser, type CompositeCstNode } from 'langium';
import { describe, expect, test, vi } from 'vitest';
import { createSandtableServices } from '../../../language-server/sandtable-module.js';

const { sandtable } = createSandtableServices({ ...EmptyFileSystem, rulesets: new Map() });
const { LangiumParser: parser, Lexer } = sandtable.parser;

/** Returns all nodes of a syntax tree in order, including comments. */
const nodesIn = (text: string, by: LangiumParser): string[] => {
  const root = by.parse(text).value.$cstNode!;
  return [...CstUtils.streamCst(root)].map(({ offset, end, hidden }) => `${offset}-${end}${hidden ? ' hidden' : ''}`);
};

test('the node builder builds the same syntax nodes as Langium and keeps comments in their places among the nodes', () => {
  const langiums = new LangiumParser(sandtable);
  createParser(sandtable.Grammar, langiums, Lexer.definition);
  langiums.finalize();
  const texts = [
    readFileSync('examples/pgg/first-contact.sand', 'utf8'),
    readFileSync('tests/toy/battle.sand', 'utf8'),
    '// first\nruleset stub /* a */ side // b\n{ infantry A 3-4 } ) /* c */\n// last\n',
    '// only a comment\n',
    '',
  ];
  for (const text of texts) expect(nodesIn(text, parser)).toEqual(nodesIn(text, langiums));
});

test('the node builder can build a text with 200,000 comments', () => {
  const { lexerErrors, parserErrors, value } = parser.parse(`ruleset stub\n${'// a comment\n'.repeat(200_000)}`);
  expect([lexerErrors, parserErrors]).toEqual([[], []]);
  expect(value.$cstNode?.root.fullText).toHaveLength(13 + 200_000 * 13);
});

describe('parsing takes time proportional to the length of the text', () => {
  test('building the syntax tree leaves the list of comments intact instead of removing them one by one', () => {
    const lexed = Lexer.tokenize('side Blue { } // a comment\n'.repeat(50));
    const lexing = vi.spyOn(Lexer, 'tokenize').mockReturnValue(lexed);
    parser.parse('');
    lexing.mockRestore();
    expect(lexed.hidden).toHaveLength(50);
  });

  test('the node builder finds the place of a new node without a search from the front of the list', () => {
    const text = 'side Blue { }\n'.repeat(50);
    const looking = vi.spyOn(Array.prototype, 'indexOf');
    const { $cstNode } = parser.parse(text).value;
    const lists = looking.mock.contexts as readonly unknown[];
    looking.mockRestore();
    const content = ($cstNode as CompositeCstNode).content;
    expect(content).toHaveLength(50);
    expect(lists.filter((list) => Array.isArray(list) && list.includes(content[0]))).toEqual([]);
  });
});
