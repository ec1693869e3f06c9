import { describe, expect, test } from 'vitest';
import { scoreLines } from '../../../../../engine/rulesets/fda/victory/victory.js';
import { reorganisation } from '../../../../../engine/rulesets/fda/night/night.js';
import { drive } from '../drive.js';
import { field } from '../field.js';
import { grids, playCases, take, type Case } from './table.js';

const cases: readonly Case[] = [
  {
    case: 'C27: a headquarters with other units in its sector is not a target and leads no defence [2.1c, 2.1d, 8d]',
    A: { X: ['INF x @ 1,0', 'HMG m @ 1,0'] },
    B: { Y: ['HQ h @ 0,0', 'INF y @ 0,0'] },
    steps: [
      { order: 'fire m against h', refused: '2.1d not-isolated' },
      { order: 'assault 0,0 with x', declines: { defence: ['defend h', '8d wrong-leader'] }, pools: '2-2' },
    ],
  },
  {
    case: 'C27: a headquarters supports neither side of an assault [2.1b]',
    A: { X: ['INF x @ 1,0', 'HQ k @ 1,0'] },
    B: { Y: ['HQ h @ 0,0', 'INF y @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with k', refused: '2.1b headquarters' },
      { order: 'assault 0,0 with x, k', refused: '2.1b headquarters' },
      { order: 'assault 0,0 with x', declines: { defence: ['defend y with h', '2.1b headquarters'] } },
    ],
  },
  {
    case: 'C27: an isolated headquarters may be fired at and assaulted, with a factor of 1 [2.1c, 2.1d]',
    A: { X: ['INF x @ 1,0', 'HMG m @ 1,0'] },
    B: { Y: ['HQ h @ 0,0'] },
    steps: [
      { order: 'fire m against h', pools: '1-1' },
      { order: 'assault 0,0 with x', pools: '2-1' },
    ],
  },
  {
    case: 'C28: the loss of its headquarters costs a division a die in assaults and fire [2.1e, 8m, 10j]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['HQ h @ 0,0', 'INF y @ -5,0', 'ARM-B t @ -5,0'] },
    steps: [
      { order: 'assault 0,0 with x', dice: [6, 6], result: 'Taken', pr: { h: 0 }, at: { h: -3 } },
      { activates: 'Y', order: 'move t to -2,0', at: { t: '-2,0' } },
      { turn: 2, order: 'move t to 0,0', at: { t: '0,0' } },
      { order: 'fire t against x', pools: '3-2' },
      { order: 'assault 1,0 with t', pools: '3-2' },
    ],
  },
  {
    case: 'C29: reconnaissance refuses combat with what is left of its 5 sectors [2.1u, 2.1v]',
    A: { X: ['INF x @ 1,0', 'INF x2 @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0 (moved, used 2)'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        declines: { refusal: ['refuse r to -4,0', '2.1v no-shelter'] },
        answers: { refusal: 'refuse r to -3,0' },
        unasked: ['defence'],
        at: { r: '-3,0', x: '1,0' },
        pr: { r: 1, x: 2 },
      },
      { order: 'assault 0,0 with x', refused: '9.1h assaulted-already' },
    ],
  },
  {
    case: 'reconnaissance refuses combat along the whole path that its owner writes [2.1v, 7b]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0'] },
    features: [['minefield', '-1,1', { owner: 'A', live: true }]],
    steps: [
      {
        order: 'assault 0,0 with x',
        declines: { refusal: ['refuse r 0,0 > -1,1 > -2,1', '13a mined'] },
        answers: { refusal: 'refuse r 0,0 > -1,0 > -2,1' },
        at: { r: '-2,1' },
      },
    ],
  },
  {
    case: 'reconnaissance that refuses into live enemy mines rolls for them: a 6 destroys it, and the assault is used up [2.1v, 13b, 13d]',
    A: { X: ['INF x @ 1,0', 'INF i @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0', 'HQ h @ 9,9'] },
    features: [['minefield', '-1,1', { owner: 'A', live: true }]],
    steps: [
      {
        order: 'assault 0,0 with x',
        answers: { refusal: 'refuse r to -1,1' },
        dice: [6],
        unasked: ['defence'],
        pr: { r: 0 },
      },
      { order: 'assault 0,0 with x', refused: '9.1h assaulted-already' },
      { order: 'assault 0,0 with i', refused: '8b no-enemy' },
    ],
  },
  {
    case: 'C29: reconnaissance that has moved all its sectors may not refuse combat [2.1v]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0 (moved, used 5)'] },
    steps: [{ order: 'assault 0,0 with x', unasked: ['refusal'], pools: '2-1' }],
  },
  {
    case: 'C29: reconnaissance does not refuse into an enemy ZOC, and other units stay and are assaulted [2.1v]',
    A: { X: ['INF x @ 1,0'], Z: ['INF z @ -3,0'] },
    B: { Y: ['REC-L r @ 0,0', 'INF y @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        declines: { refusal: ['refuse r to -2,0', '2.1v no-shelter'] },
        answers: { refusal: 'refuse r to 0,-2' },
        pools: '2-2',
        at: { r: '0,-2' },
      },
    ],
  },
  {
    case: 'C30: reconnaissance supports no attack [2.1w]',
    A: { X: ['INF x @ 1,0', 'REC-H r @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x, r', refused: '2.1w reconnaissance' }],
  },
  {
    case: 'C30: reconnaissance supports a defence [2.1w]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'REC-H r @ 0,0', 'AT-H a @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x', answers: { defence: 'defend y with r, a' }, pools: '2-3' }],
  },
  {
    case: 'C30: under the ruling `reconSupportsDefence` = false reconnaissance supports neither attack nor defence [2.1w]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'REC-H r @ 0,0', 'AT-H a @ 0,0'] },
    rulings: { reconSupportsDefence: false },
    steps: [
      { order: 'assault 0,0 with x', declines: { defence: ['defend y with r', '2.1w reconnaissance'] }, pools: '2-2' },
    ],
  },
];

playCases('headquarters and reconnaissance', cases);

describe.each(grids)('the loss of a headquarters on %s', (grid) => {
  test('C28: a division without headquarters is not reorganised, and its loss scores four points for the enemy [2.1e, 11c, 16a]', () => {
    const at = field({
      grid,
      A: { X: ['INF x @ 1,0'] },
      B: { Y: ['HQ h @ 0,0', 'INF y @ -5,0 (left 1)', 'INF z @ -5,0 (left 1)'] },
      active: 'X',
    });
    take(at, { order: 'assault 0,0 with x', dice: [6, 6], pr: { h: 0 } });
    expect(drive(reorganisation(at.state))).toEqual([]);
    expect(scoreLines(at.state)).toContainEqual(expect.objectContaining({ side: 'A', points: 4, rule: '16a' }));
  });
});
