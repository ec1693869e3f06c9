import type { Alignment, Brush, Stroke } from '../preview/contract/drawing.js';
import type { DropAttack, DropTargets } from '../preview/contract/drop-targets.js';
import type { Place } from '../preview/contract/scene.js';
import type { PreviewParams } from './preview.js';

/**
 * `sandtable/move`: the text edits that move counters from one cell to another. The engine has checked the edits. If
 * the counters may not be moved, the answer is the reason. If `from` is -1, the counters have no place yet and are set
 * up in `to`.
 */
export interface MoveParams extends PreviewParams {
  /** Names of counters that are all in the cell `from`. */
  readonly counters: readonly string[];
  readonly from: number;
  readonly to: number;
  /**
   * True to add the cell to the attack that the counters already make. By default, the cell replaces the target of this
   * attack.
   */
  readonly adds?: boolean;
}
export type MoveResult =
  | {
      readonly edits: readonly { readonly place: Place; readonly text: string }[];
      /** The moment at which the written order is carried out; absent for a placement. */
      readonly moment?: number;
      /** Set if the written order sends the counters against enemy units. */
      readonly attack?: DropAttack;
    }
  | {
      readonly refused: string;
      /** Number of the rule that forbids the move, if any. */
      readonly rule?: string;
    };

/**
 * `sandtable/brushes`: what can be drawn on the map of a document: symbols of its legend, and existing and new rivers,
 * roads and similar lines.
 */
export interface BrushesParams {
  readonly uri: string;
}
export type BrushesResult = readonly Brush[];

/**
 * `sandtable/draw`: the edits of the map's text for a stroke drawn on the map, or the reason why the stroke cannot be
 * drawn.
 */
export interface DrawParams {
  readonly uri: string;
  readonly stroke: Stroke;
}
export type DrawResult = MoveResult;

/**
 * `sandtable/align`: writes the `underlay` statement of the map of a document. The result contains the edits, or the
 * reason why nothing can be written.
 */
export interface AlignParams {
  readonly uri: string;
  readonly alignment: Alignment;
}

/**
 * `sandtable/writeDown`: writes the answer or roll of a moment into the text if it came from a default or from the
 * seed. The result contains the edits, or the reason why nothing can be written.
 */
export interface WriteDownParams extends PreviewParams {
  readonly moment: number;
}
export type WriteDownResult = DrawResult;

/** `sandtable/takeUp`: the cells in which dragged counters may be dropped together, at the moment shown. */
export interface TakeUpParams extends PreviewParams {
  readonly counters: readonly string[];
}
export type TakeUpResult = DropTargets;
