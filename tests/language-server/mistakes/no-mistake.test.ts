import { expect, test } from 'vitest';
import { BATTLE, findingsIn } from './mistake.js';

test('the battle file without mistakes has no findings', async () => {
  expect(await findingsIn(BATTLE)).toEqual([]);
});

test('an order with empty braces, which contain no answers, has no findings', async () => {
  const answers = /\(roll 1\) (\{[^}]*\})/.exec(BATTLE)?.[1] ?? '';
  const text = BATTLE.replace(answers, '{ }').replace(/expect[^]*$/, '');
  expect(await findingsIn(text)).toEqual([]);
});
