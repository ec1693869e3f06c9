import { describe, expect, test } from 'vitest';
import { NO_SOURCE } from '../../../../../engine/model/source.js';
import { moving } from '../../../../../engine/rulesets/rtl/movement/moving.js';
import { leftOf } from '../../../../../engine/rulesets/rtl/movement/company.js';
import { bringDueUnits, keepsEntryFree } from '../../../../../engine/rulesets/rtl/reinforcements/arrivals.js';
import { entering } from '../../../../../engine/rulesets/rtl/reinforcements/entering.js';
import { replacements } from '../../../../../engine/rulesets/rtl/reinforcements/replacements.js';
import { removeExcess } from '../../../../../engine/rulesets/rtl/stacking/excess.js';
import { fits } from '../../../../../engine/rulesets/rtl/stacking/stacking.js';
import { SUPPLIED } from '../../../../../engine/rulesets/rtl/state/fields.js';
import { AT_HAND, DUE, ELIMINATED, EXPECTED, READY } from '../../../../../engine/rulesets/rtl/state/state.js';
import type { Answer } from '../../../../../engine/play/moment.js';
import { drive, order } from '../drive.js';
import { field, type Field, type Sketch } from '../sketch.js';

const LORRIES = 'motorized infantry battalion M 5-5-6 (efficiency 6, stacking 2, by 6434 6534)';
const ARMY = 'infantry battalion A 5-5-4 (efficiency 6, stacking 2, by 6434, army)';
const slugOf = (refused: unknown): string | undefined => (refused as { slug?: string } | undefined)?.slug;

const enter = (game: Field, who: string, label: string): void => {
  entering.perform(game.state, { verb: 'enter', pieces: [game.piece(who)], cells: [game.cell(label)] });
};

interface Case extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly text?: string;
  /** Movement points that the unit has left in the hex in which it enters. */
  readonly left?: number;
  /** Slug of the refusal; undefined if the unit enters. */
  readonly why?: string;
}

const road = { routes: { 'main road': ['6434 - 6433 - 6432'] } };
const cases: readonly Case[] = [
  {
    case: 'C39: a reinforcement enters by main road in an Assault Sequence',
    rules: '5.22b 5.23b',
    ...road,
    sequence: 'assault',
    left: 2.5,
  },
  { case: 'C39: a reinforcement enters by main road in a Mobile Sequence', rules: '5.22b 5.23a', ...road, left: 5.5 },
  { case: 'a reinforcement enters without a road', rules: '5.22b', left: 5 },
  {
    case: 'a reinforcement enters in an enemy zone',
    rules: '8.21 8.22',
    soviet: { 6433: ['infantry battalion E 3-3-4 (efficiency 5)'] },
    left: 4,
  },
  {
    case: 'a reinforcement does not enter where an enemy is',
    rules: '8.14',
    soviet: { 6434: ['infantry battalion E 3-3-4 (efficiency 5)'] },
    why: 'enemy-there',
  },
  {
    case: 'a motorized reinforcement does not enter swamp without a road',
    rules: '8.37a',
    terrain: { 6434: 'swamp' },
    why: 'swamp',
  },
  {
    case: 'a motorized reinforcement enters swamp by road',
    rules: '8.37a',
    ...road,
    terrain: { 6434: 'swamp' },
    left: 5.5,
  },
  { case: 'a reinforcement does not enter by another hex', rules: '5.2', text: 'enter M to 6234', why: 'wrong-entry' },
];

describe('reinforcements', () => {
  test.each(cases)('$case [$rules]', ({ text = 'enter M to 6434', left, why, ...sketch }) => {
    const game = field({ ...sketch, german: { due: [LORRIES] } });
    const read = entering.read(game.state, order(game, text));
    expect(slugOf(read)).toBe(why);
    if (why !== undefined) return;
    enter(game, 'M', '6434');
    expect([game.where('M'), leftOf(game.state, game.piece('M')) / 2]).toEqual(['6434', left]);
  });

  test('a unit that has no entry hexes is refused with a message without a list of hexes [5.2]', () => {
    const game = field({ german: { due: ['motorized infantry battalion M 5-5-6 (efficiency 6, stacking 2)'] } });
    expect(entering.read(game.state, order(game, 'enter M to 6234'))).toMatchObject({
      slug: 'wrong-entry',
      message: expect.stringMatching(/not at 6234 \[5\.2\]\.$/) as string,
    });
  });

  test('a reinforcement may go on from its entry hex, in supply, until another unit moves [5.22, 5.26, 8.11]', () => {
    const game = field({ ...road, german: { due: [LORRIES, ARMY] } });
    game.state.supply[game.piece('M')] = 2;
    enter(game, 'M', '6434');
    expect(game.state.supply[game.piece('M')]).toBe(SUPPLIED);
    expect(moving.read(game.state, order(game, 'move M to 6432'))).toMatchObject({ verb: 'move' });
    enter(game, 'A', '6434');
    expect(slugOf(moving.read(game.state, order(game, 'move M to 6432')))).toBe('moved');
  });

  test('a reinforcement enters only while its formation is active; an Army unit enters with any active formation and uses one activation [5.22a, 5.28, 7.42]', () => {
    const game = field({ german: { due: [LORRIES, ARMY.replace('army', 'army, idle')] } });
    game.state.formations = ['Other'];
    expect(slugOf(entering.read(game.state, order(game, 'enter M to 6434')))).toBe('not-active');
    enter(game, 'A', '6434');
    expect([game.state.active[game.piece('A')], game.state.activations[game.piece('A')]]).toEqual([1, 1]);
  });

  test('a reinforcement enters only at the activation that the scenario names [RTL-33]', () => {
    const game = field({ german: { due: [LORRIES] } });
    const of = [{ name: '3.Mot', source: NO_SOURCE }];
    game.state.settings = [{ name: 'entry', of, values: [2], source: NO_SOURCE }];
    game.state.activated = { '3.Mot': 1 };
    expect(slugOf(entering.read(game.state, order(game, 'enter M to 6434')))).toBe('later-activation');
    game.state.activated = { '3.Mot': 2 };
    expect(slugOf(entering.read(game.state, order(game, 'enter M to 6434')))).toBeUndefined();
  });

  test('C40: no unit ends its movement in an enemy entry hex [5.21]', () => {
    const game = field({
      german: { 3624: ['motorized infantry battalion G 5-5-6 (efficiency 6, stacking 2)'] },
      soviet: { due: ['infantry battalion R 3-3-4 (efficiency 4, by 3622)'] },
    });
    const to = (label: string): string | undefined =>
      slugOf(moving.read(game.state, order(game, `move G to ${label}`)));
    expect([to('3622'), to('3623')]).toEqual(['entry-hex', undefined]);
    game.state.put(game.piece('R'), game.cell('3010'));
    expect(keepsEntryFree(game.state, game.piece('G'), game.cell('3622'))).toBe(true);
  });

  test('due aircraft become ready, due bridges go to hand and due ground units wait to enter [4.21.A2, 5.24, 5.25, 16.23]', () => {
    const units = [LORRIES, 'ground-attack air unit Ju 3 (efficiency 7, by 6434)', 'bridge unit B (by 6434)'];
    const game = field({ german: { expected: units } });
    const at = (): number[] => ['M', 'Ju', 'B'].map((who) => game.state.cell[game.piece(who)]);
    game.state.turn = 12;
    bringDueUnits(game.state);
    expect(at()).toEqual([EXPECTED, EXPECTED, EXPECTED]);
    game.state.turn = 14;
    bringDueUnits(game.state);
    expect(at()).toEqual([DUE, READY, AT_HAND]);
  });

  test('headquarters and guns do nothing before they enter the map [5.27]', () => {
    const game = field({ german: { due: ['headquarters HQ 1-6 (command 2, efficiency 6, by 6434)'] } });
    expect(game.state.unitsOf(0)).toEqual([]);
    expect(slugOf(moving.read(game.state, order(game, 'move HQ to 6433')))).toBe('not-on-map');
  });
});

const HQ = 'headquarters HQ 1-4 (command 1, efficiency 5)';
const lost = { lost: ['infantry battalion R 3-3-4|2-2-4 (efficiency 4-3, stacking 2)'] };
const reduced = { 6430: [HQ, 'infantry battalion S 3-3-4|2-2-4 (efficiency 4-3, stacking 2, reduced)'] };

/** Plays the replacements with these answers and ends them. Returns the moments. */
const rebuild = (game: Field, ...answers: readonly Answer[]): ReturnType<typeof drive> => {
  const left = [...answers];
  return drive(replacements(game.state), { answer: () => left.shift() ?? { verb: 'end' } });
};
const steps = (game: Field, number: number, turn?: number): Field => {
  game.state.settings = [
    { name: 'replacements', side: 'Soviet', values: [number], source: NO_SOURCE, ...(turn !== undefined && { turn }) },
  ];
  return game;
};

describe('rebuilding of steps [S3.26]', () => {
  test('a reduced unit is restored, a lost unit returns at its headquarters, and both are disrupted [S3.26]', () => {
    const game = steps(field({ soviet: { ...reduced, ...lost } }), 8);
    const [r, s] = game.pieces('R, S');
    rebuild(game, { verb: 'rebuild', pieces: [s], choice: 'whole' }, { verb: 'rebuild', pieces: [r], choice: 'whole' });
    const { state } = game;
    expect([state.reduced[s], state.reduced[r], game.where('R')]).toEqual([0, 0, '6430']);
    expect([state.disrupted[s], state.disrupted[r], state.rebuilt]).toEqual([1, 1, [0, 3]]);
  });

  test.each<{ case: string; soviet: NonNullable<Sketch['soviet']>; number?: number; why: string }>([
    {
      case: 'tanks',
      soviet: { 6430: [HQ, 'tank battalion R 3-3-4|2-2-4 (efficiency 4, reduced)'] },
      why: 'no-infantry',
    },
    {
      case: 'units at full strength',
      soviet: { 6430: [HQ, 'infantry battalion R 3-3-4|2-2-4 (efficiency 4)'] },
      why: 'not-reduced',
    },
    { case: 'lost units without a headquarters', soviet: lost, why: 'no-place' },
    {
      case: 'lost Army units, which have no headquarters of their formation',
      soviet: {
        6430: ['headquarters HQ 1-4 (army, command 1, efficiency 5)'],
        lost: ['infantry battalion R 3-3-4|2-2-4 (army, efficiency 4-3, stacking 2)'],
      },
      why: 'no-place',
    },
    {
      case: 'lost units with two steps, if only one step is available',
      soviet: { 6430: [HQ], ...lost },
      number: 1,
      why: 'no-steps',
    },
  ])('returned steps may not be used to rebuild $case [S3.26]', ({ soviet, number = 8, why }) => {
    const game = steps(field({ soviet }), number);
    const { moments } = rebuild(game);
    const [decision] = moments;
    if (decision.kind !== 'decision') throw new Error('No decision was asked for.');
    game.state.side = 1;
    expect(slugOf(decision.read(order(game, 'rebuild R')))).toBe(why);
  });

  test.each([
    { reading: 'in all', turn: undefined, second: 0 },
    { reading: 'in each turn', turn: 14, second: 1 },
  ])('RTL-32: the scenario lets the Soviets rebuild eight steps $reading', ({ turn, second }) => {
    const game = steps(field({ soviet: { ...reduced, ...lost } }), 2);
    game.state.rebuilt = [0, 2];
    if (turn !== undefined) steps(game, 2, turn);
    game.state.turn = 14;
    expect(rebuild(game).moments).toHaveLength(second);
  });
});

describe('stacking', () => {
  const nine = {
    6430: [
      'infantry regiment A 5-4-4 (efficiency 5, stacking 4)',
      'infantry regiment B 5-4-4 (efficiency 5, stacking 3)',
      'infantry battalion C 5-4-4 (efficiency 5, stacking 2)',
      'anti-aircraft company D 1-1-4 (efficiency 5, stacking 0)',
      'leader L 2 (range 4)',
    ],
  };
  const one = 'infantry company X 1-1-4 (efficiency 5, stacking 1)';

  test('C12: nine stacking points may stay in a hex, and of ten the owner removes at least one [3.31, 3.32]', () => {
    const legal = field({ german: nine });
    expect(drive(removeExcess(legal.state, 'here')).moments).toEqual([]);
    const game = field({ german: { 6430: [...nine[6430], one] } });
    const { moments } = drive(removeExcess(game.state, 'here'));
    expect([moments.length, game.where('X')]).toEqual([1, ELIMINATED]);
  });

  test('C12: the owner chooses the unit to eliminate [3.32]', () => {
    const game = field({ german: { 6430: [...nine[6430], one] } });
    const { moments } = drive(removeExcess(game.state, 'here'), {
      answer: () => ({ verb: 'remove', pieces: [game.piece('A')] }),
    });
    expect([moments.length, game.where('A'), game.where('X')]).toEqual([1, ELIMINATED, '6430']);
    const [decision] = moments;
    if (decision.kind !== 'decision') throw new Error('No decision was asked for.');
    expect(slugOf(decision.read(order(game, 'remove D')))).toBe('no-excess');
  });

  test('C13: a unit may pass through a full hex but not stop in it [3.32, 8.14]', () => {
    const game = field({
      german: { ...nine, 6431: ['motorized infantry regiment M 5-4-6 (efficiency 5, stacking 4)'] },
    });
    const to = (text: string): string | undefined => slugOf(moving.read(game.state, order(game, text)));
    expect([to('move M 6431 > 6430 > 6429'), to('move M to 6430')]).toEqual([undefined, 'stack-limit']);
    expect(fits(game.state, game.cell('6430'), [game.piece('L')]), 'leaders need no room').toBe(true);
  });
});
