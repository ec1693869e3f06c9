/** A language of the user interface. */
export type Language = 'en' | 'it';

/** Returns the language of a locale: Italian for `it`, `it-IT` or `it_IT.UTF-8`, otherwise English. */
export const languageOf = (locale: string | undefined): Language => (/^it(?![a-z])/i.test(locale ?? '') ? 'it' : 'en');
