import type { Reading } from './ruleset.js';

/** A reading before it has its name. */
export type ReadingTexts<Rule extends string = string> = Readonly<
  Record<string, Omit<Reading, 'name' | 'rules'> & { readonly rules: readonly Rule[] }>
>;

/** The readings as findings, hovers and the documentation see them. */
export const namedReadings = (table: ReadingTexts): readonly Reading[] =>
  Object.entries(table).map(([name, text]) => ({ name, ...text }));
