/** Texts in the reader's language by their English texts. */
export type Words = Readonly<Record<string, string>>;

/** Returns a function that translates an English text and replaces its placeholders, such as `{0}`, by values. */
export const translatorWith =
  (words: Words) =>
  (english: string, ...values: readonly (string | number)[]): string =>
    values.reduce<string>(
      (text, value, place) => text.replaceAll(`{${place}}`, () => String(value)),
      Object.hasOwn(words, english) ? words[english] : english,
    );
