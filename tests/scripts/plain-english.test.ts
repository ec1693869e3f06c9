import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { checkIdentifiers } from '../../scripts/plain-english/identifiers.js';
import { checkCode, checkProse } from '../../scripts/plain-english/phrases.js';
import { checkTestTitles } from '../../scripts/plain-english/test-titles.js';

const parse = (text: string): ts.SourceFile => ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
const messagesOf = (findings: readonly { readonly message: string }[]): readonly string[] =>
  findings.map(({ message }) => message);

describe('names', () => {
  test.each([
    ['const told = 1;', '"told" does not say what it names'],
    ['function goesOn() {}', '"goesOn" does not say what it names'],
    ['const f = ({ asked }) => 1;', '"asked" does not say what it names'],
    ['interface A { readonly kept: number }', '"kept" does not say what it names'],
    ['const PATIENCE = 500;', 'the constant PATIENCE does not say its subject and unit'],
    ['const POLL_INTERVAL = 2 * 100;', 'the constant POLL_INTERVAL does not say its unit: end it with _MS or _SECONDS'],
    ['const MAX_MEMORY = -1;', 'the constant MAX_MEMORY does not say its unit: end it with _BYTES, _KB or _MB'],
  ])('the plain-English check rejects the name in: %s', (code, message) => {
    expect(messagesOf(checkIdentifiers(parse(code)))).toEqual([message]);
  });
  test.each([
    'const POLL_INTERVAL_MS = 200;',
    'const MAX_WORKER_CRASHES_PER_JOB = 3;',
    'const RIVER = 2;',
    'const KEPT = new Map();',
    'const unitsKept = told();',
  ])('the plain-English check accepts the name in: %s', (code) => {
    expect(checkIdentifiers(parse(code))).toEqual([]);
  });
});

describe('test titles', () => {
  test.each([
    ["test('so does the other', () => {});", 'begins with "so"'],
    ["test('C68 is refused', () => {});", 'begins with "is"'],
    ["test('[7.1] and nobody else', () => {});", 'begins with "and"'],
    ["test.each([1])('what %s says here', () => {});", 'begins with "what"'],
    ["test.each`a`('they are all known', () => {});", 'begins with "they"'],
    ["it('across mines', () => {});", 'is not a sentence'],
  ])('the plain-English check rejects the test title in: %s', (code, fault) => {
    expect(messagesOf(checkTestTitles(parse(code)))).toEqual([expect.stringContaining(fault)]);
  });
  test.each([
    "test('rejects a fifth Soviet unit in a hex [7.1]', () => {});",
    "test.each([])('$case [$rules]', () => {});",
    "test.each([])('refuses %s', () => {});",
    "test.prop([])('C68: guns of ships add one above 105 mm', () => {});",
    "describe('and so on', () => {});",
  ])('the plain-English check accepts the test title in: %s', (code) => {
    expect(checkTestTitles(parse(code))).toEqual([]);
  });
});

describe('phrases', () => {
  test.each([
    ['// Units that were passed over.\nlet a;', '"passed over" is not plain; write: skipped, ignored'],
    ['/** Games come\n * to be here. */\nlet a;', '"come to be" is not plain; write: is created, becomes'],
    ['f(`${a} so many games`);', '"so many" is not plain; write: the number, the time'],
    ['// Who waits is served.\nlet a;', '"Who" is not plain; write: the caller, the player, the unit'],
    ['/** How far it goes. */\nlet a;', '"How" is not plain; write: a noun or a verb in the third person'],
  ])('the plain-English check rejects the phrase in: %j', (code, message) => {
    expect(messagesOf(checkCode(parse(code)))).toEqual([message]);
  });
  test.each([
    '/** So many as fit: `so that` is not here. */\nlet a;',
    "import 'passed over';",
    '// Who retreats first?\nlet a;',
  ])('the plain-English check accepts the phrase in: %j', (code) => {
    expect(checkCode(parse(code))).toEqual([]);
  });
  test('the plain-English check checks the prose of a page but not its code', () => {
    const page = 'It is had.\n```\nis had\n```\nSo long as it waits.\n';
    expect(checkProse('a.md', page)).toEqual([
      { file: 'a.md', line: 1, message: '"is had" is not plain; write: is available' },
    ]);
  });
});
