import { test } from 'vitest';
import type { Declaration } from '../../engine/declared/declaration.js';
import { BED, type BedText } from './bed.js';
import { exchange, redAttacks } from './combat-bed.js';
import { expectEnds, PAIR, type ResultCase } from './result-cases.js';

/** Four attackers around a defender of strength 4 in a wood, which doubles its strength. */
const FOUR: BedText = {
  red: 'infantry A 9-6\n infantry B 9-6\n infantry C 3-6\n infantry D 4-6',
  blue: 'infantry X 4-6',
  setup: 'setup Red { 0401: A 0302: B 0303: C 0403: D }\nsetup Blue { 0402: X }',
  terrain: `|. . . . . . .
|. . . w . . .
|. . . . . . .
|. . . . . . .
|. . . . . . .
|. . . . . . .`,
};
const DOUBLING: Partial<Declaration> = {
  terrain: BED.terrain.map((one) => (one.word === 'wood' ? { ...one, times: 2 } : one)),
};
const attackAll = (answers: string): string => redAttacks(`attack 0402 with A, B, C, D ${answers}`);

test.each<ResultCase>([
  ...(
    [
      ['printed', '{ lose D }', { D: 'eliminated', A: '0401', C: '0303' }],
      ['printed', '{ lose C, D }', { C: 'eliminated', D: 'eliminated', A: '0401' }],
      ['printed', '{ lose A }', { A: 'eliminated', D: '0403', C: '0303' }],
      ['fighting', '{ lose A }', { A: 'eliminated', B: '0302', D: '0403' }],
      ['fighting', '{ lose C, D, A }', { A: 'eliminated', C: 'eliminated', D: 'eliminated', B: '0302' }],
    ] as const
  ).map(([count, answer, ends]): ResultCase => ({
    title: `an exchange by ${count} strength may be paid with ${answer}`,
    effects: [exchange({ count })],
    game: DOUBLING,
    ...FOUR,
    orders: attackAll(answer),
    ends: { X: 'eliminated', ...ends },
  })),
  {
    title: 'only the last unit that pays in an exchange may exceed the strength owed',
    effects: [exchange()],
    game: DOUBLING,
    ...FOUR,
    orders: attackAll('{ lose A, B }'),
    findings: ['bed/7/payment: A and B would pay 18; 4 is owed [7]. Only the last unit may pay too much.'],
    ends: { X: 'eliminated', A: '0401', B: '0302' },
  },
  {
    title: 'in an exchange of steps the attacker loses the strength that the step of the defender had',
    effects: [exchange({ owe: 'lost' })],
    ...PAIR,
    red: 'infantry A 9-6 | 4-6',
    blue: 'infantry X 9-6 | 4-6',
    ends: { X: '0402 step 2', A: '0401 step 2' },
  },
  {
    title: 'in a half exchange the attacker loses half of the strength',
    effects: [exchange({ isHalf: true })],
    ...FOUR,
    blue: 'infantry X 6-6',
    orders: attackAll('{ lose C }'),
    ends: { X: 'eliminated', C: 'eliminated', D: '0403' },
  },
  {
    title: 'the weaker side is lost in an exchange whose side is `smaller`',
    effects: [exchange({ side: 'smaller' })],
    ...PAIR,
    red: 'infantry A 3-6',
    blue: 'infantry X 4-6 | 1-6',
    ends: { A: 'eliminated', X: '0402 step 2' },
  },
  {
    title: 'bombarding guns pay nothing in an exchange',
    effects: [exchange()],
    game: { bombardments: [{ kinds: ['infantry'], range: 2, rule: '10' }] },
    ...PAIR,
    setup: 'setup Red { 0201: A }\nsetup Blue { 0402: X }',
    ends: { A: '0201', X: 'eliminated' },
  },
])('$title', expectEnds);
