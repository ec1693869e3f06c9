import { IMPASSABLE } from '../../../../engine/board/reach.js';

/** The cost of a step into each kind of hex [3]. */
export const terrain: Readonly<Record<string, { readonly cost: number; readonly text: string }>> = {
  clear: { cost: 1, text: 'One point.' },
  woods: { cost: 2, text: 'Two points.' },
  lake: { cost: IMPASSABLE, text: 'No unit may enter this terrain.' },
};
