import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rebuilding } from '../../../../../engine/rulesets/bite/production/rebuild.js';
import { repairing } from '../../../../../engine/rulesets/bite/production/repair.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { run } from '../ordering.js';
import { field } from '../sketch.js';
import type { Side } from './technology.js';

type Nation = 'Germany' | 'Romania' | 'Soviet Union';
interface City {
  readonly at: string;
  readonly kind: 'capital' | 'major city' | 'minor city' | 'fortress';
  readonly home: Nation;
  readonly attributes?: string;
  readonly has?: readonly ('red' | 'blue' | 'shipyard' | 'double')[];
  /** The city has no railway connection. */
  readonly isCutOff?: true;
}
const CITIES: Readonly<Record<Side, Readonly<Record<string, City>>>> = {
  Axis: {
    Berlin: { at: '0105', kind: 'capital', home: 'Germany', attributes: 'source Germany', has: ['red', 'blue'] },
    Kassel: { at: '0205', kind: 'major city', home: 'Germany', has: ['red'] },
    Munich: { at: '0305', kind: 'major city', home: 'Germany', has: ['blue'] },
    Dresden: { at: '0405', kind: 'major city', home: 'Germany' },
    Ulm: { at: '0505', kind: 'minor city', home: 'Germany' },
    Kiel: { at: '0112', kind: 'major city', home: 'Germany', has: ['red', 'blue'], isCutOff: true },
    Minsk: { at: '0705', kind: 'major city', home: 'Soviet Union', has: ['red'] },
    Bucharest: { at: '0109', kind: 'capital', home: 'Romania', attributes: 'source Romania' },
    Jassy: { at: '0209', kind: 'major city', home: 'Romania' },
  },
  Soviet: {
    Moscow: {
      at: '2005',
      kind: 'capital',
      home: 'Soviet Union',
      attributes: 'source Soviet Union',
      has: ['red', 'blue'],
    },
    Leningrad: { at: '1905', kind: 'major city', home: 'Soviet Union', has: ['double', 'shipyard', 'red'] },
    Gorki: { at: '1805', kind: 'major city', home: 'Soviet Union', has: ['blue'] },
    Kazan: { at: '1705', kind: 'major city', home: 'Soviet Union' },
    Orel: { at: '1605', kind: 'minor city', home: 'Soviet Union' },
    Perm: { at: '2012', kind: 'major city', home: 'Soviet Union', has: ['red', 'blue'], isCutOff: true },
    Sevastopol: { at: '1505', kind: 'fortress', home: 'Soviet Union', has: ['shipyard'] },
  },
};
const NATIONS: Readonly<Record<Side, readonly Nation[]>> = { Axis: ['Germany', 'Romania'], Soviet: ['Soviet Union'] };
const row = (from: number, to: number, at: string): string =>
  Array.from({ length: to - from + 1 }, (_, i) => `${String(from + i).padStart(2, '0')}${at}`).join(' - ');
const block = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(2, '0'))
    .map((column) => `${column}01..${column}16`)
    .join(' ');
const ROMANIA = ['0108', '0109', '0208', '0209'];

const PLACES = {
  ...Object.fromEntries(
    Object.values(CITIES).flatMap((cities) =>
      Object.entries(cities).map(([name, { at, kind, home, attributes, has = [] }]) => {
        const words = has.map((one) => (one === 'red' || one === 'blue' ? `${one} 3` : one));
        const all = [...(kind === 'capital' ? [`nation ${home}`] : []), ...(attributes ? [attributes] : []), ...words];
        return [name, `${kind} ${at}${all.length > 0 ? ` (${all.join(', ')})` : ''}`];
      }),
    ),
  ),
  Rumania: `territory ${ROMANIA.join(' ')} (nation Romania)`,
  Reich: `territory 0101..0107 0110..0116 0201..0207 0210..0216 ${block(3, 6)} (nation Germany)`,
  Russia: `territory ${block(7, 20)} (nation Soviet Union)`,
};

const WORDS = {
  infantry: 'infantry corps',
  cavalry: 'cavalry corps',
  artillery: 'artillery corps',
  paratroop: 'paratroop division',
  marine: 'marine corps',
  mechanized: 'mechanized corps',
  tank: 'tank corps',
  fighter: 'fighter wing',
  bomber: 'bomber wing',
  'guards infantry': 'guards infantry corps',
  'guards tank': 'guards tank corps',
  'armoured headquarters': 'armoured headquarters',
  'air headquarters': 'air headquarters',
} as const;
type Kind = keyof typeof WORDS;
const RED: readonly Kind[] = ['mechanized', 'tank', 'guards tank'];
const BLUE: readonly Kind[] = ['fighter', 'bomber', 'paratroop'];
const BLACK: readonly Kind[] = ['armoured headquarters', 'air headquarters'];
const KINDS: Readonly<Record<Nation, readonly Kind[]>> = {
  Germany: ['infantry', 'cavalry', 'artillery', 'paratroop', 'mechanized', 'tank', 'fighter', 'bomber', ...BLACK],
  Romania: ['infantry', 'cavalry', 'mechanized', 'tank', 'fighter', 'bomber'],
  'Soviet Union': [
    ...([
      'infantry',
      'cavalry',
      'artillery',
      'paratroop',
      'marine',
      'mechanized',
      'tank',
      'fighter',
      'bomber',
    ] as const),
    ...(['guards infantry', 'guards tank'] as const),
    ...BLACK,
  ],
};

type Pip = 'black' | 'white' | 'red' | 'blue';
const FACTORS = { black: 1, white: 2, red: 3 } as const;
type Points = Record<'yellow' | 'red' | 'blue' | 'black', number>;
interface Unit {
  readonly name: string;
  readonly kind: Kind;
  readonly nation: Nation;
  readonly steps: readonly number[];
  readonly pips: readonly Pip[];
  /** Step of the unit on the map; undefined if the unit is lost. */
  step: number | undefined;
}
interface Market {
  readonly side: Side;
  readonly isAdvanced: boolean;
  readonly countsMarines: boolean;
  readonly rulings: Readonly<Record<string, string>>;
  readonly units: readonly Unit[];
  readonly stores: Record<Nation, Points>;
  /** Number of new units in each city this turn. */
  readonly placed: Map<string, number>;
}

/**
 * Returns the points that it costs to regain the steps of a unit down to step `to`: yellow points and points of the
 * colour of its class. The colour of a step's pip determines the price of each strength point. Undefined if a step has
 * a blue pip [7.3.cost, 11.0].
 */
function priceOf(unit: Unit, to: number, market: Market): Points | undefined {
  const { steps, pips, kind } = unit;
  const from = unit.step ?? steps.length;
  let each = 0;
  for (let at = from - 1; at >= to; at--) {
    const pip = pips[at];
    if (pip === 'blue') return undefined;
    each += FACTORS[pip] * (steps[at] - (steps[at + 1] ?? 0));
  }
  if (
    kind === 'marine' &&
    unit.step === undefined &&
    market.countsMarines &&
    market.rulings['marines.price'] === 'perUnit'
  )
    each = 1;
  const of = (kinds: readonly Kind[]): number => (market.isAdvanced && kinds.includes(kind) ? each : 0);
  return { yellow: each, red: of(RED), blue: of(BLUE), black: of(BLACK) };
}
const COLOURS = ['yellow', 'red', 'blue', 'black'] as const;
const canPay = (store: Points, price: Points): boolean => COLOURS.every((colour) => store[colour] >= price[colour]);

const needsRed = ({ kind }: Unit): boolean => RED.includes(kind) || kind === 'armoured headquarters';
const needsBlue = ({ kind }: Unit): boolean => BLUE.includes(kind) || kind === 'air headquarters';
const isAtFactory = (unit: Unit, { has = [] }: City): boolean =>
  unit.nation !== 'Romania' &&
  ((needsRed(unit) && has.includes('red')) ||
    (needsBlue(unit) && has.includes('blue')) ||
    (unit.kind === 'marine' && has.includes('shipyard')));
/**
 * Returns whether the limit of new units in a city does not apply to a unit. This is so for units at factories under
 * the ruling `noLimit` [A20].
 */
const isUnlimited = (unit: Unit, city: City, { rulings }: Market): boolean =>
  rulings['placement.factories'] === 'noLimit' && isAtFactory(unit, city);

/**
 * Returns the cities in which a lost unit may appear: armour and aircraft at factories or in the capital of a minor
 * power, marines in shipyards, others in major cities [7.3.1, 11.2].
 */
const citiesFor = (unit: Unit, market: Market): string[] =>
  Object.values(CITIES[market.side])
    .filter((city) => {
      const { at, kind: rank, home, has = [], isCutOff } = city;
      if (home !== unit.nation || isCutOff) return false;
      const isBound = needsRed(unit) || needsBlue(unit);
      const suits =
        isBound || unit.kind === 'marine'
          ? isAtFactory(unit, city) || (unit.nation === 'Romania' && rank === 'capital')
          : rank === 'capital' || rank === 'major city';
      const limit = rank === 'capital' || has.includes('double') ? 2 : 1;
      return suits && (isUnlimited(unit, city, market) || (market.placed.get(at) ?? 0) < limit);
    })
    .map(({ at }) => at);

function rebuilds(market: Market): string[] {
  return market.units.flatMap((unit) => {
    const { name, kind, nation, steps, step } = unit;
    if (step !== undefined || (market.isAdvanced && kind.startsWith('guards'))) return [];
    const open = steps.flatMap((strength, at) => {
      const price = strength === 0 ? undefined : priceOf(unit, at, market);
      return price !== undefined && canPay(market.stores[nation], price) ? [at] : [];
    });
    return citiesFor(unit, market).flatMap((city) => open.map((at) => `rebuild ${name} ${city} ${at + 1}`));
  });
}

const repairs = (market: Market): string[] =>
  market.units.flatMap((unit) => {
    const { step } = unit;
    if (step === undefined) return [];
    return Array.from({ length: step }, (_, i) => i + 1).flatMap((steps) => {
      const price = priceOf(unit, step - steps, market);
      return price !== undefined && canPay(market.stores[unit.nation], price) ? [`repair ${unit.name} ${steps}`] : [];
    });
  });

function marketBy(by: Chance): Market {
  const side = by.oneOf<Side>(['Axis', 'Soviet']);
  const isAdvanced = by.happens(85);
  const nations = NATIONS[side];
  const units = nations.flatMap((nation) =>
    Array.from({ length: nation === 'Romania' ? by.upTo(3) : 3 + by.upTo(6) }, (_, i): Unit => {
      const kind = by.oneOf(isAdvanced ? KINDS[nation] : KINDS[nation].filter((one) => !BLACK.includes(one)));
      const top = 2 + by.upTo(3);
      const steps = kind === 'artillery' ? [4, 2, 1, 0] : Array.from({ length: top }, (__, at) => top - at);
      const pips = steps.map((): Pip => (by.happens(50) ? 'black' : by.oneOf(['black', 'white', 'red', 'blue'])));
      const step = by.happens(50) ? undefined : by.upTo(steps.length - 1);
      return { name: `${nation[0]}${i}`, kind, nation, steps, pips, step };
    }),
  );
  const store = (): Points => ({
    yellow: by.upTo(12),
    red: isAdvanced ? by.upTo(6) : 0,
    blue: isAdvanced ? by.upTo(6) : 0,
    black: isAdvanced ? by.upTo(5) : 0,
  });
  return {
    side,
    isAdvanced,
    countsMarines: isAdvanced && side === 'Soviet' && by.happens(50),
    rulings: {
      ...(by.happens(30) && { 'placement.factories': by.oneOf(['cityLimit', 'noLimit']) }),
      ...(by.happens(50) && { 'marines.price': by.oneOf(['perPoint', 'perUnit']) }),
    },
    units,
    stores: { Germany: store(), Romania: store(), 'Soviet Union': store() },
    placed: new Map(),
  };
}

function setUp(market: Market) {
  const { side, isAdvanced, units, rulings, stores } = market;
  const written = ({ name, kind, nation, steps, pips, step }: Unit): string => {
    const word = kind === 'tank' && side === 'Axis' ? 'panzer corps' : WORDS[kind];
    const attributes = [`of ${nation}`, `pips ${pips.join(' ')}`, ...(step === undefined ? [] : [`step ${step + 1}`])];
    return `${word} ${name} ${steps.join('|')} (${attributes.join(', ')})`;
  };
  const stacks: Record<string, string[]> = {};
  const homes = side === 'Axis' ? { Germany: '0504', Romania: '0208' } : { 'Soviet Union': '1604' };
  for (const unit of units) {
    const at = unit.step === undefined ? 'lost' : ((homes as Partial<Record<Nation, string>>)[unit.nation] ?? '');
    (stacks[at] ??= []).push(written(unit));
  }
  const at = field({
    phase: 'production',
    turn: 'July 1942',
    side,
    layer: isAdvanced ? 'advanced' : 'base',
    places: PLACES,
    routes: { rail: [row(1, 7, '05'), '0109 - 0209', row(9, 20, '05')] },
    control: { Axis: '0705' },
    options: market.countsMarines ? ['marines'] : [],
    settings: { oil: 'true' },
    rulings,
    ...(side === 'Axis' ? { axis: stacks } : { soviet: stacks }),
  });
  for (const nation of NATIONS[side]) Object.assign(at.state.stores[nation], stores[nation]);
  at.state.invalidateSupply();
  return at;
}

function compare(by: Chance): void {
  for (let times = 0; times < 3; times++) {
    const market = marketBy(by);
    const { state, board, cell, piece } = setUp(market);
    const where = JSON.stringify(market);
    const done: string[] = [];
    for (let orders = 0; orders < 6; orders++) {
      const expected = [...rebuilds(market), ...repairs(market)].sort();
      const found = [...rebuilding.legal(state), ...repairing.legal(state)].map(
        ({ verb, pieces = [], cells = [], choice }) =>
          [verb, state.name(pieces[0]), ...cells.map((one) => board.label(one)), choice].join(' '),
      );
      expect(found.sort(), `what may be bought after ${done.join(', ')} in ${where}`).toEqual(expected);
      if (expected.length === 0) break;
      const order = by.oneOf(expected);
      done.push(order);
      const [verb, name, to, step = to] = order.split(' ');
      const unit = market.units.find((one) => one.name === name);
      if (unit === undefined) throw new Error(name);
      const isNew = verb === 'rebuild';
      const goal = isNew ? Number(step) - 1 : (unit.step ?? 0) - Number(to);
      const price = priceOf(unit, goal, market);
      for (const colour of COLOURS) market.stores[unit.nation][colour] -= price?.[colour] ?? 0;
      unit.step = goal;
      const city = Object.values(CITIES[market.side]).find(({ at }) => at === to);
      if (city !== undefined && !isUnlimited(unit, city, market))
        market.placed.set(to, (market.placed.get(to) ?? 0) + 1);
      const answer = { verb, pieces: [piece(name)], choice: step, ...(isNew && { cells: [cell(to)] }) };
      const buying = (isNew ? rebuilding : repairing).perform(state, answer);
      if (buying !== undefined) run(buying);
      expect(state.stores[unit.nation], `stores after ${done.join(', ')} in ${where}`).toMatchObject(
        market.stores[unit.nation],
      );
    }
  }
}

test('a model of production agrees with the engine on prices by pip and class, places of new units and limits of cities [7.3, 7.3.1, 10.0.lost, 11.0, 11.2]', () => {
  assertAffordably(fc.property(chance(), compare), 25);
});
