/** A language of the user interface. */
export type Language = 'en' | 'it';

/** Returns the language of a locale: Italian for `it`, `it-IT` or `it_IT.UTF-8`, otherwise English. */
export const languageOf = (locale: string | undefined): Language => (/^it(?![a-z])/i.test(locale ?? '') ? 'it' : 'en');

/**
 * Returns the tag of the language of a locale: `it-IT` for `it_IT.UTF-8`, `en` for `C`, `POSIX` and no locale.
 */
export function tagOf(locale: string | undefined): string {
  const [name = ''] = /^[a-z]{2,3}(?:[-_][a-z0-9]+)*(?![a-z0-9])/i.exec(locale ?? '') ?? [];
  return name === '' ? 'en' : name.replaceAll('_', '-');
}
