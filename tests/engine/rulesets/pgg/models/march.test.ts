import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GERMAN_MARKER } from '../../../../../engine/rulesets/pgg/interdiction/markers.js';
import { destinationsOf } from '../../../../../engine/rulesets/pgg/movement/destinations.js';
import { isHeld } from '../../../../../engine/rulesets/pgg/movement/held.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { field } from '../field.js';
import { drawn, groundBy, isLakeBetween, zoneOf, type Ground } from './ground.js';
import { around, block, columnOf, sideOf, type Hex } from './hexes.js';

/**
 * Movement allowance, and costs of forest and road, in half points by kind of unit; units out of supply have half the
 * allowance [6.25, 6.7].
 */
const KINDS = {
  rifle: { points: 12, forest: 2, road: 2, flags: '' },
  tank: { points: 10, forest: 4, road: 1, flags: ' (oos)' },
  leader: { points: 10, forest: 2, road: 1, flags: ' (oos)' },
} as const;
const RIVER = 2;
const MARKER = 2;

interface Situation {
  readonly ground: Ground;
  readonly enemies: ReadonlySet<Hex>;
  readonly markers: ReadonlySet<Hex>;
  readonly exactOnly: boolean;
}

/**
 * Returns the hexes in which a march of turn 1 may end. A march never goes west, enters no hex twice, and spends all
 * its points [5.23, 6.22].
 */
function marches(start: Hex, kind: keyof typeof KINDS, { ground, enemies, markers, exactOnly }: Situation): Set<Hex> {
  const { points, forest, road } = KINDS[kind];
  const zone = zoneOf(ground, enemies);
  if (zone.has(start)) return new Set();
  const costOf = (from: Hex, to: Hex): number => {
    const terrain = ground.terrain.get(to);
    const plain = terrain === 'forest' ? forest : terrain === 'swamp' ? 4 : 2;
    const by = ground.roads.has(sideOf(from, to)) ? road : plain;
    return by + (ground.rivers.has(sideOf(from, to)) ? RIVER : 0) + (markers.has(to) ? MARKER : 0);
  };
  const ends = new Set<Hex>();
  const walk = (path: readonly Hex[], left: number): void => {
    const at = path[path.length - 1];
    const onwards = around(at).filter(
      (to) =>
        columnOf(to) >= columnOf(at) &&
        !path.includes(to) &&
        !enemies.has(to) &&
        !isLakeBetween(ground, at, to) &&
        !(kind === 'leader' && zone.has(to)) &&
        costOf(at, to) <= left,
    );
    const isStopped = path.length > 1 && zone.has(at);
    if (isStopped || (exactOnly ? left === 0 : onwards.length === 0)) ends.add(at);
    if (!isStopped) for (const to of onwards) walk([...path, to], left - costOf(at, to));
  };
  walk([start], points);
  const east = [...ends].filter((at) => columnOf(at) > 2);
  const left = new Set(east.length > 0 ? east : ends);
  left.delete(start);
  return left;
}

const AREA = block([1, 9], [8, 20]);

function compare(by: Chance): void {
  const start = by.oneOf(block([1, 2], [12, 16]));
  const shares = { forest: 25, swamp: 10, lake: 8, river: 15, lakeSide: 6, roads: 2, rails: 0 };
  const ground = groundBy(by, AREA, shares, [start]);
  const free = AREA.filter((at) => at !== start && ground.terrain.get(at) !== 'lake');
  for (let situation = 0; situation < 3; situation++) {
    const enemies = new Set(by.some(free, 2));
    const markers = new Set(
      by.some(
        free.filter((at) => !enemies.has(at)),
        3,
      ),
    );
    const kind = by.oneOf(['rifle', 'tank', 'leader'] as const);
    const exactOnly = by.happens(40);
    const sketch = {
      ...drawn(ground),
      turn: 1,
      side: 'Soviet' as const,
      armies: { 13: ['A'] },
      soviet: { [start]: [`${kind} A${KINDS[kind].flags}`] },
      german: Object.fromEntries([...enemies].map((at, i) => [at, [`inf E${i}`]])),
      rulings: { 'turn1.fullAllowance': exactOnly ? 'exactOnly' : 'untilNoLegalHex' },
    };
    const at = field(sketch);
    for (const hex of markers) at.state.interdict(at.cell(hex), GERMAN_MARKER, true);
    const piece = at.piece('A');
    const got = isHeld(at.state, piece)
      ? []
      : Array.from(destinationsOf(at.state, piece), (cell) => at.board.label(cell));
    const expected = marches(start, kind, { ground, enemies, markers, exactOnly });
    expect(got.sort(), JSON.stringify({ sketch, markers: [...markers] })).toEqual([...expected].sort());
  }
}

test('a model of the march of turn 1 agrees with the engine on every hex in which a march may end [5.23, 6.22, 6.7, 10.23]', () => {
  assertAffordably(fc.property(chance(), compare), 20);
});
