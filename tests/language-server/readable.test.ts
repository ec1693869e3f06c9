import { describe, expect, test } from 'vitest';
import { UnreadableError } from '../../language-server/parser/unreadable.js';
import { decode, MAX_FILE_BYTES, readable } from '../../language-server/workspace/readable.js';
import { TestWorkspace } from './workspace.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('decoding UTF-8 files of up to 4 MB', () => {
  test.each([
    ['plain', bytes('ruleset pgg'), 'ruleset pgg'],
    ['empty', bytes(''), ''],
    ['beginning with a byte order mark', bytes('\uFEFFside A {}'), 'side A {}'],
    ['of 4 MB', new Uint8Array(MAX_FILE_BYTES).fill(0x20), ' '.repeat(MAX_FILE_BYTES)],
    ['Cyrillic', bytes('side "Красная Армия" {}'), 'side "Красная Армия" {}'],
  ])('a file is decoded: %s', (_, given, text) => {
    expect(decode(given)).toBe(text);
  });

  test.each([
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x72, 0x00]), 'UTF-16'],
    ['UTF-16 with the high byte first', new Uint8Array([0xfe, 0xff, 0x00, 0x72]), 'UTF-16'],
    ['binary', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00]), 'binary'],
    ['Windows-1251', new Uint8Array([0xcf, 0xf0, 0xe8]), 'not written in UTF-8'],
    ['too large', new Uint8Array(MAX_FILE_BYTES + 1).fill(0x20), 'the limit is 4 MB'],
  ])('an unreadable file is refused: %s', (_, given, why) => {
    expect(() => decode(given)).toThrow(UnreadableError);
    expect(() => decode(given)).toThrow(why);
  });
});

describe('text from the editor', () => {
  test.each([
    ['of 64 MB', ' '.repeat(64 * 1024 * 1024), 'This file has 64 MB'],
    ['with a zero byte', 'side A {\0}', 'binary'],
  ])('an unreadable text from the editor is refused: %s', (_, text, why) => {
    expect(() => readable(text)).toThrow(why);
  });
});

describe('deeply nested braces', () => {
  const deep = 'infantry A 1-1 { '.repeat(400);
  test.each([
    ['are rejected', `side Blue { ${deep}`],
    ['are rejected after a comment with closing braces', `// ${'}'.repeat(400)}\nside Blue { ${deep}`],
    ['are rejected after unmatched closing braces', `${'}'.repeat(400)}\nside Blue { ${deep}`],
  ])('deeply nested braces %s', async (_, text) => {
    const workspace = await TestWorkspace.of({
      'a.sand': text,
      'b.sand': 'ruleset stub\nside Blue { infantry A 3-4 }',
    });
    expect(workspace.codes('a.sand')).toEqual(['sandtable/unreadable']);
    expect(workspace.codes('b.sand')).toEqual([]);
  });

  test.each([
    ['a comment', `// ${'{'.repeat(201)}`],
    ['a long comment', `/* ${'{'.repeat(201)} */`],
    ['a name', `side Blue { infantry "${'{'.repeat(201)}" 3-4 }`],
    ['a row of terrain', `map A { grid squares columns 2 rows 2 terrain {\n|${'{'.repeat(201)}\n} }`],
  ])('braces in %s do not count towards the limit of nested braces', async (_, text) => {
    const workspace = await TestWorkspace.of({ 'a.sand': `ruleset stub\n${text}\n` });
    expect(workspace.codes('a.sand')).not.toContain('sandtable/unreadable');
  });

  test.each([
    ['50 levels are read', 50, 'sandtable/syntax'],
    ['51 levels are rejected with a message', 51, 'Parentheses are nested more than 50 deep'],
    ['400 levels are rejected with a message', 400, 'Parentheses are nested more than 50 deep'],
  ])('nested parentheses in a condition: %s', async (_, depth, expected) => {
    const text = `ruleset stub\nscenario "S" { when ${'('.repeat(depth)} { } }`;
    const workspace = await TestWorkspace.of({ 'a.sand': text });
    const diagnostics = workspace.document('a.sand').diagnostics ?? [];
    expect(JSON.stringify(diagnostics.map(({ code, message }) => [code, message]))).toContain(expected);
  });

  test('an unreadable text has no completion and no signature help', async () => {
    const workspace = await TestWorkspace.of({ 'a.sand': `side Blue { ${deep}` });
    const { CompletionProvider, SignatureHelp } = workspace.services.lsp;
    const document = workspace.document('a.sand');
    const params = { textDocument: { uri: document.uri.toString() }, position: { line: 0, character: 300 } };
    expect(await CompletionProvider?.getCompletion(document, params)).toBeUndefined();
    expect(await SignatureHelp?.provideSignatureHelp(document, params)).toBeUndefined();
  });
});

describe('unreadable files', () => {
  test('a file of 100 MB of braces is reported without blocking the workspace', async () => {
    const workspace = await TestWorkspace.of({
      'huge.sand': '{'.repeat(100 * 1024 * 1024),
      'small.sand': 'ruleset stub\nimport "huge.sand"\n',
    });
    expect(workspace.codes('huge.sand')).toEqual(['sandtable/unreadable']);
    expect(workspace.codes('small.sand')).toEqual(['sandtable/unreadable']);
  });

  test('a file is checked again once it is readable', async () => {
    const workspace = await TestWorkspace.of({ 'a.sand': '\0' });
    expect(workspace.codes('a.sand')).toEqual(['sandtable/unreadable']);
    await workspace.write('a.sand', 'ruleset stub\nside Blue { infantry A 3-4 }');
    expect(workspace.codes('a.sand')).toEqual([]);
    await workspace.write('a.sand', '');
    expect(workspace.codes('a.sand')).toEqual(['sandtable/empty-file']);
  });
});
