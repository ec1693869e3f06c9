/**
 * The right text; the typing error; the code, the underlined text and the message of the only finding; the title of the
 * first fix; and the text that the fix writes if it differs from the right text.
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
