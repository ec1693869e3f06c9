import fc from 'fast-check';
import { expect, test } from 'vitest';
import { destinationsOf } from '../../../../../engine/rulesets/fda/movement/moving.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { field, placeOf, type Sketch } from '../field.js';
import { grids } from '../cases/table.js';
import { KINDS, kindOf, type Code } from './units.js';

type Grid = (typeof grids)[number];
type Sector = readonly [q: number, r: number];

const key = ([q, r]: Sector): string => `${q},${r}`;
const STEPS: Readonly<Record<Grid, readonly Sector[]>> = {
  hexes: [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ],
  squares: [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ],
};
const around = (grid: Grid, [q, r]: Sector): Sector[] => STEPS[grid].map(([dq, dr]): Sector => [q + dq, r + dr]);
const linkOf = (one: Sector, other: Sector): string => [key(one), key(other)].sort().join(' ');

interface Ground {
  readonly terrain: ReadonlyMap<string, 'forest' | 'impassable marsh'>;
  readonly roads: ReadonlySet<string>;
  readonly mines: ReadonlySet<string>;
  readonly enemies: ReadonlySet<string>;
}

/**
 * Returns the sectors to which a unit may move, as the rulebook defines them [7a, 7b, 7d, 7f, 7g, 9.2b, 13a, 14b, 14c].
 */
function destinations(grid: Grid, start: Sector, code: Code, ground: Ground): Set<string> {
  const { terrain, roads, mines, enemies } = ground;
  const { sectors, onFoot } = kindOf(code);
  const onRoad = new Set([...roads].flatMap((link) => link.split(' ')).filter((at) => !mines.has(at)));
  const zone = new Set([...enemies].flatMap((at) => around(grid, sectorOf(at)).map(key)));
  const stops = (at: string): boolean => zone.has(at) || mines.has(at) || (terrain.has(at) && !onRoad.has(at));
  const mayStep = (from: Sector, to: Sector): boolean => {
    const at = key(to);
    if (enemies.has(at)) return false;
    if (terrain.get(at) === 'impassable marsh' && onFoot !== true && !onRoad.has(at)) return false;
    const isDiagonal = grid === 'squares' && from[0] !== to[0] && from[1] !== to[1];
    return !(isDiagonal && enemies.has(key([from[0], to[1]])) && enemies.has(key([to[0], from[1]])));
  };
  const found = new Set<string>();
  const visited = new Set<string>();
  const open: { readonly at: Sector; readonly steps: number; readonly byRoad: boolean }[] = [
    { at: start, steps: 0, byRoad: onRoad.has(key(start)) },
  ];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { at, steps: walked, byRoad } = place;
    if (walked > 0) found.add(key(at));
    if (walked > 0 && stops(key(at))) continue;
    for (const to of around(grid, at)) {
      const keepsRoad = byRoad && onRoad.has(key(to)) && roads.has(linkOf(at, to));
      if (!mayStep(at, to) || walked + 1 > sectors + (keepsRoad ? 1 : 0)) continue;
      const state = `${key(to)} ${walked + 1} ${keepsRoad}`;
      if (visited.has(state)) continue;
      visited.add(state);
      open.push({ at: to, steps: walked + 1, byRoad: keepsRoad });
    }
  }
  found.delete(key(start));
  return found;
}

const sectorOf = (at: string): Sector => at.split(',').map(Number) as unknown as Sector;

const CODES = Object.keys(KINDS) as Code[];
const AREA: readonly Sector[] = Array.from({ length: 11 }, (_, q) =>
  Array.from({ length: 11 }, (__, r): Sector => [q - 5, r - 5]),
).flat();

function compare(by: Chance, grid: Grid): void {
  const start: Sector = [by.upTo(4) - 2, by.upTo(4) - 2];
  const terrain = new Map<string, 'forest' | 'impassable marsh'>();
  for (const sector of AREA) {
    const draw = by.upTo(99);
    if (draw < 18) terrain.set(key(sector), 'forest');
    else if (draw < 26 && key(sector) !== key(start)) terrain.set(key(sector), 'impassable marsh');
  }
  const roads = new Set<string>();
  for (let line = 0; line < 3; line++) {
    let at: Sector = line === 0 ? start : by.oneOf(AREA);
    for (let steps = by.upTo(8); steps > 0; steps--) {
      const to = by.oneOf(around(grid, at));
      roads.add(linkOf(at, to));
      at = to;
    }
  }
  const free = AREA.map(key).filter((at) => at !== key(start));
  const enemies = new Set(by.some(free, 4));
  const mines = new Set(
    by.some(
      free.filter((at) => !enemies.has(at)),
      3,
    ),
  );
  const sectorsOf = (word: string): string => [...terrain].flatMap(([at, of]) => (of === word ? [at] : [])).join(' ');
  const sketch: Sketch = {
    grid,
    terrain: Object.fromEntries(
      (['forest', 'impassable marsh'] as const).flatMap((word) => {
        const sectors = sectorsOf(word);
        return sectors === '' ? [] : [[sectors, word] as const];
      }),
    ),
    roads: [...roads],
    features: [...mines].map((at) => ['minefield', at, { owner: 'A', spent: true }] as const),
    B: { Y: [...enemies].map((at, i) => `INF e${i} @ ${at}`) },
    settings: { 'stack.limit': 9 },
    active: 'X',
  };
  const codes = CODES.map(() => by.oneOf(CODES)).slice(0, 5);
  const at = field({ ...sketch, A: { X: codes.map((code, i) => `${code} u${i} @ ${key(start)}`) } });
  codes.forEach((code, i) => {
    const found = destinationsOf(at.state, at.piece(`u${i}`)).map(({ cell }) => placeOf(at.board, cell));
    const expected = destinations(grid, start, code, { terrain, roads, mines, enemies });
    expect(found.sort(), `${code} from ${key(start)} ${JSON.stringify(sketch)}`).toEqual([...expected].sort());
  });
}

test.each(grids)('a model of movement agrees with the engine on %s [7a, 7d, 7f, 7g, 9.2b, 13a, 14b, 14c]', (grid) => {
  assertAffordably(
    fc.property(chance(), (by) => {
      compare(by, grid);
    }),
    40,
  );
});
