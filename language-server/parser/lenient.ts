/**
 * A node as the parser really leaves it: after a syntax error any single part may be missing, whatever the generated
 * types say. Lists and flags are always there.
 */
export type Lenient<T> = {
  readonly [Key in keyof T]: Key extends `$${string}`
    ? T[Key]
    : T[Key] extends readonly unknown[] | boolean
      ? T[Key]
      : T[Key] | undefined;
};
