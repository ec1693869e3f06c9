import { kindsWithSizes, unitSymbol, type SizedKind } from '../../../mechanics/unit-kinds.js';
import type { UnitSymbol } from '../../../play/records.js';
import type { BiteRule } from '../rulebook/index.js';
import type { Field } from './nations.js';
import type { Colour } from './resources.js';

/** Classes of blocks [6.0], the rows of the tables of fire and movement. */
export const CLASSES = [
  'infantry',
  'static',
  'mountain',
  'cavalry',
  'artillery',
  'paratroop',
  'airlanding',
  'marine',
  'mechanized',
  'armour',
  'armoured headquarters',
  'air headquarters',
  'naval headquarters',
  'supreme headquarters',
  'fighter',
  'bomber',
  'strategic bomber',
  'interceptor',
  'allied bomber',
  'submarine',
] as const;
export type UnitClass = (typeof CLASSES)[number];

/** The domain of a class: it moves on land, flies, or belongs only to the strategic war [6.0, 35.0]. */
export type Arm = 'land' | 'air' | 'strategic';

export const ELITES = ['guards', 'ss', 'gd', 'hg', 'marine', 'airborne'] as const;
export type Elite = (typeof ELITES)[number];

/** Properties of all blocks of a class, whatever their nation. */
export interface ClassTraits {
  readonly arm: Arm;
  /**
   * The field of technology that sets the values of the class; undefined for headquarters without values [3.13, 6.9].
   */
  readonly field?: Field;
  /** Set for a class of combat units, which may attack alone [3.8]. */
  readonly combat?: true;
  /** Set for artillery and headquarters [3.9]. */
  readonly support?: true;
  /** Set for tanks, mechanized units and Armoured HQs [6.2]. */
  readonly armoured?: true;
  /** Set for units of the infantry class [6.1]. */
  readonly foot?: true;
  readonly headquarters?: true;
  /**
   * Colours in which a strength point is paid in the advanced game. In the base game it costs 1 yellow point [7.3,
   * 11.0].
   */
  readonly cost: readonly Colour[];
}

const foot = (more: Partial<ClassTraits> = {}): ClassTraits => ({
  arm: 'land',
  field: 'infantry',
  combat: true,
  foot: true,
  cost: ['yellow'],
  ...more,
});
const headquarters = (more: Partial<ClassTraits> = {}): ClassTraits => ({
  arm: 'land',
  support: true,
  headquarters: true,
  cost: ['yellow', 'black'],
  ...more,
});
const air = (field: Field): ClassTraits => ({ arm: 'air', field, cost: ['yellow', 'blue'] });
const strategic = (field?: Field): ClassTraits => ({
  arm: 'strategic',
  ...(field && { field }),
  cost: ['yellow', 'blue'],
});

export const classes: Readonly<Record<UnitClass, ClassTraits>> = {
  infantry: foot(),
  static: foot(),
  mountain: foot(),
  cavalry: foot(),
  artillery: { arm: 'land', field: 'infantry', support: true, foot: true, cost: ['yellow'] },
  paratroop: foot({ cost: ['yellow', 'blue'] }),
  airlanding: foot({ cost: ['yellow', 'blue'] }),
  marine: foot(),
  mechanized: { arm: 'land', field: 'armour', combat: true, armoured: true, cost: ['yellow', 'red'] },
  armour: { arm: 'land', field: 'armour', combat: true, armoured: true, cost: ['yellow', 'red'] },
  'armoured headquarters': headquarters({ field: 'armour', armoured: true }),
  'air headquarters': headquarters(),
  'naval headquarters': headquarters(),
  'supreme headquarters': headquarters(),
  fighter: air('fighters'),
  bomber: air('bombers'),
  'strategic bomber': air('bombers'),
  interceptor: strategic('fighters'),
  'allied bomber': strategic(),
  submarine: strategic(),
};

/** A type of block: its class, the symbol on the map, and its special properties. */
export interface UnitType {
  readonly text: string;
  readonly rules: readonly BiteRule[];
  readonly class: UnitClass;
  readonly symbol: string;
  /** The sizes that may follow the type: `infantry corps`. Empty if the type has no sizes. */
  readonly sizes: readonly string[];
  readonly elite?: Elite;
  /** Set for shock troops, which have technology 2 and 4 MP from the start [6.1.1]. */
  readonly shock?: true;
  /** Set for ski troops. They have a Bonus in forests of the Finnish attack zone [5.5]. */
  readonly ski?: true;
  readonly stuka?: true;
  /** Set for a siege gun [26.0]. */
  readonly siege?: true;
  /** Set for rear-area security troops, which come into play only with the option `garrisons` [3.20, 27.0]. */
  readonly security?: true;
  /** Set for rebels, which are supplied from the place in which they appear [30.0]. */
  readonly rebel?: true;
}

const SIZES = ['brigade', 'division', 'corps', 'army', 'group'] as const;
const WINGS = ['wing', 'group', 'regiment', 'division', 'corps', 'army', 'fleet'] as const;

type More = Partial<Omit<UnitType, 'class' | 'text' | 'rules' | 'symbol'>>;
const type = (
  unitClass: UnitClass,
  symbol: string,
  text: string,
  rules: readonly BiteRule[],
  more: More = {},
): UnitType => ({
  class: unitClass,
  symbol,
  text,
  rules,
  sizes: classes[unitClass].headquarters ? [] : classes[unitClass].arm === 'land' ? SIZES : WINGS,
  ...more,
});

/** The types of blocks, by name. An author writes type and size: `infantry corps`. */
export const unitTypes: Readonly<Record<string, UnitType>> = {
  infantry: type('infantry', 'infantry', 'Infantry: it hits on 6, with technology 3 on 5–6 in defence.', ['6.1.1']),
  static: type('static', 'infantry', 'Static infantry: it does not attack, retreat or move.', ['6.1.1']),
  shock: type('infantry', 'infantry', 'Shock troops: they have technology 2 and 4 MP from the start.', ['6.1.1'], {
    shock: true,
  }),
  ski: type(
    'infantry',
    'infantry',
    'Finnish ski troops: they have a Bonus in forests and swamps of the attack zone, also in attack.',
    ['5.5'],
    {
      ski: true,
    },
  ),
  mountain: type(
    'mountain',
    'infantry',
    'Mountain troops: they have no Malus in hills and mountains, and a Bonus in defence there.',
    ['6.1.2'],
  ),
  cavalry: type('cavalry', 'cavalry', 'Cavalry: it is like infantry, with 1 MP more.', ['6.1.3']),
  artillery: type(
    'artillery',
    'artillery',
    'Artillery: it fires first and loses a step by firing; it never attacks alone.',
    ['6.1.4'],
  ),
  'siege artillery': type(
    'artillery',
    'artillery',
    'A siege gun: it has a Bonus and no Malus against fortifications.',
    ['26.0'],
    {
      siege: true,
    },
  ),
  paratroop: type(
    'paratroop',
    'infantry',
    'Paratroops: infantry that may be dropped; they are elite only with `(elite airborne)`, for example the 7th Flieger Division.',
    ['6.1.5', '10.0', '23.0'],
  ),
  'parachute infantry': type('paratroop', 'infantry', 'Paratroops, another name for `paratroop`.', ['6.1.5', '23.0']),
  airlanding: type(
    'airlanding',
    'infantry',
    'Air-landing troops: they land by glider, with a bomber unit; they are elite only with `(elite airborne)`, for example the 22nd Division.',
    ['10.0', '23.0'],
  ),
  marine: type('marine', 'infantry', 'Marines: infantry that may land from the sea.', ['6.1.5', '24.0'], {
    elite: 'marine',
  }),
  security: type(
    'infantry',
    'infantry',
    'Rear-area security troops, which serve as garrisons and fight partisans.',
    ['3.20', '27.0'],
    {
      security: true,
    },
  ),
  rebel: type(
    'mountain',
    'infantry',
    'Rebels behind the Soviet front: mountain troops with a supply source of their own.',
    ['30.0'],
    { rebel: true },
  ),
  mechanized: type('mechanized', 'mechanized infantry', 'Mechanized troops and light tanks.', ['6.2.1']),
  panzer: type('armour', 'armour', 'Tanks.', ['6.2.2']),
  tank: type('armour', 'armour', 'Tanks.', ['6.2.2']),
  'guards infantry': type(
    'infantry',
    'infantry',
    'Guards infantry: it has a Bonus in attack and 4 MP, and is never rebuilt.',
    ['10.0'],
    {
      elite: 'guards',
    },
  ),
  'guards cavalry': type(
    'cavalry',
    'cavalry',
    'Guards cavalry: it has a Bonus in attack and 5 MP, and is never rebuilt.',
    ['10.0'],
    {
      elite: 'guards',
    },
  ),
  'guards mechanized': type(
    'mechanized',
    'mechanized infantry',
    'Guards mechanized troops: they have a Bonus in attack and 4 MP, and are never rebuilt.',
    ['10.0'],
    { elite: 'guards' },
  ),
  'guards tank': type(
    'armour',
    'armour',
    'Guards tanks: they have a Bonus in attack and 4 MP, and are never rebuilt.',
    ['10.0'],
    {
      elite: 'guards',
    },
  ),
  'guards artillery': type(
    'artillery',
    'artillery',
    'Guards artillery: it has a Bonus in attack and 4 MP, and is never rebuilt.',
    ['10.0'],
    {
      elite: 'guards',
    },
  ),
  'ss infantry': type('infantry', 'infantry', 'SS infantry: it has a Bonus in attack.', ['10.0'], { elite: 'ss' }),
  'ss mountain': type('mountain', 'infantry', 'SS mountain troops: they have a Bonus in attack.', ['10.0', '6.1.2'], {
    elite: 'ss',
  }),
  'ss cavalry': type('cavalry', 'cavalry', 'SS cavalry: it has a Bonus in attack.', ['10.0'], { elite: 'ss' }),
  'ss panzer': type('armour', 'armour', 'SS armour: it has a Bonus in attack.', ['10.0'], { elite: 'ss' }),
  'armoured headquarters': type(
    'armoured headquarters',
    'headquarters',
    'An Armoured HQ: it supplies armour within its range with fuel, one unit per point; it can fight as tanks.',
    ['6.4', '13.1'],
  ),
  'air headquarters': type(
    'air headquarters',
    'headquarters',
    'An Air HQ: it supplies air units within its range with fuel, and attempts reconnaissance.',
    ['6.4', '13.1', '19.1'],
  ),
  'naval headquarters': type(
    'naval headquarters',
    'headquarters',
    'A Naval HQ: it moves units by sea and lands Marines.',
    ['6.4', '18.0', '24.0'],
  ),
  'supreme headquarters': type(
    'supreme headquarters',
    'headquarters',
    'The supreme command of a nation, with special actions.',
    ['3.9', '13.8'],
  ),
  fighter: type(
    'fighter',
    'air',
    'Fighters: they may take off at once when attacked on their base, and fight in air combat.',
    ['6.3.1'],
  ),
  bomber: type(
    'bomber',
    'air',
    'Bombers: they are strong against ground targets; at level 1 they do not fire in air combat.',
    ['6.3.2'],
  ),
  'dive bomber': type(
    'bomber',
    'air',
    'Dive bombers: they roll two extra dice against units without cover.',
    ['6.3.2', '22.0'],
    {
      stuka: true,
    },
  ),
  'strategic bomber': type(
    'strategic bomber',
    'air',
    'Long-range bombers: they have a range of 15 hexes and need no reconnaissance.',
    ['6.3.2'],
  ),
  interceptor: type('interceptor', 'air', 'Interceptors: they fight only over their own country.', ['35.1']),
  'allied bomber': type('allied bomber', 'air', 'Western bombers: they are used only to raid factories.', ['35.1']),
  submarine: type('submarine', 'naval', 'Submarines and bombers that attack convoys.', ['35.2']),
};

/** A unit kind as it is written, with type and size. */
export type UnitKind = SizedKind<UnitType>;

/** Unit kinds by the words that an author writes: `infantry corps`. */
export const unitKinds: ReadonlyMap<string, UnitKind> = kindsWithSizes(unitTypes);

export const symbolOf = ({ symbol, size }: UnitKind): UnitSymbol => unitSymbol(symbol, size);

/** Kinds of formations: nations, and groups that set-ups and orders may name. */
export const formationKinds: Readonly<Record<string, { readonly text: string; readonly rules: readonly BiteRule[] }>> =
  {
    nation: { text: 'The units of a nation: `nation Finland { … }`.', rules: ['5.0'] },
    'army group': { text: 'Units that a set-up or an order names together.', rules: ['BPS'] },
    front: { text: 'Units that a set-up or an order names together.', rules: ['BPS'] },
    district: { text: 'Units that a set-up or an order names together.', rules: ['BPS'] },
    group: { text: 'Units that a set-up or an order names together.', rules: ['BPS'] },
  };
