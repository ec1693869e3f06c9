/** The names of the tokens that a label of a cell may be. */
export const LABEL_TOKENS: ReadonlySet<string> = new Set(['DIGITS', 'LETTERED', 'DECIMAL', 'NEGATIVE', 'DOTTED']);
