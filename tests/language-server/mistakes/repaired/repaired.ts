/**
 * The right text; the mistake; the code of its finding; the title of the first fix; the text for the placeholders that
 * the fix leaves.
 */
export type Repaired = readonly [
  from: string,
  to: string,
  code: string,
  title: string,
  blank?: readonly [blank: string, value: string],
];
