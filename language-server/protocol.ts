import type { Overlay, Place, Scene } from '../preview/scene.js';

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

export interface PreviewResult {
  readonly scene: Scene;
  readonly moments: readonly MomentItem[];
  /** The number of the moment shown, -1 for the set-up. */
  readonly moment: number;
  readonly seed: string;
  readonly score: readonly {
    readonly side: string;
    readonly points: number;
    readonly text: string;
    readonly rule: string;
  }[];
  readonly ruleset: string;
}

/** One row of the list of moments, with everything its detail shows. */
export interface MomentItem {
  readonly number: number;
  readonly address: string;
  readonly kind: 'decision' | 'dice';
  readonly turn: number;
  readonly phase: string;
  readonly side?: string;
  readonly rule: string;
  readonly prompt: string;
  readonly answer: string;
  readonly by: string;
  readonly place?: Place;
  readonly events: readonly {
    readonly kind: string;
    readonly rule: string;
    readonly text: string;
    readonly ledger: readonly { readonly text: string; readonly rule?: string }[];
    readonly dice?: {
      readonly address: string;
      readonly sides: number;
      readonly values: readonly number[];
      readonly written: boolean;
    };
  }[];
}

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
