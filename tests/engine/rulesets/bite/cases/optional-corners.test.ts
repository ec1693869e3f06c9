import { describe, expect, test } from 'vitest';
import { changeCommanders } from '../../../../../engine/rulesets/bite/command/teams.js';
import { airKinds } from '../../../../../engine/rulesets/bite/air/flying.js';
import { specialAttacksIn } from '../../../../../engine/rulesets/bite/battle/special-attacks.js';
import { retreatBar } from '../../../../../engine/rulesets/bite/battle/retreats.js';
import { isFuelled } from '../../../../../engine/rulesets/bite/command/fuel.js';
import { allowance } from '../../../../../engine/rulesets/bite/movement/allowance.js';
import { hexLines } from '../../../../../engine/rulesets/bite/position/hex-lines.js';
import { layersOf } from '../../../../../engine/rulesets/bite/position/layers.js';
import { unitLines } from '../../../../../engine/rulesets/bite/position/unit-lines.js';
import { ELIMINATED, IN_BOX, OUT_OF_PLAY } from '../../../../../engine/rulesets/bite/state/state.js';
import { withdrawUnit } from '../../../../../engine/rulesets/bite/production/leaving.js';
import type { Option } from '../../../../../engine/rulesets/bite/vocabulary/options.js';
import { produce } from '../economy.js';
import { give } from '../ordering.js';
import { take } from '../orders.js';
import { field, type Sketch } from '../sketch.js';

const AK = 'infantry corps 28.AK 4|3|2|1';
const ARMY = 'infantry army 27.A 4|3|2|1';

describe('a Desperate Attack of armour', () => {
  test.each<{ what: string; sketch: Sketch; refused?: string }>([
    { what: 'out of supply and without fuel', sketch: { axis: { '0304': ['panzer corps 1.Pz 4 (unsupplied)'] } } },
    {
      what: 'at level 1',
      sketch: { axis: { '0304': ['panzer corps 1.Pz 4 (unsupplied, technology 1)'] } },
      refused: '4.4.attack/unsupplied',
    },
    {
      what: 'in the base game',
      sketch: { layer: 'base', axis: { '0304': ['panzer corps 1.Pz 4 (unsupplied)'] } },
      refused: '4.4.attack/unsupplied',
    },
    {
      what: 'in supply but without fuel',
      sketch: { axis: { '0304': ['panzer corps 1.Pz 4'] } },
      refused: '13.5/unfuelled',
    },
  ])(
    'armour $what makes a Desperate Attack or is refused: $refused [12.4, 12.4.1.armour, 13.5.armour]',
    ({ sketch, refused }) => {
      const f = field({ layer: 'advanced', soviet: { '0305': [ARMY] }, ...sketch });
      expect(give(f, 'move 1.Pz to 0305')).toBe(refused);
    },
  );
});

describe('the siege gun needs fuel like armour [26.0.fuel]', () => {
  const GUN = 'siege artillery army Gustav 4|2|1|0';
  const HQ = 'armoured headquarters HQ 4|3|2|1';
  const FHQ = 'supreme headquarters FHQ 4|3|2|1';
  test.each<{ what: string; options: readonly Option[]; orders: Record<string, string>; mp: number }>([
    {
      what: 'with its option, the siege gun without fuel may not attack',
      options: ['siege-gun'],
      orders: { 'move 28.AK, Gustav to 0305': '13.5/unfuelled' },
      mp: 2,
    },
    {
      what: 'without its option, the siege gun cannot be fuelled and moves its whole allowance',
      options: [],
      orders: { 'activate HQ with Gustav': '13.1/other-kind' },
      mp: 4,
    },
    {
      what: 'an Armoured HQ may fuel the siege gun',
      options: ['siege-gun'],
      orders: { 'activate HQ with Gustav': '' },
      mp: 4,
    },
    {
      what: 'the FHQ may fuel the siege gun',
      options: ['siege-gun'],
      orders: { 'activate FHQ with Gustav (armour)': '' },
      mp: 4,
    },
  ])('$what', ({ options, orders, mp }) => {
    const f = field({
      layer: 'advanced',
      options,
      axis: { '0304': [GUN, AK, HQ], '0104': [FHQ] },
      soviet: { '0305': [ARMY] },
    });
    for (const [text, refused] of Object.entries(orders)) expect(give(f, text) ?? '').toBe(refused);
    expect(allowance(f.state, f.piece('Gustav')).value).toBe(mp);
    expect(isFuelled(f.state, f.piece('Gustav'))).toBe(mp === 4);
  });
});

test.each<readonly [Option, string]>([
  ['cavalry-charge', 'cavalry corps X 3|2|1'],
  ['panzer-attack', 'panzer corps X 4|3|2|1 (fuelled)'],
])('the special attack %s may be declared only if its option is played [20.0, 21.0]', (option, unit) => {
  const declared = (options: readonly Option[]): unknown => {
    const { state, cell } = field({ layer: 'advanced', options, axis: { '0504': [unit] }, soviet: { '0504': [ARMY] } });
    return specialAttacksIn(state, cell('0504'));
  };
  expect(declared([option])).toEqual([option]);
  expect(declared([])).toEqual([]);
});

test('interceptors may not fly at the front [35.1.interceptors]', () => {
  const at = field({
    layer: 'advanced',
    options: ['strategic-war'],
    axis: { box: ['interceptor wing JF2 2|1'], '0104': ['fighter wing JG 2|1 (fuelled)'] },
    soviet: { '0304': [ARMY] },
    places: { Berlin: 'capital 0104 (nation Germany, source Germany)' },
  });
  const flying = airKinds(at.state).flatMap((kind) => kind.legal(at.state));
  expect(new Set(flying.flatMap(({ pieces = [] }) => at.state.names(pieces)))).toEqual(new Set(['JG']));
  take(at, { order: 'fly JF2 to 0304', refused: '35.1.interceptors at-home' }, airKinds(at.state));
  expect(at.state.cell[at.piece('JF2')]).toBe(IN_BOX);
});

test.each([
  { partisans: 0, option: ['partisans'], wrong: undefined },
  { partisans: 1, option: ['partisans'], wrong: '29.0.railways partisans' },
] as const)(
  'the Axis does not retreat into a hex with partisans; battalions there: $partisans [29.0.railways]',
  ({ partisans, option, wrong }) => {
    const at = field({
      layer: 'advanced',
      options: option,
      places: { Home: 'capital 0104 (source Germany)' },
      control: { Axis: '0104 0404' },
      axis: { '0504': [AK] },
      soviet: { '0504': [ARMY], '0604': ['infantry army 8.A 2|1'] },
    });
    at.state.partisans[at.cell('0404')] = partisans;
    const bar = retreatBar(at.state, at.piece('28.AK'), at.cell('0404'));
    expect(bar && `${bar.rule} ${bar.slug}`).toBe(wrong);
  },
);

describe('garrisons at the border [27.0.turkey]', () => {
  const border: Sketch = {
    layer: 'advanced',
    places: { South: 'watched border 0604 0904' },
    soviet: { '0605': [ARMY] },
  };
  const textsOf = (sketch: Sketch, label: string): string[] => {
    const { state, cell } = field(sketch);
    return hexLines(state, cell(label)).flatMap((one) => (one.label === 'Border' ? [one.explained.value] : []));
  };
  test('the hover of a border hex shows whether it is watched, but only when the option for garrisons is played', () => {
    const played: Sketch = { ...border, options: ['garrisons'] };
    expect([textsOf(played, '0604'), textsOf(played, '0904'), textsOf(played, '0605')]).toEqual([
      ['watched'],
      ['not watched'],
      [],
    ]);
    expect(textsOf(border, '0904')).toEqual([]);
  });
});

describe('teams [38.1]', () => {
  const front: Sketch = {
    layer: 'advanced',
    places: { South: 'allied zone 0504..0516 0604..0616' },
    axis: { '0503': [AK], '0504': ['infantry corps 1.AK 4'] },
  };
  test('a unit that crosses the green line is recorded once, a newly placed unit is not', () => {
    const { state, piece, cell } = field({
      ...front,
      options: ['teams'],
      axis: { ...front.axis, due: ['infantry corps 2.AK 4'] },
    });
    const textsOf = (): readonly string[] => {
      changeCommanders(state);
      return state.drainEvents().map(({ kind, text }) => `${kind}: ${text}`);
    };
    expect(textsOf()).toEqual([]);
    state.put(piece('28.AK'), cell('0604'));
    state.put(piece('2.AK'), cell('0604'));
    expect(textsOf()).toEqual(['command: 28.AK comes under the command of the south.']);
    expect(textsOf()).toEqual([]);
    state.put(piece('1.AK'), cell('0503'));
    expect(textsOf()).toEqual(['command: 1.AK comes under the command of the north.']);
  });

  test('with the option `teams`, the map layer of teams groups the units of a side north and south of the green line', () => {
    const { state, piece, board, cell } = field({ ...front, options: ['teams'] });
    const command = (name: string): string | undefined =>
      unitLines(state, piece(name)).find(({ label }) => label === 'Command')?.explained.value;
    expect([command('28.AK'), command('1.AK')]).toEqual(['north', 'south']);
    state.put(piece('28.AK'), cell('0604'));
    expect(command('28.AK')).toBe('south');
    const layer = layersOf(state).find(({ name }) => name === 'teams');
    expect(layer?.contentFor('Axis').shapes.map(({ cells }) => cells.map((one) => board.label(one)).sort())).toEqual([
      [],
      ['0504', '0604'],
    ]);
    const without = field(front).state;
    expect(layersOf(without).some(({ name }) => name === 'teams')).toBe(false);
    expect(unitLines(without, piece('28.AK')).some(({ label }) => label === 'Command')).toBe(false);
  });
});

test.each([
  { saved: [9, 0, 9], refused: ['SBE.removal not-rebuilt'], at: OUT_OF_PLAY },
  { saved: [0, 0, 0], refused: ['7.3 over-budget', 'SBE.removal removed'], at: ELIMINATED },
])(
  'a unit withdrawn in December 1941 never returns once its withdrawal is paid for: the orders are refused with $refused [33.0.leave]',
  ({ saved, refused, at }) => {
    const result = produce({
      layer: 'advanced',
      options: ['first-winter'],
      turn: 'December 1941',
      places: { Kassel: 'minor city 0204 (blue 1)' },
      routes: { rail: ['0104 - 0204'] },
      axis: { lost: ['paratroop division 7.Fl 2|1'] },
      saved: { Germany: saved },
      settings: { income: 'listed', 'production of Germany': [0] },
      given: ({ state, piece }) => {
        withdrawUnit(state, piece('7.Fl'));
      },
      orders: ['release 7.Fl', 'rebuild 7.Fl to Kassel'],
    });
    expect(result.refused).toEqual(refused);
    expect(result.where('7.Fl')).toBe(at);
  },
);
