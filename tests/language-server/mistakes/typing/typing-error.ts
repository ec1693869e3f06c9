/**
 * The right text, the typing error, code, underlined text and message of the only finding, the title of the first fix, and the
 * text it writes if that differs from the right text.
 */
export type TypingError = readonly [
  from: string,
  to: string,
  code: string,
  at: string,
  message: string,
  title: string,
  writes?: string,
];
