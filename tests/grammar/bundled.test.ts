import fs from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compress } from '../../scripts/compress-grammar.ts';

const written = fs.readFileSync('language-server/generated/grammar.ts', 'utf8');
const [json = ''] = /(?<=loadGrammarFromJson\()'.*'(?=\))/.exec(written) ?? [];

test('the bundled grammar has less than half of its original size and is restored unchanged for Langium', () => {
  const short = compress(json.slice(1, -1));
  expect(json.length).toBeGreaterThan(10_000);
  expect(short.length).toBeLessThan(json.length / 2);
  expect(runInNewContext(short)).toBe(runInNewContext(json));
});

test('compression refuses a grammar that contains the character of its own marker', () => {
  expect(() => compress('{"value":"~"}')).toThrow('The grammar contains ~, which the compressed form uses as a mark.');
});
