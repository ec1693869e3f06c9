import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { assaulting } from '../../../../../engine/rulesets/fda/assault/assault.js';
import { drive, order } from '../drive.js';
import { field, type Sketch } from '../field.js';
import { playCases, take, type Case } from './table.js';

/**
 * Two units that crossed into the river over the mobile bridge of the engineers, with enemies behind them on the bank
 * that the units came from.
 */
const inTheRiver = {
  A: { X: ['INF x @ -1,1'] },
  B: { Y: ['ENG e @ -1,0 (mechanised)', 'MECH m @ -1,0'] },
  rivers: { Orne: '0,-1 0,0 0,1' },
};
const crossed = { activates: 'Y', order: 'move e, m to 0,0' } as const;
const beaten = { activates: 'X', order: 'assault 0,0 with x', dice: [6, 6] } as const;

/** Cases of retreats: which units retreat, in which order, and along which path. */
const cases: readonly Case[] = [
  {
    case: 'the owner may let the engineers retreat last: the other units cross the river by them [8p, 14e, 14f]',
    ...inTheRiver,
    steps: [
      crossed,
      { ...beaten, answers: { retreat: ['retreat m to 2,0', 'retreat e to 2,0'] }, at: { m: '2,0', e: '2,0' } },
    ],
  },
  {
    case: 'if the engineers retreat first, the units left in the river do not cross it and stop in ZOC [14f, 9.2f]',
    ...inTheRiver,
    steps: [crossed, { ...beaten, answers: { retreat: ['retreat e to 2,0'] }, at: { e: '2,0' }, pr: { m: 0 } }],
  },
  {
    case: 'by default engineers retreat last [14f]',
    ...inTheRiver,
    steps: [crossed, { ...beaten, distances: { m: 2, e: 2 }, pr: { m: 1 } }],
  },
  {
    case: 'one order retreats several units, engineers last [8p, 14f]',
    ...inTheRiver,
    steps: [crossed, { ...beaten, answers: { retreat: 'retreat e, m to 2,0' }, at: { m: '2,0', e: '2,0' } }],
  },
  {
    case: 'one order retreats as many units as there is room for [8p, 4c]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF a @ 0,0', 'INF b @ 0,0', 'INF c @ -2,0'] },
    settings: { 'stack.limit': 2 },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [6, 6],
        declines: { retreat: ['retreat a, b to -2,0', '4c stack-limit'] },
        answers: { retreat: ['retreat b to -2,0', 'retreat a to -2,1'] },
        at: { b: '-2,0', a: '-2,1' },
      },
    ],
  },
  {
    case: 'a unit with one open retreat path is still asked, and a wrong answer is reported [8p]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['MECH y @ 0,0'] },
    terrain: { '0,-1 -1,1 0,1 1,-1 1,1 -1,-1 -2,1 -2,-1': 'impassable marsh' },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [6, 6],
        declines: { retreat: ['retreat y to -1,0', '8p no-retreat'] },
        answers: { retreat: 'retreat y to -2,0' },
        at: { y: '-2,0' },
      },
    ],
  },
  {
    case: 'a unit that must retreat after equal scores with only ZOC behind it loses a point [8s, 9.2f]',
    A: { X: ['INF x @ 0,0'] },
    B: { Y: ['INF y @ 1,0'], Z: ['INF a @ -2,0', 'INF b @ -2,2', 'INF c @ 0,2', 'INF d @ 0,-2', 'INF e @ -2,-2'] },
    roads: ['0,0', '1,0'],
    steps: [{ order: 'assault 1,0 with x', dice: [3, 3, 3, 3], result: 'Equal', pr: { x: 1 } }],
  },
];

playCases('retreats', cases);

test('a retreat written for the last unit is accepted, or refused if that unit may not go there [8p, 9.2f]', () => {
  const at = field({ active: 'X', ...inTheRiver });
  take(at, crossed);
  take(at, { activates: 'X' });
  const answer = assaulting.read(at.state, order(at, beaten.order));
  if (isRefusal(answer)) throw new Error(answer.message);
  const reports: string[] = [];
  drive(assaulting.perform(at.state, answer), {
    dice: [...beaten.dice],
    every: 1,
    answer: (decision) => {
      if (decision.question !== 'retreat') return undefined;
      for (const text of ['retreat e to 2,0', 'retreat m to 2,0']) {
        const read = decision.read(order(at, text));
        if (!isRefusal(read)) return read;
        if (read.waits !== true) reports.push(`${read.rule} ${read.slug}`);
      }
      return undefined;
    },
  });
  expect(reports).toEqual(['9.2f no-retreat']);
});

describe('the refusal of a retreat states how far each open sector is', () => {
  test.each<{ readonly case: string; readonly sketch: Sketch; readonly rule: string; readonly goes: RegExp }>([
    {
      case: 'the refusal of a retreat offers two sectors, or one into cover [8p, 8r]',
      sketch: { terrain: { '-1,0': 'forest' } },
      rule: '8p',
      goes: /: it may retreat 2 sectors to \d{4}.* or \d{4}, or 1 sector into cover to 2020 \[8p\]\.$/,
    },
    {
      case: 'the refusal of a retreat offers one sector into enemy ZOC [9.2f]',
      sketch: {
        B: {
          Y: ['INF y @ 0,0'],
        },
        A: { X: ['INF x @ 1,0', 'INF a @ -2,0', 'INF b @ -2,2', 'INF c @ 0,2', 'INF d @ 0,-2', 'INF e @ 2,-2'] },
      },
      rule: '9.2f',
      goes: /: it may retreat 1 sector to \d{4}.*, each in enemy ZOC \[9\.2f\]\.$/,
    },
    {
      case: 'the refusal of a retreat offers the way off its own edge [8p]',
      sketch: {
        roads: ['0,0', '1,0', '9,9'],
        edges: { A: '1,0', B: '0,0 9,9' },
        rulings: { retreatOffFriendlyEdge: true },
      },
      rule: '8p',
      goes: /: it may retreat 2 sectors to \d{4}.*, or off the map \[8p\]\.$/,
    },
  ])('$case', ({ sketch, rule, goes }) => {
    const at = field({ active: 'X', A: { X: ['INF x @ 1,0'] }, B: { Y: ['INF y @ 0,0'] }, ...sketch });
    const answer = assaulting.read(at.state, order(at, 'assault 0,0 with x'));
    if (isRefusal(answer)) throw new Error(answer.message);
    const refused: unknown[] = [];
    drive(assaulting.perform(at.state, answer), {
      dice: [6, 6],
      every: 1,
      answer(decision) {
        if (decision.question === 'retreat') refused.push(decision.read(order(at, 'retreat y to 0,9')));
        return undefined;
      },
    });
    expect(refused).toMatchObject([{ rule, message: expect.stringMatching(goes) as string }]);
  });
});
