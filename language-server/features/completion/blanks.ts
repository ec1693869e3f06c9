import { t } from '@vscode/l10n';

/** The words that snippets contain in place of names and texts of the author, in the reader's language. */
const BLANKS = {
  reason: () => t('Why it is not finished.'),
  Formation: () => t('Formation'),
  Map: () => t('Map'),
  Name: () => t('Name'),
  Place: () => t('Place'),
  Side: () => t('Side'),
  Text: () => t('Text'),
  Title: () => t('Title'),
  Unit: () => t('Unit'),
  author: () => t('author'),
  column: () => t('column'),
  kind: () => t('kind'),
  name: () => t('name'),
  row: () => t('row'),
  seed: () => t('seed'),
  why: () => t('why'),
} as const;

type Blank = keyof typeof BLANKS;

/** Returns a word for a name or text that the author will write, in the reader's language. */
export const blankText = (blank: Blank): string => BLANKS[blank]();

const isBlank = (word: string): word is Blank => Object.hasOwn(BLANKS, word);

/**
 * Returns a snippet with the words of its tab stops in the reader's language. The snippet must not contain names of the
 * author, because a name may be one of these words.
 */
export const withBlanks = (snippet: string): string =>
  snippet.replace(/\$\{(\d+):([^}]*)\}/g, (whole, stop: string, word: string) =>
    isBlank(word) ? `\${${stop}:${blankText(word)}}` : whole,
  );
