import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../engine/play/records.js';
import { recordFor } from '../../../../engine/play/visibility.js';
import { airKinds } from '../../../../engine/rulesets/bite/air/flying.js';
import { specialAttacksIn } from '../../../../engine/rulesets/bite/battle/special-attacks.js';
import { fight } from '../../../../engine/rulesets/bite/battle/fight.js';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { BiteGame } from '../../../../engine/rulesets/bite/game.js';
import { isHiddenFrom, revealBlocks } from '../../../../engine/rulesets/bite/state/fog.js';
import { TestWorkspace } from '../../../language-server/workspace.js';
import { give, run } from './ordering.js';
import { take } from './orders.js';
import { field, type Field, type Sketch } from './sketch.js';

const sketch: Sketch = {
  axis: { '0504': ['panzer corps 41.Pz 4|3|2|1', 'armoured headquarters HQ4 4|3|2|1 (activated)'] },
  soviet: { '0704': ['infantry army 27.A 4|3|2|1', 'infantry army 11.A 4|3|2|1'], due: ['tank corps 3.Mech 3|2|1'] },
  settings: { fog: 'true' },
};

const pz = 'panzer corps 41.Pz 4|3|2|1';
const another = 'infantry army 11.A 1';
const third = 'infantry army 10.A 1';
const SIXES = Array.from({ length: 60 }, () => 6);
const scouts = 'air headquarters Lw 4|3|2|1 (activated)';

/** An action under fog of war, and the blocks that the action reveals. */
interface Shown {
  readonly what: string;
  readonly rule: string;
  readonly sketch: Sketch;
  /** Performs the action. Returns its events; returns undefined if the events remain in the state. */
  readonly act: (at: Field) => unknown;
  readonly reveals: readonly string[];
}

describe('the fog of war [1.3, 38.2]', () => {
  test.each([
    { name: '41.Pz', who: 'Soviet', hidden: true, what: 'a block that has not fought' },
    { name: '41.Pz', who: 'Axis', hidden: false, what: 'a block of the viewer' },
    { name: 'HQ4', who: 'Soviet', hidden: false, what: 'an activated headquarters' },
    { name: '27.A', who: 'Axis', hidden: true, what: 'a block that has not fought' },
    { name: '3.Mech', who: 'Axis', hidden: true, what: 'a block that is due' },
  ])('for a viewer of side $who, $what is hidden under fog of war: $hidden', ({ name, who, hidden }) => {
    const { state, piece } = field(sketch);
    expect(isHiddenFrom(state, piece(name), { side: who })).toBe(hidden);
  });

  test('fog of war hides no block without the setting, from the umpire or from a viewer without a side', () => {
    const clear = field({ ...sketch, settings: {} });
    expect(isHiddenFrom(clear.state, clear.piece('27.A'), { side: 'Axis' })).toBe(false);
    const { state, piece } = field(sketch);
    for (const viewer of [{ umpire: true }, {}]) expect(isHiddenFrom(state, piece('27.A'), viewer)).toBe(false);
  });

  test('fog of war does not hide a scouted block, a block of the viewer, or a block in the current battle', () => {
    const { state, piece, cell } = field(sketch);
    state.scouted[cell('0704')] = 1;
    expect(isHiddenFrom(state, piece('27.A'), { side: 'Axis' })).toBe(false);
    state.battleNow = { cell: cell('0504'), attacker: 1, round: 1, step: 'land combat' };
    expect(isHiddenFrom(state, piece('41.Pz'), { side: 'Soviet' })).toBe(false);
  });

  test('a viewer sees the backs of hidden blocks in the order of hexes, and no blocks off the map', () => {
    const { scenario, state } = field(sketch);
    const game = new BiteGame(scenario);
    game.restore(state.serialise());
    const pieces = game.position({ side: 'Axis' }).pieces.filter(({ side }) => side === 'Soviet');
    expect(pieces.map(({ name, values, kind }) => [name, values, kind])).toEqual([
      ['Soviet block in 0704', '?', ''],
      ['Soviet block in 0704 #2', '?', ''],
    ]);
    expect(game.position({ side: 'Soviet' }).pieces.filter(({ side }) => side === 'Soviet')).toHaveLength(3);
  });

  test('a hover shows facts about the blocks of the viewer’s side, but not about hidden enemy blocks', () => {
    const { scenario, state } = field(sketch);
    const game = new BiteGame(scenario);
    game.restore(state.serialise());
    const views = game.viewsFor({ side: 'Soviet' });
    expect(views.describe('41.Pz')).toEqual([]);
    expect(views.reach('41.Pz')).toEqual([]);
    expect(views.describe('27.A')).not.toEqual([]);
    expect(game.viewsFor({ side: 'Axis' }).reach('41.Pz')).not.toEqual([]);
  });

  test('orders are hidden from the opponent, who learns only that a block moves, and where', async () => {
    const text = bite.starter.replace(/[‹›]/g, '').replace('set layer = base', 'set layer = base\n  set fog = true');
    const played = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand').playthrough();
    if (!played) throw new Error('Nothing was played.');
    const visibleTo = (side: string) => {
      const { events, moments } = recordFor(played, { side });
      const moves = events.filter(({ kind }) => kind === 'move');
      const orders = moments.filter(({ address }) => address === '1/Axis/movement').map(({ answer }) => answer);
      return { moves: moves.map((move) => [move.text, move.pieces]), orders };
    };
    const [axis, soviet] = [visibleTo('Axis'), visibleTo('Soviet')];
    expect(axis.moves).toContainEqual(['41.Pz moves to 0603 for 2.', ['41.Pz']]);
    expect(soviet.moves).toHaveLength(axis.moves.length);
    expect(soviet.moves[0]).toEqual(['1 Axis block from 0403 to 0603.', []]);
    expect(JSON.stringify(soviet)).not.toMatch(/41\.Pz|28\.AK|4\.A/);
  });

  test('the opponent sees that a unit is set up, but neither which unit nor where', async () => {
    const text = bite.starter
      .replace(/[‹›]/g, '')
      .replace('set layer = base', 'set layer = base\n  set fog = true')
      .replace('0402: "28.AK"', '0402 0404: "28.AK"');
    const played = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand').playthrough();
    if (!played) throw new Error('Nothing was played.');
    const questionsVisibleTo = (side: string): (readonly string[])[] =>
      recordFor(played, { side })
        .moments.filter(({ address }) => address.startsWith('0/Axis'))
        .map(({ prompt, answer }) => [prompt, answer]);
    expect(questionsVisibleTo('Soviet')).toEqual([['Axis: which unit starts where?', 'hidden']]);
    expect(questionsVisibleTo('Axis')).toEqual([['Axis: where does 28.AK start?', 'place "28.AK" to 0402']]);
  });

  const advanced: Sketch = { layer: 'advanced', options: ['recon', 'reserve'], settings: { fog: 'true' } };
  const hq = 'armoured headquarters HQ4 4|3|2|1';
  const army = 'infantry army 27.A 4|3|2|1';
  const shown: readonly Shown[] = [
    {
      what: 'fighting units of both sides',
      rule: '1.3',
      sketch: { ...advanced, phase: 'combat', axis: { '0504': [pz] }, soviet: { '0504': [army], '0704': [another] } },
      act({ state, cell }) {
        run(fight(state, cell('0504'), undefined), SIXES);
      },
      reveals: ['Axis shows 41.Pz.', 'Soviet shows 27.A.'],
    },
    {
      what: 'an activated headquarters',
      rule: '13.2',
      sketch: { ...advanced, axis: { '0504': [hq, pz] } },
      act: (at) => give(at, 'activate HQ4 with 41.Pz'),
      reveals: ['Axis shows HQ4.'],
    },
    {
      what: 'all units in a reconnoitred hex',
      rule: '19.1',
      sketch: { ...advanced, axis: { '0504': [scouts] }, soviet: { '0604': [another, third], '0804': [army] } },
      act: (at) => take(at, { order: 'scout 0604 with Lw', dice: [1, 1, 1] }, airKinds(at.state)).events,
      reveals: ['Soviet shows 10.A and 11.A.'],
    },
    {
      what: 'no unit after a failed reconnaissance',
      rule: '19.1',
      sketch: { ...advanced, terrain: { '0604': 'forest' }, axis: { '0504': [scouts] }, soviet: { '0604': [another] } },
      act: (at) => take(at, { order: 'scout 0604 with Lw', dice: [1, 6] }, airKinds(at.state)).events,
      reveals: [],
    },
    {
      what: 'a unit that moves as mobile defence',
      rule: '31.0.defence',
      sketch: {
        ...advanced,
        side: 'Soviet',
        phase: 'reaction',
        control: { Axis: '0304 0404 0504' },
        axis: { '0304': [`${pz} (defence)`], '0504': ['infantry corps 1.AK 4'] },
        soviet: { '0504': [army] },
      },
      act: (at) => give(at, 'move 41.Pz to 0504'),
      reveals: ['Axis shows 41.Pz.'],
    },
    {
      what: 'no unit that was revealed before',
      rule: '1.3',
      sketch: { ...advanced, axis: { '0504': [hq, pz] } },
      act: (at) => {
        revealBlocks(at.state, [at.piece('HQ4')], '1.3');
        at.state.drainEvents();
        return give(at, 'activate HQ4 with 41.Pz');
      },
      reveals: [],
    },
  ];
  test.each(shown)('the record reveals $what [$rule]', ({ rule, sketch: front, act, reveals }) => {
    for (const isFoggy of [true, false]) {
      const at = field({ ...front, settings: { fog: String(isFoggy) } });
      const done = act(at);
      const events = Array.isArray(done) ? (done as GameEvent[]) : at.state.drainEvents();
      const said = events.filter(({ kind }) => kind === 'reveal');
      expect(said.map(({ text }) => text)).toEqual(isFoggy ? reveals : []);
      expect(said.every((event) => event.rule.includes(rule) && event.secret === undefined)).toBe(true);
    }
  });

  test('the dice of anti-aircraft fire do not name the hidden block', () => {
    const at = field({ ...advanced, axis: { '0504': [scouts] }, soviet: { '0604': ['infantry army 27.A 4'] } });
    const { moments } = take(at, { order: 'scout 0604 with Lw', dice: [6, 6, 6, 6] }, airKinds(at.state));
    const dice = moments.flatMap((moment) => (moment.kind === 'dice' ? [[moment.address, moment.purpose]] : []));
    expect(dice).not.toEqual([]);
    expect(JSON.stringify(dice)).not.toContain('27.A');
    expect(dice[0]).toEqual([expect.stringMatching(/flak\/0604$/), 'anti-aircraft of 0604']);
  });

  test('a panzer attack against hidden blocks is allowed, and cancelled when a tank is revealed', () => {
    const charge: Sketch = {
      ...advanced,
      options: ['panzer-attack'],
      phase: 'combat',
      axis: { '0504': [pz] },
      soviet: { '0504': ['tank corps 3.Mech 3|2|1'] },
    };
    const declared = (fog: string): readonly string[] => {
      const { state, cell } = field({ ...charge, settings: { fog } });
      return specialAttacksIn(state, cell('0504'));
    };
    expect([declared('true'), declared('false')]).toEqual([['panzer-attack'], []]);
    const fights = (words: readonly 'panzer-attack'[]): readonly unknown[] => {
      const { state, cell } = field(charge);
      run(fight(state, cell('0504'), undefined, words), SIXES);
      return state.drainEvents().map(({ text }) => text);
    };
    expect(fights(['panzer-attack'])).toEqual(fights([]));
  });
});
