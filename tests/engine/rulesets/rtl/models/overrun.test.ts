import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modifiersOf } from '../../../../../engine/rulesets/rtl/combat/modifiers.js';
import { oddsOf } from '../../../../../engine/rulesets/rtl/combat/odds.js';
import { whyNotOverrun } from '../../../../../engine/rulesets/rtl/overrun/legality.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { fightIn } from '../support.js';
import { barely, isProhibited, isWooded, type Class, type Ground, type Line, type Terrain } from './ground.js';
import { around, sideOf, type Hex } from './hexes.js';

interface Kind {
  readonly of: Class;
  /**
   * Role in an overrun: armour, light vehicles and cavalry may overrun; partners provide combined arms; anti-tank units
   * cancel combined arms [8.62, 10.61f].
   */
  readonly is?: 'armour' | 'light' | 'cavalry' | 'partner' | 'against armour';
}
const KINDS = {
  'infantry battalion': { of: 'foot' },
  'cavalry regiment': { of: 'cavalry', is: 'cavalry' },
  'motorized infantry battalion': { of: 'motorized', is: 'partner' },
  'motorcycle battalion': { of: 'motorized', is: 'partner' },
  'reconnaissance company': { of: 'motorized', is: 'partner' },
  'motorized engineer battalion': { of: 'motorized', is: 'partner' },
  'tank battalion': { of: 'vehicle', is: 'armour' },
  'assault-gun battery': { of: 'vehicle', is: 'armour' },
  'armoured-car company': { of: 'vehicle', is: 'light' },
  'light tank company': { of: 'vehicle', is: 'light' },
  'anti-tank battalion': { of: 'heavy', is: 'against armour' },
  'heavy anti-aircraft battery': { of: 'heavy', is: 'against armour' },
} as const satisfies Readonly<Record<string, Kind>>;
type Name = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Name[];
const FIT: readonly Name[] = [
  'tank battalion',
  'motorized infantry battalion',
  'reconnaissance company',
  'assault-gun battery',
  'cavalry regiment',
  'armoured-car company',
];
const kindOf = (name: Name): Kind => KINDS[name];

interface Fighter {
  readonly kind: Name;
  readonly attack: number;
  readonly defense: number;
  readonly movement: number;
  readonly efficiency: number;
  readonly isUnsupplied: boolean;
  readonly isDisrupted: boolean;
}

interface Overrun {
  readonly ground: Ground;
  readonly from: Hex;
  readonly target: Hex;
  readonly place: 'city' | 'village' | 'none';
  readonly isFortified: boolean;
  readonly isMobile: boolean;
  readonly makesAny: boolean;
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  /** Hexes of further enemy units, whose ZOC also reaches the attackers. */
  readonly others: readonly Hex[];
}

/** Die-roll modifiers of the overrun column of the chart; undefined if overruns are forbidden [8.64c]. */
const CHART = { open: 0, rough: 2, hills: undefined, marsh: 2, swamp: undefined, lake: undefined } as const;
/** Movement costs of a hex outside rain, for units on foot and for motorized units. */
const COSTS = { open: [1, 1], rough: [2, 2], hills: [2, 3], marsh: [2, 3], swamp: [2, 2], lake: [0, 0] } as const;

const wordOf = ({ ground, target }: Overrun): Terrain => ground.terrain.get(target) ?? 'open';

/**
 * Returns the cost of an overrun for a unit in half points: one point plus the cost of the hex by its terrain or route,
 * without zones [8.63, 8.64e].
 */
function costOf(overrun: Overrun, { kind }: Fighter): number {
  const { ground, from, target } = overrun;
  const word = wordOf(overrun);
  const onFoot = kindOf(kind).of === 'cavalry';
  const side = sideOf(from, target);
  const lines = [...(ground.lines.get(side) ?? new Set<Line>())];
  const byLine = lines.map((line) => (line === 'railroad' || (line === 'trail' && word !== 'open') ? 2 : 1));
  const off = 2 * (COSTS[barely(word)][onFoot ? 0 : 1] + (isWooded(word) && !onFoot ? 1 : 0));
  const stream = ground.water.get(side) === 'stream' && !ground.bridges.has(side) ? 2 : 0;
  return 2 + stream + Math.min(off, ...byLine);
}

/** Returns whether these units may make an overrun together [8.61-8.65]. */
function isAllowed(overrun: Overrun, attack: number, defense: number): boolean {
  const { ground, from, target, place, isFortified, isMobile, makesAny, attackers, others } = overrun;
  if (!isMobile || ground.isRain) return false;
  const isFit = ({ kind, isDisrupted, isUnsupplied }: Fighter): boolean =>
    ['motorized', 'vehicle', 'cavalry'].includes(kindOf(kind).of) && !isDisrupted && !isUnsupplied;
  if (!attackers.every(isFit)) return false;
  const isMaker = ({ kind }: Fighter): boolean => {
    const { is } = kindOf(kind);
    return is === 'armour' || is === 'cavalry' || (is === 'light' && (attackers.length === 1 || makesAny));
  };
  if (!attackers.some(isMaker)) return false;
  if (CHART[barely(wordOf(overrun))] === undefined || place === 'city' || isFortified) return false;
  if (ground.water.get(sideOf(from, target)) === 'river') return false;
  if (attackers.some(({ kind }) => isProhibited(ground, kindOf(kind).of, from, target))) return false;
  if (others.length > 0) return false; // one of these zones is that of the target
  const slowest = Math.min(...attackers.map(({ movement }) => 2 * movement));
  if (attackers.some((unit) => costOf(overrun, unit) > slowest)) return false;
  return attack * 4 >= defense;
}

function modifiers(overrun: Overrun, leads: readonly [number, number]): number {
  const { ground, from, target, attackers, defenders } = overrun;
  const word = wordOf(overrun);
  const terrain = Math.max(CHART[barely(word)] ?? 0, isWooded(word) ? 1 : 0);
  const stream = ground.water.get(sideOf(from, target)) === 'stream' ? 2 : 0;
  const now = ({ efficiency, isDisrupted, isUnsupplied }: Fighter): number =>
    Math.max(1, efficiency - (isDisrupted ? 2 : 0) - (isUnsupplied ? 1 : 0));
  const is = (units: readonly Fighter[], ...what: Kind['is'][]): boolean =>
    units.some(({ kind }) => what.includes(kindOf(kind).is));
  const areCombined = is(attackers, 'armour') && is(attackers, 'partner') && !is(defenders, 'armour', 'against armour');
  const net = terrain + stream + now(defenders[leads[1]]) - now(attackers[leads[0]]) - (areCombined ? 1 : 0);
  return Math.max(-5, Math.min(5, net));
}

const TARGET = '6229';

function compare(by: Chance): void {
  const from = by.oneOf(around(TARGET));
  const side = sideOf(from, TARGET);
  const words: readonly Terrain[] = [
    'open',
    'open',
    'woods',
    'woods',
    'rough',
    'wooded rough',
    'marsh',
    'wooded marsh',
    'hills',
    'swamp',
  ];
  const word = by.oneOf(words);
  const water = by.happens(35) ? by.oneOf(['stream', 'stream', 'river'] as const) : undefined;
  const ground: Ground = {
    terrain: new Map(word === 'open' ? [] : [[TARGET, word]]),
    water: new Map(water === undefined ? [] : [[side, water]]),
    bridges: new Set(water !== undefined && by.happens(50) ? [side] : []),
    lines: new Map(
      by.happens(35)
        ? [[side, new Set([by.oneOf(['main road', 'secondary road', 'trail', 'railroad'] as const)])]]
        : [],
    ),
    isRain: by.happens(6),
  };
  const names = by.happens(75) ? FIT : NAMES;
  const fighter = (kinds: readonly Name[], most: number): Fighter => ({
    kind: by.oneOf(kinds),
    attack: 1 + by.upTo(most),
    defense: 1 + by.upTo(4),
    movement: 2 + by.upTo(3),
    efficiency: 2 + by.upTo(5),
    isUnsupplied: by.happens(5),
    isDisrupted: by.happens(6),
  });
  const distantHexes = around(from).filter((at) => at !== TARGET && !around(TARGET).includes(at));
  const overrun: Overrun = {
    ground,
    from,
    target: TARGET,
    place: word === 'swamp' ? 'none' : by.oneOf(['none', 'none', 'none', 'none', 'village', 'city'] as const),
    isFortified: word !== 'swamp' && by.happens(6),
    isMobile: !by.happens(6),
    makesAny: by.happens(50),
    attackers: Array.from({ length: 1 + by.upTo(3) }, () => fighter(names, 6)),
    defenders: [fighter(['infantry battalion'], 5), ...Array.from({ length: by.upTo(2) }, () => fighter(NAMES, 5))],
    others: by.happens(15) ? [by.oneOf(distantHexes)] : [],
  };
  const lines = (prefix: string, units: readonly Fighter[]): string[] =>
    units.map(({ kind, isUnsupplied, isDisrupted, ...unit }, i) => {
      const marks = [
        `efficiency ${unit.efficiency}`,
        ...(isUnsupplied ? ['oos'] : []),
        ...(isDisrupted ? ['disrupted'] : []),
      ];
      return `${kind} ${prefix}${i} ${unit.attack}-${unit.defense}-${unit.movement} (${marks.join(', ')})`;
    });
  const attackers = overrun.attackers.map((_, i) => `A${i}`).join(', ');
  const sketch = {
    ...(word !== 'open' && { terrain: { [TARGET]: word } }),
    sides: { ...(water !== undefined && { [water]: side }), ...(ground.bridges.size > 0 && { bridge: side }) },
    routes: Object.fromEntries([...ground.lines].map(([, lines]) => [[...lines][0], [side.replace('/', ' - ')]])),
    ...(overrun.place !== 'none' && { places: { Town: [overrun.place, TARGET] as const } }),
    ...(overrun.isFortified && { strongpoints: { [TARGET]: 'Soviet' } }),
    weather: ground.isRain ? ('rain' as const) : ('dry' as const),
    sequence: overrun.isMobile ? ('mobile' as const) : ('assault' as const),
    rulings: { 'overrun.groupMakers': overrun.makesAny ? 'anySilhouetteAndCavalry' : 'armourAndCavalry' },
    german: { [from]: lines('A', overrun.attackers) },
    soviet: {
      [TARGET]: lines('D', overrun.defenders),
      ...Object.fromEntries(overrun.others.map((at) => [at, ['infantry battalion O 2-2-4']])),
    },
  };
  const { state, fight, pieces, piece, cell } = fightIn({ ...sketch, kind: 'overrun', attackers });
  const where = JSON.stringify({ sketch, attackers });
  const printed = overrun.attackers.map(({ attack, isUnsupplied }) => ({ attack, isUnsupplied }));
  const sum = (isUnsupplied: boolean): number =>
    printed.filter((unit) => unit.isUnsupplied === isUnsupplied).reduce((all, { attack }) => all + attack, 0);
  const attack = sum(false) + Math.floor(sum(true) / 2);
  const defense = overrun.defenders.reduce((all, unit) => all + unit.defense, 0);
  const isRefused = whyNotOverrun(state, pieces(attackers), cell(TARGET)) !== undefined;
  expect(isRefused, where).toBe(!isAllowed(overrun, attack, defense));
  if (isRefused) return;
  const leads = [by.upTo(overrun.attackers.length - 1), by.upTo(overrun.defenders.length - 1)] as const;
  fight.attackLead = piece(`A${leads[0]}`);
  fight.defenseLead = piece(`D${leads[1]}`);
  const odds = oddsOf(state, fight);
  expect([odds.attack.value, odds.defense.value], where).toEqual([attack, defense]);
  expect(modifiersOf(state, fight).value, `leads ${leads.join()}: ${where}`).toBe(modifiers(overrun, leads));
}

describe('a model of overruns', () => {
  test('a model of overruns agrees with the engine on units, targets and modifiers, under either ruling on groups [8.61-8.65, 8.67e, RTL-05]', () => {
    assertAffordably(fc.property(chance(), compare), 150);
  });
});
