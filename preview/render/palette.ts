export type Theme = 'light' | 'dark' | 'high-contrast' | 'high-contrast-light';

/** The colours of a picture. Text has a contrast ratio of at least 4.5 to its background. */
export interface Palette {
  readonly theme: Theme;
  /** Colour of the sheet around the map. */
  readonly sheet: string;
  readonly sheetText: string;
  readonly sheetMuted: string;
  /** Colour of open ground. */
  readonly ground: string;
  readonly grid: string;
  readonly gridOpacity: number;
  readonly rim: string;
  readonly number: string;
  readonly woods: Ink;
  readonly wetland: Ink;
  readonly hill: Ink;
  readonly mountain: Ink;
  readonly rough: Ink;
  readonly sand: Ink;
  readonly fields: Ink;
  readonly built: Ink;
  readonly void: Ink;
  /** Seas and lakes; `mark` is the band along the shore. */
  readonly water: Ink;
  /** Colours of running water. A stream is a single line in the colour `mark`. */
  readonly river: Ink;
  readonly waterText: string;
  readonly road: Ink;
  readonly track: string;
  readonly rail: string;
  readonly railGap: string;
  readonly placeText: string;
  readonly halo: string;
  readonly sides: readonly SideColours[];
  readonly counterText: string;
  readonly symbolFill: string;
  readonly symbolInk: string;
  readonly shadow: string;
  readonly shadowOpacity: number;
  readonly error: Badge;
  readonly warning: Badge;
  readonly information: Badge;
  readonly reach: string;
  /** Shade over cells out of reach. */
  readonly beyond: string;
  readonly reachText: string;
  readonly supply: string;
  readonly attack: string;
  readonly area: readonly string[];
  /** Outline of the cells to which the statement at the text cursor refers. */
  readonly cursor: string;
  /** Outline of the selected cell. */
  readonly chosen: string;
  /** Outline of differences in the second of two compared pictures. In the first picture, `cursor` is used. */
  readonly other: string;
}

/** The colours of a printed surface: its fill, and darker colours for the marks on it and for its edge. */
export interface Ink {
  readonly fill: string;
  readonly mark: string;
  readonly edge: string;
}

export interface SideColours {
  /** Face of a counter. */
  readonly face: string;
  readonly edge: string;
  /** The side's colour on the map: ZOC, paths. */
  readonly line: string;
}

export interface Badge {
  readonly fill: string;
  readonly text: string;
}

const ink = (fill: string, mark: string, edge: string): Ink => ({ fill, mark, edge });
const side = (face: string, edge: string, line: string): SideColours => ({ face, edge, line });

/** The default theme: a printed map in daylight. */
const light: Palette = {
  theme: 'light',
  sheet: '#faf6ea',
  sheetText: '#2d2a24',
  sheetMuted: '#6a6353',
  ground: '#f1e9d2',
  grid: '#8d8059',
  gridOpacity: 0.42,
  rim: '#6f6547',
  number: '#554c31',
  woods: ink('#cfd8ad', '#97aa74', '#b3c190'),
  wetland: ink('#dbe3cd', '#6f9c9b', '#b5cabb'),
  hill: ink('#e6d5aa', '#b7975c', '#d3bb84'),
  mountain: ink('#d9c4a0', '#9b7c53', '#bda277'),
  rough: ink('#e8dcb8', '#ab966a', '#d6c698'),
  sand: ink('#f4e3b6', '#cfae6c', '#e3cd96'),
  fields: ink('#e3e3b4', '#a3ab6c', '#c9cb95'),
  built: ink('#e8d3ba', '#c99a80', '#c79c80'),
  void: ink('#f0ebdc', '#e4ddc9', '#d2cab4'),
  water: ink('#b4d3dd', '#d3e6ea', '#6a9fb3'),
  river: ink('#a9cfdc', '#5f9ab2', '#5f97ae'),
  waterText: '#2a5f78',
  road: ink('#fbf3dc', '#9c5a3a', '#9c5a3a'),
  track: '#8a6a4a',
  rail: '#3f3c38',
  railGap: '#f6f0de',
  placeText: '#2b2620',
  halo: '#f7f1de',
  sides: [
    side('#a7b8b4', '#4e625f', '#3f625d'),
    side('#d9a070', '#7c4c25', '#9b4f1f'),
    side('#d8c370', '#736121', '#796412'),
    side('#b9a6cc', '#5f4b76', '#664a86'),
    side('#a6c48d', '#4a6a33', '#46702a'),
    side('#d79a9d', '#7a3c42', '#8f3540'),
  ],
  counterText: '#1d1b18',
  symbolFill: '#f7f2e2',
  symbolInk: '#26231f',
  shadow: '#3b321e',
  shadowOpacity: 0.28,
  error: { fill: '#b3261e', text: '#ffffff' },
  warning: { fill: '#f2b632', text: '#2b2000' },
  information: { fill: '#2f6f9f', text: '#ffffff' },
  reach: '#3e7d3a',
  beyond: '#3b321e',
  reachText: '#1f4a1c',
  supply: '#7a3f92',
  attack: '#b3261e',
  area: ['#7a4b9a', '#2f7f6f', '#b0552f', '#3f66a8', '#8a7a1f', '#a33f6b'],
  cursor: '#005fb8',
  chosen: '#2b2620',
  other: '#8a3a00',
};

/** The dark variant of the printed map. */
const dark: Palette = {
  theme: 'dark',
  sheet: '#1b1c1c',
  sheetText: '#e8e3d5',
  sheetMuted: '#aba593',
  ground: '#383731',
  grid: '#8f8a72',
  gridOpacity: 0.34,
  rim: '#8f8a72',
  number: '#c6bfa7',
  woods: ink('#344634', '#577350', '#475c43'),
  wetland: ink('#34433f', '#5c8a87', '#465c55'),
  hill: ink('#4a4232', '#7d6b45', '#5f533b'),
  mountain: ink('#51473a', '#8f7a5b', '#6d5d47'),
  rough: ink('#423c2f', '#746849', '#564d38'),
  sand: ink('#4d452f', '#84724a', '#625637'),
  fields: ink('#3f402c', '#6c6e44', '#525434'),
  built: ink('#4d4037', '#8d6857', '#6b5347'),
  void: ink('#232322', '#33322f', '#3d3b37'),
  water: ink('#1f4152', '#2b5468', '#4f8ba3'),
  river: ink('#5b9bb8', '#5b9bb8', '#1c2f38'),
  waterText: '#9cc9dc',
  road: ink('#d9b98a', '#201a14', '#201a14'),
  track: '#b3926c',
  rail: '#d6d0c2',
  railGap: '#2a2925',
  placeText: '#f1ead8',
  halo: '#24241f',
  sides: [
    side('#8fa6a1', '#1d2826', '#9fc4bc'),
    side('#c98f5e', '#2e1b0c', '#eaa56a'),
    side('#c7b161', '#2b2409', '#e2cb72'),
    side('#a893bd', '#271c33', '#c8aee4'),
    side('#93b27a', '#1b2911', '#abd58c'),
    side('#c78a8d', '#301518', '#ee9ca2'),
  ],
  counterText: '#14130f',
  symbolFill: '#eee7d3',
  symbolInk: '#1d1a16',
  shadow: '#000000',
  shadowOpacity: 0.5,
  error: { fill: '#e5564b', text: '#1c0402' },
  warning: { fill: '#f0b93c', text: '#231a00' },
  information: { fill: '#6db3e2', text: '#04131d' },
  reach: '#8fd07f',
  beyond: '#000000',
  reachText: '#d3f3c8',
  supply: '#d0a0e6',
  attack: '#ff7a6b',
  area: ['#c7a0e6', '#7fd0bd', '#f0a27a', '#9ab8f0', '#d9c965', '#ef93b8'],
  cursor: '#4daafc',
  chosen: '#f1ead8',
  other: '#f0a35c',
};

/** The dark high-contrast theme: black ground, white lines and a few saturated colours. */
const highContrast: Palette = {
  theme: 'high-contrast',
  sheet: '#000000',
  sheetText: '#ffffff',
  sheetMuted: '#e0e0e0',
  ground: '#000000',
  grid: '#ffffff',
  gridOpacity: 0.5,
  rim: '#ffffff',
  number: '#ffffff',
  woods: ink('#0b2b0b', '#4fd04f', '#4fd04f'),
  wetland: ink('#06282b', '#40e0e0', '#40e0e0'),
  hill: ink('#2e2206', '#ffcf5a', '#ffcf5a'),
  mountain: ink('#33200c', '#ffb070', '#ffb070'),
  rough: ink('#241d08', '#e0c060', '#e0c060'),
  sand: ink('#2a2508', '#fff08a', '#fff08a'),
  fields: ink('#1b2206', '#c8e050', '#c8e050'),
  built: ink('#33120c', '#ff8a70', '#ff8a70'),
  void: ink('#1a1a1a', '#5a5a5a', '#8a8a8a'),
  water: ink('#00264a', '#004a80', '#4db8ff'),
  river: ink('#4db8ff', '#4db8ff', '#00264a'),
  waterText: '#8fd4ff',
  road: ink('#ffd24d', '#000000', '#000000'),
  track: '#ffd24d',
  rail: '#ffffff',
  railGap: '#000000',
  placeText: '#ffffff',
  halo: '#000000',
  sides: [
    side('#ffffff', '#000000', '#ffffff'),
    side('#ffe14d', '#000000', '#ffe14d'),
    side('#7fe9ff', '#000000', '#7fe9ff'),
    side('#ffb3e6', '#000000', '#ffb3e6'),
    side('#9dff8a', '#000000', '#9dff8a'),
    side('#ffb38a', '#000000', '#ffb38a'),
  ],
  counterText: '#000000',
  symbolFill: '#ffffff',
  symbolInk: '#000000',
  shadow: '#ffffff',
  shadowOpacity: 0.9,
  error: { fill: '#ff5a5a', text: '#000000' },
  warning: { fill: '#ffd000', text: '#000000' },
  information: { fill: '#6fc8ff', text: '#000000' },
  reach: '#7dff6a',
  beyond: '#000000',
  reachText: '#ffffff',
  supply: '#ff9dff',
  attack: '#ff6a6a',
  area: ['#e0a0ff', '#5affd8', '#ffab70', '#9ac0ff', '#fff06a', '#ff8ac0'],
  cursor: '#f38518',
  chosen: '#ffffff',
  other: '#7fe9ff',
};

/** The light high-contrast theme: black edges, saturated dark colours, pale fills. */
const highContrastLight: Palette = {
  theme: 'high-contrast-light',
  sheet: '#ffffff',
  sheetText: '#000000',
  sheetMuted: '#292929',
  ground: '#ffffff',
  grid: '#292929',
  gridOpacity: 0.55,
  rim: '#000000',
  number: '#292929',
  woods: ink('#dff0da', '#1b5e20', '#1b5e20'),
  wetland: ink('#d9f0f0', '#00626a', '#00626a'),
  hill: ink('#f6ecd2', '#6b4a00', '#6b4a00'),
  mountain: ink('#f0dfcc', '#6e3a10', '#6e3a10'),
  rough: ink('#f4eddc', '#5f5330', '#5f5330'),
  sand: ink('#fff6d6', '#7a5b00', '#7a5b00'),
  fields: ink('#f1f4cf', '#4f5a00', '#4f5a00'),
  built: ink('#fbe3dc', '#8a2a12', '#8a2a12'),
  void: ink('#ededed', '#8a8a8a', '#5a5a5a'),
  water: ink('#cfe4fa', '#ffffff', '#0b5cad'),
  river: ink('#0b5cad', '#0b5cad', '#ffffff'),
  waterText: '#0b3d78',
  road: ink('#ffffff', '#7a2e00', '#7a2e00'),
  track: '#7a2e00',
  rail: '#000000',
  railGap: '#ffffff',
  placeText: '#000000',
  halo: '#ffffff',
  sides: [
    side('#c9dcf2', '#000000', '#0f4a85'),
    side('#ffc48c', '#000000', '#8a3a00'),
    side('#f3e08a', '#000000', '#665200'),
    side('#e2cff2', '#000000', '#5a2b82'),
    side('#c8ebb8', '#000000', '#2a5c14'),
    side('#ffc7cc', '#000000', '#8f1f33'),
  ],
  counterText: '#000000',
  symbolFill: '#ffffff',
  symbolInk: '#000000',
  shadow: '#000000',
  shadowOpacity: 0.9,
  error: { fill: '#b5200d', text: '#ffffff' },
  warning: { fill: '#ffd24d', text: '#000000' },
  information: { fill: '#0f4a85', text: '#ffffff' },
  reach: '#0f6b1e',
  beyond: '#000000',
  reachText: '#0f4a17',
  supply: '#6a1b9a',
  attack: '#b5200d',
  area: ['#6a1b9a', '#00594c', '#8a3a00', '#0f4a85', '#665200', '#8a1550'],
  cursor: '#006bbd',
  chosen: '#000000',
  other: '#8a3a00',
};

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light,
  dark,
  'high-contrast': highContrast,
  'high-contrast-light': highContrastLight,
};

/**
 * Customary colours of armies as indexes into a palette's `sides`: field grey for Germans, earth brown for Soviets …
 * Any other side takes the first unused colour, in the order of the sides.
 */
const CUSTOMARY: readonly (readonly [RegExp, number])[] = [
  [/german|axis|wehrmacht|prussia/i, 0],
  [/soviet|russia|ussr|red army/i, 1],
  [/allie|british|commonwealth|english/i, 2],
  [/ital|french|france/i, 3],
  [/americ|united states|finn/i, 4],
  [/japan|hungar|romania/i, 5],
];

/** Returns the colours of a side. A side that the scene does not have takes the last colours. */
export function coloursOf(palette: Palette, sides: readonly string[], name: string | undefined): SideColours {
  return palette.sides[placeOf(palette, sides, name)];
}

/** Returns the index of a side's colours, which is the same in all palettes. */
export const placeOf = ({ sides: colours }: Palette, sides: readonly string[], name: string | undefined): number =>
  (name === undefined ? undefined : placesOf(sides).get(name)) ?? colours.length - 1;

const settled = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function placesOf(sides: readonly string[]): ReadonlyMap<string, number> {
  const known = settled.get(sides);
  if (known) return known;
  const places = new Map<string, number>();
  const isFree = (place: number): boolean => ![...places.values()].includes(place);
  for (const side of sides) {
    const customary = CUSTOMARY.find(([nation, place]) => nation.test(side) && isFree(place));
    if (customary) places.set(side, customary[1]);
  }
  for (const side of sides) if (!places.has(side)) places.set(side, [0, 1, 2, 3, 4, 5].find(isFree) ?? 5);
  settled.set(sides, places);
  return places;
}
