/** English for messages: numbers with their nouns, lists, articles. */
/** `1 unit`, `5 units`; `3 hexes` where the plural is told. */
export declare function count(number: number, one: string, many?: string): string;
/** `a`, `a and b`, `a, b and c`. */
export declare function list(words: readonly string[], last?: string): string;
/** `a rifle`, `an infantry division`. */
export declare function withArticle(noun: string): string;
/** What steers a terminal, turns the direction of writing, or may not stand in XML. */
export declare const CONTROL: RegExp;
/** A text with its control characters shown instead of obeyed: `␛`, `␊`, or `�` where there is no sign for one. */
export declare function visible(text: string): string;
/** What an author wrote, as a message repeats it: the beginning of a long text tells which is meant. */
export declare function brief(text: string, longest?: number): string;
