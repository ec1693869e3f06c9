import { readFileSync } from 'node:fs';
import { EmptyFileSystem } from 'langium';
import { describe, expect, test, vi } from 'vitest';
import { createSandtableServices } from '../../../language-server/sandtable-module.js';
import { TestWorkspace } from '../workspace.js';

/**
 * Length of a very long line in characters. If the lexer read the line again for each character, the test would take
 * minutes.
 */
const TEXT_LENGTH = 200_000;

const { parser } = createSandtableServices({ ...EmptyFileSystem, rulesets: new Map() }).sandtable;

describe('very long lines are read once, and no message repeats them', () => {
  test.each([
    '[',
    '[a',
    '\\"',
    '"',
    "'",
    '"\'',
    '"\\\'',
    '/* ',
    '\\',
    '§',
    '𝄞',
    'A-',
    '1-',
    '|/',
    'A1',
    '..',
    '“',
    '“"',
    '‘“',
    '–"',
    'u\u0308',
    '<<<<<<<\n',
  ])('the lexer reads a very long line only once, and no message repeats the line: %s', (scrap) => {
    const { errors } = parser.Lexer.tokenize(scrap.repeat(TEXT_LENGTH));
    expect(errors.filter(({ message }) => message.length > 120)).toEqual([]);
  });

  test.each(['[', '\\"'])('no message of the checks repeats a very long line: %s', async (scrap) => {
    const workspace = await TestWorkspace.of({ 'a.sand': `ruleset stub\n${scrap.repeat(TEXT_LENGTH)}\n` });
    for (const { message } of workspace.analyse('a.sand').findings) expect(message.length).toBeLessThan(300);
  });

  test('a message about an unknown name of 200,000 letters shortens the name', async () => {
    const text = `ruleset stub\nscenario "S" { on ${'A'.repeat(TEXT_LENGTH)} }\nside Blue { ${'b'.repeat(TEXT_LENGTH)} A 3-4 }\n`;
    const workspace = await TestWorkspace.of({ 'a.sand': text });
    expect(workspace.codes('a.sand')).toEqual(
      expect.arrayContaining(['sandtable/unknown-name', 'sandtable/unknown-word']),
    );
    for (const { message } of workspace.analyse('a.sand').findings) expect(message.length).toBeLessThan(400);
  });

  test('the pattern of a citation finds no match in a long line of opening brackets', () => {
    const { repository } = JSON.parse(readFileSync('syntaxes/sandtable.tmLanguage.json', 'utf8')) as {
      readonly repository: { readonly citation: { readonly match: string } };
    };
    const citation = new RegExp(repository.citation.match);
    expect(citation.exec('[[7.1]')?.[0]).toBe('[7.1]');
    expect(citation.exec('['.repeat(TEXT_LENGTH))).toBeNull();
  });

  test('the TextMate pattern of unit names matches a name with hyphens as a whole and not from its middle', () => {
    const { repository } = JSON.parse(readFileSync('syntaxes/sandtable.tmLanguage.json', 'utf8')) as {
      readonly repository: { readonly 'unit-name': { readonly match: string } };
    };
    const name = new RegExp(repository['unit-name'].match, 'y');
    const foundAt = (start: number): string | undefined => {
      name.lastIndex = start;
      return name.exec('A-B-C/7')?.[0];
    };
    expect([0, 2, 4].map(foundAt)).toEqual(['A-B-C/7', undefined, undefined]);
  });
});

describe('the lexer reports text that is not a token', () => {
  test.each([
    ['adjacent stray characters once', 'side Blue { §§ §\u0007 }', ['§§', '§\u0007']],
    ['an open quote, and reads the text after the quote', 'side Blue { infantry "A 3-4 }', ['"']],
    ['a bracket that is never closed', 'side Blue { infantry A 3-4 [7.1 }', ['[']],
    ['a comment without an end', 'side Blue { }\n/* and so on', ['/*']],
    ['a comment whose end is part of its beginning', '/*/', ['/*']],
    ['no comment that is closed', '/**/ /* a */ /***/ side Blue { }', []],
    ['no text in quotes that is closed', `side Blue { infantry "A \\" 'B'" 3-4 infantry 'it\\'s' 3-4 }`, []],
    ['an open quote of one kind, before texts in the other', `side Blue { infantry 'A 3-4 infantry "B" 3-4 }`, ["'"]],
  ])('the lexer reports %s', (_, text, strays) => {
    const { errors } = parser.Lexer.tokenize(text);
    expect(errors.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual(strays);
  });
});

test('an exception in the parser does not affect the next parse', () => {
  const { LangiumParser, ValueConverter } = parser;
  const text = 'side Blue { infantry A 3-4 }';
  const before = LangiumParser.parse(text).value;
  const broken = vi.spyOn(ValueConverter, 'convert').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  expect(() => LangiumParser.parse(text)).toThrow(RangeError);
  broken.mockRestore();
  expect(LangiumParser.parse(text).value).toMatchObject({ $type: before.$type, elements: [{ name: 'Blue' }] });
});
