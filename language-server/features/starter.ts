import type { Ruleset } from '../../engine/play/ruleset.js';

/** The file a game begins with as a snippet of LSP: its blanks in their order, the same text the same blank. */
export function starterSnippet({ starter }: Ruleset): string {
  const blanks: string[] = [];
  return starter.replace(/[\\$]/g, '\\$&').replace(/‹([^›]*)›/g, (_, text: string) => {
    if (!blanks.includes(text)) blanks.push(text);
    return `\${${blanks.indexOf(text) + 1}:${text.replaceAll('}', '\\}')}}`;
  });
}

/** The lines of a game's first file that begin with a word of the language, without their indentation. */
export function starterLines({ starter }: Ruleset, word: string): readonly string[] {
  return [...starter.matchAll(new RegExp(`^ *(${word} .*)$`, 'gm'))].map(([, line = '']) => line);
}
