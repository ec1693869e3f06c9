import fs from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compress } from '../../scripts/compress-grammar.ts';

const written = fs.readFileSync('language-server/generated/grammar.ts', 'utf8');
const [json = ''] = /(?<=loadGrammarFromJson\()'.*'(?=\))/.exec(written) ?? [];

test('a bundle holds the grammar in less than half of its length and gives it to Langium letter for letter', () => {
  const short = compress(json.slice(1, -1));
  expect(json.length).toBeGreaterThan(10_000);
  expect(short.length).toBeLessThan(json.length / 2);
  expect(runInNewContext(short)).toBe(runInNewContext(json));
});

test('a grammar with the mark of the phrases is refused', () => {
  expect(() => compress('{"value":"~"}')).toThrow('The grammar contains ~, which the compressed form uses as a mark.');
});
