/** What is written wrong, the code of the finding, the first fix that the light bulb offers for it, and what an author then fills into its blanks. */
export type Mended = readonly [
  from: string,
  to: string,
  code: string,
  title: string,
  blank?: readonly [blank: string, value: string],
];
