import type { Cell } from '../engine/board/board.js';

/** What can be drawn on a map: a symbol of its legend, or a line of one of the game's kinds by its name. */
export type Brush =
  | { readonly on: 'cells'; readonly symbol: string; readonly word: string }
  | {
      readonly on: 'hexsides' | 'chains';
      readonly kind: string;
      readonly name: string;
      /** No feature has this name yet; drawing it writes one. */
      readonly isNew?: true;
    };

/** What was drawn in one go: cells by a symbol, sides between two cells each, or neighbour after neighbour. */
export type Stroke =
  | { readonly on: 'cells'; readonly symbol: string; readonly cells: readonly Cell[] }
  | {
      readonly on: 'hexsides';
      readonly kind: string;
      readonly name: string;
      readonly hexsides: readonly (readonly [Cell, Cell])[];
    }
  | { readonly on: 'chains'; readonly kind: string; readonly name: string; readonly cells: readonly Cell[] };
