import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dated } from '../stub-ruleset.js';
import { desk } from './kit.js';

const read = (name: string): string =>
  readFileSync(new URL(`../../fixtures/findings/special/${name}`, import.meta.url), 'utf8').replace(/[»«]/g, '');

const WORD = /\/\/.*|\[.*?\]|"[^"]*"|[\p{L}\p{N}_]([./-]?[\p{L}\p{N}_])*/gu;
/** Matches numbers, cells, dice and free texts, which completion does not propose. */
const FREE = /^(?:\/\/.*|\[.*|\d[\d-]*|"(?:field\.sand|the example of play|A field day|Reserve|author)")$/;

/** Statements of scenarios that `right.sand` lacks. */
const REST = `ruleset dated
import "field.sand"
scenario "A field day" {
  on Field
  turns June 1941
  ruling stack.when = always
  house rule stacking.limit = 3 "author"
  set control of Berg = nobody
  setup Blue { area West: Lone (disrupted)  around 0303: every infantry }
  doctrine Blue { loss = step }
}
`;

test.each([
  ['special rules', read('right.sand')],
  ['what else a scenario says', REST],
])('completion proposes each word of %s at the place where the word is written', async (_, text) => {
  const { services, main } = await desk({ 'field.sand': read('field.sand'), 'right.sand': text }, [dated]);
  const textDocument = { uri: main.uri.toString() };
  const missing: string[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (FREE.test(word)) continue;
    const position = main.textDocument.positionAt(index);
    const list = await services.lsp.CompletionProvider?.getCompletion(main, { textDocument, position });
    const labels = (list?.items ?? []).map(({ label }) => label);
    if (!labels.some((label) => label === word || label.split(' ').includes(word)))
      missing.push(`${text.slice(text.lastIndexOf('\n', index) + 1, index).trim()} |${word}`);
  }
  expect(missing).toEqual([]);
});
