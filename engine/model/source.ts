/** A place in an author's text: a file and a range of UTF-16 offsets. */
export interface Source {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** A rule cited in an author's text: `[5.1]`, or `[pgg 5.1]` in a file of several rulesets. */
export interface Citation {
  readonly rule: string;
  readonly source: Source;
}

/** The source of a model that no author wrote (tests, defaults). */
export const NO_SOURCE: Source = { file: '', start: 0, end: 0 };
