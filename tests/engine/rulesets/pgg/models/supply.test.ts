import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SOVIET_MARKER } from '../../../../../engine/rulesets/pgg/interdiction/markers.js';
import { isInCommand } from '../../../../../engine/rulesets/pgg/leaders/command.js';
import { isSupplied } from '../../../../../engine/rulesets/pgg/supply/supply.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { field } from '../field.js';
import { drawn, groundBy, isLakeBetween, zoneOf, type Ground } from './ground.js';
import { around, block, columnOf, costsFrom, sideOf, type Hex } from './hexes.js';

interface Rulings {
  readonly friendlyZone: boolean;
  readonly disruptedNegates: boolean;
  readonly straightCommand: boolean;
}
interface Unit {
  readonly at: Hex;
  readonly isDisrupted: boolean;
}

/**
 * Returns a function that decides whether a line of communication may enter a hex. Enemy units close a hex. An enemy
 * ZOC closes it unless a friendly unit is there [8.15, 11.11, 11.21].
 */
function openTo(
  ground: Ground,
  own: readonly Unit[],
  enemies: readonly Unit[],
  rulings: Rulings,
): (at: Hex) => boolean {
  const enemyCells = new Set(enemies.map(({ at }) => at));
  const ready = (units: readonly Unit[]): Hex[] => units.flatMap(({ at, isDisrupted }) => (isDisrupted ? [] : [at]));
  const zone = zoneOf(ground, ready(enemies));
  const friends = new Set(rulings.disruptedNegates ? own.map(({ at }) => at) : ready(own));
  const ownZone = zoneOf(ground, ready(own));
  return (at) =>
    ground.terrain.get(at) !== 'lake' &&
    !enemyCells.has(at) &&
    (!zone.has(at) || friends.has(at) || (rulings.friendlyZone && ownZone.has(at)));
}

/**
 * Returns the hexes that a line from `start` can reach within `most` hexes, each with the length of the shortest line.
 * A line may begin or end in swamp, but not lead through it [6.7, 11.22].
 */
const linesFrom = (ground: Ground, start: Hex, most: number, isOpen: (at: Hex) => boolean): Map<Hex, number> =>
  costsFrom(
    start,
    most,
    (from, to) => (isOpen(to) && !isLakeBetween(ground, from, to) ? 1 : undefined),
    (at) => ground.terrain.get(at) === 'swamp',
  );

const rulingsBy = (by: Chance): Rulings => ({
  friendlyZone: by.happens(25),
  disruptedNegates: by.happens(75),
  straightCommand: by.happens(25),
});
const chosen = ({ friendlyZone, disruptedNegates, straightCommand }: Rulings) => ({
  'zoc.friendlyZocNegates': friendlyZone,
  'zoc.disruptedUnitNegates': disruptedNegates,
  'command.line': straightCommand ? 'straightDistance' : 'blockedByZoc',
});

/** Returns the distance between two hexes, regardless of what lies between. */
const distanceBetween = (from: Hex, to: Hex): number => costsFrom(from, 99, () => 1).get(to) ?? Infinity;

/** A block of hexes in the east; a lake on its other sides leaves only its edge along the map border open. */
const EAST = block([46, 59], [1, 9]);
const EAST_RIM = [...block([45, 45], [1, 10]), ...block([46, 59], [10, 10])];

/**
 * Checks that the model and the engine agree on Soviet command and supply: which units are within range of a leader,
 * and which leaders have a line to the east edge [10.31, 10.34, 10.35, 11.21, 11.22].
 */
function soviets(by: Chance): void {
  const shares = { forest: 10, swamp: 12, lake: 12, river: 0, lakeSide: 5, roads: 0, rails: 0 };
  const ground = groundBy(by, EAST, shares);
  for (const at of EAST_RIM) (ground.terrain as Map<Hex, 'lake'>).set(at, 'lake');
  const land = EAST.filter((at) => ground.terrain.get(at) !== 'lake');
  const sketch = drawn(ground);
  for (let situation = 0; situation < 3; situation++) {
    const rulings = rulingsBy(by);
    const units = by.some(land, 16).map((at): Unit => ({ at, isDisrupted: by.happens(15) }));
    const leaders = units.splice(0, 3).map((unit) => ({ ...unit, rating: 2 + by.upTo(3) }));
    const germans = units.splice(0, 6);
    const own = [...leaders, ...units];
    const isOpen = openTo(ground, own, germans, rulings);
    const reachesEast = (from: Hex): boolean =>
      [...linesFrom(ground, from, 999, isOpen).keys()].some((at) => columnOf(at) === 59);
    const commanders = leaders.filter(({ isDisrupted }) => !isDisrupted);
    const inReach = (from: Hex) => {
      const lines = linesFrom(ground, from, 5, isOpen);
      return commanders.filter(({ at, rating }) => (lines.get(at) ?? 99) <= rating);
    };
    const at = field({
      ...sketch,
      side: 'Soviet',
      soviet: {
        ...Object.fromEntries(
          leaders.map(({ at: hex, rating, isDisrupted }, i) => [hex, [`leader L${i} ${rating}${flag(isDisrupted)}`]]),
        ),
        ...Object.fromEntries(units.map(({ at: hex, isDisrupted }, i) => [hex, [`rifle R${i}${flag(isDisrupted)}`]])),
      },
      german: Object.fromEntries(
        germans.map(({ at: hex, isDisrupted }, i) => [hex, [`inf G${i}${flag(isDisrupted)}`]]),
      ),
      rulings: chosen(rulings),
    });
    const where = JSON.stringify({
      leaders,
      units,
      germans,
      rulings,
      ground: [...ground.terrain],
      lakes: [...ground.lakes],
    });
    leaders.forEach(({ at: hex }, i) => {
      expect(isSupplied(at.state, at.piece(`L${i}`)), `supply of L${i} in ${where}`).toBe(reachesEast(hex));
    });
    units.forEach(({ at: hex }, i) => {
      const commanding = rulings.straightCommand
        ? commanders.filter((leader) => distanceBetween(hex, leader.at) <= leader.rating)
        : inReach(hex);
      const piece = at.piece(`R${i}`);
      expect(isInCommand(at.state, piece), `command of R${i} in ${where}`).toBe(commanding.length > 0);
      const isFed = inReach(hex).some((leader) => reachesEast(leader.at));
      expect(isSupplied(at.state, piece), `supply of R${i} in ${where}`).toBe(isFed);
    });
  }
}

const flag = (isDisrupted: boolean): string => (isDisrupted ? ' (disrupted)' : '');

const WEST = block([1, 14], [14, 25]);
const WEST_RIM = [...block([15, 15], [13, 26]), ...block([1, 14], [13, 13]), ...block([1, 14], [26, 26])];
const COSTS = { inf: { forest: 1, swamp: 2 }, kav: { forest: 2, swamp: 2 }, mot: { forest: 2, swamp: 2 } } as const;
const ROAD_COSTS = { inf: 1, kav: 1, mot: 0.5 } as const;
const RIVER = 2;

/**
 * Checks that the model and the engine agree on German supply: a unit is in supply near a road that is open to 0120, or
 * within a number of movement points of the west edge [11.11, 11.12, 11.13, 13.44].
 */
function germans(by: Chance): void {
  const shares = { forest: 20, swamp: 10, lake: 8, river: 12, lakeSide: 4, roads: 0, rails: 0 };
  const ground = groundBy(by, WEST, shares, ['0120']);
  for (const at of WEST_RIM) (ground.terrain as Map<Hex, 'lake'>).set(at, 'lake');
  const roads = new Set<string>();
  let end = '0120';
  for (let steps = by.upTo(14); steps > 0; steps--) {
    const next = around(end).filter((to) => WEST.includes(to) && !isLakeBetween(ground, end, to));
    if (next.length === 0) break;
    const to = by.oneOf(next);
    roads.add(sideOf(end, to));
    end = to;
  }
  const land = WEST.filter((at) => ground.terrain.get(at) !== 'lake');
  const onRoad = new Set([...roads].flatMap((link) => link.split('/')));
  const sketch = drawn({ ...ground, roads });
  for (let situation = 0; situation < 3; situation++) {
    const rulings = rulingsBy(by);
    const roadHexes = by.oneOf([2, 4, 20]);
    const points = by.oneOf([3, 6, 10]);
    const units = by.some(land, 16).map((at): Unit => ({ at, isDisrupted: by.happens(15) }));
    const soviet = units.splice(0, 5);
    const open = openTo(ground, units, soviet, rulings);
    const occupiedCells = new Set([...units, ...soviet].map(({ at }) => at));
    const markers = new Set(
      by.some(
        land.filter((at) => !occupiedCells.has(at)),
        1,
      ),
    );
    const isOpen = (at: Hex): boolean => open(at) && !markers.has(at);
    const fed =
      isOpen('0120') && roads.size > 0
        ? costsFrom('0120', 999, (from, to) => (roads.has(sideOf(from, to)) && isOpen(to) ? 1 : undefined))
        : new Map<Hex, number>();
    const kinds = units.map(() => by.oneOf(['inf', 'kav', 'mot'] as const));
    const at = field({
      ...sketch,
      german: Object.fromEntries(
        units.map(({ at: hex, isDisrupted }, i) => [hex, [`${kinds[i]} G${i}${flag(isDisrupted)}`]]),
      ),
      soviet: Object.fromEntries(
        soviet.map(({ at: hex, isDisrupted }, i) => [hex, [`rifle R${i}${flag(isDisrupted)}`]]),
      ),
      rulings: chosen(rulings),
      house: { 'supply.roadHexes': roadHexes, 'supply.movementPoints': points },
    });
    for (const hex of markers) at.state.interdict(at.cell(hex), SOVIET_MARKER, true);
    const where = JSON.stringify({
      units,
      kinds,
      soviet,
      markers: [...markers],
      roads: [...roads],
      onRoad: [...onRoad],
      rulings,
      roadHexes,
      points,
      ground: [...ground.terrain],
      rivers: [...ground.rivers],
      lakes: [...ground.lakes],
    });
    units.forEach(({ at: hex }, i) => {
      const kind = kinds[i];
      const toRoad = [...linesFrom(ground, hex, roadHexes, isOpen).keys()].some((to) => fed.has(to));
      const toEdge = costsFrom(
        hex,
        points,
        (from, to) => {
          if (!isOpen(to) || isLakeBetween(ground, from, to)) return undefined;
          const terrain = ground.terrain.get(to);
          const plain = terrain === 'forest' || terrain === 'swamp' ? COSTS[kind][terrain] : 1;
          const cost = roads.has(sideOf(from, to)) ? ROAD_COSTS[kind] : plain;
          return cost + (ground.rivers.has(sideOf(from, to)) ? RIVER : 0);
        },
        (to) => ground.terrain.get(to) === 'swamp',
      );
      const isFed = toRoad || [...toEdge.keys()].some((to) => columnOf(to) === 1);
      expect(isSupplied(at.state, at.piece(`G${i}`)), `supply of G${i} in ${where}`).toBe(isFed);
    });
  }
}

test('a model of Soviet supply and command agrees with the engine [10.31, 10.34, 10.35, 11.21, 11.22]', () => {
  assertAffordably(fc.property(chance(), soviets), 20);
});
test('a model of German supply agrees with the engine on roads and direct lines [11.11, 11.12, 11.13, 13.44]', () => {
  assertAffordably(fc.property(chance(), germans), 20);
});
