/** A report of tables and charts, as text, CSV and HTML tell it. */
export interface Report {
  /** What it is written in: `en`. */
  readonly language: string;
  readonly title: string;
  readonly lead: readonly string[];
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly string[];
  /** So many of the first columns say what a row is of; what follows are numbers, but for seeds. */
  readonly names: number;
  readonly rows: readonly (readonly Cell[])[];
  /** The column that holds seeds of games. */
  readonly seeds?: number;
  /** The file in which these may be opened. */
  readonly opens?: string;
  readonly chart?: Chart;
  /** How long it is, where that is too long for those who read lines: only CSV, HTML and JSON have it. */
  readonly long?: string;
}

export type Cell = string | number;

export type Chart = Bars | Around | Lines;

/** Values beside each other; without a greatest the chart takes that of its bars. Those along an axis stand on it, others lie. */
export interface Bars {
  readonly kind: 'bars';
  readonly bars: readonly (Bounded & { readonly label: string })[];
  readonly most?: number;
  readonly across?: string;
}

/** By how much something is more or less, on both sides of nothing. */
export interface Around {
  readonly kind: 'around';
  readonly across: string;
  readonly areShares?: boolean;
  readonly bars: readonly (Required<Bounded> & { readonly label: string })[];
}

/** Values that follow each other. */
export interface Lines {
  readonly kind: 'lines';
  /** What the first and the last point across are called. */
  readonly ends: readonly [string, string];
  readonly lines: readonly { readonly label: string; readonly points: readonly (Bounded & { readonly x: number })[] }[];
}

/** A value with the interval in which it is sure to lie. */
export interface Bounded {
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}
