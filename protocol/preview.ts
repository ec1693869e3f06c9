import type { Preview, SentPreview } from '../preview/contract/preview.js';
import type { GameSelection } from '../preview/contract/game-selection.js';
import type { Overlay, Place } from '../preview/contract/scene.js';

export type { MomentItem } from '../preview/contract/moments.js';

/**
 * `sandtable/preview`: the scene of a document at a moment. The scene shows the scenario of the document or, if there
 * is none, its map.
 */
export interface PreviewParams extends GameSelection {
  readonly uri: string;
  /**
   * Number of the moment, or `setup` for the state before the first moment. Default: the last moment at which something
   * happened in this file.
   */
  readonly moment?: number | 'setup';
  /** True to include hidden values. */
  readonly umpire?: boolean;
  /** Shows only what this side knows. */
  readonly as?: string;
  /** Uses the snapshot taken by `sandtable/hold`. The answer is null if there is no snapshot. */
  readonly earlier?: boolean;
  /** Number of a debugged game. If it is given, the snapshot of the document in the debugger is used. */
  readonly debuggedGame?: number;
}
export type PreviewResult = Preview;

/**
 * `sandtable/follow`: the scene as for `sandtable/preview`, for a client that asks repeatedly. The server sends only
 * the differences from its last answer.
 */
export interface FollowParams extends PreviewParams {
  /**
   * True if the request is for the second half of a split view. The server remembers for each half what it has sent.
   */
  readonly beside?: boolean;
  /**
   * Number of the last scene of this document that the client has received. If the number is absent, the whole scene is
   * sent.
   */
  readonly have?: number;
}
export type FollowResult = SentPreview;

/**
 * `sandtable/hold`: takes a snapshot of a document, or of another text for the document. Later versions can be compared
 * with the snapshot.
 */
export interface HoldParams {
  readonly uri: string;
  readonly text?: string;
}
/** True if the server could take the snapshot. */
export type HoldResult = boolean;

/** `sandtable/overlay`: the reach of a unit, or a layer of the game for a side or unit, at the moment shown. */
export interface OverlayParams extends PreviewParams {
  /** The requested overlay: `reach`, or the name of a layer of the game, such as `zone` or `supply`. */
  readonly want: string;
  /** Name of the side or unit. */
  readonly of: string;
}
export type OverlayResult = readonly Overlay[];

/** `sandtable/locate`: the cells and the unit at an offset of the text, to be shown on the map. */
export interface LocateParams extends GameSelection {
  readonly uri: string;
  readonly offset: number;
}
export interface LocateResult {
  readonly cells: readonly number[];
  readonly unit?: string;
  /** The moment at which the order at this offset is carried out. */
  readonly moment?: number;
}

/**
 * `sandtable/cell`: the place in the text that defines a cell: its first placement or, without a placement, its symbol
 * in the rows of the map.
 */
export interface CellParams {
  readonly uri: string;
  readonly cell: number;
}
export type CellResult = Place | null;

/**
 * `sandtable/symbol`: the cell for which a symbol in a terrain row stands; null at any other offset and for symbols
 * outside the map.
 */
export interface SymbolParams {
  readonly uri: string;
  readonly offset: number;
}
export type SymbolResult = {
  readonly label: string;
  /** The game's word for the terrain; absent if the legend has no entry for the symbol. */
  readonly terrain?: string;
} | null;
