import type { UnitSymbol } from '../../../play/records.js';
import type { FdaRule } from '../rulebook/index.js';

/** Mobility of a unit, which decides its allowance and its use of impassable ground [7a, 14c]. */
export type Mobility =
  | 'foot'
  | 'mounted'
  | 'armoured'
  | 'self-propelled'
  | 'mechanised'
  | 'towed'
  | 'reconnaissance'
  | 'air'
  | 'fixed';

/** Size of a unit. Regiments and brigades are equal in all rules; a battalion is any smaller unit [1a]. */
export type Size = 'regiment' | 'brigade' | 'battalion';

export const isLarge = (size: Size): boolean => size !== 'battalion';

/** The properties of the units of an arm [2.1, 12, 15.1a]. */
export interface ArmFacts {
  readonly text: string;
  readonly rules: readonly FdaRule[];
  /** Mobility of the arm's units unless the author writes another [7a]. */
  readonly mobility: Mobility;
  /**
   * Usual break points of a unit of the arm: `large` of a regiment or brigade, `small` of a battalion. Absent where the
   * rulebook gives no usual number [2.1g, 2.1n, 12a].
   */
  readonly usualPr: { readonly large?: number; readonly small?: number };
  /** The function of the unit, in the words that select its map symbol. */
  readonly symbol: string;
  /**
   * Whether units of the arm are divisional support units: battalions that support their own division and lead only
   * where there is no regiment [2.1n-2.1p].
   */
  readonly supportUnit?: true;
  readonly air?: true;
}

export const arms = {
  headquarters: {
    text: 'Headquarters of a division: moves 5 sectors, does not attack or support, and reorganises its division. Write its quality, `(excellent)`, `(normal)` or `(poor)`.',
    rules: ['2.1a', '2.1b', '2.1d', '2.1e', '2.1f'],
    mobility: 'reconnaissance',
    usualPr: { small: 1 },
    symbol: 'headquarters',
  },
  infantry: {
    text: 'Infantry: 1/0, leads attack and defence, moves on foot unless `(mechanised)`.',
    rules: ['2.1g', '7a', 'Ab'],
    mobility: 'foot',
    usualPr: { large: 2, small: 1 },
    symbol: 'infantry',
  },
  cavalry: {
    text: 'Mounted troops: like infantry, 1/0, move one sector.',
    rules: ['7a', '8u', 'Ab'],
    mobility: 'mounted',
    usualPr: { large: 2, small: 1 },
    symbol: 'cavalry',
  },
  armour: {
    text: 'Armour: 4/2, 3/1 or 2/0 by its class, fires at armour first. Write a vehicle, `(vehicle "Tiger")`, or the class, `(class A)`.',
    rules: ['2.1g', '10.1b', 'Ab', 'Ac'],
    mobility: 'armoured',
    usualPr: { large: 2, small: 1 },
    symbol: 'armour',
  },
  artillery: {
    text: 'Artillery: 2/6 up to 105 mm or self-propelled, 3/8 above 105 mm or with rockets; never leads an attack, and supports its own division. Write `(calibre 88)`, `(medium)`, `(heavy)`, `(rocket)` or `(self-propelled)`.',
    rules: ['2.1h', '2.1i', '2.1j', '2.1k', '8i', 'Ab'],
    mobility: 'towed',
    usualPr: {},
    symbol: 'artillery',
  },
  'anti-tank': {
    text: 'Anti-tank guns: light (to 76 mm) 2/1, heavy 3/1, combat factor one less against opponents that are not armoured. Write `(calibre 75)`, `(light)` or `(heavy)`.',
    rules: ['2.1n', '2.1q', '2.1r', '10.1c', 'Ab'],
    mobility: 'towed',
    usualPr: { small: 1 },
    symbol: 'anti-tank',
    supportUnit: true,
  },
  reconnaissance: {
    text: 'Reconnaissance: light 1/0 or heavy 2/0, moves 5 sectors, observes for artillery, may refuse an assault. Write `(light)` or `(heavy)`, and `(armoured)` if it rides in tanks.',
    rules: ['2.1l', '2.1n', '2.1u', '2.1v', '2.1w', 'Ab'],
    mobility: 'reconnaissance',
    usualPr: { small: 1 },
    symbol: 'reconnaissance',
    supportUnit: true,
  },
  'anti-aircraft': {
    text: 'Anti-aircraft guns: light 1/1 or heavy 2/1, the only units that attack aircraft. Write `(light)` or `(heavy)`.',
    rules: ['2.1n', '2.1t', '12h', 'Ab'],
    mobility: 'towed',
    usualPr: { small: 1 },
    symbol: 'air defence',
    supportUnit: true,
  },
  engineer: {
    text: 'Engineers and assault pioneers: 1/1, lay and clear mines, bridge rivers, assault fortifications.',
    rules: ['2.1n', '2.1s', '8k', '13e', '14e', 'Ab'],
    mobility: 'foot',
    usualPr: { small: 1 },
    symbol: 'engineer',
    supportUnit: true,
  },
  'heavy weapons': {
    text: 'Machine guns, mortars and other heavy weapons: 1/1, move on foot.',
    rules: ['2.1n', '7a', 'Ab'],
    mobility: 'foot',
    usualPr: { small: 1 },
    symbol: 'machine gun',
    supportUnit: true,
  },
  'tactical aircraft': {
    text: 'Tactical support aircraft: 3 break points, 2 dice, attack once per turn in the sector of their target.',
    rules: ['12a', '12b', '12g', '12j'],
    mobility: 'air',
    usualPr: { large: 3 },
    symbol: 'fighter',
    air: true,
  },
  'medium bomber': {
    text: 'Medium bombers: 3 break points, 3 dice, range 1 against the ground; may bomb structures.',
    rules: ['12a', '12g', '12i', '12j', '15.1a'],
    mobility: 'air',
    usualPr: { large: 3 },
    symbol: 'bomber',
    air: true,
  },
  'heavy bomber': {
    text: 'Heavy bombers: 3 break points, 3 dice, range 1 against the ground; their target has no die for cover; may bomb structures.',
    rules: ['12a', '12g', '12i', '12j', '12k', '15.1a'],
    mobility: 'air',
    usualPr: { large: 3 },
    symbol: 'bomber',
    air: true,
  },
  fighter: {
    text: 'Fighters: count for air supremacy; the rules give them no attack.',
    rules: ['12f', '15.1e'],
    mobility: 'air',
    usualPr: { large: 3 },
    symbol: 'fighter',
    air: true,
  },
  'naval artillery': {
    text: 'Guns of ships: fire only in the preparatory barrage. Write `(calibre 381)`, `(medium)` or `(heavy)`.',
    rules: ['15.1a', '15.1b'],
    mobility: 'fixed',
    usualPr: {},
    symbol: 'naval artillery',
  },
} as const satisfies Readonly<Record<string, ArmFacts>>;

export type Arm = keyof typeof arms;

export interface UnitKind {
  readonly arm: Arm;
  /**
   * The size that the words of the kind imply. `(regiment)`, `(brigade)` or `(battalion)` after the unit overrides it.
   */
  readonly size: Size;
  readonly symbol: UnitSymbol;
}

function kind(arm: Arm, size: Size, drawn: string = arms[arm].symbol): UnitKind {
  if (arm === 'headquarters') return { arm, size, symbol: { function: drawn, size: 'division' } };
  return { arm, size, symbol: 'air' in arms[arm] ? { function: drawn } : { function: drawn, size } };
}

/** The words for kinds of units, composed of arm and size [1a, 2.1]. */
export const unitKinds = {
  headquarters: kind('headquarters', 'battalion'),
  'infantry regiment': kind('infantry', 'regiment'),
  'infantry brigade': kind('infantry', 'brigade'),
  'infantry battalion': kind('infantry', 'battalion'),
  'cavalry regiment': kind('cavalry', 'regiment'),
  'cavalry brigade': kind('cavalry', 'brigade'),
  'cavalry battalion': kind('cavalry', 'battalion'),
  'armour regiment': kind('armour', 'regiment'),
  'armour brigade': kind('armour', 'brigade'),
  'armour battalion': kind('armour', 'battalion'),
  'artillery regiment': kind('artillery', 'regiment'),
  'artillery brigade': kind('artillery', 'brigade'),
  'artillery battalion': kind('artillery', 'battalion'),
  'anti-tank battalion': kind('anti-tank', 'battalion'),
  'reconnaissance battalion': kind('reconnaissance', 'battalion'),
  'anti-aircraft battalion': kind('anti-aircraft', 'battalion'),
  'engineer battalion': kind('engineer', 'battalion'),
  'heavy weapons battalion': kind('heavy weapons', 'battalion', 'mortar'),
  'machine gun battalion': kind('heavy weapons', 'battalion'),
  'tactical aircraft': kind('tactical aircraft', 'regiment'),
  'medium bomber': kind('medium bomber', 'regiment'),
  'heavy bomber': kind('heavy bomber', 'regiment'),
  fighter: kind('fighter', 'regiment'),
  'naval artillery': kind('naval artillery', 'regiment'),
} as const satisfies Readonly<Record<string, UnitKind>>;

export type UnitKindName = keyof typeof unitKinds;

/** Returns the unit kind with a name; undefined for a formation or an unknown word. */
export const unitKind = (name: string): UnitKind | undefined =>
  Object.hasOwn(unitKinds, name) ? unitKinds[name as UnitKindName] : undefined;
