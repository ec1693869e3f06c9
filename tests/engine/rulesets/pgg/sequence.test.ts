import { beforeAll, describe, expect, test } from 'vitest';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { randomStream } from '../../../../engine/play/dice.js';
import type { GameEvent } from '../../../../engine/play/records.js';
import type { Moment, Pause, Reply } from '../../../../engine/play/moment.js';
import { evacuating } from '../../../../engine/rulesets/pgg/leaders/evacuation.js';
import { PggGame } from '../../../../engine/rulesets/pgg/game.js';
import { moving } from '../../../../engine/rulesets/pgg/movement/moving.js';
import { playGame } from '../../../../engine/rulesets/pgg/sequence/sequence.js';
import { SOVIET_MARKER } from '../../../../engine/rulesets/pgg/interdiction/markers.js';
import type { StateRecord } from '../../../../engine/mechanics/state-fields.js';
import { EVACUATED } from '../../../../engine/rulesets/pgg/state/state.js';
import { judgeSupply } from '../../../../engine/rulesets/pgg/supply/supply.js';
import { SOVIET } from '../../../../engine/rulesets/pgg/state/pieces.js';
import { movementPhase } from '../../../../engine/rulesets/pgg/sequence/movement-phase.js';
import { campaign } from './campaign.js';
import { drive, order, type Script } from './drive.js';
import { field, type Field } from './field.js';

let scenario: ScenarioModel;
beforeAll(async () => {
  scenario = await campaign();
});

/** Plays a random game until `stop` returns true; returns the events. */
function playOn(
  game: PggGame,
  seed: string,
  stop: (moment: Moment, events: readonly GameEvent[]) => boolean,
): GameEvent[] {
  const random = randomStream(seed);
  const play = game.play();
  const events: GameEvent[] = [];
  let step = play.next();
  for (;;) {
    events.push(...game.drainEvents());
    if (step.done || stop(step.value, events)) return events;
    step = play.next(replyTo(step.value, random));
  }
}

function replyTo(moment: Moment, random: (n: number) => number): Reply {
  if (moment.kind === 'pause') return [];
  if (moment.kind === 'dice') return Array.from({ length: moment.count }, () => random(moment.sides) + 1);
  return moment.pick(random);
}

describe('the sequence of play [4.2]', () => {
  test('a turn follows the order of the rulebook, with a pause after every phase [4.1, 4.2.A1, 4.2.A2, 4.2.A3, 4.2.A4, 4.2.B1, 4.2.B2, 4.2.B3, 4.2.B4, 4.2.B5, 4.2.C]', () => {
    const pauses: Pause[] = [];
    playOn(new PggGame(scenario), 'order', (moment) => {
      if (moment.kind === 'pause') pauses.push(moment);
      return moment.kind === 'pause' && moment.turn === 1 && moment.ends === 'turn';
    });
    expect(pauses.map(({ turn, side, phase, ends }) => `${turn} ${side ?? '-'} ${phase} ${ends}`)).toEqual([
      '0 - setup turn',
      '1 Soviet movement phase',
      '1 Soviet combat phase',
      '1 Soviet disruption removal phase',
      '1 Soviet interdiction side',
      '1 German initial movement phase',
      '1 German combat phase',
      '1 German mechanized movement phase',
      '1 German disruption removal phase',
      '1 German air interdiction turn',
    ]);
  });

  test('a game restored from plain JSON continues like the original game', () => {
    let snapshot = '';
    const isSecondTurn = (moment: Moment): boolean =>
      moment.kind === 'pause' && moment.turn === 2 && moment.phase === 'combat' && moment.side === 'German';
    const game = new PggGame(scenario);
    playOn(game, 'restore', (moment) => {
      if (isSecondTurn(moment)) snapshot = JSON.stringify(game.snapshot());
      return isSecondTurn(moment);
    });
    const records = [1, 2].map(() => {
      const copy = new PggGame(scenario);
      copy.restore(JSON.parse(snapshot) as StateRecord);
      const events = playOn(
        copy,
        'goes on',
        (moment) => moment.kind === 'pause' && moment.turn === 3 && moment.ends === 'turn',
      );
      expect(copy.invariants('phase end')).toEqual([]);
      return { events, state: copy.snapshot() };
    });
    expect(records[0]?.events[0]?.text).toBe('Turn 2, German: mechanized movement.');
    expect(records[0]).toEqual(records[1]);
    expect(JSON.stringify(game.snapshot())).toBe(snapshot);
  });

  test('without orders the armies march, overfull hexes are cleared, and no unit is removed [5.23, 7.1]', () => {
    const game = new PggGame(scenario);
    const { moments } = drive(game.play(), { dice: new Array<number>(500).fill(1), isLong: true });
    expect(moments.length).toBeGreaterThan(100);
    const removed = game.position().pieces.filter(({ off }) => off === 'removed' || off === 'eliminated');
    // The pool holds fewer rifle counters than the lists require, so the last divisions never arrive [14.14].
    expect(removed.every(({ name }) => game.state.arrivalTurn[game.state.muster.byName.get(name)!] === 0)).toBe(true);
    expect(game.invariants('phase end')).toEqual([]);
  });
});

/** Plays a number of phases of a field from its current phase. */
function playPhases(at: Field, phases: number, script: Script = {}): void {
  const play = playGame(at.state);
  let left = phases;
  let step = play.next();
  while (!step.done && left > 0) {
    const moment: Moment = step.value;
    if (moment.kind === 'pause' && --left === 0) return;
    step = play.next(moment.kind === 'decision' ? (script.answer?.(moment) ?? moment.fallback()) : []);
  }
}

describe('the ends of phases', () => {
  test('C71: each side recovers from disruption in its own phase only [6.63]', () => {
    const at = field({
      german: { '1010': ['inf 6 (disrupted)'] },
      soviet: { '3010': ['rifle A (disrupted)'] },
      turns: 12,
    });
    at.state.phasesDone = 2; // the next phase is the Soviet removal of disruption
    playPhases(at, 1);
    expect([at.state.disrupted[at.piece('6')], at.state.disrupted[at.piece('A')]]).toEqual([1, 0]);
    at.state.phasesDone = 7; // the next phase is the German removal of disruption
    playPhases(at, 1);
    expect(at.state.disrupted[at.piece('6')]).toBe(0);
  });

  test('a side may give no orders at all [6.11, 9.12]', () => {
    const at = field({ german: { '1010': ['inf 6'] }, soviet: { '1011': ['rifle A'] } });
    at.state.phasesDone = 4;
    playPhases(at, 2, { answer: () => ({ verb: 'pass' }) });
    expect([at.where('6'), at.where('A')]).toEqual(['1010', '1011']);
  });

  test('the Soviet marker is placed at the end of the Soviet player-turn and removed at the end of the German one [13.42, 13.46]', () => {
    const at = field({ side: 'Soviet', german: { '1010': ['inf 6'] }, soviet: { '3010': ['rifle A'] }, turn: 3 });
    at.state.phasesDone = 3;
    let questionCount = 0;
    playPhases(at, 1, {
      answer: ({ question }) =>
        question === 'interdiction' && questionCount++ === 0
          ? { verb: 'interdict', cells: at.cells('2010') }
          : undefined,
    });
    expect(at.state.interdicted[at.cell('2010')]).toBe(SOVIET_MARKER);
    playPhases(at, 5);
    expect(at.state.interdicted[at.cell('2010')]).toBe(0);
  });

  test.each([
    ['rail 6 to 1020', 'initial movement', '6.36'],
    ['cut 1020', 'initial movement', '6.37'],
    ['enter 6 to 0110', 'mechanized movement', '14.0'],
    ['evacuate 6', 'initial movement', '10.4'],
    ['attack 1011 with 6', 'initial movement', '4.2.B1'],
  ] as const)('the order `%s` in the German %s is refused by its rule, not ignored', (text, phase, rule) => {
    const at = field({ phase, german: { '1010': ['inf 6'] }, soviet: { '1011': ['rifle A'] } });
    drive(movementPhase(at.state, '4.2.B1'), {
      answer: (decision) => {
        expect(decision.read(order(at, text))).toMatchObject({ refused: true, rule });
        return undefined;
      },
    });
  });

  test('a unit that retreated into a hex may defend fully again from the end of the player-turn [AMB-21]', () => {
    const at = field({ german: { '1010': ['inf 6'] }, soviet: { '3010': ['rifle A'] } });
    at.state.guest[at.piece('A')] = 1;
    at.state.phasesDone = 7;
    playPhases(at, 1);
    expect(at.state.guest[at.piece('A')]).toBe(1);
    playPhases(at, 1);
    expect(at.state.guest[at.piece('A')]).toBe(0);
  });
});

describe('the first Soviet turn [5.2]', () => {
  const diced = {
    side: 'Soviet',
    turn: 1,
    soviet: {
      '1414': ['rifle A', 'rifle B', 'rifle C', 'rifle D', 'leader Konev 4'],
      '2216': ['rifle E', 'rifle F', 'leader Lukin 3'],
    },
    armies: { 19: ['A', 'B', 'C', 'D', 'Konev'], 16: ['E', 'F', 'Lukin'] },
  } as const;

  test('C96: after a roll of 4 the 19th Army may move only one division out of its hex; after a 3 the 16th moves freely [5.21, 5.22]', () => {
    const at = field(diced);
    let questionCount = 0;
    // The 16th Army makes the first roll.
    drive(movementPhase(at.state, '4.2.A1'), {
      dice: [3, 4, 1, 1],
      answer: (decision) => {
        questionCount++;
        if (questionCount === 1) {
          expect(decision.read(order(at, 'move A to 1412'))).toMatchObject({ rule: '5.22' });
          expect(decision.read(order(at, 'move E to 2212'))).toMatchObject({ verb: 'move' });
          const answer = decision.read(order(at, 'move A to 1413'));
          return 'refused' in answer ? undefined : answer;
        }
        expect(decision.read(order(at, 'move B to 1413'))).toMatchObject({ rule: '5.22', slug: 'frozen' });
        return { verb: 'pass' };
      },
    });
    expect(questionCount).toBe(2);
    expect(at.state.count[at.cell('1414')]).toBe(4);
  });

  test('the movement phase does not end before the armies of the west have marched [5.23]', () => {
    const at = field({ side: 'Soviet', turn: 1, soviet: { '0110': ['rifle A'] }, armies: { 20: ['A'] } });
    drive(movementPhase(at.state, '4.2.A1'), {
      dice: [1, 1],
      answer: (decision) => {
        const pass = decision.refuse({ verb: 'pass' });
        if (at.where('A') === '0110') expect(pass).toMatchObject({ rule: '5.23', slug: 'march-due' });
        else expect(pass).toBeUndefined();
        return undefined;
      },
    });
    expect(at.where('A')).not.toBe('0110');
  });
});

describe('evacuation [10.4]', () => {
  const ring = { '2009': ['inf 1'], '2011': ['inf 2'], '1911': ['inf 3'], '2110': ['inf 4'] };
  const surrounded = { side: 'Soviet', german: ring, soviet: { '2010': ['leader Konev 4'] } } as const;

  test('C95: a surrounded leader is evacuated and returns on the next turn, and a third evacuation is refused', () => {
    const at = field({ ...surrounded, settings: { 'optional.evacuation': 'true' } });
    expect(evacuating.read(at.state, order(at, 'evacuate Konev'))).toMatchObject({ verb: 'evacuate' });
    at.state.evacuations = 2;
    expect(evacuating.read(at.state, order(at, 'evacuate Konev'))).toMatchObject({ rule: '10.4', slug: 'evacuations' });
    at.state.evacuations = 1;
    drive(evacuating.perform(at.state, { verb: 'evacuate', pieces: [at.piece('Konev')] }));
    expect([at.where('Konev'), at.state.arrivalTurn[at.piece('Konev')]]).toEqual([EVACUATED, 8]);
  });

  test.each([
    ['its optional rule is not played', surrounded, 'optional'],
    [
      'an adjacent hex is open',
      { ...surrounded, settings: { 'optional.evacuation': 'true' }, german: { '2009': ['inf 1'] } },
      'not-surrounded',
    ],
    [
      'a friendly unit cancels the ZOC of an adjacent hex',
      {
        ...surrounded,
        settings: { 'optional.evacuation': 'true' },
        soviet: { '2010': ['leader Konev 4'], '1910': ['rifle A'] },
      },
      'not-surrounded',
    ],
  ] as const)('evacuation is refused when %s', (_, sketch, slug) => {
    const at = field(sketch);
    expect(evacuating.read(at.state, order(at, 'evacuate Konev'))).toMatchObject({ refused: true, slug });
  });

  test('evacuation is refused after a unit has moved, even if it is back in its first hex', () => {
    const soviet = { ...surrounded.soviet, '2020': ['rifle A'] };
    const at = field({ ...surrounded, soviet, settings: { 'optional.evacuation': 'true' } });
    expect(evacuating.read(at.state, order(at, 'evacuate Konev'))).toMatchObject({ verb: 'evacuate' });
    at.state.moved[at.piece('A')] = 1;
    expect(evacuating.read(at.state, order(at, 'evacuate Konev'))).toMatchObject({ rule: '10.4', slug: 'too-late' });
  });
});

describe('hidden strengths [12.1]', () => {
  test('two games that differ only in untried counters look the same until the first reveal', () => {
    const other: ScenarioModel = {
      ...scenario,
      sides: scenario.sides.map((side) => ({
        ...side,
        pools: side.pools.map((pool) => ({
          ...pool,
          counters: pool.counters.map((entry) => ({ ...entry, face: pool.kind === 'rifle' ? [9, 9, 6] : [9, 10] })),
        })),
      })),
    };
    for (const seed of ['x', 'y', 'z']) {
      const views = [scenario, other].map((one) => {
        const game = new PggGame(one);
        const stop = (_: Moment, events: readonly GameEvent[]): boolean => events.some(({ kind }) => kind === 'reveal');
        const events = playOn(game, seed, stop);
        const hidden = events.slice(
          0,
          events.findIndex(({ kind }) => kind === 'reveal'),
        );
        return { hidden, length: hidden.length };
      });
      expect(views[0]?.length).toBeGreaterThan(50);
      expect(views[0]).toEqual(views[1]);
    }
  });

  test('position and hover show a question mark for an untried unit, but its value to the umpire', () => {
    const at = field({ soviet: { '2010': ['rifle A 7-7-6 (untried)', 'leader Konev 4'] } });
    const game = new PggGame(at.scenario);
    Object.assign(game, { state: at.state });
    expect(game.position().pieces.find(({ name }) => name === 'A')?.values).toBe('?-6');
    expect(game.position({ umpire: true }).pieces.find(({ name }) => name === 'A')?.values).toBe('7-7-6');
  });
});

describe('arrivals in movement', () => {
  test('C26: a unit is supplied in the phase of its arrival, and by the ordinary rules afterwards [11.33, AMB-34]', () => {
    const at = field({ soviet: { '2010': ['rifle A (oos)'] }, side: 'Soviet' });
    at.state.arrivedOn[at.piece('A')] = at.state.turn;
    judgeSupply(at.state, SOVIET);
    expect(at.state.supplied[at.piece('A')]).toBe(1);
    at.state.phase = 'combat';
    judgeSupply(at.state, SOVIET);
    expect(at.state.supplied[at.piece('A')]).toBe(0);
    expect(moving.verbs).toContain('move');
  });
});
