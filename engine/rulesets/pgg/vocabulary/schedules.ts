import type { FormationKind, UnitKindName } from './unit-kinds.js';

/** A Soviet group: its army if the rulebook names one, the divisions to draw, and its leader. */
export interface SovietGroup {
  readonly army?: string;
  readonly rifle: number;
  readonly tank: number;
  readonly leader?: string;
}

export interface SetUp extends SovietGroup {
  readonly army: string;
  /** Labels of the hexes over which the group may be spread. */
  readonly cells: readonly string[];
}

/** The Soviet armies on the map before turn 1 [5.1]. */
export const setUp: readonly SetUp[] = [
  { army: '24', cells: ['4015'], rifle: 5, tank: 1, leader: 'Rakutin' },
  { army: '16', cells: ['2216'], rifle: 6, tank: 0, leader: 'Lukin' },
  { army: '19', cells: ['1414'], rifle: 4, tank: 0, leader: 'Konev' },
  { army: '13', cells: ['0123', '0124', '0125', '0126'], rifle: 7, tank: 1, leader: 'Remezov' },
  {
    army: '20',
    cells: ['0108', '0109', '0110', '0111', '0112', '0113', '0114', '0115'],
    rifle: 6,
    tank: 4,
    leader: 'Kurochkin',
  },
];

/** Restrictions on the movement of four armies on turn 1 [5.2]. */
export const firstTurn = {
  /** Armies for which a die decides whether they may move [5.21]. */
  diced: ['16', '19'],
  /** Armies that must march east with their whole allowance [5.23]. */
  marching: ['13', '20'],
} as const;

export interface SovietArrival extends SovietGroup {
  /** The first turn on which the group may arrive [14.3]. */
  readonly turn: number;
  readonly entry: string;
}

/** Soviet reinforcements [16.1]. */
export const sovietArrivals: readonly SovietArrival[] = [
  { turn: 1, entry: 'X', rifle: 6, tank: 0, leader: 'Rokossovsky' },
  { turn: 1, entry: 'V', army: '22', rifle: 5, tank: 0, leader: 'Yershakov' },
  { turn: 2, entry: 'W', army: '30', rifle: 3, tank: 1, leader: 'Khomenko' },
  { turn: 2, entry: 'X', rifle: 4, tank: 0 },
  { turn: 3, entry: 'Z', army: '21', rifle: 5, tank: 2, leader: 'Gerasimenko' },
  { turn: 3, entry: 'X', rifle: 4, tank: 0 },
  { turn: 4, entry: 'X', army: '28', rifle: 5, tank: 1, leader: 'Kachalov' },
  { turn: 5, entry: 'X', rifle: 4, tank: 1 },
  { turn: 6, entry: 'X', rifle: 4, tank: 0 },
  { turn: 7, entry: 'X', army: '29', rifle: 4, tank: 0, leader: 'Maslennikov' },
  { turn: 8, entry: 'X', army: '31', rifle: 4, tank: 0, leader: 'Dolmatov' },
  { turn: 9, entry: 'X', army: '49', rifle: 4, tank: 0, leader: 'Zakharkin' },
  { turn: 10, entry: 'X', army: '32', rifle: 4, tank: 0, leader: 'Vishnevsky' },
  { turn: 11, entry: 'X', army: '33', rifle: 4, tank: 0, leader: 'Onuprienko' },
];

/** A formation or unit in the list of German reinforcements. `name` is the number or name that the list gives. */
export interface GermanItem {
  readonly kind:
    | Extract<
        FormationKind | UnitKindName,
        'panzer division' | 'motorized division' | 'infantry division' | 'cavalry division'
      >
    | 'regiment';
  readonly name: string;
}

export interface GermanArrival {
  readonly turn: number;
  readonly entry: string;
  readonly corps?: string;
  readonly items: readonly GermanItem[];
}

const panzer = (name: string): GermanItem => ({ kind: 'panzer division', name });
const motorized = (name: string): GermanItem => ({ kind: 'motorized division', name });
const infantry = (...names: string[]): GermanItem[] => names.map((name) => ({ kind: 'infantry division', name }));
/** Creates a panzer grenadier regiment that belongs to no division. */
const regiment = (name: string): GermanItem => ({ kind: 'regiment', name });

/**
 * German reinforcements as the rulebook lists them [16.2]. The division `16` of turn 3 may be a misprint; see the
 * ruling `names`.
 */
export const germanArrivals: readonly GermanArrival[] = [
  {
    turn: 1,
    entry: 'C',
    corps: '39',
    items: [panzer('7'), panzer('12'), motorized('14'), motorized('20'), panzer('20')],
  },
  { turn: 2, entry: 'A', corps: '57', items: [motorized('18'), panzer('19'), regiment('Lehr')] },
  { turn: 2, entry: 'B', items: infantry('6', '26') },
  { turn: 3, entry: 'D', items: infantry('5', '35', '16') },
  { turn: 3, entry: 'E', corps: '47', items: [motorized('29'), panzer('17'), panzer('18')] },
  { turn: 3, entry: 'E', corps: '46', items: [panzer('10'), motorized('Das Reich'), regiment('Grossdeutschland')] },
  {
    turn: 3,
    entry: 'H',
    corps: '24',
    items: [panzer('3'), panzer('4'), motorized('10'), { kind: 'cavalry division', name: '1' }],
  },
  { turn: 5, entry: 'E', items: infantry('263', '137', '23') },
  { turn: 6, entry: 'E', items: infantry('258', '292') },
  { turn: 7, entry: 'E', items: infantry('7', '15', '17', '268') },
  { turn: 8, entry: 'F', items: infantry('252', '78') },
  { turn: 9, entry: 'G', items: infantry('31', '34') },
];

/**
 * The hexes of entries that the rulebook lists hex by hex [14.3]. The rulebook omits 0111 from area B, and so does this
 * list.
 */
export const printedEntries: Readonly<Record<string, readonly string[]>> = {
  B: ['0101', '0102', '0103', '0104', '0105', '0106', '0107', '0108', '0109', '0110', '0112'],
};
