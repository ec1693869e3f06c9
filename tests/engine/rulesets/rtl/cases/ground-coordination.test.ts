import { describe, expect, test } from 'vitest';
import { mustCoordinate } from '../../../../../engine/rulesets/rtl/combat/coordination.js';
import { factsOf, fightOn, phase } from '../battle.js';
import type { Sketch } from '../sketch.js';

const INFANTRY = 'infantry battalion I 5-4-4 (efficiency 5)';
const D = 'infantry battalion D 2-2-4 (efficiency 5)';
const defended = { 6229: [D] };
const lead = (more = ''): string => `infantry battalion L 4-4-4 (efficiency ${more})`;

const others = {
  6329: ['infantry battalion B 4-4-4 (efficiency 3)'],
  6129: ['infantry battalion C 4-4-4 (efficiency 3)'],
};

const HQ = (points: number): string => `headquarters HQ 1-6 (command ${points}, efficiency 3)`;

interface Coordinated extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly with: string;
  readonly dice: readonly number[];
  readonly spend?: string;
  /** The die roll plus its modifiers; undefined if no die is rolled. */
  readonly total?: number;
  readonly outcome?: string;
  /** Modifier of the combat roll by efficiency and coordination. */
  readonly modifier: number;
}

const coordinated: readonly Coordinated[] = [
  {
    case: 'C82',
    rules: '10.44',
    german: { 6230: [lead('7'), HQ(2)], 6329: others[6329] },
    with: 'L, B',
    dice: [1, 5],
    spend: 'spend HQ',
    total: 0,
    outcome: 'passed',
    modifier: -2,
  },
  {
    case: 'C83: the coordination check passes',
    rules: '10.44c',
    german: { 6230: [lead('7'), HQ(2)], ...others },
    with: 'L, B, C',
    dice: [4, 5],
    spend: 'spend HQ',
    total: 4,
    outcome: 'passed',
    modifier: -2,
  },
  {
    case: 'C83: the coordination check fails',
    rules: '10.44b 10.61g',
    german: { 6230: [lead('7'), HQ(2)], ...others },
    with: 'L, B, C',
    dice: [10, 5],
    spend: 'spend HQ',
    total: 10,
    outcome: 'failed',
    modifier: 0,
  },
  {
    case: 'C84',
    rules: 'CT',
    sequence: 'assault',
    german: { 6230: [lead('5')], 6329: others[6329] },
    with: 'L, B',
    dice: [6, 5],
    total: 5,
    outcome: 'passed',
    modifier: 0,
  },
  {
    case: 'C85: attackers in one hex need no coordination check',
    rules: '10.44a',
    german: { 6230: [lead('5'), 'infantry battalion B 4-4-4 (efficiency 3)'] },
    with: 'L, B',
    dice: [5],
    modifier: 0,
  },
  {
    case: 'C85: attackers in one hex need a check if one is disrupted',
    rules: '10.44a',
    german: { 6230: [lead('5'), 'infantry battalion B 4-4-4 (efficiency 3, disrupted)'] },
    with: 'L, B',
    dice: [5, 5],
    total: 6,
    outcome: 'failed',
    modifier: 2,
  },
  {
    case: 'woods and weather do not affect the coordination check',
    rules: 'CT',
    terrain: { 6229: 'woods' },
    weather: 'rain',
    german: { 6230: [lead('5')], 6329: others[6329] },
    with: 'L, B',
    dice: [4, 5],
    total: 5,
    outcome: 'passed',
    modifier: 0,
  },
  {
    case: 'under combat.failedCoordination onSuccess the check passes',
    rules: 'RTL-12',
    rulings: { 'combat.failedCoordination': 'onSuccess' },
    german: { 6230: [lead('5')], 6329: others[6329] },
    with: 'L, B',
    dice: [4, 5],
    total: 5,
    outcome: 'passed',
    modifier: 2,
  },
  {
    case: 'under combat.failedCoordination onSuccess the check fails',
    rules: 'RTL-12',
    rulings: { 'combat.failedCoordination': 'onSuccess' },
    german: { 6230: [lead('5')], 6329: others[6329] },
    with: 'L, B',
    dice: [5, 5],
    total: 6,
    outcome: 'failed',
    modifier: 0,
  },
  {
    case: 'under combat.failedCoordination onFailure the check fails',
    rules: 'RTL-12',
    rulings: { 'combat.failedCoordination': 'onFailure' },
    german: { 6230: [lead('5')], 6329: others[6329] },
    with: 'L, B',
    dice: [5, 5],
    total: 6,
    outcome: 'failed',
    modifier: 2,
  },
];

describe('coordination of the ground units', () => {
  test.each(coordinated)('$case [$rules]', ({ with: units, dice, spend, total, outcome, modifier, ...sketch }) => {
    const { events } = phase({ soviet: defended, ...sketch }, [`attack 6229 with ${units}`], {
      dice,
      answers: { lead: 'lead L', ...(spend !== undefined && { command: spend }) },
    });
    expect(factsOf(events, 'check')?.total).toBe(total);
    expect(factsOf(events, 'check')?.outcome).toBe(outcome);
    expect(factsOf(events, 'attack')).toMatchObject({ modifier });
  });

  test('artillery in other hexes makes no coordination check necessary [10.44]', () => {
    const { state, fight } = fightOn({
      german: { 6230: [INFANTRY], 6231: ['artillery battalion G 3-1-4 (range 4, efficiency 5)'] },
      soviet: defended,
      attackers: 'I',
    });
    expect(mustCoordinate(state, fight)).toBe(false);
  });
});
