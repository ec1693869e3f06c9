import { NOWHERE } from '../../../../../engine/board/board.js';
import { capture } from '../../../../../engine/rulesets/bite/control/control.js';
import type { Option } from '../../../../../engine/rulesets/bite/vocabulary/options.js';
import type { Weather } from '../../../../../engine/rulesets/bite/vocabulary/terrain.js';
import type { Chance } from '../../models/chance.js';
import { board, field, type Field, type Sketch } from '../sketch.js';
import { isFirstWinter, monthBy, monthText, type Month, type Side } from './technology.js';

/** A hex, identified by its label. The models use only the geometry of the engine's board. */
export type Hex = string;

const COLUMN_COUNT = 16;
const ROW_COUNT = 10;
const hex = (column: number, row: number): Hex => String(column).padStart(2, '0') + String(row).padStart(2, '0');
export const columnOf = (at: Hex): number => Number(at.slice(0, 2));
/** All hexes of the front, which is surrounded by water. */
export const AREA: readonly Hex[] = Array.from({ length: COLUMN_COUNT }, (_, c) =>
  Array.from({ length: ROW_COUNT }, (__, r) => hex(c + 1, r + 1)),
).flat();
const WATERS_AROUND = Array.from({ length: board.gridSize }, (_, cell) => board.label(cell)).filter(
  (at) => !AREA.includes(at),
);

const neighbours = new Map(
  AREA.map((at): [Hex, readonly Hex[]] => [
    at,
    Array.from({ length: board.sides }, (_, direction) => board.neighbour(board.cell(at), direction))
      .filter((cell) => cell !== NOWHERE)
      .map((cell) => board.label(cell))
      .filter((to) => AREA.includes(to)),
  ]),
);
/** Returns the hexes of the front next to a hex. */
export const around = (at: Hex): readonly Hex[] => neighbours.get(at) ?? [];
export const distance = (one: Hex, other: Hex): number => board.distance(board.cell(one), board.cell(other));
/** Returns the key of the hexside between two hexes; the order of the two hexes does not matter. */
export const sideOf = (one: Hex, other: Hex): string => (one < other ? `${one}/${other}` : `${other}/${one}`);

export const opponent = (side: Side): Side => (side === 'Axis' ? 'Soviet' : 'Axis');
export const CAPITALS: Readonly<Record<Side, Hex>> = { Axis: '0105', Soviet: '1605' };
const isCapital = (at: Hex): boolean => at === CAPITALS.Axis || at === CAPITALS.Soviet;

export type Terrain = 'plain' | 'forest' | 'hill' | 'swamp' | 'mountain' | 'water';
export type Town = 'minor city' | 'major city' | 'bunker' | 'fortress';
/** A port on a sea; the number identifies the sea. */
export interface Port {
  readonly sea: number;
  readonly kind: 'minor port' | 'major port';
}

export interface Ground {
  readonly terrain: ReadonlyMap<Hex, Terrain>;
  readonly rails: readonly (readonly Hex[])[];
  /** For each hex, the hexes connected to it by rail. */
  readonly tracks: ReadonlyMap<Hex, ReadonlySet<Hex>>;
  readonly rivers: ReadonlySet<string>;
  readonly waters: ReadonlySet<string>;
  readonly towns: ReadonlyMap<Hex, Town>;
  readonly seas: readonly { readonly hexes: readonly Hex[]; readonly freezes: boolean }[];
  readonly ports: ReadonlyMap<Hex, Port>;
  /** Number of the easternmost column of Germany. The Soviet Union begins in the next column. */
  readonly border: number;
}

export interface Unit {
  readonly side: Side;
  /** Type of the unit as written in a sketch, without its size: `guards tank`. */
  readonly kind: string;
  readonly name: string;
  readonly at: Hex;
  readonly strength: number;
}

export interface Situation {
  readonly ground: Ground;
  readonly units: readonly Unit[];
  /** The controlling side of each hex. */
  readonly owner: ReadonlyMap<Hex, Side>;
  readonly month: Month;
  readonly weather: Weather;
  readonly isAdvanced: boolean;
  readonly options: readonly Option[];
  readonly rulings: Readonly<Record<string, string | number | boolean>>;
  /** The side whose turn it is. */
  readonly side: Side;
  /** The hex in which units of both sides fight. Units in that hex have no ZOC. */
  readonly battle?: Hex;
}

const LAND = ['plain', 'plain', 'plain', 'plain', 'forest', 'forest', 'hill', 'swamp', 'mountain', 'water'] as const;
const COAST = ['plain', 'plain', 'plain', 'plain', 'forest', 'hill', 'swamp', 'water', 'water', 'water'] as const;

/**
 * Returns random ground: a capital in the west and one in the east, railways from both and, if `hasSeas`, a sea with
 * ports.
 */
export function groundBy(by: Chance, hasSeas = false): Ground {
  const terrain = new Map(AREA.map((at): [Hex, Terrain] => [at, by.oneOf(hasSeas ? COAST : LAND)]));
  for (const at of Object.values(CAPITALS)) terrain.set(at, 'plain');
  const mayLay = (at: Hex): boolean => !['mountain', 'water'].includes(terrain.get(at) ?? '');
  const walk = (from: Hex, most: number, isEastward: boolean): Hex[] => {
    const way = [from];
    for (let steps = most; steps > 0; steps--) {
      const next = around(way[way.length - 1]).filter((to) => mayLay(to) && !way.includes(to));
      const onwards = next.filter(
        (to) => columnOf(to) > columnOf(way[way.length - 1]) === isEastward || by.happens(40),
      );
      if (next.length === 0) break;
      way.push(by.oneOf(onwards.length > 0 ? onwards : next));
    }
    return way;
  };
  const main = [CAPITALS.Axis, CAPITALS.Axis, CAPITALS.Soviet, CAPITALS.Soviet].map((at) =>
    walk(at, 5 + by.upTo(8), at === CAPITALS.Axis),
  );
  const branches = main.filter(() => by.happens(60)).map((way) => walk(by.oneOf(way), 3 + by.upTo(5), by.happens(50)));
  const lone = by.happens(40) ? [walk(by.oneOf(AREA.filter(mayLay)), 4, true)] : [];
  const rails = [...main, ...branches, ...lone].filter((way) => way.length > 1);
  const tracks = new Map<Hex, Set<Hex>>();
  const join = (one: Hex, other: Hex): void => void tracks.set(one, (tracks.get(one) ?? new Set()).add(other));
  for (const way of rails)
    way.slice(1).forEach((to, i) => {
      join(way[i], to);
      join(to, way[i]);
    });
  const sides = (most: number): string[] =>
    Array.from({ length: by.upTo(most) }, () => {
      const at = by.oneOf(AREA);
      return sideOf(at, by.oneOf(around(at)));
    });
  const rivers = new Set(sides(30));
  const waters = new Set(
    sides(10).filter((side) => {
      const [one, other] = side.split('/');
      return !rivers.has(side) && tracks.get(one)?.has(other) !== true;
    }),
  );
  const land = AREA.filter((at) => terrain.get(at) !== 'water' && !isCapital(at));
  const towns = new Map(
    [
      ...by.some(land, 6),
      ...by.some(
        land.filter((at) => tracks.has(at)),
        8,
      ),
    ].map((at): [Hex, Town] => [at, by.oneOf(['minor city', 'minor city', 'major city', 'bunker', 'fortress'])]),
  );
  const { seas, ports } = hasSeas ? seasBy(by, terrain, tracks) : { seas: [], ports: new Map<Hex, Port>() };
  return { terrain, rails, tracks, rivers, waters, towns, seas, ports, border: 6 + by.upTo(5) };
}

/** Returns up to three seas of two hexes or more, each with ports on its shores; most ports are on railways. */
function seasBy(
  by: Chance,
  terrain: ReadonlyMap<Hex, Terrain>,
  tracks: Ground['tracks'],
): Pick<Ground, 'seas' | 'ports'> {
  const isWater = (at: Hex): boolean => terrain.get(at) === 'water';
  const left = new Set(AREA.filter(isWater));
  const waters: Hex[][] = [];
  for (const at of left) {
    const sea = [at];
    left.delete(at);
    for (const one of sea) for (const to of around(one)) if (left.delete(to)) sea.push(to);
    if (sea.length > 1) waters.push(sea);
  }
  const seas = by.some(waters, 3).map((hexes) => ({ hexes, freezes: by.happens(50) }));
  const ports = new Map<Hex, Port>();
  seas.forEach(({ hexes }, sea) => {
    const shore = [...new Set(hexes.flatMap(around))].filter((at) => !isWater(at) && !isCapital(at) && !ports.has(at));
    const joined = shore.filter((at) => tracks.has(at));
    for (const at of [...by.some(joined, 4), ...by.some(shore, 2)])
      ports.set(at, { sea, kind: by.oneOf(['minor port', 'major port']) });
  });
  return { seas, ports };
}

/** Limits for random situations, and the values from which such situations are drawn. */
export interface Drawn {
  readonly kinds: (side: Side) => readonly string[];
  readonly options: readonly Option[];
  readonly rulings: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** Maximum number of units of a side. */
  readonly most?: number;
  readonly onRails?: number;
  readonly isAdvanced?: boolean;
}

/**
 * Returns random units on a ground, one per hex, with captured hexes of both sides, a month, weather, options and
 * rulings.
 */
export function situationBy(by: Chance, ground: Ground, drawn: Drawn): Situation {
  const { kinds, rulings, most = 14, onRails = 0 } = drawn;
  const month = monthBy(by);
  const isAdvanced = drawn.isAdvanced ?? by.happens(80);
  const options = isAdvanced ? drawn.options.filter(() => by.happens(70)) : [];
  const home = (at: Hex): Side => (columnOf(at) <= ground.border ? 'Axis' : 'Soviet');
  const owner = new Map(AREA.map((at) => [at, home(at)]));
  const land = AREA.filter((at) => ground.terrain.get(at) !== 'water' && !isCapital(at));
  for (const at of by.some(land, 10)) owner.set(at, opponent(home(at)));
  const free = new Set(land.filter((at) => columnOf(at) > 2 && columnOf(at) < COLUMN_COUNT - 1));
  const units = (['Axis', 'Soviet'] as const).flatMap((side) =>
    Array.from({ length: 4 + by.upTo(most - 4) }, (_, i): Unit => {
      const own = [...free].filter((at) => ground.tracks.has(at) && home(at) === side);
      const at = by.oneOf(own.length > 0 && by.happens(onRails) ? own : [...free]);
      free.delete(at);
      owner.set(at, side);
      return { side, kind: by.oneOf(kinds(side)), name: `${side[0]}${i}`, at, strength: 1 + by.upTo(3) };
    }),
  );
  return {
    ground,
    units,
    owner,
    month,
    weather: isAdvanced ? by.oneOf(weathersIn(options, month)) : 'clear',
    isAdvanced,
    options,
    rulings: Object.fromEntries(
      Object.entries(rulings).flatMap(([name, readings]) => (by.happens(30) ? [[name, by.oneOf(readings)]] : [])),
    ),
    side: by.oneOf(['Axis', 'Soviet']),
  };
}

const weathersIn = (options: readonly Option[], month: Month): Weather[] => [
  'clear',
  'clear',
  'rain',
  'snow',
  ...(options.includes('light-rain') ? (['light rain'] as const) : []),
  ...(isFirstWinter(month) ? (['snow', 'snow', 'snow'] as const) : []),
];

/** Returns the units of a side in the notation of a sketch. */
const written = (units: readonly Unit[], side: Side): Record<string, string[]> =>
  Object.fromEntries(
    units
      .filter((unit) => unit.side === side)
      .map(({ kind, name, at, strength }) => [
        at,
        [`${kind}${sizeOf(kind)} ${name} ${STEPS.slice(4 - strength).join('|')}`],
      ]),
  );
const sizeOf = (kind: string): string => (isWing({ kind }) ? ' wing' : kind.endsWith('headquarters') ? '' : ' corps');
export const isWing = ({ kind }: Pick<Unit, 'kind'>): boolean => kind === 'fighter' || kind.endsWith('bomber');
const STEPS = ['4', '3', '2', '1'];

/** Returns the ground of a situation as a sketch. */
export function drawnGround({ terrain, rails, rivers, waters, towns, seas, ports, border }: Ground): Sketch {
  const all = (word: Terrain): string[] => AREA.filter((at) => terrain.get(at) === word);
  const country = (isHome: boolean): string => AREA.filter((at) => columnOf(at) <= border === isHome).join(' ');
  const named = (entries: readonly (readonly [string, string])[], word: string): [string, string][] =>
    entries.map(([of, what], i) => [`${word} ${i}`, `${of} ${what}`]);
  return {
    terrain: Object.fromEntries(
      (['forest', 'hill', 'swamp', 'mountain', 'water'] as const)
        .map((word): [string, string] => [[...all(word), ...(word === 'water' ? WATERS_AROUND : [])].join(' '), word])
        .filter(([hexes]) => hexes !== ''),
    ),
    sides: {
      ...(rivers.size > 0 && { river: [...rivers].join(' ') }),
      ...(waters.size > 0 && { water: [...waters].join(' ') }),
    },
    routes: { rail: rails.map((way) => way.join(' - ')) },
    places: {
      Berlin: `capital ${CAPITALS.Axis} (nation Germany, source Germany)`,
      Moscow: `capital ${CAPITALS.Soviet} (nation Soviet Union, source Soviet Union)`,
      Reich: `territory ${country(true)} (nation Germany)`,
      Russia: `territory ${country(false)} (nation Soviet Union)`,
      ...Object.fromEntries(
        named(
          [...towns].map(([at, town]) => [town, at] as const),
          'Town',
        ),
      ),
      ...Object.fromEntries(
        named(
          seas.map(({ hexes, freezes }) => ['sea', `${hexes.join(' ')}${freezes ? ' (freezes)' : ''}`] as const),
          'Sea',
        ),
      ),
      ...Object.fromEntries(
        named(
          [...ports].map(([at, { sea, kind }]) => [kind, `${at} (sea Sea ${sea})`] as const),
          'Port',
        ),
      ),
    },
  };
}

/** Sets up the situation in the engine; conquered hexes are captured as in play. */
export function setUp(situation: Situation, more: Sketch = {}): Field {
  const { ground, units, owner, month, weather, isAdvanced, options, rulings, side } = situation;
  const drawn = drawnGround(ground);
  const at = field({
    ...drawn,
    ...more,
    places: { ...drawn.places, ...more.places },
    axis: { ...written(units, 'Axis'), ...more.axis },
    soviet: { ...written(units, 'Soviet'), ...more.soviet },
    turn: monthText(month),
    layer: isAdvanced ? 'advanced' : 'base',
    weather,
    options,
    rulings,
    side,
  });
  for (const [label, by] of owner) {
    if (by === (columnOf(label) <= ground.border ? 'Axis' : 'Soviet')) continue;
    const cell = at.cell(label);
    at.state.control[cell] = by === 'Axis' ? 1 : 0;
    capture(at.state, by === 'Axis' ? 0 : 1, cell);
  }
  at.state.invalidateSupply();
  return at;
}

/** Returns the text of a situation for failure messages. */
export const text = (situation: Situation): string =>
  JSON.stringify({
    ...situation,
    ground: { ...situation.ground, terrain: [...situation.ground.terrain], towns: [...situation.ground.towns] },
    owner: [...situation.owner],
  });
