import type { Fix } from '../../engine/model/finding.js';

/** A placeholder in generated text, such as ‹NUMBER›: a value that only the author knows. */
const PLACEHOLDER = /‹([^›]*)›/g;

/**
 * Converts a text with placeholders into an LSP snippet with a tab stop for each placeholder. If `linked` is true,
 * equal placeholders share a tab stop.
 */
export function snippetOf(text: string, { linked }: { readonly linked: boolean }): string {
  const words: string[] = [];
  return text.replace(/[\\$]/g, '\\$&').replace(PLACEHOLDER, (_, word: string) => {
    if (!linked || !words.includes(word)) words.push(word);
    return `\${${words.lastIndexOf(word) + 1}:${word.replaceAll('}', '\\}')}}`;
  });
}

/** Removes the marks around placeholders and keeps their words. */
export const withoutMarks = (text: string): string => text.replace(PLACEHOLDER, '$1');

/** Replaces the placeholders of a fix by example values, so that the fix can be verified. */
export const fillPlaceholders = (fix: Fix): Fix => ({
  ...fix,
  edits: fix.edits.map(({ source, text }) => ({
    source,
    text: text.replace(PLACEHOLDER, (_, word: string) => fix.blanks?.[word] ?? word),
  })),
});

/** Escapes text for a snippet. */
export function literal(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}
