/**
 * A node as created by the parser. Contrary to the generated types, any property may be missing after a syntax error.
 * Lists and booleans are always present.
 */
export type Lenient<T> = {
  readonly [Key in keyof T]: Key extends `$${string}`
    ? T[Key]
    : T[Key] extends readonly unknown[] | boolean
      ? T[Key]
      : T[Key] | undefined;
};
