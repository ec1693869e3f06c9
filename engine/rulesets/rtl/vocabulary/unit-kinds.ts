import { say, term } from '../../../model/say.js';
import { kindsWithSizes, unitSymbol, type SizedKind } from '../../../mechanics/unit-kinds.js';
import type { UnitSymbol } from '../../../play/records.js';
import type { RtlRule } from '../rulebook/index.js';

/**
 * The column of the terrain effects chart that a unit uses [3.14]: on foot, motorized (red box) or heavy (orange
 * circle).
 */
export type MoveClass = 'foot' | 'motorized' | 'heavy';

/**
 * The role of a counter [2.21, 2.23]: a combat unit (including headquarters and artillery), a leader, an air unit, a
 * bridge, or the marker that activates any formation [4.37].
 */
export type Role = 'combat' | 'leader' | 'air' | 'bridge' | 'marker';

/** The properties that all counters of a unit type share. */
export interface UnitType {
  readonly text: string;
  readonly rules: readonly RtlRule[];
  readonly symbol: string;
  readonly role: Role;
  readonly moves: MoveClass;
  /**
   * The sizes that may follow the type, as in `infantry battalion`. If the list is empty, the type is written without a
   * size.
   */
  readonly sizes: readonly Size[];
  /** The meanings of the numbers on a face of the counter, in the order of the numbers. */
  readonly faces: readonly string[];
  /** Set if the counter shows a vehicle. Such a unit cannot cross rivers without a bridge [3.15, 3.24]. */
  readonly silhouette?: true;
  /** Set if the unit has a red attack strength [3.15]. */
  readonly armoured?: true;
  /** Set if the unit cancels the combined arms bonus [16.11]. */
  readonly antitank?: true;
  /** Set if the unit has a red defence strength [3.17]. */
  readonly redDefence?: true;
  /** Set if the unit takes part in the combined arms bonus together with armour [10.61f2]. */
  readonly partner?: true;
  /** Set if the unit can build strongpoints [14.23]. */
  readonly builder?: true;
  readonly engineer?: true;
  readonly cavalry?: true;
  readonly artillery?: true;
  readonly headquarters?: true;
}

const SIZES = ['company', 'battery', 'battalion', 'regiment', 'brigade'] as const;
export type Size = (typeof SIZES)[number];

const FIGHTING = ['attack', 'defense', 'movement'] as const;

const combat = (
  symbol: string,
  moves: MoveClass,
  text: string,
  more: Partial<UnitType> & { readonly rules: readonly RtlRule[] },
): UnitType => ({ symbol, role: 'combat', moves, text, sizes: SIZES, faces: FIGHTING, ...more });

/** The types of units. A type with its size is a unit kind, for example `infantry battalion` [2.21]. */
export const unitTypes: Readonly<Record<string, UnitType>> = {
  infantry: combat('infantry', 'foot', 'Infantry, which can build strongpoints.', { rules: ['14.23'], builder: true }),
  'motorized infantry': combat('motorized infantry', 'motorized', 'Motorized infantry, which can build strongpoints.', {
    rules: ['14.23', '10.61'],
    builder: true,
    partner: true,
  }),
  bicycle: combat('infantry', 'foot', 'Infantry on bicycles, which can build strongpoints.', {
    rules: ['14.23'],
    builder: true,
  }),
  motorcycle: combat('motorized infantry', 'motorized', 'Motorcyclists.', { rules: ['10.61'], partner: true }),
  reconnaissance: combat('reconnaissance', 'motorized', 'Reconnaissance units without armoured cars.', {
    rules: ['10.61'],
    partner: true,
  }),
  'armoured-car': combat(
    'reconnaissance',
    'motorized',
    'Armoured cars: the counter shows a vehicle, but the unit is not armoured.',
    {
      rules: ['3.15', '8.62'],
      silhouette: true,
    },
  ),
  'light tank': combat(
    'armour',
    'motorized',
    'Light tanks: the counter shows a vehicle, but the unit is not armoured.',
    {
      rules: ['3.15', '8.62'],
      silhouette: true,
    },
  ),
  tank: combat('armour', 'motorized', 'Tanks. They are armoured and count as anti-tank units.', {
    rules: ['3.15', '16.11'],
    silhouette: true,
    armoured: true,
  }),
  'assault-gun': combat('armour', 'motorized', 'Assault guns. They are armoured and count as anti-tank units.', {
    rules: ['3.15', '16.11'],
    silhouette: true,
    armoured: true,
  }),
  cavalry: combat('cavalry', 'foot', 'Cavalry. It moves on foot, but may overrun and refuse combat.', {
    rules: ['8.62', '9.21'],
    cavalry: true,
  }),
  engineer: combat('engineer', 'foot', 'Engineers, which can build strongpoints.', {
    rules: ['14.23', '10.61'],
    builder: true,
    engineer: true,
  }),
  'motorized engineer': combat('engineer', 'motorized', 'Motorized engineers, which can build strongpoints.', {
    rules: ['14.23', '10.61'],
    builder: true,
    engineer: true,
    partner: true,
  }),
  construction: combat('engineer', 'foot', 'Construction troops. They lack the combat abilities of engineers.', {
    rules: ['2.21'],
  }),
  'anti-tank': combat('anti-tank', 'heavy', 'Towed anti-tank guns.', { rules: ['16.11'], antitank: true }),
  'self-propelled anti-tank': combat('anti-tank', 'motorized', 'Self-propelled anti-tank guns.', {
    rules: ['16.11'],
    antitank: true,
  }),
  'heavy anti-aircraft': combat('air defence', 'heavy', 'Guns of 88 mm with a red defence strength.', {
    rules: ['3.17', '16.11'],
    redDefence: true,
  }),
  'anti-aircraft': combat('air defence', 'heavy', 'Light anti-aircraft guns.', { rules: ['2.21'] }),
  artillery: combat('artillery', 'heavy', 'Artillery with a range. The back of the counter shows that it has fired.', {
    rules: ['3.16', '12.0'],
    faces: ['support', 'defense', 'movement'],
    artillery: true,
  }),
  'rocket artillery': combat('rocket artillery', 'motorized', 'Rocket artillery with a range.', {
    rules: ['3.16', '12.0'],
    faces: ['support', 'defense', 'movement'],
    artillery: true,
  }),
  headquarters: combat('headquarters', 'foot', 'The headquarters of a formation, with command points.', {
    rules: ['15.12', '15.31'],
    sizes: [],
    faces: ['defense', 'movement'],
    headquarters: true,
  }),
  'artillery command': combat(
    'headquarters',
    'motorized',
    'An Arko, a headquarters that may help the coordination of any German artillery.',
    {
      rules: ['16.3'],
      sizes: [],
      faces: ['defense', 'movement'],
      headquarters: true,
    },
  ),
  leader: combat('headquarters', 'motorized', 'A leader with command points, who cannot be eliminated.', {
    rules: ['15.22', '15.31'],
    role: 'leader',
    sizes: [],
    faces: ['command', 'movement'],
  }),
  'ground-attack air unit': combat(
    'air',
    'foot',
    'An air unit of type A. It may support declared attacks and German overruns.',
    {
      rules: ['2.23', '13.24'],
      role: 'air',
      sizes: [],
      faces: ['support'],
    },
  ),
  'bomber air unit': combat('air', 'foot', 'An air unit of type B. It may support declared attacks but no overruns.', {
    rules: ['2.23', '13.24'],
    role: 'air',
    sizes: [],
    faces: ['support'],
  }),
  'bridge unit': combat('bridging', 'foot', 'A bridge unit, placed across a river or stream.', {
    rules: ['16.2'],
    role: 'bridge',
    sizes: [],
    faces: [],
  }),
  'free marker': combat('marker', 'foot', 'A marker that activates any formation.', {
    rules: ['4.37'],
    role: 'marker',
    sizes: [],
    faces: [],
  }),
};

/** A unit type with one of its sizes, as written in a scenario. */
type UnitKind = SizedKind<UnitType>;

/** The unit kinds by their name in a scenario, such as `motorized infantry battalion`. */
export const unitKinds: ReadonlyMap<string, UnitKind> = kindsWithSizes(unitTypes);

/** Returns a word of the game, such as a kind of unit with its size, in the reader's language. */
export function wordTerm(word: string): string {
  const kind = unitKinds.get(word);
  const known = term(word);
  return kind?.size === undefined || known !== word ? known : say`${term(kind.type)} ${term(kind.size)}`;
}

export const symbolOf = ({ symbol, size }: UnitKind): UnitSymbol =>
  unitSymbol(symbol, size === 'battery' ? 'company' : size);

/**
 * A kind of formation. `level` is `formation` if the formation has its own marker, `inside` if it is only a part of
 * such a formation, and `above` if it only groups such formations.
 */
export interface FormationKind {
  readonly text: string;
  readonly rules: readonly RtlRule[];
  readonly level: 'above' | 'formation' | 'inside';
  /** Set if the headquarters of the formation is motorized unless its counter says otherwise. */
  readonly motorized?: true;
  readonly usualAttributes?: readonly string[];
}

const formation = (text: string, motorized?: true): FormationKind => ({
  text,
  rules: ['4.31'],
  level: 'formation',
  usualAttributes: ['combine'],
  ...(motorized && { motorized }),
});
const inside = (text: string): FormationKind => ({ text, rules: ['2.22'], level: 'inside' });

export const formationKinds: Readonly<Record<string, FormationKind>> = {
  army: {
    text: 'A group of several divisions. With `(markers 1)` one marker activates the divisions together; with `(combined)` they are one formation.',
    rules: ['4.35'],
    level: 'above',
  },
  corps: { text: 'A group of several divisions with the same attributes as an army.', rules: ['4.35'], level: 'above' },
  'infantry division': formation('A formation with its own marker.'),
  'rifle division': formation('A formation with its own marker.'),
  'cavalry division': formation('A formation with its own marker.'),
  brigade: formation('A formation with its own marker.'),
  'motorized division': formation('A motorized formation with its own marker.', true),
  'panzer division': formation('A motorized formation with its own marker.', true),
  'tank division': formation('A motorized formation with its own marker.', true),
  'ss division': formation('A motorized formation with its own marker.', true),
  group: inside('A part of a formation. An order may name its units together.'),
  'infantry regiment': inside('A regiment. An order may name its battalions together.'),
  'rifle regiment': inside('A regiment. An order may name its battalions together.'),
  'motorized regiment': inside('A regiment. An order may name its battalions together.'),
  'ss regiment': inside('A regiment. An order may name its battalions together.'),
  'tank regiment': inside('A regiment. An order may name its battalions together.'),
  'artillery regiment': inside('A regiment. An order may name its battalions together.'),
};
