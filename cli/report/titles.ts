import { englishTitle } from '../../engine/play/rulebook.js';
import type { RuleEntry } from '../../engine/play/ruleset.js';

/** How a rule is called in an output of this form: only text is for a reader, whose language it speaks. */
export const titleIn = (format: string): ((entry: Pick<RuleEntry, 'title' | 'titleInEnglish'>) => string) =>
  format === 'text' ? ({ title }) => title : englishTitle;
