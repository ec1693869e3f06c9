import { expect, test } from 'vitest';
import { answerText } from '../../engine/declared/sequence/order-taking.js';

const names = { namesAsWritten: () => 'A', label: () => '0304' };

test.each([
  ['move', 'move A to 0304'],
  ['exit', 'exit A from 0304'],
  ['attack', 'attack 0304 with A'],
  ['bombard', 'bombard 0304 with A'],
])('the record writes the order “%s” in the form of its verb', (verb, text) => {
  expect(answerText(names, { verb, pieces: [0], cells: [0] })).toBe(text);
});
