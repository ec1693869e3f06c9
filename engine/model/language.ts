/** A language that a reader is spoken to in. */
export type Language = 'en' | 'it';

/** The language of a locale, English where we do not speak it: `it`, `it-IT` or `it_IT.UTF-8` is Italian. */
export const languageOf = (locale: string | undefined): Language => (/^it(?![a-z])/i.test(locale ?? '') ? 'it' : 'en');
