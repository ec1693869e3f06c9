/** Analysis of a battle or another roll: the strengths compared, the table used, and the probability of each result. */
export interface BattleItem {
  /** Heading of the analysis: `Attack on 2612`. */
  readonly title: string;
  /** The outcome as a sentence. */
  readonly outcome: string;
  /**
   * Figures such as `attack` 25, `defense` 20, `odds` 1-1. The first two are shown as a comparison, `attack 25 :
   * defense 20`.
   */
  readonly figures: readonly { readonly label: string; readonly text: string }[];
  readonly result?: string;
  /** Cells involved. */
  readonly cells: readonly number[];
  /** The attacking side, then the defending side. */
  readonly sides: readonly string[];
  readonly ledgers: readonly LedgerTable[];
  readonly dice: readonly DiceItem[];
  /** The possible totals of each side. Present only if each side rolls its own dice. */
  readonly totals?: readonly TotalsItem[];
  readonly table?: TableItem;
  /** The probability of each result of a battle without a results table. The probabilities sum to 1. */
  readonly chances?: readonly Pick<ChanceItem, 'result' | 'chance'>[];
}

/** Exact probabilities of every sum of some dice. The first probability belongs to the sum `least`. */
export interface TotalsItem {
  readonly label: string;
  readonly side?: string;
  readonly dice: number;
  readonly least: number;
  readonly chances: readonly number[];
  readonly rolled: number;
}

/** A table that explains how a value was calculated: one line per reason, and the sum below a horizontal line. */
export interface LedgerTable {
  readonly title: string;
  readonly side?: string;
  readonly lines: readonly LedgerLine[];
}

export interface LedgerLine {
  /** The unit or other subject of the row; absent if the row modifies the row above. */
  readonly name?: string;
  /** Printed value: `4`. */
  readonly printed?: string;
  /** The modification: `× 2`, `+1`. */
  readonly by?: string;
  /** The reason for the modification: `integrity`. */
  readonly why?: string;
  /** The resulting value as text, such as `16`. */
  readonly counts?: string;
  readonly rule?: string;
  /** `total`: the sum of the rows above. `note`: text only; after a unit, the note explains the unit. */
  readonly is: 'unit' | 'change' | 'total' | 'note';
}

/** A combat results table, with the column and row that were used. */
export interface TableItem {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly roll: number; readonly results: readonly string[] }[];
  readonly column: string;
  readonly row: number;
  /** For each result in the column: its exact probability and the die faces that give it. */
  readonly chances: readonly ChanceItem[];
}

export interface ChanceItem {
  readonly result: string;
  readonly chance: number;
  readonly faces: readonly number[];
}

export interface DiceItem {
  readonly address: string;
  readonly sides: number;
  readonly values: readonly number[];
  /** True if the file states the roll; false if the seed determined it. */
  readonly written: boolean;
}
