/** The right text, the mistake, the code of its finding, the title of the first fix, and the replacement of the blanks it leaves. */
export type Repaired = readonly [
  from: string,
  to: string,
  code: string,
  title: string,
  blank?: readonly [blank: string, value: string],
];
