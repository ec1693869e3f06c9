import fs from 'node:fs';
import path from 'node:path';
import { AstUtils, GrammarAST, GrammarUtils } from 'langium';
import { beforeAll, describe, expect, test } from 'vitest';
import type { IGrammar } from 'vscode-textmate';
import { SandtableGrammar } from '../../language-server/generated/grammar.js';
import { GRAMMAR_FILE, loadGrammar, scopesOf } from './grammar.js';

let grammar: IGrammar;
beforeAll(async () => {
  grammar = await loadGrammar();
});

describe('the TextMate grammar', () => {
  const ofLanguage = [...GrammarUtils.getAllReachableRules(SandtableGrammar(), true)]
    .flatMap((rule) => AstUtils.streamAllContents(rule).filter(GrammarAST.isKeyword).toArray())
    .map(({ value }) => value)
    .filter((word) => /^[a-z]/.test(word));

  test('the TextMate grammar colours exactly the keywords of the language', () => {
    expect(keywordsOfGrammarFile()).toEqual([...new Set(ofLanguage)].sort());
  });

  test.each([...new Set(ofLanguage)])('the TextMate grammar colours %s', (word) => {
    expect(scopesOf(grammar, `  x ${word} 1`).find(([text]) => text === word)?.[1]).toMatch(
      /^(keyword\.(control|operator\.word)|constant\.language\.grid)/,
    );
  });
});

test.each<[what: string, line: string, tokens: [string, string][]]>([
  [
    'a ruleset',
    'ruleset pgg',
    [
      ['ruleset', 'keyword.control.import'],
      ['pgg', 'entity.name.namespace'],
    ],
  ],
  [
    'a comment',
    'turns 3 // to the end',
    [
      ['turns', 'keyword.control'],
      ['3', 'constant.numeric'],
      ['//', 'punctuation.definition.comment'],
      [' to the end', 'comment.line.double-slash'],
    ],
  ],
  [
    'a side',
    'side German {',
    [
      ['side', 'storage.type'],
      ['German', 'entity.name.type'],
      ['{', 'punctuation.section.block'],
    ],
  ],
  [
    'a scenario',
    'scenario "First contact" {',
    [
      ['scenario', 'storage.type'],
      ['"First contact"', 'entity.name.section'],
      ['{', 'punctuation.section.block'],
    ],
  ],
  [
    'a row of terrain',
    '    |. . f ~',
    [
      ['|', 'punctuation.section.terrain'],
      ['. . f ~', 'constant.character.terrain'],
    ],
  ],
  [
    'a unit with two faces',
    '  panzer regiment 25/7  4-10 | 2-10',
    [
      ['panzer', 'support.type.word'],
      ['regiment', 'support.type.word'],
      ['25/7', 'entity.name.unit'],
      ['4-10', 'constant.numeric.face'],
      ['|', 'keyword.operator'],
      ['2-10', 'constant.numeric.face'],
    ],
  ],
  [
    'a unit with a named formation',
    '  motorized regiment Deutschland/DR 3-10',
    [
      ['motorized', 'support.type.word'],
      ['regiment', 'support.type.word'],
      ['Deutschland/DR', 'entity.name.unit'],
      ['3-10', 'constant.numeric.face'],
    ],
  ],
  [
    'a hexside',
    '  river Dnepr 1110/1210',
    [
      ['river', 'support.type.word'],
      ['Dnepr', 'entity.name.proper'],
      ['1110', 'constant.numeric.cell'],
      ['1210', 'constant.numeric.cell'],
    ],
  ],
  [
    'a range of cells',
    '  area West 0101..0105',
    [
      ['area', 'storage.type'],
      ['West', 'entity.name.type'],
      ['0101', 'constant.numeric.cell'],
      ['..', 'punctuation.separator.range'],
      ['0105', 'constant.numeric.cell'],
    ],
  ],
  [
    'a cell with a letter',
    '  town Caen at K12',
    [
      ['town', 'support.type.word'],
      ['Caen', 'entity.name.proper'],
      ['at', 'keyword.operator.word'],
      ['K12', 'constant.numeric.cell'],
    ],
  ],
  [
    'a citation',
    '  score Rudnya 10 [15.11]',
    [
      ['score', 'keyword.control'],
      ['Rudnya', 'entity.name.proper'],
      ['10', 'constant.numeric'],
      ['[', 'punctuation.definition.citation.begin'],
      ['15.11', 'markup.underline.link'],
      [']', 'punctuation.definition.citation.end'],
    ],
  ],
  [
    'an option',
    '  ruling overrun.fromZoc = true',
    [
      ['ruling', 'keyword.control'],
      ['overrun.fromZoc', 'variable.other.option'],
      ['=', 'keyword.operator'],
      ['true', 'constant.language.boolean'],
    ],
  ],
  [
    'a phase',
    '  phase initial movement:',
    [
      ['phase', 'keyword.control'],
      ['initial movement', 'entity.name.label'],
      [':', 'punctuation.separator'],
    ],
  ],
  [
    'a translation',
    '  rule 1 "Stacking" (pt-BR: "Empilhamento")',
    [
      ['rule', 'keyword.control'],
      ['1', 'constant.numeric'],
      ['"', 'string.quoted.double'],
      ['Stacking', 'string.quoted.double'],
      ['"', 'string.quoted.double'],
      ['(', 'punctuation.section.block'],
      ['pt-BR', 'entity.other.attribute-name'],
      [':', 'punctuation.separator'],
      ['"', 'string.quoted.double'],
      ['Empilhamento', 'string.quoted.double'],
      ['"', 'string.quoted.double'],
      [')', 'punctuation.section.block'],
    ],
  ],
  ['a word that begins like a keyword', '  forest', [['forest', 'support.type.word']]],
  ['a word with a keyword behind a hyphen', '  anti-on', [['anti-on', 'support.type.word']]],
])('the TextMate grammar gives the expected scopes to %s', (_, line, tokens) => {
  expect(scopesOf(grammar, line)).toEqual(tokens);
});

test('the TextMate grammar colours a word of the game as a verb only at the beginning of an order', () => {
  const orders = `orders turn 1 German {
  move "7.Pz" to 2512 (slow)
  attack 2612 with 25/7, Lukin { on D1: advance 25/7 to 2612 }
}
town Rudnya at 2813`;
  const verbs = scopesOf(grammar, orders).filter(([, scope]) => scope === 'support.function.verb');
  expect(verbs.map(([word]) => word)).toEqual(['move', 'attack', 'advance']);
});

test('a block comment ends at its closing mark', () => {
  const scopes = scopesOf(grammar, '/* one\n two */ turns 3').map(([, scope]) => scope);
  expect(scopes.at(-2)).toBe('keyword.control');
  expect(scopes[0]).toBe('punctuation.definition.comment.begin');
});

test('an unclosed string ends at the end of its line', () => {
  expect(scopesOf(grammar, 'scenario "open\nturns 3').at(-2)).toEqual(['turns', 'keyword.control']);
});

test('the TextMate grammar gives a scope to all text of an example except spaces', () => {
  const file = path.resolve(import.meta.dirname, '../../examples/pgg/first-contact.sand');
  const text = fs.readFileSync(file, 'utf8');
  const coloured = scopesOf(grammar, text).map(([token]) => token.replaceAll(/\s/g, '').length);
  const all = text.replaceAll(/\s/g, '').length;
  const slashes = (text.match(/(?<=\w)\/(?=\d{4})/g) ?? []).length;
  expect(coloured.reduce((sum, length) => sum + length, 0)).toBeGreaterThanOrEqual(all - slashes);
});

/** Returns the words listed in the three keyword patterns of the TextMate grammar. */
function keywordsOfGrammarFile(): string[] {
  const { repository } = JSON.parse(fs.readFileSync(GRAMMAR_FILE, 'utf8')) as {
    repository: Record<string, { match: string }>;
  };
  const patterns = ['statement-keywords', 'connecting-keywords', 'grid-keywords'].map((name) => repository[name].match);
  return patterns.flatMap((match) => /\(\?:([a-z|]+)\)/.exec(match)?.[1]?.split('|') ?? []).sort();
}
