import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Answer, Decision, Moment } from '../../../../../engine/play/moment.js';
import { fillCups, initiative } from '../../../../../engine/rulesets/rtl/markers/initiative.js';
import { whyNotCombine } from '../../../../../engine/rulesets/rtl/markers/combining.js';
import { operations } from '../../../../../engine/rulesets/rtl/markers/drawing.js';
import { rtl } from '../../../../../engine/rulesets/rtl/index.js';
import { joining, joiningBar } from '../../../../../engine/rulesets/rtl/sequence/army-units.js';
import { playSequence } from '../../../../../engine/rulesets/rtl/sequence/operations.js';
import { groundOf } from '../../../../../engine/rulesets/rtl/state/ground.js';
import { musterOf } from '../../../../../engine/rulesets/rtl/state/muster.js';
import { ELIMINATED, EXPECTED, State } from '../../../../../engine/rulesets/rtl/state/state.js';
import { GERMAN, SOVIET } from '../../../../../engine/rulesets/rtl/vocabulary/sides.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';
import { drive } from '../drive.js';
import { field } from '../sketch.js';

const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../../../../examples/rtl/first-steps.sand'), 'utf8');
const PLACES = EXAMPLE.slice(0, EXAMPLE.indexOf('side German'));

interface Sides {
  /** German formations. A number after a name is its number of markers: `8.Pz 2`. */
  readonly german: string;
  readonly soviet: string;
  readonly rules?: string;
}

/** Returns a game in which each formation has one battalion on the map, so that its markers may be drawn. */
async function sides({ german, soviet, rules = '' }: Sides): Promise<State> {
  const formations = (kind: string, names: string): string =>
    names
      .split(', ')
      .map((one) => one.split(' '))
      .map(
        ([name, markers = '1']) =>
          `${kind} division "${name}" (markers ${markers}, combine 1) {
            infantry battalion "I/${name}" 4-4-4 (efficiency 5, stacking 0)
          }`,
      )
      .join('\n');
  const placed = (at: string, names: string): string =>
    `${at}: ${names
      .split(', ')
      .map((one) => `"I/${one.split(' ')[0]}"`)
      .join(', ')}`;
  const { scenario } = (
    await TestWorkspace.of(
      {
        'it.sand': `${PLACES}
side German { ${formations('infantry', german)} }
side Soviet { ${formations('rifle', soviet)} }
scenario "Markers" {
  on Crossroads
  turns 19AM..19PM
  setup German { ${placed('0103', german)} }
  setup Soviet { ${placed('0803', soviet)} }
  ${rules}
}`,
      },
      [rtl],
    )
  ).analyse('it.sand');
  if (!scenario) throw new Error('There is no scenario.');
  const state = new State(scenario, groundOf(scenario.map), musterOf(scenario));
  for (const { index, side } of state.pieces)
    state.put(index, state.ground.board.cell(side === GERMAN ? '0103' : '0803'));
  state.turn = 14;
  state.phase = 'operations';
  return state;
}

const inCups = ({ cups }: State): [german: number, soviet: number] => [
  Object.keys(cups[GERMAN]).length,
  Object.keys(cups[SOVIET]).length,
];

/** Random numbers for markers. With these numbers, the markers are drawn in the order in which the forces list them. */
const LOTS = Array.from({ length: 20 }, (_, i) => i + 1);

const FOUR = 'A, B, C, D';
const SEVEN = 'a, b, c, d, e, f, g';

describe('the number of markers in the cups [4.15, 7.14]', () => {
  test.each([
    { case: 'C51', german: FOUR, soviet: SEVEN, first: GERMAN, cups: [4, 5] },
    { case: 'C51, the Soviets act first', german: FOUR, soviet: SEVEN, first: SOVIET, cups: [4, 7] },
    {
      case: 'one more marker than the enemy is always allowed',
      german: FOUR,
      soviet: 'a, b, c, d, e',
      first: GERMAN,
      cups: [4, 5],
    },
    {
      case: 'two markers of one formation count twice [4.36]',
      german: 'A 2, B',
      soviet: SEVEN,
      first: GERMAN,
      cups: [3, 4],
    },
    {
      case: 'C52, before the first marker is chosen',
      german: 'A 2, B 2, C 2, D 2',
      soviet: SEVEN,
      first: GERMAN,
      cups: [8, 7],
    },
    {
      case: 'a house rule changes the number',
      german: FOUR,
      soviet: SEVEN,
      first: GERMAN,
      cups: [4, 6],
      rules: 'house rule markers.advantage = 2 "more"',
    },
    {
      case: 'C135: a marker is not in play yet',
      german: FOUR,
      soviet: 'a, b',
      first: GERMAN,
      cups: [4, 1],
      rules: 'set markers of "a" turn 19AM..19PM = 0',
      turn: 13,
    },
  ])('the cups hold the markers $cups: $case [4.15, 7.14]', async ({ first, cups, turn, ...of }) => {
    const state = await sides(of);
    state.first = first;
    state.turn = turn ?? state.turn;
    drive(fillCups(state), { dice: LOTS });
    expect(inCups(state)).toEqual(cups);
  });

  test('the second player chooses which markers stay out of the cup [7.14]', async () => {
    const state = await sides({ german: FOUR, soviet: SEVEN });
    state.first = GERMAN;
    const waiting = (decision: Decision): Answer => decision.legal()[1];
    drive(fillCups(state), { dice: LOTS, answer: waiting });
    expect(Object.keys(state.cups[SOVIET])).toEqual(['c', 'd', 'e', 'f', 'g']);
  });

  test('a formation without units has no marker unless reinforcements of it are still to come [4.38, 7.24]', async () => {
    const rules = 'arrive turn 19PM at 0101 for German: "I/B"';
    const state = await sides({ german: FOUR, soviet: 'a, b', rules });
    state.first = GERMAN;
    for (const [name, to] of [
      ['I/A', ELIMINATED],
      ['I/B', EXPECTED],
      ['I/C', EXPECTED],
    ] as const)
      state.put(state.muster.byName.get(name) ?? -1, to);
    drive(fillCups(state), { dice: LOTS });
    expect(Object.keys(state.cups[GERMAN])).toEqual(['B', 'D']);
  });
});

describe('initiative [4.21.A5, 7.11-7.13]', () => {
  test.each([
    {
      case: 'C53: after a tie the Germans keep the initiative',
      passes: [0, 2],
      dice: [5, 3],
      before: GERMAN,
      first: GERMAN,
    },
    {
      case: 'after a tie the Soviets keep the initiative',
      passes: [0, 2],
      dice: [5, 3],
      before: SOVIET,
      first: SOVIET,
    },
    { case: 'the higher roll wins the initiative', passes: [0, 0], dice: [5, 3], before: GERMAN, first: SOVIET },
    {
      case: 'passes of the enemy are added to the initiative roll',
      passes: [0, 3],
      dice: [5, 3],
      before: SOVIET,
      first: GERMAN,
    },
    {
      case: 'own passes are not added to the initiative roll',
      passes: [3, 0],
      dice: [5, 4],
      before: GERMAN,
      first: SOVIET,
    },
  ])('$case', async ({ passes, dice, before, first }) => {
    const state = await sides({ german: 'A', soviet: 'a' });
    state.passesLastTurn = passes;
    state.first = before;
    drive(initiative(state), { dice });
    expect(state.first).toBe(first);
  });

  test('both sides roll for initiative, the Soviets first, and the modifier of the scenario is added', async () => {
    const state = await sides({ german: 'A', soviet: 'a', rules: 'set initiative.modifier for German = 2' });
    state.first = SOVIET;
    const { moments } = drive(initiative(state), { dice: [5, 4] });
    expect(moments.map((moment) => 'address' in moment && moment.address)).toEqual([
      '14/Soviet/initiative',
      '14/German/initiative',
    ]);
    expect(state.first).toBe(GERMAN);
  });
});

/** Plays the operations segment. Returns the side of each `sequence` decision, in order. */
function drawn(state: State, answer: (decision: Decision) => Answer | undefined): string[] {
  const { moments } = drive(operations(state), { dice: LOTS, answer });
  return moments.flatMap((moment: Moment) =>
    moment.kind === 'decision' && moment.question === 'sequence' ? [moment.address.split('/').at(-2) ?? ''] : [],
  );
}

const always =
  (verb: string, choice?: string) =>
  (decision: Decision): Answer | undefined => {
    const answer = { verb, ...(choice !== undefined && { choice }) };
    return decision.question === 'sequence' && decision.refuse(answer) === undefined ? answer : undefined;
  };

describe('drawing in turn [4.21.B, 4.35a, 7.23-7.25]', () => {
  const filled = async (setup: Sides): Promise<State> => {
    const state = await sides(setup);
    state.first = GERMAN;
    drive(fillCups(state), { dice: LOTS });
    return state;
  };

  test('C59: a side that has no more markers draws none, and this does not count as a Pass Sequence', async () => {
    const state = await filled({ german: 'A', soviet: 'a, b, c' });
    state.cups = [state.cups[0], { a: 1, b: 2, c: 3 }];
    expect(drawn(state, always('play', 'mobile'))).toEqual([
      'German draw 1',
      'Soviet draw 1',
      'Soviet draw 2',
      'Soviet draw 3',
    ]);
    expect(state.passes).toEqual([0, 0]);
  });

  test('passes count for the initiative of the next turn [7.13, 7.21c] and end with the turn [7.25]', async () => {
    const state = await filled({ german: 'A, B, C', soviet: 'a' });
    expect(drawn(state, always('pass'))).toHaveLength(5);
    expect(state.passes).toEqual([1, 0]);
    expect(state.pool).toEqual(['', '']);
  });

  test('a played marker returns to the cup only when the cups are filled for the next initiative [7.26]', async () => {
    const state = await filled({ german: 'A, B', soviet: 'a' });
    expect(drawn(state, always('play', 'mobile'))).toHaveLength(3);
    expect(inCups(state)).toEqual([0, 0]);
    drive(fillCups(state), { dice: LOTS });
    expect(inCups(state)).toEqual([2, 1]);
  });

  test('the first player chooses the first marker of the game, and all others are drawn unseen [7.15, 7.21]', async () => {
    const state = await filled({ german: 'A, B, C', soviet: 'a, b' });
    state.turn = 13;
    const { moments } = drive(operations(state), {
      dice: LOTS,
      answer: (decision) =>
        decision.question === 'opening' ? { verb: 'begin', choice: 'C' } : always('play', 'mobile')(decision),
    });
    const decisions = moments.filter((moment) => moment.kind === 'decision');
    expect(decisions.filter(({ question }) => question === 'opening').map(({ side }) => side)).toEqual(['German']);
    const [first] = decisions.filter(({ question }) => question === 'sequence');
    expect(first.secretPrompt).toContain('for which sequence is C played');
  });

  test('C54: a side may not pass while its marker pool is full or after it drew its last marker', async () => {
    const state = await filled({ german: 'A, B, C', soviet: 'a' });
    state.pool = ['B', ''];
    state.side = GERMAN;
    const [moment] = drive(playSequence(state, 'A', '14/it')).moments;
    expect(moment.kind === 'decision' && moment.refuse({ verb: 'pass' })).toMatchObject({ slug: 'pool-full' });
    state.pool = ['', ''];
    state.cups = [{}, {}];
    const [last] = drive(playSequence(state, 'A', '14/it')).moments;
    expect(last.kind === 'decision' && last.refuse({ verb: 'pass' })).toMatchObject({ slug: 'last-marker' });
  });
});

describe('combining formations [7.3]', () => {
  test.each([
    { case: 'C55: without a leader a 6 and a value of 1 do not combine formations', value: 1, die: 6, combined: false },
    { case: 'a 7 and a value of 1 combine formations', value: 1, die: 7, combined: true },
  ])('$case', async ({ die, combined }) => {
    const state = await sides({ german: 'A, B, C', soviet: 'a' });
    state.side = GERMAN;
    state.cups = [{ C: 1 }, {}];
    state.pool = ['B', ''];
    drive(playSequence(state, 'A', '14/it'), { dice: [die], answer: always('combine') });
    expect(state.formations).toEqual(combined ? ['A', 'B'] : ['A']);
    expect(state.pool[GERMAN]).toBe(combined ? '' : 'B');
    expect(state.failedToCombine[GERMAN]).toBe(!combined);
  });

  test('C56: two markers of one formation do not combine', async () => {
    const state = await sides({ german: 'A 2, B', soviet: 'a' });
    state.side = GERMAN;
    state.pool = ['A #2', ''];
    expect(whyNotCombine(state, 'A')).toMatchObject({ rule: '7.32' });
    expect(whyNotCombine(state, 'B')).toBeUndefined();
  });

  test.each([
    { reading: 'whenever', answered: 'hold', draws: ['B', 'A'] },
    { reading: 'whenever', answered: 'recall', draws: ['A', 'B'] },
    { reading: 'nextSequence', answered: 'hold', draws: ['A', 'B'] },
  ])(
    'RTL-48, $reading: if the pooled marker is to $answered after a failed combination, the markers are drawn as $draws [7.34]',
    async (row) => {
      const state = await sides({
        german: 'A, B',
        soviet: 'a',
        rules: `ruling pool.afterFailedCombination = ${row.reading}`,
      });
      state.first = GERMAN;
      state.cups = [{ B: 1 }, {}];
      state.pool = ['A', ''];
      state.failedToCombine = [true, false];
      const played: string[] = [];
      const answer = (decision: Decision): Answer | undefined => {
        if (decision.question === 'pool') return { verb: row.answered };
        if (decision.question === 'sequence')
          played.push(decision.secretPrompt?.match(/for which sequence is (\w)/)?.[1] ?? '');
        return always('play', 'mobile')(decision);
      };
      drive(operations(state), { dice: LOTS, answer });
      expect(played).toEqual(row.draws);
    },
  );
});

const HQ = 'headquarters HQ 1-6 (efficiency 6, stacking 1, command 2)';
const GUNS = 'assault-gun battery G 3-3-6 (army, efficiency 5, stacking 1, idle, disrupted)';
const FOOT = 'infantry battalion F 4-4-4 (army, efficiency 5, stacking 1, idle)';

describe('Army units [4.33, 7.4]', () => {
  const joined = (unit: string, at: string, dice: number[]) => {
    const { state, piece } = field({ german: { 6430: [HQ], [at]: [unit] } });
    const [name] = unit.replace(/^.*?(battery|battalion) /, '').split(' ');
    const it = piece(name);
    const activate: Answer = { verb: 'activate', pieces: [it] };
    const remaining = { left: 1 };
    drive(playSequence(state, '3.Mot', '14/it'), {
      dice,
      answer: (decision) =>
        decision.question === 'movement' && decision.refuse(activate) === undefined && remaining.left-- > 0
          ? activate
          : always('play', 'mobile')(decision),
    });
    return { state, it };
  };

  test('C57: a disrupted Army unit out of range checks against 3; a failure uses up the attempt, and one is left [7.43]', () => {
    const { state, it } = joined(GUNS, '6424', [4]);
    expect(state.active[it]).toBe(0);
    expect(state.activations[it]).toBe(1);
    expect(joiningBar(state, it)).toBeUndefined();
    expect(joined(GUNS, '6424', [3]).state.active[it]).toBe(1);
  });

  test('C58: within four hexes of the headquarters an Army unit joins without a check, once if it is not motorized [7.44]', () => {
    const { state, it } = joined(FOOT, '6426', []);
    expect(state.active[it]).toBe(1);
    state.clear('sequence');
    expect(joiningBar(state, it)).toMatchObject({ rule: '7.43', slug: 'used-up' });
  });

  test('units of a formation and units that are already active may not join an activation [7.41]', () => {
    const { state, piece } = field({ german: { 6430: [HQ, 'infantry battalion I 4-4-4 (efficiency 5, idle)', FOOT] } });
    expect(joiningBar(state, piece('I'))).toMatchObject({ rule: '7.41', slug: 'no-army-unit' });
    expect(joiningBar(state, piece('F'))).toBeUndefined();
    drive(joining.perform(state, { verb: 'activate', pieces: [piece('F')] }));
    expect(joiningBar(state, piece('F'))).toMatchObject({ rule: '7.41', slug: 'active' });
  });

  test('an Army unit five hexes from the headquarters does not join the activated formation if its check fails [7.44]', () => {
    const { state, it } = joined(FOOT, '6425', [6]);
    expect(state.active[it]).toBe(0);
  });

  test('a motorized Army unit has two activations in a turn [7.42]', () => {
    const { state, it } = joined(GUNS, '6426', []);
    state.clear('sequence');
    expect(joiningBar(state, it)).toBeUndefined();
    drive(joining.perform(state, { verb: 'activate', pieces: [it] }), { dice: [1] });
    state.clear('sequence');
    expect(joiningBar(state, it)).toMatchObject({ rule: '7.42', slug: 'used-up' });
  });
});
