/** A report of tables and charts, to be written as text, CSV, HTML or JSON. */
export interface Report {
  /** Language tag of the text: `en`. */
  readonly language: string;
  /** The forms of the numbers in charts. */
  readonly numbers: NumberForms;
  readonly title: string;
  readonly lead: readonly string[];
  readonly sections: readonly Section[];
}

/** The forms of numbers in the reader's language. `{0}` and `{1}` are placeholders for digits. */
export interface NumberForms {
  /** A number with a fraction: `{0}.{1}`. */
  readonly decimal: string;
  /** A percentage: `{0} %`. */
  readonly percent: string;
}

export interface Section {
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly string[];
  /**
   * Number of columns at the beginning of a row that identify the row. All other columns contain numbers, except the
   * column of seeds.
   */
  readonly names: number;
  readonly rows: readonly (readonly Cell[])[];
  /** Index of the column that contains the seeds of games. */
  readonly seeds?: number;
  /** The file that is played when the reader clicks on a seed in the table. */
  readonly opens?: string;
  readonly chart?: Chart;
  /**
   * States the length of the table, if the table is too long for plain text. A plain-text report then leaves the table
   * out.
   */
  readonly long?: string;
}

export type Cell = string | number;

export type Chart = Bars | Around | Lines;

/**
 * A bar chart. The scale ends at `most`, by default the value of the largest bar. If `across`, the label of the axis,
 * is given, the bars are vertical, otherwise horizontal.
 */
export interface Bars {
  readonly kind: 'bars';
  readonly bars: readonly (Bounded & { readonly label: string })[];
  readonly most?: number;
  readonly across?: string;
}

/** A chart of differences around zero, each with its confidence interval. */
export interface Around {
  readonly kind: 'around';
  readonly across: string;
  readonly areShares?: boolean;
  readonly bars: readonly (Required<Bounded> & { readonly label: string })[];
}

/** A line chart of one or more series. */
export interface Lines {
  readonly kind: 'lines';
  /** Labels of the first and the last point of the x axis. */
  readonly ends: readonly [string, string];
  readonly lines: readonly { readonly label: string; readonly points: readonly (Bounded & { readonly x: number })[] }[];
}

/** A value with its confidence interval. */
export interface Bounded {
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}
