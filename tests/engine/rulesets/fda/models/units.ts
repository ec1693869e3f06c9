/**
 * A kind of unit, from the tables of the rulebook: combat factor, range, size, armour, and sectors per move [7a, Ab].
 */
export interface Kind {
  readonly fc: number;
  readonly range: number;
  readonly isLarge: boolean;
  readonly isArmoured?: true;
  readonly sectors: number;
  readonly onFoot?: true;
}

const foot = { sectors: 1, onFoot: true } as const;
const guns = { sectors: 4 } as const;
const tracks = { sectors: 3, isArmoured: true } as const;

/** The kinds of units by the codes of the sketches. */
export const KINDS = {
  INF: { fc: 1, range: 0, isLarge: true, ...foot },
  MECH: { fc: 1, range: 0, isLarge: true, sectors: 4 },
  CAV: { fc: 1, range: 0, isLarge: true, ...foot },
  'ARM-A': { fc: 4, range: 2, isLarge: true, ...tracks },
  'ARM-B': { fc: 3, range: 1, isLarge: true, ...tracks },
  'ARM-C': { fc: 2, range: 0, isLarge: true, ...tracks },
  'INF-bn': { fc: 1, range: 0, isLarge: false, ...foot },
  'ARM-B-bn': { fc: 3, range: 1, isLarge: false, ...tracks },
  'AT-L': { fc: 2, range: 1, isLarge: false, ...guns },
  'AT-H': { fc: 3, range: 1, isLarge: false, ...guns },
  ENG: { fc: 1, range: 1, isLarge: false, ...foot },
  HMG: { fc: 1, range: 1, isLarge: false, ...foot },
  'AA-L': { fc: 1, range: 1, isLarge: false, ...guns },
  'AA-H': { fc: 2, range: 1, isLarge: false, ...guns },
  'REC-L': { fc: 1, range: 0, isLarge: false, sectors: 5 },
  'REC-H': { fc: 2, range: 0, isLarge: false, sectors: 5 },
  'ART-M': { fc: 2, range: 6, isLarge: true, ...guns },
  'ART-H': { fc: 3, range: 8, isLarge: true, ...guns },
  'ART-SP': { fc: 2, range: 6, isLarge: true, sectors: 3 },
  HQ: { fc: 1, range: 0, isLarge: false, sectors: 5 },
} as const satisfies Readonly<Record<string, Kind>>;

export type Code = keyof typeof KINDS;

export const kindOf = (code: Code): Kind => KINDS[code];
export const isArtillery = (code: Code): boolean => code.startsWith('ART');
export const isReconnaissance = (code: Code): boolean => code.startsWith('REC');
const isAntiTank = (code: Code): boolean => code.startsWith('AT-');

/**
 * Returns a factor against one opponent. The factor of anti-tank guns is one less against an opponent without armour
 * [2.1q].
 */
export const factorAgainst = (code: Code, other: Code): number =>
  kindOf(code).fc - (isAntiTank(code) && kindOf(other).isArmoured !== true ? 1 : 0);

/**
 * Returns the extra dice of the stronger side: one, or two if its factor is more than twice the other factor [8g, 10e].
 */
export const diceOfStronger = (own: number, other: number): number => (own <= other ? 0 : own > 2 * other ? 2 : 1);
