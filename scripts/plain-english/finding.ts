/** A place in the repository whose English is not plain, and what to write instead. */
export interface Finding {
  /** Path from the root of the project. */
  readonly file: string;
  /** Line number, counted from 1. */
  readonly line: number;
  readonly message: string;
}
