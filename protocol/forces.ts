import type { ForcesRow } from '../preview/contract/forces.js';
import type { Printed } from '../preview/contract/print-data.js';
import type { Place } from '../preview/contract/scene.js';
import type { PreviewParams } from './preview.js';

/** `sandtable/forces`: the order of battle as a tree of sides, pools, formations and units, for each visible side. */
export interface ForcesParams {
  readonly uri: string;
}
export type ForcesResult = readonly ForcesLine[];

/** A side, pool, formation or unit. `totals` counts its units or counters by their use in the scenario. */
export interface ForcesLine {
  readonly what: 'side' | 'pool' | 'formation' | 'unit';
  readonly name: string;
  readonly kind: string;
  /** Place or places of the units, such as `2512`, `6 cells`, `turn 2 at A`. */
  readonly where?: string;
  readonly totals: {
    readonly exist: number;
    readonly setUp: number;
    readonly arrive: number;
    /** Number of units that are neither set up nor arriving. */
    readonly left: number;
    /** Number of units that are used more than once. */
    readonly twice: number;
  };
  readonly place: Place;
  readonly members: readonly ForcesLine[];
}

/**
 * `sandtable/forcesRows`: the rows of the *Forces* page of the panel, limited to the knowledge of a side. Each row
 * gives the place of a unit at the moment shown, or the counter of a unit that has no place yet.
 */
export type ForcesRowsParams = PreviewParams;
export type ForcesRowsResult = readonly ForcesRow[];

/** `sandtable/forcesTable`: the forces of a file and its imports as CSV for a spreadsheet; null if there are none. */
export type ForcesTableResult = string | null;

/**
 * `sandtable/printed`: the counters, set-ups and arrivals of the forces of a file and its imports, for printing; null
 * if there are none.
 */
export type PrintedResult = Printed | null;

/**
 * `sandtable/readForces`: the edits that bring a file to the state of a table of forces, or the errors in the table.
 * The table is CSV, or a sheet of an `.xlsx` or `.ods` spreadsheet.
 */
export interface ReadForcesParams {
  readonly uri: string;
  /** A text, or the bytes of a file as base64, whose format and encoding the server detects. */
  readonly table: string | { readonly base64: string };
  /** Text offset at which the table is pasted. The side at this offset applies to rows that name no side. */
  readonly offset?: number;
  /** True to remove the units and counters of the file that the table lacks. Default: false. */
  readonly removes?: boolean;
  /** Name of the sheet of a spreadsheet. Default: the first sheet that is not hidden. */
  readonly sheet?: string;
}
export type ReadForcesResult = (
  | {
      readonly edits: readonly { readonly place: Place; readonly text: string }[];
      /** The units and counters of the file that the table lacks, if there are any. */
      readonly absent?: readonly string[];
    }
  | { readonly faults: readonly TableFault[] }
) & {
  /** The encoding of the file, if it is not UTF-8. */
  readonly encoding?: string;
  /** The name of the sheet that was read; absent if the file is not a spreadsheet. */
  readonly sheet?: string;
  /** The names of all sheets that are not hidden. */
  readonly sheets?: readonly string[];
};

/**
 * An error in a table. Lines are counted from 1. Columns are counted from 1 in the header line; 0 stands for the whole
 * line.
 */
export interface TableFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** The cell of a spreadsheet in which the error is, such as `Units!B4`. */
  readonly cell?: string;
}
