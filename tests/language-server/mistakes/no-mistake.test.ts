import { expect, test } from 'vitest';
import { BATTLE, findingsIn } from './mistake.js';

test('no mistake is no finding', async () => {
  expect(await findingsIn(BATTLE)).toEqual([]);
});

test('empty braces are no mistake: nothing is answered', async () => {
  const answers = /\(roll 1\) (\{[^}]*\})/.exec(BATTLE)?.[1] ?? '';
  const text = BATTLE.replace(answers, '{ }').replace(/expect[^]*$/, '');
  expect(await findingsIn(text)).toEqual([]);
});
