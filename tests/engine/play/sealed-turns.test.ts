import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SealedTurn } from '../../../engine/model/sealed-turn.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import { playThrough } from '../../../engine/play/play-scenario.js';
import type { Playthrough, PlayOptions } from '../../../engine/play/playthrough.js';
import { expectSame } from '../../same.js';
import { skirmish } from './skirmish.js';
import { order, orders, scenario } from './written.js';

const open = (turn: number, seed: string, part?: string): SealedTurn => ({
  turn,
  ...(part !== undefined && { part }),
  seed,
  waitsFor: [],
  source: NO_SOURCE,
});

const closed = (turn: number, part?: string): SealedTurn => ({
  turn,
  ...(part !== undefined && { part }),
  waitsFor: [
    { side: 'Blue', why: 'sealed' },
    { side: 'Red', why: 'not sealed' },
  ],
  source: NO_SOURCE,
});

/** Orders that roll a die in turn 1 of each side, and in turn 2 of Blue if its units are still there. */
const battle = (sealed: readonly SealedTurn[], more: Partial<ScenarioModel> = {}): ScenarioModel =>
  scenario({
    orders: [
      orders(1, 'Blue', order('attack 0302 with a')),
      orders(1, 'Red', order('attack 0204 with y')),
      orders(2, 'Blue', order('attack 0302 with a')),
      orders(2, 'Red'),
    ],
    sealed,
    ...more,
  });

const play = (sealed: readonly SealedTurn[], options: PlayOptions = {}, more?: Partial<ScenarioModel>): Playthrough =>
  playThrough(skirmish, battle(sealed, more), options);

const rolls = ({ moments }: Playthrough, start = ''): string[] =>
  moments
    .filter(({ kind, address }) => kind === 'dice' && address.startsWith(start))
    .map(({ address, answer, by }) => `${address} ${answer} ${by}`);

/** Seeds with which the first die of turn 1 differs from that of the seed of the file. */
const SECRETS = Array.from({ length: 40 }, (_, n) => `secrets ${n}`);

describe('a sealed turn', () => {
  test('play stops at the end of the turn before a sealed turn, with the reason', () => {
    const played = play([closed(2)], { until: 'end' });
    expect(played.ended).toBe(false);
    expect(played.game.now().turn).toBe(1);
    expect(played.waiting).toEqual(closed(2));
    expect(played.moments.filter(({ turn }) => turn > 1)).toEqual([]);
    expect(played.findings.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'sandtable/orders-still-sealed Play stops before turn 2: the orders of Red are not sealed yet; the orders of Blue are sealed and not opened yet.',
    ]);
  });

  test('if only the orders of one side are sealed, play stops only before the part of that side', () => {
    const played = play([closed(1, 'Red')], { until: 'end' });
    expect(rolls(played)).toEqual(rolls(play([]), '1/Blue'));
    expect(played.findings.at(-1)?.message).toMatch(/^Play stops before turn 1 Red: /);
    expect(played.moments.filter(({ side }) => side === 'Red')).toEqual([]);
  });

  test('dice before a sealed turn come from the seed, and dice from that turn on from the secrets', () => {
    const before = rolls(play([]), '1/');
    const played = play([open(2, 'secrets')], { until: 'end', unanswered: 'random' });
    expect(rolls(play([open(2, 'secrets')]), '1/')).toEqual(before);
    expect(before.every((roll) => roll.endsWith(' seed'))).toBe(true);
    const later = rolls(played).filter((roll) => !roll.startsWith('1/'));
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter((roll) => !roll.endsWith(' secrets'))).toEqual([]);
  });

  test('the dice depend on the secrets and not on the seed of the file', () => {
    const firsts = SECRETS.map((seed) => rolls(play([open(1, seed)]))[0]);
    expect(new Set(firsts).size).toBeGreaterThan(4);
    for (const seed of SECRETS)
      expect(rolls(play([open(1, seed)], {}, { dice: { seed: 'other', written: new Map() } }))).toEqual(
        rolls(play([open(1, seed)])),
      );
  });

  test('a seed given for one game is combined with the secrets', () => {
    const firsts = SECRETS.map((seed) => rolls(play([open(1, 'secrets')], { seed }))[0]);
    expect(new Set(firsts).size).toBeGreaterThan(4);
    expect(rolls(play([open(1, 'others')], { seed: 'x' }))).not.toEqual(
      rolls(play([open(1, 'secrets')], { seed: 'x' })),
    );
  });

  test('dice written in the file are an error and have no effect', () => {
    const address = '1/Blue/fight/0302';
    const given = Array.from({ length: 6 }, (_, die) =>
      play(
        [open(1, 'secrets')],
        {},
        { dice: { written: new Map([[address, { values: [die + 1], source: NO_SOURCE }]]) } },
      ),
    );
    for (const played of given) {
      expect(rolls(played)).toEqual(rolls(play([open(1, 'secrets')])));
      expect(played.findings.map(({ code }) => code)).toEqual(['sandtable/dice-of-sealed-turn']);
    }
    const withOrder = play(
      [open(1, 'secrets')],
      {},
      { orders: [orders(1, 'Blue', order('attack 0302 with a (roll 1)'))] },
    );
    expect(withOrder.findings.map(({ code }) => code)).toEqual(['sandtable/dice-of-sealed-turn']);
  });

  test('the dice of each part of a turn depend on the secrets of that part, and not on later secrets', () => {
    const parts = (blue: string, red: string): Playthrough => play([open(1, blue, 'Blue'), open(1, red, 'Red')]);
    for (const red of SECRETS) expect(rolls(parts('b', red), '1/Blue')).toEqual(rolls(parts('b', 'r'), '1/Blue'));
    expect(parts('b', 'r').seedChanges.map(({ seed }) => seed)).toEqual(['b', 'r']);
  });

  test('a game that resumes from a checkpoint has the same dice as one that is played from the beginning', () => {
    const seals = [
      [],
      [closed(2)],
      [open(2, 's')],
      [open(1, 's'), closed(2)],
      [open(1, 's'), open(2, 't')],
      [open(1, 's', 'Red')],
    ];
    const later = [orders(2, 'Blue', order('attack 0302 with a')), orders(2, 'Blue', order('move b to 0205'))];
    const versions = seals.flatMap((sealed) =>
      later.map((each) => battle(sealed, { orders: [...battle([]).orders.slice(0, 2), each] })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...versions), fc.constantFrom(...versions), (before, now) => {
        const options = { until: 'end', unanswered: 'random', checkpointInterval: 1 } as const;
        const after = playThrough(skirmish, before, options);
        const { resumeData: _one, game: _game, ...resumed } = playThrough(skirmish, now, { ...options, after });
        const { resumeData: _other, game: _another, ...fresh } = playThrough(skirmish, now, options);
        expectSame(resumed, fresh);
      }),
      { numRuns: 100 },
    );
  });
});
