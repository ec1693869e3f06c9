import { bite } from '../../../../engine/rulesets/bite/index.js';

/**
 * A battlefield on which blocks of one side are shuffled, so that the opponent knows neither the positions nor the
 * strengths of the blocks.
 */
export interface Front {
  readonly what: string;
  readonly hidden: 'Axis' | 'Soviet';
  /** Names of the shuffled blocks, which are all of one class. Each of them starts in one of `places`. */
  readonly names: readonly string[];
  readonly places: readonly string[];
  readonly type: string;
  /**
   * Blocks of another class, one next to each shuffled block. They are shuffled too, but never move. A guard stands
   * with each pair, because every player may know which hexes contain land units: control, supply and ZOC depend on it.
   */
  readonly idle: Readonly<Record<string, string>>;
  readonly settings: string;
  /**
   * Further verbs of the hidden side. Orders with these verbs reveal the same facts about every block that they name.
   */
  readonly verbs?: readonly string[];
  /**
   * Strengths of the block in each of `places`. If steps may be lost unseen, all blocks have the same number of steps.
   */
  readonly strengths?: readonly string[];
  /** Lines that are added to the map. */
  readonly map?: string;
  readonly waters?: string;
  readonly turns?: string;
  /** Units of the hidden side that are not shuffled. They are the same in both of the compared games. */
  readonly own?: { readonly types: string; readonly stand: string };
  readonly opposed?: string;
}

const own = { Axis: 'infantry corps', Soviet: 'infantry army' } as const;
const SOVIETS = { names: ['27.A', '11.A', '10.A', '13.A'], places: ['0603', '0605', '0604', '0705'] };
const AXIS_CORPS = { names: ['28.AK', '1.AK', '10.AK', '2.AK'], places: ['0403', '0405', '0404', '0302'] };
const IDLE = {
  IAP: 'fighter division',
  DBA: 'bomber division',
  Guns: 'artillery army',
  Staff: 'armoured headquarters',
};
const base = 'set layer = base';
const advanced =
  'set layer = advanced\n  set optional = recon, reserve\n  set weather turn June 1941..August 1941 = clear';

const GULF = `|. . ~ ~ ~ ~ ~ ~ . .
    |~ ~ ~ ~ ~ ~ ~ ~ . .`;
const GULF_HEXES = '0306 0406 0506 0606 0706 0806 0307 0407 0507 0607 0707 0807';
const AUTUMN = 'September 1941..November 1941';
const HELD = ['05', '06', '07', '08'].map((column) => `${column}01..${column}07`).join(' ');

/** Fronts on which blocks move and fight. */
export const marching: readonly Front[] = [
  { what: 'Soviet armies', hidden: 'Soviet', ...SOVIETS, type: own.Soviet, idle: {}, settings: base },
  { what: 'Axis corps', hidden: 'Axis', ...AXIS_CORPS, type: own.Axis, idle: {}, settings: base },
  {
    what: 'Soviet aircraft and guns',
    hidden: 'Soviet',
    ...SOVIETS,
    type: own.Soviet,
    idle: { ...IDLE, Staff: 'fighter division' },
    settings: base,
  },
  {
    what: 'Axis aircraft, guns and headquarters of the advanced game',
    hidden: 'Axis',
    ...AXIS_CORPS,
    type: own.Axis,
    idle: { ...IDLE, IAP: 'fighter wing', DBA: 'bomber wing' },
    settings: advanced,
  },
  {
    what: 'Soviet aircraft, guns and headquarters that are reconnoitred',
    hidden: 'Soviet',
    ...SOVIETS,
    type: own.Soviet,
    idle: IDLE,
    settings: advanced,
  },
];

/** Fronts on which blocks arrive by sea or air, or meet partisans. */
export const arriving: readonly Front[] = [
  {
    what: 'Soviet marines that land and cross mined seas',
    hidden: 'Soviet',
    names: ['1.Mar', '2.Mar', '3.Mar', '4.Mar'],
    places: ['0604', '0704', '0605', '0705'],
    type: 'marine division',
    idle: {},
    settings: `${advanced.replace('recon', 'recon, naval, marines')}\n  set technology of "Soviet Union" = 2, 2, 2, 2`,
    verbs: ['activate', 'land', 'ship', 'embark'],
    strengths: ['4 | 3 | 2', '3 | 2 | 1', '2 | 1 | 1', '7 | 6 | 5'],
    waters: GULF,
    map: `sea Gulf at ${GULF_HEXES} (mined)
  minor port Memel at 0305 (sea "Gulf")
  minor port Libau at 0405 (sea "Gulf")
  minor port Riga at 0605 (sea "Gulf")
  minor port Reval at 0705 (sea "Gulf")`,
    own: {
      types: 'naval headquarters Fleet 4 | 3 | 2 | 1\n    naval headquarters Squadron 4 | 3 | 2 | 1',
      stand: '0605: Fleet\n    0705: Squadron',
    },
  },
  {
    what: 'Soviet paratroops that are dropped',
    hidden: 'Soviet',
    names: ['1.Para', '2.Para', '3.Para', '4.Para'],
    places: ['0603', '0605', '0604', '0705'],
    type: 'paratroop corps',
    idle: {},
    settings: `${advanced.replace('recon', 'recon, paratroops')}\n  set technology of "Soviet Union" = 2, 2, 2, 2`,
    verbs: ['activate', 'drop'],
    map: ['0603', '0605', '0604', '0705'].map((cell) => `minor city "Field ${cell}" at ${cell}`).join('\n  '),
    own: {
      types: 'supreme headquarters Stavka 4 | 3 | 2 | 1\n    bomber division "1.DBA" 3 | 2 | 1',
      stand: '1003: Stavka\n    0603: "1.DBA"',
    },
  },
  {
    what: 'Axis corps that meet partisans',
    hidden: 'Axis',
    ...AXIS_CORPS,
    places: ['0603', '0605', '0604', '0705'],
    type: own.Axis,
    idle: {},
    settings: `${advanced.replace('recon', 'partisans').replaceAll('June 1941..August 1941', AUTUMN)}
  set control of Held = Axis`,
    turns: AUTUMN,
    map: `area Held ${HELD}\n  minor city Orsha at 0803\n  minor city Polotsk at 0702`,
    opposed: '0903: "27.A"\n    0904: "3.Mech"',
  },
];

export const STRENGTHS = ['4 | 3 | 2 | 1', '3 | 2 | 1', '2 | 1', '7 | 6 | 5'] as const;

/** The guard in each of the front's places. Both of the compared games have the same guards. */
export const GUARDS = ['1.G', '2.G', '3.G', '4.G'] as const;

/**
 * The names, strengths and places of the shuffled blocks in one game. Tests compare two games that differ only in this.
 */
export interface Deal {
  /** Name of the block in each of the front's places. */
  readonly names: readonly string[];
  /** Strengths of the block in each of the front's places. */
  readonly strengths: readonly string[];
  /** Places of the idle blocks, given as a permutation. */
  readonly order: readonly number[];
}

const OTHERS = {
  Axis: `panzer corps "41.Pz" 4 | 3 | 2 | 1
    infantry corps "28.AK" 3 | 2 | 1
    artillery army "4.A" 4 | 2 | 1 | 0
    bomber wing "KG 1" 3 | 2 | 1`,
  Soviet: `infantry army "27.A" 4 | 3 | 2 | 1
    tank corps "3.Mech" 3 | 2 | 1`,
};
const OTHERS_STAND = {
  Axis: '0403: "41.Pz", "4.A"\n    0402: "28.AK"\n    0304: "KG 1"',
  Soviet: '0603: "27.A"\n    0804: "3.Mech"',
};
/** Air Headquarters, the units that reconnoitre in the advanced game. */
const AIR_HEADQUARTERS = {
  Axis: { type: 'air headquarters "Luftflotte 1" 3 | 2 | 1', stands: '0302: "Luftflotte 1"' },
  Soviet: { type: 'air headquarters VVS 3 | 2 | 1', stands: '0704: VVS' },
};
const NATIONS = { Axis: 'Germany', Soviet: '"Soviet Union"' };

/**
 * Returns a scenario on a front with the given arrangement of its blocks. On a front without idle blocks, two of the
 * blocks have a choice of two hexes in the set-up.
 */
export function fieldOf(front: Front, { names, strengths, order }: Deal): string {
  const blocks = front.names.map((name) => `${front.type} "${name}" ${strengths[names.indexOf(name)]}`);
  const idle = Object.entries(front.idle).map(([name, type]) => `${type} "${name}" 3 | 2 | 1`);
  const hasIdle = idle.length > 0;
  const guards = hasIdle ? GUARDS.map((name) => `${front.type} "${name}" 2 | 1`) : [];
  const beside = front.places.map((_, at) => Object.keys(front.idle)[order[at]]);
  const placements = hasIdle
    ? front.places.map((place, at) => `${place}: "${names[at]}", "${beside[at]}", "${GUARDS[at]}"`)
    : [
        `${front.places[0]} ${front.places[1]}: "${names[0]}", "${names[1]}"`,
        ...[2, 3].map((at) => `${front.places[at]}: "${names[at]}"`),
      ];
  const isAdvanced = front.settings.startsWith('set layer = advanced');
  const sides = (['Axis', 'Soviet'] as const).map((side) => {
    const types =
      side === front.hidden
        ? [...blocks, ...idle, ...guards, ...(front.own ? [front.own.types] : [])]
        : [OTHERS[side], ...(isAdvanced ? [AIR_HEADQUARTERS[side].type] : [])];
    return `side ${side} {\n  source "Invented."\n  nation ${NATIONS[side]} {\n    ${types.join('\n    ')}\n  }\n}`;
  });
  const setups = (['Soviet', 'Axis'] as const).map((side) => {
    const lines =
      side === front.hidden
        ? [...placements, ...(front.own ? [front.own.stand] : [])]
        : [front.opposed ?? OTHERS_STAND[side], ...(isAdvanced ? [AIR_HEADQUARTERS[side].stands] : [])];
    const limit = side === front.hidden ? `require units 1..4 at ${front.places[2]} (strength 1..40)` : '';
    return `setup ${side} {\n    ${[limit, ...lines].join('\n    ')}\n  }`;
  });
  const text = bite.starter.replace(/[‹›]/g, '').replace('set layer = base', `${front.settings}\n  set fog = true`);
  return text
    .replace('June 1941..August 1941', front.turns ?? 'June 1941..August 1941')
    .replace(/\|[. ]*\n *\|~ ~[. ]*\n/, (rows) => (front.waters ? `${front.waters}\n` : rows))
    .replace('  rail "Main', `${front.map ? `  ${front.map}\n` : ''}  rail "Main`)
    .replace(/side Axis \{[\s\S]*?(?=scenario )/, `${sides.join('\n\n')}\n\n`)
    .replace(/setup Soviet \{[\s\S]*?(?=score )/, `${setups.join('\n  ')}\n  `)
    .replace(/orders turn[\s\S]*$/, '');
}

export const opponents = { Axis: 'Soviet', Soviet: 'Axis' } as const;
/** Returns the viewer who plays against the hidden side. */
export const viewerOf = ({ hidden }: Front): { readonly side: 'Axis' | 'Soviet' } => ({ side: opponents[hidden] });
/** Returns the names of all blocks whose identity the viewer does not know. */
export const hiddenOf = ({ names, idle }: Front): readonly string[] =>
  Object.keys(idle).length > 0 ? [...names, ...Object.keys(idle), ...GUARDS] : names;
export const OPPOSED = { Axis: ['41.Pz', '28.AK', '4.A', 'Luftflotte 1', 'KG 1'], Soviet: ['27.A', '3.Mech', 'VVS'] };

const turned = <T>([first, ...others]: readonly T[]): readonly T[] => [...others, first];

/** Returns two arrangements that have no block in the same place. */
export const twoDeals = ({ names, strengths = STRENGTHS }: Front): readonly [Deal, Deal] => [
  { names, strengths, order: [0, 1, 2, 3] },
  { names: turned(names), strengths: turned(strengths), order: turned([0, 1, 2, 3]) },
];
