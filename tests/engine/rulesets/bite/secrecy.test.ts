import { describe, expect, test } from 'vitest';
import { sightOf } from '../../../../engine/play/sight.js';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { BiteGame } from '../../../../engine/rulesets/bite/game.js';
import { isHiddenFrom } from '../../../../engine/rulesets/bite/state/fog.js';
import { TestWorkspace } from '../../../language-server/workspace.js';
import { field, type Sketch } from './sketch.js';

const sketch: Sketch = {
  axis: { '0504': ['panzer corps 41.Pz 4|3|2|1', 'armoured headquarters HQ4 4|3|2|1 (activated)'] },
  soviet: { '0704': ['infantry army 27.A 4|3|2|1', 'infantry army 11.A 4|3|2|1'], due: ['tank corps 3.Mech 3|2|1'] },
  settings: { fog: 'true' },
};

describe('the fog of war [1.3, 38.2]', () => {
  test.each([
    { name: '41.Pz', who: 'Soviet', hidden: true, what: 'a block that has not fought' },
    { name: '41.Pz', who: 'Axis', hidden: false, what: 'one’s own block' },
    { name: 'HQ4', who: 'Soviet', hidden: false, what: 'an activated headquarters' },
    { name: '27.A', who: 'Axis', hidden: true, what: 'a block that has not fought' },
    { name: '3.Mech', who: 'Axis', hidden: true, what: 'a block that is due' },
  ])('$who: $what, hidden $hidden', ({ name, who, hidden }) => {
    const { state, piece } = field(sketch);
    expect(isHiddenFrom(state, piece(name), { side: who })).toBe(hidden);
  });

  test('lies on nobody without its switch, nor on the umpire and who looks as no side', () => {
    const clear = field({ ...sketch, settings: {} });
    expect(isHiddenFrom(clear.state, clear.piece('27.A'), { side: 'Axis' })).toBe(false);
    const { state, piece } = field(sketch);
    for (const viewer of [{ umpire: true }, {}]) expect(isHiddenFrom(state, piece('27.A'), viewer)).toBe(false);
  });

  test('is lifted by a reconnaissance for the side whose turn it is, and by the battle that is fought', () => {
    const { state, piece, cell } = field(sketch);
    state.scouted[cell('0704')] = 1;
    expect(isHiddenFrom(state, piece('27.A'), { side: 'Axis' })).toBe(false);
    state.battleNow = { cell: cell('0504'), attacker: 1, round: 1, step: 'land combat' };
    expect(isHiddenFrom(state, piece('41.Pz'), { side: 'Soviet' })).toBe(false);
  });

  test('leaves backs on the map, in the order of hexes, and nothing of what waits beside it', () => {
    const { scenario, state } = field(sketch);
    const game = new BiteGame(scenario);
    game.restore(state.serialise());
    const seen = game.position({ side: 'Axis' }).pieces.filter(({ side }) => side === 'Soviet');
    expect(seen.map(({ name, values, kind }) => [name, values, kind])).toEqual([
      ['Soviet block in 0704', '?', ''],
      ['Soviet block in 0704 #2', '?', ''],
    ]);
    expect(game.position({ side: 'Soviet' }).pieces.filter(({ side }) => side === 'Soviet')).toHaveLength(3);
  });

  test('answers nothing about a hidden block, and all about one’s own', () => {
    const { scenario, state } = field(sketch);
    const game = new BiteGame(scenario);
    game.restore(state.serialise());
    const views = game.viewsFor({ side: 'Soviet' });
    expect(views.describe('41.Pz')).toEqual([]);
    expect(views.reach('41.Pz')).toEqual([]);
    expect(views.describe('27.A')).not.toEqual([]);
    expect(game.viewsFor({ side: 'Axis' }).reach('41.Pz')).not.toEqual([]);
  });

  test('keeps orders and moves from the enemy: he hears that a block moves, and where', async () => {
    const text = bite.starter.replace(/[‹›]/g, '').replace('set layer = base', 'set layer = base\n  set fog = true');
    const played = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand').playthrough();
    if (!played) throw new Error('Nothing was played.');
    const told = (side: string) => {
      const { events, moments } = sightOf(played, { side });
      const moves = events.filter(({ kind }) => kind === 'move');
      const orders = moments.filter(({ address }) => address === '1/Axis/movement').map(({ answer }) => answer);
      return { moves: moves.map((move) => [move.text, move.pieces]), orders };
    };
    const [axis, soviet] = [told('Axis'), told('Soviet')];
    expect(axis.moves).toContainEqual(['41.Pz moves to 0603 for 2.', ['41.Pz']]);
    expect(soviet.moves).toHaveLength(axis.moves.length);
    expect(soviet.moves[0]).toEqual(['1 Axis block from 0403 to 0603.', []]);
    expect(JSON.stringify(soviet)).not.toMatch(/41\.Pz|28\.AK|4\.A/);
  });

  test('keeps from the enemy who is set up where, though not that somebody is', async () => {
    const text = bite.starter
      .replace(/[‹›]/g, '')
      .replace('set layer = base', 'set layer = base\n  set fog = true')
      .replace('0402: "28.AK"', '0402 0404: "28.AK"');
    const played = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand').playthrough();
    if (!played) throw new Error('Nothing was played.');
    const askedOf = (side: string): (readonly string[])[] =>
      sightOf(played, { side })
        .moments.filter(({ address }) => address.startsWith('0/Axis'))
        .map(({ prompt, answer }) => [prompt, answer]);
    expect(askedOf('Soviet')).toEqual([['Axis: who stands where?', 'hidden']]);
    expect(askedOf('Axis')).toEqual([['Axis: where do 28.AK stand?', 'place 0402']]);
  });
});
