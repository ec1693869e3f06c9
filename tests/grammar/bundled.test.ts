import fs from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shortened } from '../../scripts/grammar-in-short.ts';

const written = fs.readFileSync('language-server/generated/grammar.ts', 'utf8');
const [json = ''] = /(?<=loadGrammarFromJson\()'.*'(?=\))/.exec(written) ?? [];

test('a bundle holds the grammar in less than half of its length and gives it to Langium letter for letter', () => {
  const short = shortened(json.slice(1, -1));
  expect(json.length).toBeGreaterThan(10_000);
  expect(short.length).toBeLessThan(json.length / 2);
  expect(runInNewContext(short)).toBe(runInNewContext(json));
});

test('a grammar with the mark of the phrases is refused', () => {
  expect(() => shortened('{"value":"~"}')).toThrow('The grammar has a ~, which marks its phrases in a bundle.');
});
