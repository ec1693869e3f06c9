import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GERMAN_MARKER, SOVIET_MARKER } from '../../../../../engine/rulesets/pgg/interdiction/markers.js';
import { destinationsOf } from '../../../../../engine/rulesets/pgg/movement/destinations.js';
import { isHeld } from '../../../../../engine/rulesets/pgg/movement/held.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { field } from '../field.js';
import { drawn, groundBy, isLakeBetween, zoneOf, type Ground } from './ground.js';
import { block, costsFrom, sideOf, type Hex } from './hexes.js';

/** Printed movement allowance of each class, and its costs of forest and road in half points [6.7, 10.21]. */
const CLASSES = {
  inf: { side: 'German', allowance: 7, forest: 2, road: 2 },
  pz: { side: 'German', allowance: 10, forest: 4, road: 1 },
  kav: { side: 'German', allowance: 5, forest: 4, road: 2 },
  rifle: { side: 'Soviet', allowance: 6, forest: 2, road: 2 },
  tank: { side: 'Soviet', allowance: 10, forest: 4, road: 1 },
  leader: { side: 'Soviet', allowance: 10, forest: 2, road: 1 },
} as const;
type Class = keyof typeof CLASSES;
const RIVER = { German: 4, Soviet: 2 } as const;
const MARKER = 2;

interface Situation {
  readonly ground: Ground;
  readonly enemies: ReadonlyMap<Hex, 'ready' | 'disrupted'>;
  readonly markers: ReadonlySet<Hex>;
  readonly roadsNeedLinks: boolean;
}

/**
 * Returns the hexes to which a single unit may move, as the rulebook defines them [6.12, 6.21, 6.22, 6.25, 6.7, 8.11,
 * 10.23, 13.32, 13.43].
 */
function destinations(start: Hex, kind: Class, isSupplied: boolean, situation: Situation): Set<Hex> {
  const { ground, enemies, markers, roadsNeedLinks } = situation;
  const { side, allowance, forest, road } = CLASSES[kind];
  const ready = [...enemies].flatMap(([at, how]) => (how === 'ready' ? [at] : []));
  const zone = zoneOf(ground, ready);
  if (zone.has(start)) return new Set();
  const roadHexes = new Set([...ground.roads].flatMap((link) => link.split('/')));
  const cost = (from: Hex, to: Hex): number | undefined => {
    if (enemies.has(to) || isLakeBetween(ground, from, to)) return undefined;
    if (kind === 'leader' && zone.has(to)) return undefined;
    const isByRoad = roadsNeedLinks ? ground.roads.has(sideOf(from, to)) : roadHexes.has(to);
    const terrain = ground.terrain.get(to);
    const plain = terrain === 'forest' ? forest : terrain === 'swamp' ? 4 : 2;
    const river = ground.rivers.has(sideOf(from, to)) ? RIVER[side] : 0;
    return (isByRoad ? road : plain) + river + (markers.has(to) ? MARKER : 0);
  };
  const points = isSupplied ? allowance : Math.floor(allowance / 2);
  const found = costsFrom(start, points * 2, cost, (at) => zone.has(at));
  found.delete(start);
  return new Set(found.keys());
}

const AREA = block([20, 32], [10, 18]);
const MIDDLE = block([24, 28], [12, 16]);

/** Compares the destinations of units of every class, one at a time, in the model and in the engine. */
function compare(by: Chance): void {
  const start = by.oneOf(MIDDLE);
  const shares = { forest: 25, swamp: 10, lake: 6, river: 15, lakeSide: 4, roads: 3, rails: 0 };
  const ground = groundBy(by, AREA, shares, [start]);
  const side = by.oneOf(['German', 'Soviet'] as const);
  const free = AREA.filter((at) => at !== start && ground.terrain.get(at) !== 'lake');
  const enemies = new Map(
    by.some(free, 4).map((at) => [at, by.happens(75) ? ('ready' as const) : ('disrupted' as const)]),
  );
  const markers = new Set(
    by.some(
      free.filter((at) => !enemies.has(at)),
      3,
    ),
  );
  const roadsNeedLinks = by.happens(60);
  const kinds = (Object.keys(CLASSES) as Class[]).filter((kind) => CLASSES[kind].side === side);
  const enemy = side === 'German' ? 'rifle' : 'inf';
  const hostile = Object.fromEntries(
    [...enemies].map(([at, how], i) => [at, [`${enemy} E${i}${how === 'disrupted' ? ' (disrupted)' : ''}`]]),
  );
  for (const kind of kinds) {
    const isSupplied = by.happens(70);
    const faces = kind === 'pz' ? ' 4-10|2-10' : '';
    const own = { [start]: [`${kind} U${kind === 'pz' ? '/7' : ''}${faces}${isSupplied ? '' : ' (oos)'}`] };
    const sketch = {
      ...drawn(ground),
      german: side === 'German' ? own : hostile,
      soviet: side === 'Soviet' ? own : hostile,
      rulings: { 'road.requiresConnection': roadsNeedLinks },
      side,
    };
    const at = field(sketch);
    for (const hex of markers)
      at.state.interdict(at.cell(hex), side === 'German' ? SOVIET_MARKER : GERMAN_MARKER, true);
    const piece = at.piece(kind === 'pz' ? 'U/7' : 'U');
    const got = isHeld(at.state, piece)
      ? []
      : Array.from(destinationsOf(at.state, piece), (cell) => at.board.label(cell));
    const situation: Situation = { ground, enemies, markers, roadsNeedLinks };
    const expected = destinations(start, kind, isSupplied, situation);
    const where = `${kind} in ${start}${isSupplied ? '' : ' out of supply'}: ${JSON.stringify({ sketch, markers: [...markers] })}`;
    expect(got.sort(), where).toEqual([...expected].sort());
  }
}

test('a model of movement agrees with the engine on costs, ZOC, lakes, markers and supply [6.12, 6.22, 6.25, 6.7, 13.32]', () => {
  assertAffordably(fc.property(chance(), compare), 40);
});
