import type { Cell } from '../../engine/board/board.js';
import type { SceneUnderlay } from './scene.js';

/**
 * Something the author can draw on a map: a terrain symbol of the map's legend, or a named line of one of the game's
 * feature kinds.
 */
export type Brush =
  | { readonly on: 'cells'; readonly symbol: string; readonly word: string }
  | {
      readonly on: 'hexsides' | 'chains';
      readonly kind: string;
      readonly name: string;
      /** True if no feature has this name yet. The first stroke then creates a feature with this name. */
      readonly isNew?: true;
    };

/**
 * One completed stroke: cells painted with a symbol, hexsides (each as the two cells between which the hexside lies),
 * or a chain of adjacent cells.
 */
export type Stroke =
  | { readonly on: 'cells'; readonly symbol: string; readonly cells: readonly Cell[] }
  | {
      readonly on: 'hexsides';
      readonly kind: string;
      readonly name: string;
      readonly hexsides: readonly (readonly [Cell, Cell])[];
    }
  | { readonly on: 'chains'; readonly kind: string; readonly name: string; readonly cells: readonly Cell[] };

/**
 * A change of the scan under the grid: another file, by its URI, or another alignment of the present file.
 */
export type Alignment = { readonly file: string } | Pick<SceneUnderlay, 'anchors' | 'opacity'>;
