/** Interpretation of an unclear rule that leaves no choice. Comments in the code refer to it by its name. */
export interface Reading {
  readonly name: string;
  readonly rules: readonly string[];
  readonly question: string;
  /** The answer that is played. */
  readonly text: string;
}

/** Readings by name. */
export type ReadingTexts<Rule extends string = string> = Readonly<
  Record<string, Omit<Reading, 'name' | 'rules'> & { readonly rules: readonly Rule[] }>
>;

/** Returns the readings of a table, each with its name. */
export const namedReadings = (table: ReadingTexts): readonly Reading[] =>
  Object.entries(table).map(([name, text]) => ({ name, ...text }));
