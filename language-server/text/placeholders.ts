import type { Fix } from '../../engine/model/finding.js';

/** What stands in ‹ › in a text that is written for an author is a blank: what only he can say. */
const PLACEHOLDER = /‹([^›]*)›/g;

/** A text with blanks as a snippet of LSP: its stops in their order, the same text the same stop where blanks are `linked`. */
export function snippetOf(text: string, { linked }: { readonly linked: boolean }): string {
  const blanks: string[] = [];
  return text.replace(/[\\$]/g, '\\$&').replace(PLACEHOLDER, (_, word: string) => {
    if (!linked || !blanks.includes(word)) blanks.push(word);
    return `\${${blanks.lastIndexOf(word) + 1}:${word.replaceAll('}', '\\}')}}`;
  });
}

/** A text as it stands before anybody has filled in its blanks. */
export const withoutMarks = (text: string): string => text.replace(PLACEHOLDER, '$1');

/** A fix as somebody might fill it in, to be tried. */
export const fillPlaceholders = (fix: Fix): Fix => ({
  ...fix,
  edits: fix.edits.map(({ source, text }) => ({
    source,
    text: text.replace(PLACEHOLDER, (_, word: string) => fix.blanks?.[word] ?? word),
  })),
});
