/** Where in the author's text something stands: a file and a span of UTF-16 offsets. */
export interface Source {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** A citation as written: `[5.1]` or, in a file of several rulesets, `[pgg 5.1]`. */
export interface Citation {
  readonly rule: string;
  readonly source: Source;
}

/** The source of something no author wrote (tests, defaults). */
export const NO_SOURCE: Source = { file: '', start: 0, end: 0 };
