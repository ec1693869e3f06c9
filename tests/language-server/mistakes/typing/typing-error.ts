/** What is written wrong; code, underlined text and message of the one finding; the first fix, and what it writes where that is not what was meant. */
export type TypingError = readonly [
  from: string,
  to: string,
  code: string,
  at: string,
  message: string,
  title: string,
  writes?: string,
];
