import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plural } from '../../../engine/model/nouns.js';
import { capitalize, count, withArticle } from '../../../engine/model/words.js';

test.each([
  [1, 'unit', '1 unit'],
  [2, 'unit', '2 units'],
  [0, 'activation', '0 activations'],
  [1, 'headquarters', '1 headquarters'],
  [2, 'headquarters', '2 headquarters'],
  [1, 'artillery', '1 artillery unit'],
  [2, 'artillery', '2 artillery units'],
  [2, 'armour', '2 armour units'],
  [2, 'artillery battalion', '2 artillery battalions'],
  [2, 'artillery battery', '2 artillery batteries'],
  [3, 'hex', '3 hexes'],
  [2, 'box', '2 boxes'],
  [2, 'city', '2 cities'],
  [2, 'supply convoy', '2 supply convoys'],
])('count writes %i × %s as `%s`', (number, noun, text) => {
  expect(count(number, noun)).toBe(text);
});

test('count writes the plural that is passed to it, for a noun with an irregular plural', () => {
  expect([count(1, 'die', 'dice'), count(2, 'die', 'dice')]).toEqual(['1 die', '2 dice']);
});

test.each([
  ['assault sequence', 'an assault sequence'],
  ['mobile sequence', 'a mobile sequence'],
  ['airfield', 'an airfield'],
  ['Army unit', 'an Army unit'],
  ['SS division', 'an SS division'],
  ['unit', 'a unit'],
  ['European port', 'a European port'],
])('withArticle writes %s as `%s`', (noun, text) => {
  expect(withArticle(noun)).toBe(text);
});

test('capitalize changes the first letter of a sentence to upper case', () => {
  expect(capitalize(withArticle('airfield'))).toBe('An airfield');
});

describe('messages', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const files = globSync('{engine,language-server,cli}/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith(path.join('model', 'nouns.ts')),
  );
  const found = (pattern: RegExp): string[] =>
    files.flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );

  test('no message has a fixed `a` or `an` before an inserted word, except words of a set in which the article fits all', () => {
    const ofDegrees = ['say`an ${term(degree)} victory', 'say`a ${term(degree)} victory'];
    const fixed = ['a ${set} sequence', 'a ${level.side} ${level.degree}', 'a ${term(feature.kind)} hexside'];
    const ofColours = ['A ${choice} factory', 'A ${term(FACTORY_OF[choice])}'];
    const inWithArticle = 'say`an ${shown}` : say`a ${shown}`';
    const known = [...fixed, ...ofDegrees, ...ofColours, inWithArticle];
    const lines = found(/\b[Aa]n? \$\{(?!withArticle)/);
    expect(lines.filter((line) => !known.some((text) => line.includes(text)))).toEqual([]);
  });

  test('no message adds `s` or `es` to an inserted noun', () => {
    expect(
      found(/`[^`]*\w* ?\$\{(?!.*=== 1 \? 's')[^{}`]*\}e?s\b(?!\/)/).filter((line) => !line.includes('ANY')),
    ).toEqual([]);
  });

  test('plural adds the regular English ending of a noun: s, es or ies', () => {
    expect(['day', 'army', 'brush', 'class'].map((noun) => plural(noun))).toEqual([
      'days',
      'armies',
      'brushes',
      'classes',
    ]);
  });
});
