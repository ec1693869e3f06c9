/** A report of tables and charts, as text, CSV and HTML tell it. */
export interface Report {
  readonly title: string;
  readonly lead: readonly string[];
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The column that holds seeds of games, which may be opened. */
  readonly seeds?: number;
  readonly chart?: Chart;
  /** Too long for those who read lines: only CSV, HTML and JSON have it. */
  readonly isLong?: true;
}

export type Cell = string | number;

export type Chart = Bars | Lines;

/** Values beside each other; without a greatest the chart takes that of its bars. Those along an axis stand on it, others lie. */
export interface Bars {
  readonly kind: 'bars';
  readonly bars: readonly (Bounded & { readonly label: string })[];
  readonly most?: number;
  readonly across?: string;
}

/** Values that follow each other. */
export interface Lines {
  readonly kind: 'lines';
  readonly across: string;
  readonly lines: readonly { readonly label: string; readonly points: readonly (Bounded & { readonly x: number })[] }[];
}

/** A value with the interval in which it is sure to lie. */
export interface Bounded {
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}
