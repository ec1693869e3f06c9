import type { UnitSymbol } from '../../../play/ruleset.js';
import type { RtlRule } from '../rulebook/index.js';

/** How a unit pays for terrain [3.14]: on foot, red box, orange circle. */
export type MoveClass = 'foot' | 'motorized' | 'heavy';

/** What a counter is in play [2.21, 2.23]: a combat unit, headquarters and artillery included, a leader, an air unit, a bridge, or the marker that activates any formation. */
export type Role = 'combat' | 'leader' | 'air' | 'bridge' | 'marker';

/** What a combat unit of this type can do, whatever its counter says. */
export interface UnitType {
  readonly text: string;
  readonly rules: readonly RtlRule[];
  readonly symbol: string;
  readonly role: Role;
  readonly moves: MoveClass;
  /** The sizes it comes in, written behind it: `infantry battalion`. None: the word stands alone. */
  readonly sizes: readonly Size[];
  /** What the numbers of a face are. */
  readonly faces: readonly string[];
  /** Shown by the outline of a vehicle: rivers stop it [3.15, 3.24]. */
  readonly silhouette?: true;
  /** With a red attack strength [3.15]. */
  readonly armoured?: true;
  /** Cancels combined arms [16.11]. */
  readonly antitank?: true;
  /** With a red defence strength [3.17]. */
  readonly redDefence?: true;
  /** Beside armour it makes combined arms [10.61]. */
  readonly partner?: true;
  /** Builds strongpoints [14.23]. */
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

/** The types of units; `infantry battalion` is the type and its size [2.21]. */
export const unitTypes: Readonly<Record<string, UnitType>> = {
  infantry: combat('infantry', 'foot', 'Infantry; builds strongpoints.', { rules: ['14.23'], builder: true }),
  'motorized infantry': combat('motorized infantry', 'motorized', 'Motorized infantry; builds strongpoints.', {
    rules: ['14.23', '10.61'],
    builder: true,
    partner: true,
  }),
  bicycle: combat('infantry', 'foot', 'Infantry on bicycles; builds strongpoints.', {
    rules: ['14.23'],
    builder: true,
  }),
  motorcycle: combat('motorized infantry', 'motorized', 'Motorcyclists.', { rules: ['10.61'], partner: true }),
  reconnaissance: combat('reconnaissance', 'motorized', 'Reconnaissance without armoured cars.', {
    rules: ['10.61'],
    partner: true,
  }),
  'armoured-car': combat('reconnaissance', 'motorized', 'Armoured cars: vehicles, but no armour.', {
    rules: ['3.15', '8.62'],
    silhouette: true,
  }),
  'light tank': combat('armour', 'motorized', 'Light tanks: vehicles, but no armour.', {
    rules: ['3.15', '8.62'],
    silhouette: true,
  }),
  tank: combat('armour', 'motorized', 'Tanks: armour, and against armour.', {
    rules: ['3.15', '16.11'],
    silhouette: true,
    armoured: true,
  }),
  'assault-gun': combat('armour', 'motorized', 'Assault guns: armour, and against armour.', {
    rules: ['3.15', '16.11'],
    silhouette: true,
    armoured: true,
  }),
  cavalry: combat('cavalry', 'foot', 'Cavalry: on foot over terrain, but it overruns and refuses combat.', {
    rules: ['8.62', '9.21'],
    cavalry: true,
  }),
  engineer: combat('engineer', 'foot', 'Engineers; build strongpoints.', {
    rules: ['14.23', '10.61'],
    builder: true,
    engineer: true,
  }),
  'motorized engineer': combat('engineer', 'motorized', 'Motorized engineers; build strongpoints.', {
    rules: ['14.23', '10.61'],
    builder: true,
    engineer: true,
    partner: true,
  }),
  construction: combat('engineer', 'foot', 'Construction troops without weapons of engineers.', { rules: ['2.21'] }),
  'anti-tank': combat('anti-tank', 'heavy', 'Towed anti-tank guns.', { rules: ['16.11'], antitank: true }),
  'self-propelled anti-tank': combat('anti-tank', 'motorized', 'Self-propelled anti-tank guns.', {
    rules: ['16.11'],
    antitank: true,
  }),
  'heavy anti-aircraft': combat('air defence', 'heavy', 'Guns of 88 mm: a red defence strength.', {
    rules: ['3.17', '16.11'],
    redDefence: true,
  }),
  'anti-aircraft': combat('air defence', 'heavy', 'Light anti-aircraft guns.', { rules: ['2.21'] }),
  artillery: combat('artillery', 'heavy', 'Guns with a range; the back of the counter has fired.', {
    rules: ['3.16', '12.0'],
    faces: ['support', 'defense', 'movement'],
    artillery: true,
  }),
  'rocket artillery': combat('rocket artillery', 'motorized', 'Rocket launchers with a range.', {
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
  'artillery command': combat('headquarters', 'motorized', 'An Arko: helps any artillery of the German.', {
    rules: ['16.3'],
    sizes: [],
    faces: ['defense', 'movement'],
    headquarters: true,
  }),
  leader: combat('headquarters', 'motorized', 'A leader with command points; he cannot be lost.', {
    rules: ['15.22', '15.31'],
    role: 'leader',
    sizes: [],
    faces: ['command', 'movement'],
  }),
  'ground-attack air unit': combat('air', 'foot', 'An air unit of type A: attacks and German overruns.', {
    rules: ['2.23', '13.24'],
    role: 'air',
    sizes: [],
    faces: ['support'],
  }),
  'bomber air unit': combat('air', 'foot', 'An air unit of type B: attacks only.', {
    rules: ['2.23', '13.24'],
    role: 'air',
    sizes: [],
    faces: ['support'],
  }),
  'bridge unit': combat('bridging', 'foot', 'A bridge that may be laid over a river or stream.', {
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

/** A unit kind as it is written: type and size. */
interface UnitKind extends UnitType {
  readonly type: string;
  readonly size: Size | undefined;
}

const kindsOf = ([type, told]: readonly [string, UnitType]): (readonly [string, UnitKind])[] =>
  told.sizes.length === 0
    ? [[type, { ...told, type, size: undefined }]]
    : told.sizes.map((size) => [`${type} ${size}`, { ...told, type, size }]);

/** By the words of an author, `motorized infantry battalion`. */
export const unitKinds: ReadonlyMap<string, UnitKind> = new Map(Object.entries(unitTypes).flatMap(kindsOf));

export const symbolOf = ({ symbol, size }: UnitKind): UnitSymbol => ({
  function: symbol,
  ...(size !== undefined && { size: size === 'battery' ? 'company' : size }),
});

/** A kind of formation: what a marker activates, what only stands inside one, or what only stands above. */
export interface FormationKind {
  readonly text: string;
  readonly rules: readonly RtlRule[];
  readonly level: 'above' | 'formation' | 'inside';
  /** Its headquarters moves in a red box unless the counter says otherwise. */
  readonly motorized?: true;
  readonly says?: readonly string[];
}

const formation = (text: string, motorized?: true): FormationKind => ({
  text,
  rules: ['4.31'],
  level: 'formation',
  says: ['combine'],
  ...(motorized && { motorized }),
});
const inside = (text: string): FormationKind => ({ text, rules: ['2.22'], level: 'inside' });

export const formationKinds: Readonly<Record<string, FormationKind>> = {
  army: {
    text: 'Several divisions; with `(markers 1)` one marker activates them together, with `(combined)` they are one formation.',
    rules: ['4.35'],
    level: 'above',
  },
  corps: { text: 'The same of a corps.', rules: ['4.35'], level: 'above' },
  'infantry division': formation('A formation with its own marker.'),
  'rifle division': formation('A formation with its own marker.'),
  'cavalry division': formation('A formation with its own marker.'),
  brigade: formation('A formation with its own marker.'),
  'motorized division': formation('A motorized formation with its own marker.', true),
  'panzer division': formation('A motorized formation with its own marker.', true),
  'tank division': formation('A motorized formation with its own marker.', true),
  'ss division': formation('A motorized formation with its own marker.', true),
  group: inside('Units that orders may name together.'),
  'infantry regiment': inside('Battalions that orders may name together.'),
  'rifle regiment': inside('Battalions that orders may name together.'),
  'motorized regiment': inside('Battalions that orders may name together.'),
  'ss regiment': inside('Battalions that orders may name together.'),
  'tank regiment': inside('Battalions that orders may name together.'),
  'artillery regiment': inside('Battalions that orders may name together.'),
};
