/** The names of the token types that the label of a cell can have. */
export const LABEL_TOKENS: ReadonlySet<string> = new Set(['DIGITS', 'LETTERED', 'DECIMAL', 'NEGATIVE', 'DOTTED']);
