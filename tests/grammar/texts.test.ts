import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmptyFileSystem } from 'langium';
import { describe, expect, test } from 'vitest';
import { createSandtableServices } from '../../language-server/sandtable-module.js';

const { LangiumParser } = createSandtableServices({ ...EmptyFileSystem, rulesets: new Map() }).sandtable.parser;

/** Returns the error messages of lexer and parser for a text. */
function problems(text: string): string[] {
  const { lexerErrors, parserErrors } = LangiumParser.parse(text);
  return [...lexerErrors, ...parserErrors].map(({ message }) => message);
}

const page = readFileSync('docs/language.md', 'utf8');
const blocks = [...page.matchAll(/```sand\n([\s\S]*?)```/g)].map(([, text = ''], index) => ({
  text,
  name: `block ${index + 1}: ${text.split('\n').at(2) ?? ''}`,
}));

const examples = readdirSync('examples', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.sand'),
);

const wanted = readdirSync('tests/fixtures/wanted').filter((name) => name.endsWith('.sand'));

test.each(wanted)('the parser reads %s, a sample file for a game that is not supported yet, without errors', (name) => {
  expect(problems(readFileSync(join('tests/fixtures/wanted', name), 'utf8'))).toEqual([]);
});

describe('the parser reads the examples of the documentation', () => {
  test('docs/language.md has enough blocks of Sandtable text for the parser tests', () => {
    expect(blocks.length).toBeGreaterThan(5);
  });

  test.each(blocks)('the parser reads $name without errors', ({ text }) => {
    expect(problems(text)).toEqual([]);
  });

  test.each(examples)('the parser reads examples/%s without errors', (name) => {
    expect(problems(readFileSync(join('examples', name), 'utf8'))).toEqual([]);
  });
});

describe('syntax errors are reported in the words of the author', () => {
  test.each([
    ['side german {}', 'Names begin with a capital letter or are in quotes: German.'],
    ['side German { infantry lukin 3-4 }', 'or like 25/7. A number alone is not a name.'],
    ['map A1 {}', 'Put it in quotes: "A1".'],
    ['side German { infantry source 3-4 }', 'is a keyword of the language'],
    ['side German { infantry A 3-4', 'The file ends here; expected: “}”.'],
    ['side German { § }', '“§” means nothing here.'],
    ['side German { infantry "A 3-4 }', 'A quote is missing on this line'],
    ['setup German {}', 'is not allowed here. Allowed outside of braces'],
    ['side German {} }', 'This “}” closes nothing'],
    ['scenario Rudnya {}', 'Put it in quotes: "Rudnya".'],
    ['scenario "A" { turns three }', 'expected: a number'],
    ['orders 1 German {}', 'expected: “turn” or “setup”'],
    ['orders turn 1 German { move "7.Pz" at 0101 }', '“at” does not belong here.'],
    ['orders turn 1 German {\nattack 0101 with\n}', 'Expected after “with”: a name'],
  ])('the message for the syntax error in “%s” uses words of the language, not parser terms', (text, said) => {
    expect(problems(text).join('\n')).toContain(said);
  });
});
