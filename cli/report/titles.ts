import { englishText, englishTitle, type RuleEntry } from '../../engine/play/rulebook.js';

/**
 * Returns a function that returns the title of a rule, in the user's language for text output, and in English for
 * formats that programs read.
 */
export const titleIn = (format: string): ((entry: Pick<RuleEntry, 'title' | 'titleInEnglish'>) => string) =>
  format === 'text' ? ({ title }) => title : englishTitle;

/** Returns the function that looks up the text of a rule, in the language of the titles of {@link titleIn}. */
export const textIn = (format: string): ((entry: Pick<RuleEntry, 'text' | 'textInEnglish'>) => string) =>
  format === 'text' ? ({ text }) => text : englishText;
