import type { Preview } from '../preview/moments.js';
import type { Overlay, Place } from '../preview/scene.js';

/** What the extension asks of the server beyond LSP: the picture and the resolved turn. Requests are named `sandtable/…`. */

/** `sandtable/preview`: the scene of the scenario (or map) a document belongs to, at a moment. */
export interface PreviewParams {
  readonly uri: string;
  /** Number of the moment to show; absent: the end of what the file plays. `setup`: before the first. */
  readonly moment?: number | 'setup';
  /** Overrides the seed of the file. */
  readonly seed?: string;
  /** Shows hidden values. */
  readonly umpire?: boolean;
}

export type PreviewResult = Preview;
export type { MomentItem } from '../preview/moments.js';

/** `sandtable/overlay`: ZOC of a side, or reach and supply of a unit, at the moment shown. */
export interface OverlayParams extends PreviewParams {
  readonly want: 'zone' | 'reach' | 'supply';
  /** The side (`zone`) or the unit (`reach`, `supply`). */
  readonly of: string;
}
export type OverlayResult = readonly Overlay[];

/** `sandtable/locate`: the cell or unit at a position in the text, for the map to show. */
export interface LocateParams {
  readonly uri: string;
  readonly offset: number;
}
export interface LocateResult {
  readonly cells: readonly number[];
  readonly unit?: string;
}

/** `sandtable/cell`: where a cell is written about: its placements first, then its row in the map. */
export interface CellParams {
  readonly uri: string;
  readonly cell: number;
}
export type CellResult = Place | null;

/** Notification `sandtable/changed`: documents whose picture is out of date. */
export interface ChangedParams {
  readonly uris: readonly string[];
}

/** `sandtable/expectations`: the expectations of a document, for the test explorer. */
export interface ExpectationsParams {
  readonly uri: string;
}
export type ExpectationsResult = readonly {
  readonly text: string;
  readonly place: Place;
  readonly passed: boolean;
  readonly expected: string;
  readonly got: string;
}[];
