import type { GridSpec } from '../../engine/board/board.js';
import { called, type Called } from '../../engine/model/say.js';
import type { Ruleset } from '../../engine/play/ruleset.js';

type Shape = Pick<GridSpec, 'shape'>;

/** Returns the English noun for a number of cells: `hex`, `squares`. */
export const cellNoun = ({ shape }: Shape, number = 1): string =>
  shape === 'hexes' ? (number === 1 ? 'hex' : 'hexes') : number === 1 ? 'square' : 'squares';

/**
 * Returns English words about cells for a sentence. A translation uses the rulebook's noun for a cell, such as
 * `sector`. If the rulebook has no such noun, the translation uses `hex` or `square`, by the shape of the grid.
 */
export const cellWords = (ruleset: Ruleset | undefined, grid: Shape, english: string): Called =>
  called(ruleset?.vocabulary.cell ?? cellNoun(grid), english);
