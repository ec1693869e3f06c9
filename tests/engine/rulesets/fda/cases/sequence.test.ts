import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { activations } from '../../../../../engine/rulesets/fda/activation/activation.js';
import { activatable } from '../../../../../engine/rulesets/fda/activation/activatable.js';
import { choosing } from '../../../../../engine/rulesets/fda/activation/choosing.js';
import { reorganisation } from '../../../../../engine/rulesets/fda/night/night.js';
import { beginTurn, initiative } from '../../../../../engine/rulesets/fda/sequence/sequence.js';
import { drive, order } from '../drive.js';
import { field, type Sketch } from '../field.js';
import { grids, playCases, type Case } from './table.js';

/** Returns divisions of one regiment each, far from the enemy. */
const army = (side: 'A' | 'B', divisions: number): Record<string, string[]> =>
  Object.fromEntries(
    Array.from({ length: divisions }, (_, i) => [
      `${side}${i + 1}`,
      [`INF ${side}-${i} @ ${side === 'A' ? -9 : 9},${i}`],
    ]),
  );

describe.each(grids)('activation of divisions on %s', (grid) => {
  test.each([
    [3, 5, 'A1 B1 A2 B2 A3 B3'],
    [5, 3, 'A1 B1 A2 B2 A3 B3'],
  ])(
    'C58: with %i divisions against %i, the larger side does not activate its surplus this turn [6b, 6c]',
    (a, b, expected) => {
      const at = field({ grid, A: army('A', a), B: army('B', b) });
      const activated: string[] = [];
      drive(activations(at.state), {
        answer: (decision) => {
          const answer = decision.fallback();
          if (decision.question === 'activation') activated.push(answer.choice ?? '');
          return answer;
        },
      });
      expect(activated.join(' ')).toBe(expected);
      expect(at.state.divisions.filter(({ index }) => at.state.activated[index] === 0)).toHaveLength(2);
    },
  );
});

describe.each(grids)('air divisions in the order of activations on %s', (grid) => {
  const wings = { A0: ['TAC a1', 'TAC a2'], B0: ['TAC b1'] };
  const sides = (a: number, b: number, air: 'A' | 'B'): Sketch => ({
    grid,
    skies: air,
    formations: { A0: 'air division', B0: 'air division' },
    A: { ...army('A', a), ...(air === 'A' && { A0: wings.A0 }) },
    B: { ...army('B', b), ...(air === 'B' && { B0: wings.B0 }) },
  });
  test.each([
    // A side that has only aircraft left decides whether the aircraft fly before the other side continues.
    ['stays unused, and no other division is activated in its place', sides(1, 2, 'A'), [], 'A1 B1 pass'],
    [
      'is activated, after which the enemy activates one more division',
      sides(1, 2, 'A'),
      ['A1', 'B1', 'A0'],
      'A1 B1 A0 B2',
    ],
    ['is activated before divisions on the ground', sides(1, 2, 'A'), ['A0', 'A1'], 'A0 B1 A1 B2'],
    [
      'of the second side is activated before the first side continues',
      sides(2, 1, 'B'),
      ['A1', 'B1', 'B0'],
      'A1 B1 B0 A2',
    ],
    ['of the second side stays unused, and the turn ends', sides(2, 1, 'B'), [], 'A1 B1 pass'],
    ['uses up the only activation of its side if the enemy has one division', sides(2, 1, 'A'), ['A0'], 'A0 B1'],
  ] as const)('case 12d: an air division %s [6c, 12d]', (_, sketch, wanted, expected) => {
    const at = field(sketch);
    const waiting: string[] = [...wanted];
    const chosen: string[] = [];
    drive(activations(at.state), {
      answer: (decision) => {
        const read = decision.read(order(at, `activate ${waiting[0] ?? ''}`));
        const answer = isRefusal(read) ? decision.fallback() : read;
        if (decision.question !== 'activation') return decision.fallback();
        if (!isRefusal(read)) waiting.shift();
        chosen.push(answer.choice ?? answer.verb);
        return answer;
      },
    });
    expect(chosen.join(' ')).toBe(expected);
    expect(at.state.activations[0]).toBe(at.state.activations[1]);
  });
  test('case 12d: a side with divisions on the ground left may not pass [6c]', () => {
    const at = field(sides(1, 1, 'A'));
    const decision = choosing(at.state, 0, activatable(at.state, 0));
    expect(decision.verbs).toEqual(['activate']);
  });
  test('case 12d: an air division of which a unit flew in support is not activated [6c, 12c, 12d]', () => {
    const at = field(sides(1, 2, 'A'));
    const questions: string[] = [];
    drive(activations(at.state), {
      every: 1,
      answer: (decision) => {
        questions.push(`${decision.side} ${decision.question}`);
        return questions.join() === 'A activation,A action'
          ? decision.legal().find(({ verb }) => verb === 'strike')
          : undefined;
      },
    });
    expect(questions).toEqual(['A activation', 'A action', 'A action', 'B activation', 'B action']);
  });
});

describe('which side goes first', () => {
  test.each([
    ['C59: the side that took more points in the last turn goes first [6a]', [2, 4], [], 1],
    ['C59: either side may have taken more points and goes first [6a]', [4, 2], [], 0],
    ['C59: equal points are decided by dice, rolled again while they are equal [6a]', [3, 3], [4, 4, 5, 2], 0],
    ['C59: after equal points the higher roll goes first [6a]', [0, 0], [2, 5], 1],
  ] as const)('%s', (_, inflicted, dice, first) => {
    const at = field({ A: army('A', 1), B: army('B', 1) });
    Object.assign(at.state.inflicted, inflicted);
    at.state.turn++;
    beginTurn(at.state);
    drive(initiative(at.state), { dice });
    expect(at.state.first).toBe(first);
  });
  test('C59: a scenario may name the side that goes first in turn 1 [6a]', () => {
    const at = field({ A: army('A', 1), B: army('B', 1), settings: { first: 'B' } });
    drive(initiative(at.state));
    expect(at.state.first).toBe(1);
  });
});

const thrice: Sketch = { A: { X: ['ARM-B x @ 0,0', 'HQ h @ -5,0'] }, B: { Y: ['INF y @ 1,0', 'INF y2 @ 1,0'] } };
const cases: readonly Case[] = [
  {
    case: 'C60: a unit may fire, assault and move, each once [6d, 6e]',
    ...thrice,
    steps: [
      { order: 'fire x against y', pools: '4-2' },
      { order: 'fire x against y2', refused: '6e fired-already' },
      { order: 'assault 1,0 with x', dice: [6, 6, 6, 6], result: 'Taken' },
      { order: 'move x to -1,0', at: { x: '-1,0' } },
      { order: 'move x to -2,0', refused: '6e moved-already' },
    ],
  },
  {
    case: 'C60: a unit may fire, assault and move in any order [6d]',
    ...thrice,
    steps: [
      { order: 'assault 1,0 with x', dice: [6, 6, 6, 6], result: 'Taken' },
      { order: 'assault 1,0 with x', refused: '9.1h assaulted-already' },
      { order: 'move x to 1,0', at: { x: '1,0' } },
      { order: 'fire x against y', refused: '10a out-of-range' },
    ],
  },
  {
    case: 'C60: under the ruling `fireAndAssaultSameTurn` = false no unit both fires and assaults [6d]',
    ...thrice,
    rulings: { fireAndAssaultSameTurn: false },
    steps: [{ order: 'fire x against y' }, { order: 'assault 1,0 with x', refused: '6d fired-already' }],
  },
];

playCases('what a unit does in its turn', cases);

/** Returns a sketch with a division that has lost two break points. */
const scattered = (quality: string, more: Sketch = {}): Sketch => ({
  A: { X: [`HQ h @ 0,0 (${quality})`, 'INF a @ 1,0 (left 1)', 'INF b @ 1,0 (left 1)'] },
  ...more,
});

describe('reorganisation', () => {
  test.each([
    ['normal', 1, 4, true],
    ['normal', 1, 3, false],
    ['normal', 2, 4, false],
    ['normal', 2, 5, true],
    ['normal', 3, 5, false],
    ['normal', 3, 6, true],
    ['normal', 4, 6, true],
    ['excellent', 3, 5, true],
    ['excellent', 3, 4, false],
    ['poor', 1, 4, false],
    ['poor', 1, 5, true],
    ['poor', 3, 6, false],
  ] as const)(
    'C61: with a %s headquarters, reorganisation attempt %i with a roll of %i succeeds: %s [2.1f, 11b, 11c, 11d]',
    (quality, attempt, die, succeeds) => {
      const at = field(scattered(quality));
      at.state.attempts[at.division('X')] = attempt - 1;
      drive(reorganisation(at.state), { dice: [die] });
      expect(at.state.attempts[at.division('X')]).toBe(attempt);
      expect(at.state.pr[at.piece('a')] + at.state.pr[at.piece('b')]).toBe(succeeds ? 3 : 2);
    },
  );

  test.each([
    [4, 2],
    [5, 3],
  ])(
    'C61: a division out of supply reorganises on 5 or more: after a roll of %i its units have %i points [7.1f, 11d]',
    (die, points) => {
      const at = field(scattered('normal', { edges: {} }));
      drive(reorganisation(at.state), { dice: [die] });
      expect(at.state.pr[at.piece('a')] + at.state.pr[at.piece('b')]).toBe(points);
    },
  );

  const lost: Sketch = {
    A: { X: ['HQ h @ 0,0', 'INF a (left 0)', 'INF b @ 3,0 (left 1)', 'INF c (left 0)', 'AT-L d @ 3,0'] },
  };
  test('C62: of five lost points two are recovered, and a destroyed unit returns next to the headquarters [11a, 11e]', () => {
    const at = field(lost);
    drive(reorganisation(at.state), { dice: [4] });
    expect([at.where('a'), at.where('c')]).toEqual(['0,0', '0,0']);
    expect(['a', 'b', 'c'].map((name) => at.state.pr[at.piece(name)])).toEqual([1, 1, 1]);
  });
  test('C62: the owner distributes recovered points freely, but no unit exceeds its strength [11e]', () => {
    const at = field(lost);
    drive(reorganisation(at.state), {
      dice: [4],
      answer: (decision) => {
        if (decision.question !== 'recovery') return undefined;
        expect(decision.read(order(at, 'recover b, b'))).toMatchObject({ rule: '11e', slug: 'too-many-points' });
        expect(decision.read(order(at, 'recover a, b, c'))).toMatchObject({ rule: '11e', slug: 'too-many-points' });
        expect(decision.read(order(at, 'recover d'))).toMatchObject({ rule: '11e', slug: 'nothing-missing' });
        const answer = decision.read(order(at, 'recover c, c'));
        return 'refused' in answer ? undefined : answer;
      },
    });
    expect(['a', 'b', 'c'].map((name) => at.state.pr[at.piece(name)])).toEqual([0, 1, 2]);
  });
  test('C62: a single lost point is not recovered, and by default no attempt is made [11e]', () => {
    const at = field({ A: { X: ['HQ h @ 0,0', 'INF b @ 3,0 (left 1)'] } });
    drive(reorganisation(at.state));
    expect(at.state.attempts[at.division('X')]).toBe(0);
    drive(reorganisation(at.state), {
      dice: [6],
      answer: (decision) => (decision.question === 'reorganisation' ? decision.legal()[0] : undefined),
    });
    expect([at.state.attempts[at.division('X')], at.state.pr[at.piece('b')]]).toEqual([1, 1]);
  });
  test('C62: each division needs its own order to reorganise [11c]', () => {
    const at = field(lost);
    drive(reorganisation(at.state), {
      dice: [1],
      answer: (decision) => {
        expect(decision.read(order(at, 'reorganise X, Y'))).toMatchObject({ rule: '11c', slug: 'several-divisions' });
        return undefined;
      },
    });
  });
  test('C62: a division without its headquarters does not reorganise [2.1e, 11c]', () => {
    const at = field({ A: { X: ['HQ h (left 0)', 'INF b @ 3,0 (left 1)', 'INF c (left 0)'] } });
    expect(drive(reorganisation(at.state))).toEqual([]);
  });
});
