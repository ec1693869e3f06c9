import type { TwinRule } from '../rulebook/rulebook.js';

/** A kind of terrain or place that helps the defender of a hex. */
export interface Help {
  readonly word: string;
  /** The number of columns by which the defender shifts the odds. */
  readonly shift: number;
  readonly rule: TwinRule;
  /** The side that the terrain helps; both sides by default. */
  readonly side?: string;
}

/** The kinds of terrain with the cost of entering them, in points [4.3, 7.1]. */
export const TERRAIN = [
  { word: 'clear', cost: 1, shift: 0, rule: '4.3' },
  { word: 'forest', cost: 2, shift: -1, rule: '4.3' },
] as const satisfies readonly (Help & { readonly cost: number })[];

/** The kinds of places [7.1, 9]. */
export const PLACES = [
  { word: 'city', shift: 0, rule: '9' },
  { word: 'capital', shift: -1, rule: '7.1' },
  { word: 'fort', shift: -1, rule: '7.1', side: 'Soviet' },
] as const satisfies readonly Help[];
