import { expect, test } from 'vitest';
import { counted, say } from '../../engine/model/say.js';
import { inItalian } from './in-italian.js';

const limit = (number: number, one: string): string =>
  say`${counted(number, one)} in ${'0102'}; ${'Nord'} may stack ${3}${''}.`;
const length = (number: number, one: string): string => say` of at most ${counted(number, one)}`;

test.each([
  { sentence: limit, number: 4, noun: 'unit', italian: '4 unità in 0102; limite di raggruppamento (Nord): 3.' },
  {
    sentence: limit,
    number: 4,
    noun: 'stacking point',
    italian: '4 punti di raggruppamento in 0102; limite di raggruppamento (Nord): 3.',
  },
  { sentence: length, number: 1, noun: 'hex', italian: ' lunga al massimo 1 esagono' },
  { sentence: length, number: 5, noun: 'hex', italian: ' lunga al massimo 5 esagoni' },
  { sentence: length, number: 5, noun: 'movement point', italian: ' lunga al massimo 5 punti movimento' },
])('the Italian noun of a declared game agrees with the number $number ($noun)', async (each) => {
  expect(await inItalian('own', () => each.sentence(each.number, each.noun))).toBe(each.italian);
});
