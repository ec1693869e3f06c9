/** How Sandtable interprets an unclear rule that leaves no choice. Comments in the code refer to it by its name. */
export interface Reading {
  readonly name: string;
  readonly rules: readonly string[];
  readonly question: string;
  /** The answer that is played. */
  readonly text: string;
}

/** A reading before it has its name. */
export type ReadingTexts<Rule extends string = string> = Readonly<
  Record<string, Omit<Reading, 'name' | 'rules'> & { readonly rules: readonly Rule[] }>
>;

/** The readings as findings, hovers and the documentation see them. */
export const namedReadings = (table: ReadingTexts): readonly Reading[] =>
  Object.entries(table).map(([name, text]) => ({ name, ...text }));
