import type { Preview, SentPreview } from '../preview/contract/preview.js';
import type { GameSelection } from '../preview/contract/game-selection.js';
import type { Overlay, Place } from '../preview/contract/scene.js';

export type { MomentItem } from '../preview/contract/moments.js';

/** `sandtable/preview`: the scene of a document at a moment: of its scenario, or of its map where it has none. */
export interface PreviewParams extends GameSelection {
  readonly uri: string;
  /** Number of the moment. Default: the last moment at which something happened in this file. `setup`: before the first. */
  readonly moment?: number | 'setup';
  /** Includes hidden values. */
  readonly umpire?: boolean;
  /** Shows only what this side knows. */
  readonly as?: string;
  /** Uses the snapshot taken by `sandtable/hold`; the answer is null if there is none. */
  readonly earlier?: boolean;
  /** Uses the document as the debugger holds it: the number of its game. */
  readonly debuggedGame?: number;
}
export type PreviewResult = Preview;

/** `sandtable/follow`: the same for a client that asks repeatedly; the server sends only what differs from the last answer. */
export interface FollowParams extends PreviewParams {
  /** For the second half of a split view. What was sent to each half is remembered separately. */
  readonly beside?: boolean;
  /** The edition of the scene that the client has of this document. Default: none, so that the whole scene is sent. */
  readonly have?: number;
}
export type FollowResult = SentPreview;

/** `sandtable/hold`: takes a snapshot of a document, or of another text for it, to compare later versions with. */
export interface HoldParams {
  readonly uri: string;
  readonly text?: string;
}
/** Whether the snapshot could be taken. */
export type HoldResult = boolean;

/** `sandtable/overlay`: the reach of a unit, or a layer of the game for a side or unit, at the moment shown. */
export interface OverlayParams extends PreviewParams {
  /** `reach`, or the name of one of the game's layers: `zone`, `supply`. */
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

/** `sandtable/cell`: the place in the text that defines a cell: its first placement, otherwise its symbol in the rows of the map. */
export interface CellParams {
  readonly uri: string;
  readonly cell: number;
}
export type CellResult = Place | null;

/** `sandtable/symbol`: the cell that a symbol in a terrain row stands for; null at any other offset and for symbols outside the map. */
export interface SymbolParams {
  readonly uri: string;
  readonly offset: number;
}
export type SymbolResult = {
  readonly label: string;
  /** The game's word for the terrain; absent if the legend has no entry for the symbol. */
  readonly terrain?: string;
} | null;
