import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { playThrough } from '../../../../../engine/play/play-scenario.js';
import type { Playthrough } from '../../../../../engine/play/playthrough.js';
import { rtl } from '../../../../../engine/rulesets/rtl/index.js';
import { reorganization } from '../../../../../engine/rulesets/rtl/reorganization/reorganization.js';
import { joiningBar } from '../../../../../engine/rulesets/rtl/sequence/army-units.js';
import { carryOut } from '../../../../../engine/rulesets/rtl/sequence/stages.js';
import { setUp } from '../../../../../engine/rulesets/rtl/sequence/set-up.js';
import { groundOf } from '../../../../../engine/rulesets/rtl/state/ground.js';
import { musterOf } from '../../../../../engine/rulesets/rtl/state/muster.js';
import { EXPECTED, READY, State } from '../../../../../engine/rulesets/rtl/state/state.js';
import type { ScenarioModel } from '../../../../../engine/model/scenario.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';
import { drive, order } from '../drive.js';
import { FIRST_STEPS } from '../examples.js';
import { field, type Field, type Sketch } from '../sketch.js';

/** Returns the scenario of the example `first-steps`, without orders and after replacements in its text. */
async function scenarioWith(...changes: readonly (readonly [was: string, is: string])[]): Promise<ScenarioModel> {
  let text = FIRST_STEPS.slice(0, FIRST_STEPS.indexOf('orders turn'));
  for (const [was, is] of changes) {
    if (!text.includes(was)) throw new Error(`The example has no ${was}.`);
    text = text.replace(was, is);
  }
  const { scenario, findings } = (await TestWorkspace.of({ 'it.sand': text }, [rtl])).analyse('it.sand');
  expect(findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  if (!scenario) throw new Error('There is no scenario.');
  return scenario;
}

const CARD = [
  [
    '  assault-gun battery',
    '  ground-attack air unit Ju/1 3 (efficiency 7)\n  ground-attack air unit Ju/2 3 (efficiency 7)\n  ground-attack air unit Ju/3 3 (efficiency 7)\n  assault-gun battery',
  ],
  ['0603: "HQ 245", 1/898', '0603: "HQ 245", 1/898 (step 2)'],
  ['0103: I/3, "665 StuG"', '0103: I/3'],
  ['  score Luga 5', '  arrive turn 19PM at Entry for German: "665 StuG", Ju/2\n  score Luga 5'],
  ['  village Luga', '  area Entry 0103\n  village Luga'],
] as const;

describe('the set-up', () => {
  const begin = async (): Promise<{ state: State; of: (name: string) => number }> => {
    const scenario = await scenarioWith(...CARD);
    const state = new State(scenario, groundOf(scenario.map), musterOf(scenario));
    drive(setUp(state));
    return { state, of: (name) => state.muster.byName.get(name) ?? -1 };
  };

  test('units are set up in the hexes of the card, and reinforcements wait for their turn [4.12]', async () => {
    const { state, of } = await begin();
    expect(['HQ 3', 'I/3', '1/898', '2/898'].map((name) => state.label(state.cell[of(name)]))).toEqual([
      '0202',
      '0103',
      '0603',
      '0702',
    ]);
    expect(state.cell[of('665 StuG')]).toBe(EXPECTED);
  });

  test('each unit is set up with the step that the card shows [4.13]', async () => {
    const { state, of } = await begin();
    expect(['I/8', '1/898', '2/898'].map((name) => state.reduced[of(name)])).toEqual([0, 1, 0]);
    expect(state.face(of('1/898')).attack).toBe(2);
  });

  test('at the start, aircraft that the set-up lists at hand are ready, and aircraft listed for later are not [4.14]', async () => {
    const { state, of } = await begin();
    expect(['Ju/1', 'Ju/2', 'Ju/3'].map((name) => state.cell[of(name)])).toEqual([READY, EXPECTED, READY]);
  });
});

describe('the turn', () => {
  const played = async (...changes: readonly (readonly [string, string])[]): Promise<Playthrough> =>
    playThrough(rtl, await scenarioWith(...changes), { until: 'end' });
  const WEATHER = [
    [
      '  set weather = dry\n',
      '  table weather {\n    19AM: dry = 1-6, overcast = 7-8, rain = 9-10\n    19PM: dry = 1-6, overcast = 7-8, rain = 9-10\n  } source "the test"\n',
    ],
  ] as const;
  /** Returns the phases in which decisions are made or dice rolled, in order. */
  const phases = ({ moments }: Playthrough): string[] =>
    moments.map(({ turn, phase }) => `${turn} ${phase}`).filter((name, at, all) => name !== all[at - 1]);

  test('after set-up the first turn begins with the weather, and its phases follow in order [4.16, 4.21, 4.21.A1]', async () => {
    const { moments } = await played(...WEATHER);
    expect(moments[0]).toMatchObject({ turn: 13, phase: 'weather', kind: 'dice', address: '13/weather', rule: '5.11' });
  });

  test('turns are played up to the last one, and the winner is determined at its end [4.21.C3, 4.21.C4, 4.22]', async () => {
    const game = await played(...WEATHER);
    const names = ['weather', 'initiative', 'operations'];
    expect(phases(game)).toEqual([13, 14].flatMap((turn) => names.map((name) => `${turn} ${name}`)));
    expect(game.events.filter(({ kind }) => kind === 'victory').map(({ address }) => address)).toEqual([
      '14/reorganization',
    ]);
  });
});

/**
 * A sketch in which every question of a sequence can come up: water and a bridge, engineers, an Army unit, and two
 * enemy units, one of them in a strongpoint.
 */
const READY_FOR_ALL: Sketch = {
  sides: { river: '6430/6431' },
  german: {
    6430: ['headquarters HQ 1-6 (command 2, efficiency 6, stacking 1)', 'bridge unit B (towards 6431)'],
    6230: [
      'tank battalion T 9-5-6|4-3-6 (efficiency 6, stacking 2)',
      'engineer company P 3-3-4 (efficiency 6, stacking 1)',
    ],
    6231: ['artillery battalion G 5-2-4 (range 6, efficiency 6, stacking 1)'],
    6219: ['tank battalion U 9-5-6 (efficiency 6, stacking 2)'],
    6232: ['assault-gun battery S 3-3-6 (army, efficiency 7, stacking 1, idle)'],
  },
  soviet: {
    6229: ['infantry battalion D 3-4-4|2-2-4 (efficiency 4, stacking 2)'],
    6218: ['infantry battalion W 1-1-4 (efficiency 4, stacking 2)'],
    6129: ['reconnaissance battalion R 2-2-6|1-1-6 (efficiency 6, stacking 1)'],
    6228: ['motorized infantry battalion M 4-4-6|2-2-6 (efficiency 6, stacking 2)'],
  },
  strongpoints: { 6229: 'Soviet' },
};

/**
 * Plays a sequence. Returns its questions in order, each once, and the verbs that are offered when construction and
 * movement are first asked about.
 */
function course(
  sequence: 'mobile' | 'assault' | 'pass',
): Readonly<Record<'asked' | 'construction' | 'movement', string>> {
  const at = field({ ...READY_FOR_ALL, sequence });
  const offered: Record<string, string[]> = {};
  const attacks = ['attack 6229 with T', 'attack 6129 with P'];
  const { moments } = drive(carryOut(at.state, at.state.address), {
    dice: Array.from({ length: 20 }, () => 5),
    answer(decision) {
      offered[decision.question] ??= decision.legal().map(({ verb }) => verb);
      const text = decision.question === 'declaration' ? attacks.shift() : undefined;
      if (text === undefined) return undefined;
      const answer = decision.read(order(at, text));
      if (isRefusal(answer)) throw new Error(answer.message);
      return answer;
    },
  });
  const questions = moments.flatMap((moment) => (moment.kind === 'decision' ? [moment.question] : []));
  const once = (words: readonly string[] = []): string => [...new Set(words)].join(' ');
  return { asked: once(questions), construction: once(offered.construction), movement: once(offered.movement) };
}

const COMBAT = 'declaration refusal reaction stand resolution artillery retreat advance';

describe('the steps of a sequence', () => {
  test('Mobile Sequence: Army units join before the first unit moves, overruns are part of movement, and combat follows [SoP.A]', () => {
    expect(course('mobile')).toEqual({
      asked: `movement ${COMBAT}`,
      construction: '',
      movement: 'move overrun activate end',
    });
    const { state, piece } = field(READY_FOR_ALL);
    expect(joiningBar(state, piece('S'))?.slug).toBeUndefined();
    state.halfPointsLeft[piece('T')] = 4;
    expect(joiningBar(state, piece('S'))?.slug).toBe('too-late');
  });

  test('Assault Sequence: Army units join, then strongpoints and bridges are built, and no unit overruns [14.25a, SoP.B]', () => {
    expect(course('assault')).toEqual({
      asked: `joining construction movement ${COMBAT}`,
      construction: 'fortify bridge end',
      movement: 'move activate end',
    });
  });

  test('in a Pass Sequence the only construction allowed is that of bridges, and no unit moves [SoP.C]', () => {
    expect(course('pass')).toEqual({ asked: 'construction', construction: 'bridge end', movement: '' });
  });
});

describe('the Reorganization Phase', () => {
  const BATTLEFIELD: Sketch = {
    german: {
      6430: [
        'headquarters HQ 1-6 (command 2, efficiency 6, stacking 1)',
        'headquarters Spent 1-6 (command 2, efficiency 6, stacking 1, spent)',
        'infantry battalion A 4-4-4 (efficiency 6, stacking 2, disrupted)',
        'artillery battalion G 5-2-4 (range 6, efficiency 6, stacking 1, fired)',
        'artillery battalion O 5-2-4 (range 6, efficiency 6, stacking 1, fired, oos)',
        'leader L 2-6 (range 8, army, spent)',
      ],
    },
    soviet: { 6429: ['infantry battalion E 4-4-4 (efficiency 6, stacking 2)'] },
  };
  /**
   * Plays the reorganization with a die for A, which is in an enemy zone, and with the headquarters or leaders that
   * help A.
   */
  const phase = (die: number, ...answers: readonly string[]): Field => {
    const at = field(BATTLEFIELD);
    const left = [...answers];
    drive(reorganization(at.state), {
      dice: [die],
      answer(decision) {
        const text = left.shift();
        if (text === undefined) return undefined;
        const answer = decision.read(order(at, text));
        if (isRefusal(answer)) throw new Error(`${answer.rule} ${answer.slug}`);
        return answer;
      },
    });
    expect(left).toEqual([]);
    return at;
  };
  const now = ({ state, piece }: Field, column: 'disrupted' | 'spent' | 'fired', ...names: string[]): number[] =>
    names.map((name) => state[column][piece(name)]);

  test('the Reorganization ends disruption, turns headquarters and leaders face up, and readies guns except those out of supply [4.21.C2]', () => {
    const at = phase(4);
    expect(now(at, 'disrupted', 'A')).toEqual([0]);
    expect(now(at, 'spent', 'HQ', 'Spent', 'L')).toEqual([0, 0, 0]);
    expect(now(at, 'fired', 'G', 'O')).toEqual([0, 1]);
  });

  test('unspent command points help units to recover before spent counters are turned face up [SoP.C2]', () => {
    expect(now(phase(6), 'disrupted', 'A')).toEqual([1]);
    const helped = phase(6, 'recover A', 'spend HQ');
    expect([now(helped, 'disrupted', 'A'), now(helped, 'spent', 'HQ')]).toEqual([[0], [0]]);
    expect(() => phase(6, 'recover A', 'spend Spent')).toThrow('spent');
  });
});
