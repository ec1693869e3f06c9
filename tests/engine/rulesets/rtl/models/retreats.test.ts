import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waysOf } from '../../../../../engine/rulesets/rtl/retreat/retreat-ways.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { field } from '../sketch.js';
import {
  CLASSES,
  drawn,
  groundBy,
  isProhibited,
  kindBy,
  shown,
  terrainAt,
  unitsBy,
  zoneOf,
  type Class,
  type Ground,
} from './ground.js';
import { around, block, distancesFrom, type Hex } from './hexes.js';

interface Situation {
  readonly ground: Ground;
  readonly target: Hex;
  readonly enemies: ReadonlySet<Hex>;
  readonly zone: ReadonlySet<Hex>;
  /** Stacking points of friendly units in each hex, including the retreating units. */
  readonly friends: ReadonlyMap<Hex, number>;
  /** Hexes under declared attack. */
  readonly attacked: ReadonlySet<Hex>;
  readonly isStrict: boolean;
}

interface Retreater {
  readonly at: Hex;
  readonly of: Class;
  readonly isArtillery: boolean;
}

/**
 * Returns the paths that a retreating unit may take. If no path is free of enemy zones, paths with one hex in a zone
 * are allowed. Paths to hexes with room come first [9.24, 9.25, 11.3, 11.5].
 */
function ways(
  situation: Situation,
  { at, of, isArtillery }: Retreater,
  lengths: readonly number[],
  refuses: boolean,
): string[] {
  const { ground, target, enemies, zone, friends, attacked, isStrict } = situation;
  const distances = distancesFrom(target, 4);
  const far = (hex: Hex): number => distances.get(hex) ?? 9;
  const mayGo = (from: Hex, to: Hex): boolean => {
    const gained = far(to) - far(from);
    return !isProhibited(ground, of, from, to) && !enemies.has(to) && (gained > 0 || (gained === 0 && !isStrict));
  };
  const isExposed = (hex: Hex): boolean => zone.has(hex) && !friends.has(hex);
  const mayEnd = (hex: Hex): boolean => !isExposed(hex) && !(refuses && attacked.has(hex));
  const found: Hex[][] = [];
  for (const first of around(at).filter((to) => mayGo(at, to))) {
    if (lengths.includes(1) && mayEnd(first)) found.push([at, first]);
    if (!lengths.includes(2)) continue;
    for (const second of around(first))
      if (second !== at && mayGo(first, second) && mayEnd(second)) found.push([at, first, second]);
  }
  const free = found.filter((path) => !path.some((hex, i) => i > 0 && isExposed(hex)));
  const mayPassZone = !refuses && !(isArtillery && of === 'heavy');
  const open = free.length > 0 || !mayPassZone ? free : found;
  const hasRoom = (path: readonly Hex[]): boolean => (friends.get(path[path.length - 1]) ?? 0) + 1 <= 9;
  const roomy = open.filter(hasRoom);
  return (roomy.length > 0 ? roomy : open).map((path) => path.join(' > ')).sort();
}

const AREA = block([62, 69], [27, 34]);
const SHARES = { terrain: 35, water: 18, routes: 5 };

function compare(by: Chance): void {
  const target = by.oneOf(block([63, 69], [28, 34]));
  const beside = by.oneOf(around(target));
  const ground = groundBy(by, AREA, SHARES, [target, beside]);
  const isStrict = by.happens(60);
  const near = AREA.filter((at) => at !== target && at !== beside && terrainAt(ground, at) !== 'lake');
  const enemies = unitsBy(by, near, 7);
  const enemyHexes = new Set(enemies.map(({ at }) => at));
  const places = by.some(
    near.filter((at) => !enemyHexes.has(at)),
    8,
  );
  const friends = new Map(places.map((at) => [at, by.happens(35) ? 9 : 2]));
  const attacked = by.some(places, 2);
  const retreaters = [target, beside].flatMap((at) => [
    ...CLASSES.map((of) => ({ at, of, isArtillery: false, kind: kindBy(by, of) })),
    { at, of: 'heavy' as const, isArtillery: true, kind: 'artillery battalion' },
    { at, of: 'motorized' as const, isArtillery: true, kind: 'rocket artillery battalion' },
  ]);
  const own: Record<string, string[]> = {};
  retreaters.forEach(({ at, kind }, i) => {
    (own[at] ??= []).push(`${kind} R${i} 2-2-5 (stacking 1, range 3)`);
  });
  [...friends].forEach(([at, stacking], i) => {
    own[at] = [`infantry battalion F${i} 2-2-4 (banded, stacking ${stacking})`];
  });
  const foes: Record<string, string[]> = {};
  enemies.forEach(({ at, of, isBanded }, i) => {
    (foes[at] ??= []).push(`${kindBy(by, of)} E${i} 2-2-4${isBanded ? ' (banded)' : ''}`);
  });
  const isSoviet = by.happens(50);
  const { state, board, piece, cell } = field({
    ...drawn(ground),
    side: isSoviet ? 'German' : 'Soviet',
    german: isSoviet ? foes : own,
    soviet: isSoviet ? own : foes,
    rulings: { 'retreat.direction': isStrict ? 'eachHexFarther' : 'neverCloser' },
  });
  state.targets = [target, ...attacked].map(cell);
  const perHex = retreaters.length / 2;
  const situation: Situation = {
    ground,
    target,
    enemies: enemyHexes,
    zone: zoneOf(ground, enemies),
    friends: new Map([...friends, [target, perHex], [beside, perHex]]),
    attacked: new Set([target, ...attacked]),
    isStrict,
  };
  const where = shown(ground, { target, beside, isStrict, enemies, friends: [...friends], attacked });
  for (const [i, retreater] of retreaters.entries()) {
    for (const { lengths, refuses } of [
      { lengths: [2], refuses: false },
      { lengths: [1, 2], refuses: false },
      { lengths: [2], refuses: true },
    ]) {
      if (refuses && retreater.at !== target) continue;
      const flight = { target: cell(target), hexes: lengths, ...(refuses && { isRefusal: true as const }) };
      const got = waysOf(state, piece(`R${i}`), flight).map(({ path }) =>
        path.map((at) => board.label(at)).join(' > '),
      );
      const label = `${retreater.kind} in ${retreater.at}, ${lengths.join(' or ')} hexes${refuses ? ', refusal' : ''}`;
      expect(got.sort(), `${label}: ${where}`).toEqual(ways(situation, retreater, lengths, refuses));
    }
  }
}

test('a model of retreats agrees with the engine on every path of a retreat or refusal [9.24, 9.25, 11.3, 11.5, RTL-24]', () => {
  assertAffordably(fc.property(chance(), compare), 15);
});
