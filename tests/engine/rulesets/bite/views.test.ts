import { describe, expect, test } from 'vitest';
import { BiteGame } from '../../../../engine/rulesets/bite/game.js';
import { field, type Sketch } from './sketch.js';

const HOME: Sketch = {
  places: {
    Warsaw: 'capital 0203 (nation Germany, source Germany, yellow 3)',
    Moscow: 'capital 1803 (nation Soviet Union, source Soviet Union, yellow 3)',
    Minsk: 'major city 0804 (yellow 2)',
    Reich: 'territory 0101..0116 0201..0216 (nation Germany)',
  },
  routes: { rail: ['0203 - 0303 - 0403 - 0503 - 0603'] },
  control: { Axis: '0101..0116 0201..0216 0303 0403 0503 0603' },
  axis: {
    '0504': ['panzer corps 41.Pz 4|3|2|1 (step 2, unsupplied)', 'infantry corps 28.AK 3|2|1'],
    '0302': ['armoured headquarters HQ4 4|3|2|1 (activated)'],
    '0303': ['fighter wing JG54 3|2|1'],
  },
  soviet: { '0804': ['infantry army 27.A 7|6|5'] },
};

function gameOf(sketch: Sketch): { game: BiteGame; cell: (label: string) => number; piece: (name: string) => number } {
  const { scenario, state, cell, piece } = field(sketch);
  const game = new BiteGame(scenario);
  game.restore(state.serialise());
  return { game, cell, piece };
}

const linesOf = (
  lines: readonly { readonly label: string; readonly explained: { readonly value: string } }[],
): string[] => lines.map(({ label, explained }) => `${label}: ${explained.value}`);

describe('the hover of a block [3.12-3.15]', () => {
  const { game } = gameOf(HOME);
  test.each([
    { name: '41.Pz', has: ['Strength: 3', 'Technology: 2', 'Attack: 3 dice from 5 on', 'Marked: out of supply'] },
    { name: '28.AK', has: ['Strength: 3', 'Attack: 3 dice from 6 on', 'Movement: 4'] },
    { name: 'JG54', has: ['Air combat: 3 dice from 5 on', 'Range: 5'] },
    { name: '27.A', has: ['Strength: 7'] },
  ])('the hover of the block $name contains the lines $has', ({ name, has }) => {
    expect(linesOf(game.views.describe(name))).toEqual(expect.arrayContaining(has));
  });

  test('the hover lists the steps, pip and shield of a block with their rules', () => {
    const [{ explained }] = game.views.describe('27.A');
    expect(explained.ledger.map(({ text, rule }) => [text, rule])).toEqual([
      ['by step 7 | 6 | 5', '3.15'],
      ['black pip', '7.3'],
      ['shielded: two hits for this step', '7.7.8.shield'],
    ]);
  });

  test('the hover shows what a headquarters commands in the advanced game', () => {
    const commands = (sketch: Sketch): string[] =>
      linesOf(gameOf(sketch).game.views.describe('HQ4')).filter((line) => line.startsWith('Commands'));
    expect(commands(HOME)).toEqual([]);
    expect(commands({ ...HOME, layer: 'advanced' })).toEqual(['Commands: 4 of 4 units left']);
  });

  test('the hover of a headquarters names only units that it can fuel: armour, not aircraft [13.1]', () => {
    const { game: advanced } = gameOf({ ...HOME, layer: 'advanced' });
    const line = advanced.views.describe('HQ4').find(({ label }) => label === 'Commands');
    const texts = line?.explained.ledger.map(({ text }) => text) ?? [];
    expect(texts.filter((text) => text.includes('in range'))).toEqual([
      'without fuel in range: 41.Pz',
      'with fuel in range: none',
    ]);
  });
});

describe('the hover of a hex [3.1, 4.2, 7.3]', () => {
  const { game, cell } = gameOf(HOME);
  test.each([
    {
      hex: '0203',
      has: ['Held by: Axis', 'Supply of Axis: source of Germany', 'Production for Germany: 3 yellow'],
    },
    { hex: '0603', has: ['Held by: Axis', 'Supply of Axis: source of Germany'] },
    { hex: '0604', has: ['Supply of Axis: 1 hex from a source of Germany'] },
    { hex: '0804', has: ['Held by: Soviet', 'Production for Germany: none'] },
  ])('the hover of hex $hex has the lines $has', ({ hex, has }) => {
    expect(linesOf(game.views.describeCell?.(cell(hex)) ?? [])).toEqual(expect.arrayContaining(has));
  });

  test('the hover explains why a place controlled by the enemy earns nothing', () => {
    const lines = game.views.describeCell?.(cell('0804')) ?? [];
    const line = lines.find(({ label }) => label === 'Production for Germany');
    expect(line?.explained.ledger.map(({ text }) => text)).toEqual([
      'Axis does not control the hex',
      'the hex would produce 2 yellow if undamaged',
    ]);
  });
});

describe('the off-map boxes', () => {
  const stores = { settings: { fog: 'true' } } as const;
  test('under fog of war the off-map boxes show a player only the player’s side, and show the umpire both sides', () => {
    const { game } = gameOf({ ...HOME, ...stores });
    const sides = (viewer: Parameters<BiteGame['position']>[0]): (string | undefined)[] => [
      ...new Set(game.position(viewer).offMap?.map(({ side }) => side)),
    ];
    expect(sides({ side: 'Axis' })).toEqual([undefined, 'Axis']);
    expect(sides({ side: 'Soviet' })).toEqual([undefined, 'Soviet']);
    expect(sides({ umpire: true })).toEqual([undefined, 'Axis', 'Soviet']);
  });

  test('the off-map boxes show the weather and the level of each technology of a nation', () => {
    const { offMap: beside = [] } = gameOf(HOME).game.position();
    expect(beside.find(({ place }) => place === 'weather')?.things).toEqual(['clear']);
    expect(beside.find(({ side, place }) => side === 'Axis' && place === 'technology of Germany')?.things).toEqual([
      'infantry 2',
      'armour 2',
      'fighters 2',
      'bombers 2',
    ]);
  });
});

describe('markers and flags of a position', () => {
  test('partisans are Soviet, whatever side controls the hex [29.1]', () => {
    const { scenario, state, cell } = field(HOME);
    state.partisans[cell('0603')] = 2;
    const game = new BiteGame(scenario);
    game.restore(state.serialise());
    expect(game.position().markers).toContainEqual({ cell: '0603', kind: 'partisans', side: 'Soviet', label: 'P2' });
  });

  test('a battle marker belongs to neither side and differs from a bunker', () => {
    const { scenario, state, cell } = field(HOME);
    state.battle[cell('0603')] = 1;
    const game = new BiteGame(scenario);
    game.restore(state.serialise());
    expect(game.position().markers).toContainEqual({ cell: '0603', kind: 'battle', label: '×' });
  });

  test('the position flags the units that the scenario freezes, and no others [3.21]', () => {
    const { game } = gameOf({
      ...HOME,
      soviet: { '0804': ['infantry army 27.A 7|6|5 (frozen)', 'infantry army 28.A 7|6|5'] },
      settings: { frozen: 'true' },
    });
    const frozen = game.position().pieces.filter(({ flags }) => flags.includes('frozen'));
    expect(frozen.map(({ name }) => name)).toEqual(['27.A']);
  });
});

describe('the hover of a battle [7.7.steps]', () => {
  const sketch: Sketch = {
    axis: { '0504': ['panzer corps 41.Pz 4|3|2|1 (from 0404)', 'artillery army 4.A 4|2|1|0'] },
    soviet: { '0504': ['infantry army 27.A 3|2|1'] },
    sides: { river: '0404/0504' },
    settings: { fog: 'true' },
  };
  const { scenario, state, cell } = field(sketch);
  state.battle[cell('0504')] = 1;
  const game = new BiteGame(scenario);
  game.restore(state.serialise());

  test('the hover of a battle lists its steps in order with dice and reasons', () => {
    const lines = (game.views.describeCell?.(cell('0504')) ?? []).filter(({ label }) => label.startsWith('Battle'));
    expect(linesOf(lines).map((text) => text.replace(/, [\d.]+ hits on average$/, ''))).toEqual([
      'Battle, step 1: artillery: Axis 4x5',
      'Battle, step 2: land combat: Soviet 3x6',
      'Battle, step 3: land combat: Axis 2x5', // halved across the river [Box1.river]
    ]);
    expect(lines[2].explained.ledger[0]).toEqual({ text: 'in the first round', rule: '7.7.5' });
    expect(lines[2].explained.ledger[1]).toMatchObject({
      text: '41.Pz: 2 dice from 5 on',
      why: expect.arrayContaining([{ text: '÷2 1 Malus = 2', rule: '7.7.7' }]) as unknown,
    });
  });

  test('the hover of a battle shows no battle lines to a viewer who sees only the backs of the fighting blocks', () => {
    const views = game.viewsFor({ side: 'Axis' });
    expect(views.describeCell?.(cell('0504')).filter(({ label }) => label.startsWith('Battle'))).toEqual([]);
  });
});

test('an overlay shows battles with the hexes from which the attackers came [3.22]', () => {
  const { scenario, state, cell, piece } = field({
    axis: { '0504': ['panzer corps 41.Pz 4|3|2|1 (from 0404)'] },
    soviet: { '0504': ['infantry army 27.A 4|3|2|1'] },
  });
  state.battle[cell('0504')] = 1;
  const game = new BiteGame(scenario);
  game.restore(state.serialise());
  const layer = game.views.layers.find(({ name }) => name === 'battles');
  expect(piece('41.Pz')).toBeGreaterThanOrEqual(0);
  expect(layer?.contentFor('Axis').shapes).toEqual([{ drawn: 'arrow', cells: [cell('0404'), cell('0504')] }]);
  expect(layer?.contentFor('Soviet').shapes).toEqual([]);
});
