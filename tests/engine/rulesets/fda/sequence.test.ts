import { describe, expect, test } from 'vitest';
import type { Decision, Moment } from '../../../../engine/play/moment.js';
import { activations } from '../../../../engine/rulesets/fda/activation/activation.js';
import { activatable } from '../../../../engine/rulesets/fda/activation/activatable.js';
import { choosing } from '../../../../engine/rulesets/fda/activation/choosing.js';
import { FdaGame } from '../../../../engine/rulesets/fda/game.js';
import { initiative } from '../../../../engine/rulesets/fda/sequence/sequence.js';
import { OUT_OF_PLAY } from '../../../../engine/rulesets/fda/state/state.js';
import { drive, order } from './drive.js';
import { field, type Field } from './field.js';

/** Returns divisions of one regiment each, far from each other. */
const army = (side: 'A' | 'B', divisions: number): Record<string, string[]> =>
  Object.fromEntries(
    Array.from({ length: divisions }, (_, i) => [
      `${side}${i + 1}`,
      [`INF ${side.toLowerCase()}${i + 1} @ ${side === 'A' ? -9 : 9},${3 * i - 6}`],
    ]),
  );

const isDecision = (moment: Moment): moment is Decision => moment.kind === 'decision';
const questionsOf = (moments: readonly Moment[], question: string): Decision[] =>
  moments.filter(isDecision).filter((moment) => moment.question === question);

describe('the sides activate their divisions in turn', () => {
  test.each([
    [3, 5, 'A B A B A B'],
    [5, 3, 'A B A B A B'],
    [1, 1, 'A B'],
    [2, 0, ''],
  ])(
    'sides with %i and %i divisions activate them in turn, one each, until one side has none left [6b, 6c]',
    (a, b, expected) => {
      const at = field({ A: army('A', a), B: army('B', b) });
      const turns = questionsOf(drive(activations(at.state)), 'activation').map(({ side }) => side);
      expect(turns.join(' ')).toBe(expected);
      expect(at.state.activations[0]).toBe(Math.min(a, b));
      expect(at.state.activations[1]).toBe(Math.min(a, b));
    },
  );

  test('any division that has not been activated may be chosen; by default the order of the forces is used [6b]', () => {
    const at = field({ A: army('A', 3), B: army('B', 3) });
    const [first] = questionsOf(drive(activations(at.state)), 'activation');
    expect(first.fallback().choice).toBe('A1');
    const again = field({ A: army('A', 3), B: army('B', 3) });
    const play = activations(again.state);
    const decision = play.next().value as Decision;
    expect(decision.legal().map(({ choice }) => choice)).toEqual(['A1', 'A2', 'A3']);
    expect(decision.read(order(again, 'activate A2'))).toMatchObject({ choice: 'A2' });
    expect(decision.read(order(again, 'activate B1'))).toMatchObject({ rule: '6b', slug: 'not-its-division' });
    expect(decision.read(order(again, 'activate'))).toMatchObject({ rule: '6b' });
    expect(decision.read(order(again, 'activate A2, A1'))).toMatchObject({ rule: '6b', slug: 'several-divisions' });
  });

  test('a division without units on the map is not activated [6c]', () => {
    const at = field({ A: army('A', 3), B: army('B', 3) });
    at.state.put(at.piece('b3'), -3);
    expect(activatable(at.state, 1)).toEqual([at.division('B1'), at.division('B2')]);
  });

  test('guards are never activated [15.3b]', () => {
    const at = field({ A: { Guards: ['INF g @ 0,0'] }, formations: { Guards: 'garrison' } });
    expect(activatable(at.state, 0)).toEqual([]);
  });

  test('a side with air supremacy may activate a whole air division in a turn with flying weather [12d, 12e, 12f]', () => {
    const at = field({ A: { Wing: ['TAC t'] }, formations: { Wing: 'air division' } });
    expect(activatable(at.state, 0)).toEqual([]);
    at.state.flying = 1;
    expect(activatable(at.state, 0)).toEqual([]);
    at.state.supremacy = 0;
    expect(activatable(at.state, 0)).toEqual([at.division('Wing')]);
    expect(activatable(at.state, 1)).toEqual([]);
  });

  test.each([
    [
      '12e',
      'weather',
      (at: Field) => {
        at.state.flying = 0;
      },
    ],
    [
      '12f',
      'supremacy',
      (at: Field) => {
        at.state.supremacy = 1;
      },
    ],
    [
      '12d',
      'no-aircraft',
      (at: Field) => {
        at.pieces('t, u').forEach((piece) => {
          at.state.put(piece, OUT_OF_PLAY);
        });
      },
    ],
    [
      '12b',
      'attacked-already',
      (at: Field) => {
        at.pieces('t, u').forEach((piece) => {
          at.state.fired[piece] = 1;
        });
      },
    ],
    [
      '12d',
      'not-whole',
      (at: Field) => {
        at.state.fired[at.piece('t')] = 1;
      },
    ],
    [
      '6e',
      'activated-already',
      (at: Field) => {
        at.state.activated[at.division('Wing')] = 1;
      },
    ],
  ] as const satisfies readonly (readonly [string, string, (at: Field) => void])[])(
    'an air division cannot be activated, and the refusal cites rule %s with the code %s',
    (rule, slug, happen) => {
      const at = field({
        skies: 'A',
        formations: { Wing: 'air division' },
        A: { ...army('A', 1), Wing: ['TAC t', 'TAC u', 'FIGHTER f'] },
      });
      expect(activatable(at.state, 0)).toEqual([at.division('A1'), at.division('Wing')]);
      happen(at);
      expect(activatable(at.state, 0)).toEqual([at.division('A1')]);
      const decision = choosing(at.state, 0, activatable(at.state, 0));
      expect(decision.read(order(at, 'activate Wing'))).toMatchObject({ rule, slug });
    },
  );

  test('under the ruling `airDivisionAfterSupport` = true the rest of an air division is activated after one unit has flown in support [12d]', () => {
    const at = field({
      skies: 'A',
      formations: { Wing: 'air division' },
      rulings: { airDivisionAfterSupport: true },
      A: { Wing: ['TAC t', 'TAC u (fired)'] },
    });
    expect(activatable(at.state, 0)).toEqual([at.division('Wing')]);
  });

  test('the number of surplus divisions is reported [6c]', () => {
    const at = field({ A: army('A', 1), B: army('B', 2) });
    drive(activations(at.state));
    expect(at.state.drainEvents().find(({ kind }) => kind === 'surplus')?.text).toBe(
      'B2 of B is not activated this turn.',
    );
  });

  test('a unit may do nothing, or several actions in sequence until its side ends the activation [6d]', () => {
    const at = field({ A: army('A', 1), B: army('B', 1) });
    const moments = drive(activations(at.state), {
      answer: (decision) =>
        decision.question === 'action' && decision.side === 'A'
          ? decision.legal().find(({ verb }) => verb === 'move')
          : undefined,
    });
    expect(questionsOf(moments, 'action').map(({ side }) => side)).toEqual(['A', 'A', 'B']);
  });
});

describe('the side that goes first [6a]', () => {
  test.each([
    {
      case: 'the side that took more break points last turn goes first [6a]',
      before: [2, 4],
      turn: 2,
      dice: [],
      first: 1,
    },
    {
      case: 'after equal losses dice decide which side goes first, rolled again while equal [6a]',
      before: [3, 3],
      turn: 2,
      dice: [4, 4, 5, 2],
      first: 0,
    },
    { case: 'dice decide which side goes first in turn 1 [6a]', before: [0, 0], turn: 1, dice: [1, 6], first: 1 },
    {
      case: 'the side that the scenario names goes first in turn 1 [6a]',
      before: [0, 0],
      turn: 1,
      dice: [],
      first: 1,
      settings: { first: 'B' },
    },
    {
      case: 'the side that the scenario names does not go first in later turns [6a]',
      before: [1, 0],
      turn: 2,
      dice: [],
      first: 0,
      settings: { first: 'B' },
    },
  ])('$case', ({ before, turn, dice, first, settings }) => {
    const at = field({ A: army('A', 1), B: army('B', 1), turn, ...(settings && { settings }) });
    Object.assign(at.state.inflictedBefore, before);
    drive(initiative(at.state), { dice });
    expect(at.state.first).toBe(first);
  });
});

describe('the phases of a game', () => {
  /** Returns the phases of every turn in order, from the pauses of a whole game without orders. */
  function phases(settings: Record<string, string | number>, turns: number, rulings = {}): string[] {
    const { scenario } = field({
      A: army('A', 1),
      B: army('B', 1),
      settings: { first: 'A', ...settings },
      turns,
      rulings,
    });
    const play = new FdaGame(scenario).play();
    const observed: string[] = [];
    let die = 0;
    for (let step = play.next(); !step.done;) {
      const moment = step.value;
      if (moment.kind === 'pause') observed.push(`${moment.turn} ${moment.phase} ${moment.ends}`);
      step = play.next(
        moment.kind === 'pause'
          ? []
          : moment.kind === 'dice'
            ? Array.from({ length: moment.count }, () => (die++ % 6) + 1)
            : moment.fallback(),
      );
    }
    return observed;
  }

  test('days begin with weather and supremacy and end with a night, except the last day [5a, 6f, 11b, 12e, 12f]', () => {
    expect(phases({ 'turns.perDay': 3 }, 6).filter((phase) => !/initiative|activation phase/.test(phase))).toEqual([
      '0 setup turn',
      '1 weather phase',
      '1 supremacy phase',
      '1 activation turn',
      '2 activation turn',
      '3 reorganisation turn',
      '4 weather phase',
      '4 supremacy phase',
      '4 activation turn',
      '5 activation turn',
      '6 activation turn',
    ]);
  });
  test('under the ruling `nightAfterLastTurn` = true a night follows the last turn [11b]', () => {
    expect(phases({ 'turns.perDay': 3 }, 3, { nightAfterLastTurn: true }).at(-1)).toBe('3 reorganisation turn');
  });
  test('the barrage comes before the first turn if it is played [15.1b]', () => {
    expect(
      phases({ 'turns.perDay': 4, 'optional.barrage': 'true' }, 2).filter((phase) => phase.includes('barrage')),
    ).toEqual(['1 barrage phase']);
  });
});

describe('a game is saved and resumed', () => {
  /**
   * Plays to the end with the first legal answer each time and dice that never stay equal; returns a snapshot taken
   * after turn 1.
   */
  function playOn(game: FdaGame): unknown {
    let saved: unknown;
    let die = 0;
    const play = game.play();
    for (let step = play.next(); !step.done;) {
      const moment = step.value;
      if (moment.kind === 'pause') {
        if (moment.turn === 1 && moment.ends === 'turn') saved = JSON.parse(JSON.stringify(game.snapshot()));
        die = 0;
        step = play.next([]);
      } else if (moment.kind === 'dice') step = play.next(Array.from({ length: moment.count }, () => (die++ % 6) + 1));
      else step = play.next(moment.legal().at(0) ?? moment.fallback());
    }
    return saved;
  }

  test('a game saved at the end of a turn and resumed ends like the original game', () => {
    const { scenario } = field({ A: army('A', 2), B: army('B', 2), turns: 3, settings: { first: 'A' } });
    const game = new FdaGame(scenario);
    const again = new FdaGame(scenario);
    again.restore(playOn(game));
    playOn(again);
    expect(again.state.turn).toBe(3);
    expect(again.snapshot()).toEqual(game.snapshot());
  });
});
