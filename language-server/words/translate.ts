/** Returns the translation of an English text whose placeholders, such as `{0}`, are replaced by values. */
export type Translate = (text: string, ...values: (string | number | boolean)[]) => string;
