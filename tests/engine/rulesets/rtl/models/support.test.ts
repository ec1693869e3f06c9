import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { supportIn } from '../support.js';
import { barely, isWooded, type Terrain } from './ground.js';
import { around, distancesFrom, type Hex } from './hexes.js';

interface Gun {
  readonly name: string;
  readonly at: Hex;
  readonly support: number;
  readonly defense: number;
  readonly efficiency: number;
}

interface Fire {
  readonly isAttacker: boolean;
  readonly sequence: 'mobile' | 'assault';
  readonly terrain: Terrain;
  readonly isRain: boolean;
  /** The guns in the order in which they are named. */
  readonly guns: readonly Gun[];
  /** Strength of the side without its supporting guns. Guns in the attacked hex that do not support are included. */
  readonly ground: number;
  readonly otherGuns: number;
  readonly die: number;
  readonly automatic: 'everyUnit' | 'oneOfChoice' | 'none';
  readonly cap: 'withoutArtillery' | 'allGround';
}

const TARGET = '6229';
const RING = around(TARGET);
const FAR = [...distancesFrom(TARGET, 4)].filter(([, hexes]) => hexes > 1).map(([at]) => at);

/**
 * Returns the guns that give support without a check. For the defender, these are the guns in the attacked hex. For the
 * attacker, the ruling decides: all guns next to that hex, one of them, or none [12.17, RTL-45].
 */
function needNoCheck({ isAttacker, guns, automatic }: Fire): readonly Gun[] {
  if (!isAttacker) return guns.filter(({ at }) => at === TARGET);
  const beside = guns.filter(({ at }) => RING.includes(at));
  return automatic === 'everyUnit' ? beside : automatic === 'oneOfChoice' ? beside.slice(0, 1) : [];
}

/**
 * Returns the support of the guns. A check decides whether a gun gives full, half or no support. Support is also halved
 * in swamp, and in marsh in rain; a halved gun gives at least 1. The total is at most the strength of the ground units
 * [3.55, 10.28, 10.42, 12.13f, 12.18].
 */
function supportOf(fire: Fire): number {
  const { isAttacker, sequence, terrain, isRain, guns, ground, otherGuns, die, cap } = fire;
  const sure = needNoCheck(fire);
  const checking = guns.filter((gun) => !sure.includes(gun));
  const total = die + (sequence === 'mobile' ? 1 : -1) + (isWooded(terrain) ? 2 : 0);
  const bare = barely(terrain);
  const isHalved = bare === 'swamp' || (bare === 'marsh' && isRain);
  const half = (support: number): number => Math.max(1, Math.floor(support / 2));
  const given = ({ support }: Gun, isWhole: boolean): number => {
    const coordinated = isWhole ? support : half(support);
    return isHalved ? half(coordinated) : coordinated;
  };
  const passes = checking.length === 0 || total <= checking[0].efficiency;
  const ofSure = sure.reduce((sum, gun) => sum + given(gun, true), 0);
  const ofChecking = total >= 10 ? 0 : checking.reduce((sum, gun) => sum + given(gun, passes), 0);
  const most = isAttacker || cap === 'withoutArtillery' ? ground : ground + otherGuns;
  return Math.min(most, ofSure + ofChecking);
}

function compare(by: Chance): void {
  const isAttacker = by.happens(50);
  const words: readonly Terrain[] = [
    'open',
    'woods',
    'rough',
    'wooded rough',
    'marsh',
    'wooded marsh',
    'swamp',
    'wooded swamp',
  ];
  const attacker = by.oneOf(RING);
  const gun = (name: string, at: Hex): Gun => ({
    name,
    at,
    support: 1 + by.upTo(5),
    defense: 1 + by.upTo(2),
    efficiency: 2 + by.upTo(7),
  });
  const far = by.some(FAR, 3).filter((at) => !around(attacker).includes(at));
  const near = isAttacker ? Array.from({ length: by.upTo(2) }, () => attacker) : by.happens(50) ? [TARGET] : [];
  const places = by.happens(50) ? [...far, ...near] : [...near, ...far];
  if (places.length === 0) return;
  const ground = [1 + by.upTo(7), by.happens(40) ? 1 + by.upTo(4) : 0];
  const idle = !isAttacker && by.happens(40) ? [gun('Idle', TARGET)] : [];
  const fire: Fire = {
    isAttacker,
    sequence: by.oneOf(['mobile', 'assault'] as const),
    terrain: by.oneOf(words),
    isRain: by.happens(30),
    guns: places.map((at, i) => gun(`G${i}`, at)),
    ground: ground[0] + ground[1],
    otherGuns: idle.reduce((sum, { defense }) => sum + defense, 0),
    die: 1 + by.upTo(9),
    automatic: by.oneOf(['everyUnit', 'oneOfChoice', 'none'] as const),
    cap: by.oneOf(['withoutArtillery', 'allGround'] as const),
  };
  const name = isAttacker ? 'T' : 'D';
  const other = isAttacker ? 'D' : 'T';
  const home = isAttacker ? attacker : TARGET;
  const own: Record<string, string[]> = {};
  for (const { name: called, at, support, defense, efficiency } of [...fire.guns, ...idle])
    (own[at] ??= []).push(`artillery battalion ${called} ${support}-${defense}-4 (range 4, efficiency ${efficiency})`);
  const troops = ground.filter((strength) => strength > 0);
  own[home] = [
    ...troops.map((strength, i) => `infantry battalion ${i === 0 ? name : `${name}${i}`} ${strength}-${strength}-4`),
    ...(own[home] ?? []),
  ];
  const foes = { [isAttacker ? TARGET : attacker]: [`infantry battalion ${other} 4-4-4 (banded)`] };
  const sketch = {
    ...(fire.terrain !== 'open' && { terrain: { [TARGET]: fire.terrain } }),
    sequence: fire.sequence,
    weather: fire.isRain ? ('rain' as const) : ('dry' as const),
    german: isAttacker ? own : foes,
    soviet: isAttacker ? foes : own,
    rulings: { 'artillery.automaticCoordination': fire.automatic, 'artillery.defensiveCap': fire.cap },
  };
  const isUnsure = needNoCheck(fire).length < fire.guns.length;
  const { result } = supportIn({
    ...sketch,
    by: isAttacker ? 'German' : 'Soviet',
    lead: 'D',
    attackers: isAttacker ? troops.map((_, i) => (i === 0 ? 'T' : `T${i}`)).join(', ') : 'T',
    guns: fire.guns.map((one) => one.name).join(', '),
    dice: isUnsure ? [fire.die] : [],
  });
  expect(result, JSON.stringify({ fire, sketch })).toBe(supportOf(fire));
}

test('a model of artillery support agrees with the engine under any combination of rulings [3.55, 10.28, 10.42, 12.1, RTL-45]', () => {
  assertAffordably(fc.property(chance(), compare), 200);
});
