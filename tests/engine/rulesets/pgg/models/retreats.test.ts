import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routesOf } from '../../../../../engine/rulesets/pgg/retreat/retreat-routes.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { field } from '../field.js';
import { drawn, groundBy, isLakeBetween, zoneOf, type Ground } from './ground.js';
import { around, block, columnOf, type Hex } from './hexes.js';

interface Situation {
  readonly ground: Ground;
  readonly start: Hex;
  readonly enemies: ReadonlySet<Hex>;
  readonly zone: ReadonlySet<Hex>;
  /** Number of friendly units in each hex, and whether a leader is among them. */
  readonly friends: ReadonlyMap<Hex, { readonly count: number; readonly led: boolean }>;
  /** Returns the stacking limit of a hex with or without a leader. */
  readonly limit: (led: boolean) => number;
  readonly isDeadly: (at: Hex) => boolean;
  readonly length: number;
  readonly mustEndAway: boolean;
}

interface Way {
  readonly path: readonly Hex[];
  readonly lives: boolean;
}

/**
 * Returns every path of the given length that a retreating unit may take, whether the unit survives or not [9.71, 9.73,
 * 6.4].
 */
function waysOpen(situation: Situation): Way[] {
  const { ground, start, enemies, zone, friends, limit, isDeadly, length, mustEndAway } = situation;
  const dies = (at: Hex): boolean => {
    const occupants = friends.get(at);
    return isDeadly(at) || (occupants !== undefined && occupants.count >= limit(occupants.led));
  };
  const onwards = (path: readonly Hex[]): Way[] => {
    const from = path.at(-1) ?? start;
    return around(from)
      .filter((to) => to !== start && !path.includes(to) && !isLakeBetween(ground, from, to))
      .filter((to) => !enemies.has(to) && (!zone.has(to) || friends.has(to)))
      .flatMap((to): Way[] => {
        const way = [...path, to];
        if (dies(to)) return [{ path: way, lives: false }];
        if (way.length < length) return onwards(way);
        return mustEndAway && way.length === 2 && around(start).includes(to) ? [] : [{ path: way, lives: true }];
      });
  };
  return onwards([]);
}

/**
 * Returns the paths from which the opponent chooses. No path may kill the unit while another saves it, and at each hex
 * vacant hexes come first [9.72, 9.73].
 */
function waysToChoose(situation: Situation): string[] {
  const { friends, isDeadly, limit } = situation;
  const rank = (at: Hex): number => {
    if (isDeadly(at)) return 3;
    const occupants = friends.get(at);
    return occupants === undefined ? 0 : occupants.count >= limit(occupants.led) ? 2 : 1;
  };
  const best = (ways: readonly Way[], step: number): Way[] => {
    const going = ways.filter(({ path }) => path.length > step);
    if (going.length === 0) return [...ways];
    const least = Math.min(...going.map(({ path }) => rank(path[step])));
    const saved = going.filter(({ path }) => rank(path[step]) === least);
    const firsts = [...new Set(saved.map(({ path }) => path[step]))];
    return firsts.flatMap((first) =>
      best(
        saved.filter(({ path }) => path[step] === first),
        step + 1,
      ),
    );
  };
  const open = waysOpen(situation);
  const alive = open.filter(({ lives }) => lives);
  return best(alive.length > 0 ? alive : open, 0).map(({ path }) => path.join(' > '));
}

const AREA = block([16, 25], [11, 19]);
/**
 * The western edge of the map: the hex columns that are closed to Soviet units, and the hexes near them. Proves rules
 * about retreats to the west.
 */
const WEST = block([1, 6], [11, 19]);

function compare(by: Chance): void {
  const inWest = by.happens(25);
  const area = inWest ? WEST : AREA;
  const start = by.oneOf(block(inWest ? [3, 3] : [19, 22], [13, 17]));
  const shares = { forest: 10, swamp: 5, lake: 5, river: 10, lakeSide: 8, roads: 0, rails: 0 };
  const ground = groundBy(by, area, shares, [start]);
  const sketch = drawn(ground);
  const isSoviet = inWest || by.happens(60);
  for (let situation = 0; situation < 6; situation++) {
    const within = new Set(around(start).flatMap((at) => [at, ...around(at)]));
    const near = area.filter(
      (at) => at !== start && within.has(at) && ground.terrain.get(at) !== 'lake' && (!inWest || columnOf(at) > 2),
    );
    const places = by.some(near, 12);
    const enemies = places.splice(0, Math.floor(places.length / 3));
    const disrupted = enemies.filter(() => by.happens(20));
    const friends = new Map(places.map((at) => [at, { count: 1 + by.upTo(3), led: isSoviet && by.happens(20) }]));
    const length = 1 + by.upTo(1);
    const mustEndAway = by.happens(40);
    const expected = waysToChoose({
      ground,
      start,
      enemies: new Set(enemies),
      zone: zoneOf(
        ground,
        enemies.filter((at) => !disrupted.includes(at)),
      ),
      friends,
      limit: (led) => (isSoviet && led ? 4 : 3),
      isDeadly: (at) => isSoviet && columnOf(at) <= 2,
      length,
      mustEndAway,
    });

    const [own, enemy] = isSoviet ? ['rifle', 'inf'] : ['inf', 'rifle'];
    const stacks = [...friends].map(([at, { count, led }], i): [string, string[]] => {
      const units = Array.from({ length: led ? count - 1 : count }, (_, unit) => `${own} F${i}-${unit}`);
      return [at, led ? [...units, `leader L${i} 3`] : units];
    });
    const ours = Object.fromEntries([[start, [`${own} A`]], ...stacks]);
    const theirs = Object.fromEntries(
      enemies.map((at, i) => [at, [`${enemy} E${i}${disrupted.includes(at) ? ' (disrupted)' : ''}`]]),
    );
    const at = field({
      ...sketch,
      turn: 3,
      german: isSoviet ? theirs : ours,
      soviet: isSoviet ? ours : theirs,
      rulings: { 'retreat.geometry': mustEndAway ? 'mustEndNHexesAway' : 'pathOfNHexes' },
    });
    const routes = routesOf(at.state, at.piece('A'), { hexes: length, settled: new Set() });
    const got = routes.map(({ path }) => path.map((cell) => at.board.label(cell)).join(' > '));
    const where = JSON.stringify({
      start,
      length,
      mustEndAway,
      enemies,
      disrupted,
      friends: [...friends],
      lakes: [...ground.lakes],
      ground: [...ground.terrain],
    });
    expect(got.sort(), where).toEqual(expected.sort());
  }
}

test('a model of retreats agrees with the engine on every path that the opponent may choose [6.4, 9.71, 9.72, 9.73]', () => {
  assertAffordably(fc.property(chance(), compare), 30);
});
