/**
 * An interpretation of an unclear rule. Unlike a ruling, it offers scenarios no choice. Comments in the code refer to a
 * reading by its name.
 */
export interface Reading {
  readonly name: string;
  readonly rules: readonly string[];
  readonly question: string;
  /** The interpretation that the game uses, as a full sentence. */
  readonly text: string;
}

/** Readings by name. */
export type ReadingTexts<Rule extends string = string> = Readonly<
  Record<string, Omit<Reading, 'name' | 'rules'> & { readonly rules: readonly Rule[] }>
>;

/** Returns the readings in a table, each with its name. */
export const namedReadings = (table: ReadingTexts): readonly Reading[] =>
  Object.entries(table).map(([name, text]) => ({ name, ...text }));
