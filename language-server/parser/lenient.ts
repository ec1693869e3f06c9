/**
 * A node as the parser creates it: after a syntax error any property may be missing, contrary to the generated types. Lists and
 * booleans are always present.
 */
export type Lenient<T> = {
  readonly [Key in keyof T]: Key extends `$${string}`
    ? T[Key]
    : T[Key] extends readonly unknown[] | boolean
      ? T[Key]
      : T[Key] | undefined;
};
