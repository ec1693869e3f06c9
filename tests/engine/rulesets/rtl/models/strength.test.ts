import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mustCoordinate } from '../../../../../engine/rulesets/rtl/combat/coordination.js';
import { whyNotAttack } from '../../../../../engine/rulesets/rtl/combat/legality.js';
import { modifiersOf } from '../../../../../engine/rulesets/rtl/combat/modifiers.js';
import { oddsOf } from '../../../../../engine/rulesets/rtl/combat/odds.js';
import { assaultTableBar } from '../../../../../engine/rulesets/rtl/combat/table-choice.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import type { Sketch } from '../sketch.js';
import { fightIn } from '../support.js';
import {
  barely,
  drawn,
  isProhibited,
  isSwamp,
  terrainAt,
  type Class,
  type Ground,
  type Line,
  type Terrain,
} from './ground.js';
import { around, sideOf, type Hex } from './hexes.js';

/**
 * A kind of unit: its movement class, and its role for combined arms, engineers and fights against armour [3.15, 10.61,
 * 16.11].
 */
interface Kind {
  readonly of: Class;
  readonly does?: readonly ('armour' | 'partner' | 'engineer' | 'against armour')[];
}
const KINDS = {
  'infantry battalion': { of: 'foot' },
  'cavalry regiment': { of: 'cavalry' },
  'engineer battalion': { of: 'foot', does: ['engineer'] },
  'construction battalion': { of: 'foot' },
  'motorized infantry battalion': { of: 'motorized', does: ['partner'] },
  'motorized engineer battalion': { of: 'motorized', does: ['partner', 'engineer'] },
  'motorcycle battalion': { of: 'motorized', does: ['partner'] },
  'reconnaissance company': { of: 'motorized', does: ['partner'] },
  'tank battalion': { of: 'vehicle', does: ['armour', 'against armour'] },
  'assault-gun battery': { of: 'vehicle', does: ['armour', 'against armour'] },
  'armoured-car company': { of: 'vehicle' },
  'light tank company': { of: 'vehicle' },
  'self-propelled anti-tank company': { of: 'motorized', does: ['against armour'] },
  'anti-tank battalion': { of: 'heavy', does: ['against armour'] },
  'heavy anti-aircraft battery': { of: 'heavy', does: ['against armour'] },
  'anti-aircraft battery': { of: 'heavy' },
} as const satisfies Readonly<Record<string, Kind>>;
type Name = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Name[];
const kindOf = (name: Name): Kind => KINDS[name];

/** A unit of the fight: both faces of its counter, and its current state. */
interface Fighter {
  readonly at: Hex;
  readonly kind: Name;
  readonly faces: readonly { readonly attack: number; readonly defense: number; readonly efficiency: number }[];
  readonly isReduced: boolean;
  readonly isUnsupplied: boolean;
  readonly isDisrupted: boolean;
}
const faceOf = ({ faces, isReduced }: Fighter): Fighter['faces'][number] => faces[isReduced ? 1 : 0];
/** Returns the current efficiency: 2 less if disrupted, 1 less if out of supply, at least 1 [3.44, 3.72b, 6.14b]. */
const efficiencyOf = (unit: Fighter): number =>
  Math.max(1, faceOf(unit).efficiency - (unit.isDisrupted ? 2 : 0) - (unit.isUnsupplied ? 1 : 0));
const does = ({ kind }: Fighter, what: NonNullable<Kind['does']>[number]): boolean =>
  kindOf(kind).does?.includes(what) ?? false;

const DEFAULTS = { 'combat.swampRoutes': 'roadRailTrail', 'engineer.acrossRiver': 'minusOne' };
type Rulings = Readonly<Record<keyof typeof DEFAULTS, string>>;
const rulingsBy = (by: Chance): Rulings => ({
  'combat.swampRoutes': by.oneOf(['roadRailTrail', 'roadRail']),
  'engineer.acrossRiver': by.oneOf(['minusOne', 'none']),
});

interface Battle {
  readonly ground: Ground;
  readonly target: Hex;
  readonly place: 'city' | 'village' | 'none';
  readonly isFortified: boolean;
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  /** Indices of the lead units. */
  readonly leads: readonly [attack: number, defense: number];
  readonly isUncoordinated: boolean;
  readonly isStanding: boolean;
  readonly sequence: 'mobile' | 'assault';
  readonly rulings: Rulings;
}

const crossesRiver = ({ ground, target }: Battle, { at }: Fighter): boolean =>
  ground.water.get(sideOf(at, target)) === 'river';
const goesThroughSwamp = ({ ground, target }: Battle, { at, kind }: Fighter): boolean =>
  !['foot', 'cavalry'].includes(kindOf(kind).of) && (isSwamp(ground, target) || isSwamp(ground, at));
const half = (sum: number): number => Math.floor(sum / 2);

/**
 * Returns the attack strength. It is halved first for units out of supply, then for units that attack through swamp,
 * then for units that attack across a river. Each time, the strengths of these units are added before they are halved
 * [3.54, 3.56].
 */
function attackStrength(battle: Battle, units: readonly Fighter[]): number {
  const printed = (those: readonly Fighter[]): number => those.reduce((sum, unit) => sum + faceOf(unit).attack, 0);
  const inSupply = (those: readonly Fighter[]): number =>
    half(printed(those.filter(({ isUnsupplied }) => isUnsupplied))) +
    printed(those.filter(({ isUnsupplied }) => !isUnsupplied));
  const overSwamp = (those: readonly Fighter[]): number =>
    half(inSupply(those.filter((unit) => goesThroughSwamp(battle, unit)))) +
    inSupply(those.filter((unit) => !goesThroughSwamp(battle, unit)));
  return (
    half(overSwamp(units.filter((unit) => crossesRiver(battle, unit)))) +
    overSwamp(units.filter((unit) => !crossesRiver(battle, unit)))
  );
}

/** The odds columns of the Mobile table; the Assault table ends at 7-1 [10.52, 10.53]. */
const COLUMNS = [
  [1, 4],
  [1, 3],
  [1, 2],
  [3, 4],
  [1, 1],
  [3, 2],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [6, 1],
  [7, 1],
  [8, 1],
] as const;
function columnOf(attack: number, defense: number, table: 'assault' | 'mobile'): string {
  const columns = table === 'assault' ? COLUMNS.slice(0, -1) : COLUMNS;
  const reached = columns.filter(([a, d]) => attack * d >= defense * a).at(-1);
  return reached === undefined ? 'below 1-4' : reached.join('-');
}

/**
 * Returns whether a unit may not attack the target. This is so if the target is prohibited terrain for the unit. Under
 * one value of the ruling it is also so if the unit would attack through swamp by a trail or without any route [9.15,
 * 10.26, TEC.h].
 */
function isBarred({ ground, target, rulings, ...battle }: Battle, unit: Fighter): boolean {
  const { of } = kindOf(unit.kind);
  if (isProhibited(ground, of, unit.at, target)) return true;
  if (rulings['combat.swampRoutes'] === 'roadRailTrail') return false;
  const lines = ground.lines.get(sideOf(unit.at, target)) ?? new Set<Line>();
  return goesThroughSwamp({ ground, target, rulings, ...battle }, unit) && [...lines].every((line) => line === 'trail');
}

/** Die-roll modifiers of terrain in favour of the defender [10.22a, TEC]. */
const HELP: Readonly<Record<ReturnType<typeof barely>, number>> = {
  open: 0,
  rough: 1,
  hills: 2,
  marsh: 0,
  swamp: 0,
  lake: 0,
};

/** Returns the sum of all die-roll modifiers [10.22, 10.61, 10.62]. */
function modifiers(battle: Battle): number {
  const { ground, target, place, isFortified, attackers, defenders, leads, rulings } = battle;
  const bare = barely(terrainAt(ground, target));
  const terrain = Math.max(HELP[bare], place === 'city' ? 2 : place === 'village' ? 1 : 0);
  const acrossStream = attackers.every(({ at }) => ground.water.get(sideOf(at, target)) === 'stream') ? 1 : 0;
  const efficiency = efficiencyOf(defenders[leads[1]]) - efficiencyOf(attackers[leads[0]]);
  const able = attackers.filter((unit) => !unit.isDisrupted && !crossesRiver(battle, unit));
  const areCombined =
    able.some((unit) => does(unit, 'armour')) &&
    able.some((unit) => does(unit, 'partner')) &&
    !defenders.some((unit) => does(unit, 'against armour')) &&
    !ground.isRain &&
    bare !== 'swamp' &&
    place !== 'city' &&
    !isFortified;
  const engineers = attackers.filter((unit) => does(unit, 'engineer'));
  const crosses =
    rulings['engineer.acrossRiver'] === 'minusOne' && engineers.some((unit) => crossesRiver(battle, unit));
  const engineersHelp = engineers.length > 0 && (place === 'city' || isFortified || crosses);
  const net =
    terrain +
    (isFortified ? 1 : 0) +
    acrossStream +
    efficiency +
    (battle.isStanding ? 1 : 0) +
    (battle.isUncoordinated ? 2 : 0) -
    (areCombined ? 1 : 0) -
    (engineersHelp ? 1 : 0);
  return Math.max(-5, Math.min(5, net));
}

/** Returns whether the Assault table is compulsory [10.32, 10.33, TEC]. */
const mustAssault = (battle: Battle): boolean =>
  battle.sequence === 'assault' ||
  battle.ground.isRain ||
  !battle.attackers.some((unit) => does(unit, 'armour')) ||
  battle.place === 'city' ||
  battle.isFortified ||
  ['hills', 'swamp'].includes(barely(terrainAt(battle.ground, battle.target))) ||
  battle.attackers.every((unit) => crossesRiver(battle, unit));

const TARGET = '6229';

function fighterBy(by: Chance, at: Hex, least: number): Fighter {
  const face = { attack: least + by.upTo(6), defense: 1 + by.upTo(4), efficiency: 2 + by.upTo(5) };
  const back = {
    attack: Math.max(1, face.attack - by.upTo(3)),
    defense: Math.max(1, face.defense - by.upTo(2)),
    efficiency: Math.max(1, face.efficiency - by.upTo(2)),
  };
  return {
    at,
    kind: by.oneOf(NAMES),
    faces: [face, back],
    isReduced: by.happens(30),
    isUnsupplied: by.happens(20),
    isDisrupted: by.happens(15),
  };
}

function groundOfBattle(by: Chance): Ground {
  const words: readonly Terrain[] = [
    'woods',
    'rough',
    'wooded rough',
    'hills',
    'wooded hills',
    'marsh',
    'swamp',
    'wooded swamp',
  ];
  const terrain = new Map<Hex, Terrain>();
  if (by.happens(70)) terrain.set(TARGET, by.oneOf(words));
  for (const at of around(TARGET)) if (by.happens(12)) terrain.set(at, 'swamp');
  const water = new Map<string, 'stream' | 'river' | 'lake'>();
  const bridges = new Set<string>();
  const lines = new Map<string, Set<Line>>();
  const wet = by.oneOf([0, 25, 90]);
  const usual = by.oneOf(['stream', 'river'] as const);
  for (const at of around(TARGET)) {
    const side = sideOf(at, TARGET);
    if (by.happens(wet)) water.set(side, by.happens(80) ? usual : by.oneOf(['stream', 'river', 'lake'] as const));
    if (water.has(side) && water.get(side) !== 'lake' && by.happens(30)) bridges.add(side);
    if (water.get(side) !== 'lake' && by.happens(45))
      lines.set(side, new Set([by.oneOf(['main road', 'secondary road', 'trail', 'railroad'] as const)]));
  }
  return { terrain, water, bridges, lines, isRain: by.happens(25) };
}

const counter = (name: string, { kind, faces, ...unit }: Fighter): string => {
  const numbers = faces.map(({ attack, defense }) => `${attack}-${defense}-5`).join('|');
  const marks = [
    `efficiency ${faces.map(({ efficiency }) => efficiency).join('-')}`,
    ...(unit.isReduced ? ['reduced'] : []),
    ...(unit.isUnsupplied ? ['oos'] : []),
    ...(unit.isDisrupted ? ['disrupted'] : []),
  ];
  return `${kind} ${name} ${numbers} (${marks.join(', ')})`;
};

function battleBy(by: Chance, rulings: Rulings): Battle {
  const ground = groundOfBattle(by);
  const isSwampy = isSwamp(ground, TARGET);
  const hexes = [...by.some(around(TARGET), 3), by.oneOf(around(TARGET))];
  const attackers = [...new Set(hexes)].flatMap((at) =>
    Array.from({ length: 1 + by.upTo(2) }, () => fighterBy(by, at, 1)),
  );
  const defenders = Array.from({ length: 1 + by.upTo(2) }, () => fighterBy(by, TARGET, 1));
  return {
    ground,
    target: TARGET,
    place: isSwampy ? 'none' : by.oneOf(['none', 'none', 'none', 'city', 'village'] as const),
    isFortified: !isSwampy && by.happens(25),
    attackers,
    defenders,
    leads: [by.upTo(attackers.length - 1), by.upTo(defenders.length - 1)],
    isUncoordinated: by.happens(40),
    isStanding: by.happens(30),
    sequence: by.oneOf(['mobile', 'assault'] as const),
    rulings,
  };
}

function sketchOf({ ground, place, isFortified, attackers, defenders, sequence, rulings }: Battle): Sketch {
  const german: Record<string, string[]> = {};
  attackers.forEach((unit, i) => {
    (german[unit.at] ??= []).push(counter(`A${i}`, unit));
  });
  return {
    ...drawn(ground),
    sequence,
    ...(place !== 'none' && { places: { Town: [place, TARGET] as const } }),
    ...(isFortified && { strongpoints: { [TARGET]: 'Soviet' } }),
    german,
    soviet: { [TARGET]: defenders.map((unit, i) => counter(`D${i}`, unit)) },
    rulings,
  };
}

function compare(by: Chance, rulings: Rulings): void {
  const battle = battleBy(by, rulings);
  const sketch = sketchOf(battle);
  const where = JSON.stringify({ ...battle, ground: undefined, sketch });
  const names = battle.attackers.map((_, i) => `A${i}`);
  const { state, fight, pieces, piece, cell } = fightIn({ ...sketch, attackers: names.join(', ') });
  const table = by.oneOf(['assault', 'mobile'] as const);
  Object.assign(fight, { table, isUncoordinated: battle.isUncoordinated });
  fight.attackLead = piece(`A${battle.leads[0]}`);
  fight.defenseLead = piece(`D${battle.leads[1]}`);
  state.noRetreat[fight.target] = battle.isStanding ? 1 : 0;

  const attack = attackStrength(battle, battle.attackers);
  const defense = battle.defenders.reduce((sum, unit) => sum + faceOf(unit).defense, 0);
  const odds = oddsOf(state, fight);
  expect([odds.attack.value, odds.defense.value, odds.column], where).toEqual([
    attack,
    defense,
    columnOf(attack, defense, table),
  ]);
  expect(modifiersOf(state, fight).value, where).toBe(modifiers(battle));
  expect(assaultTableBar(state, fight) !== undefined, where).toBe(mustAssault(battle));
  const isOne = new Set(battle.attackers.map(({ at }) => at)).size === 1;
  expect(mustCoordinate(state, fight), where).toBe(!isOne || battle.attackers.some(({ isDisrupted }) => isDisrupted));

  const barred = battle.attackers.map((unit) => isBarred(battle, unit));
  for (const [i, name] of names.entries()) {
    const alone = attackStrength(battle, [battle.attackers[i]]);
    const isRefused = whyNotAttack(state, pieces(name), cell(TARGET)) !== undefined;
    expect(isRefused, `${name} alone, ${where}`).toBe(barred[i] || alone < 1 || alone * 4 < defense);
  }
  const isRefused = whyNotAttack(state, pieces(names.join(', ')), cell(TARGET)) !== undefined;
  expect(isRefused, where).toBe(barred.includes(true) || attack < 1 || attack * 4 < defense);
}

describe('a model of attacks', () => {
  test('a model of attacks agrees with the engine on strengths, odds, modifiers, table and attackers under the default rulings [3.5, 9.14, 9.15, 10.2, 10.3, 10.5, 10.6]', () => {
    assertAffordably(
      fc.property(chance(), (by) => {
        compare(by, DEFAULTS);
      }),
      150,
    );
  });
  test('a model of attacks agrees with the engine on strengths, odds, modifiers, table and attackers under any combination of rulings [RTL-11, RTL-23]', () => {
    assertAffordably(
      fc.property(chance(), (by) => {
        compare(by, rulingsBy(by));
      }),
      150,
    );
  });
});
