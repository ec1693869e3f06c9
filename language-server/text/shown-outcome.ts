import { t } from '@vscode/l10n';
import type { Outcome } from '../../engine/play/game.js';
import { say } from '../../engine/model/say.js';

/** The winner and the degree of an outcome. */
type Result = { readonly [Key in 'side' | 'degree']?: Outcome[Key] | undefined };

/**
 * Returns an outcome in the reader's language: `German decisive`, `draw`. Files and saved games contain its English
 * text instead.
 *
 * @param shown returns a term of the game, such as the name of a side, in the reader's language
 */
export function shownOutcome({ side, degree }: Result, shown: (word: string) => string): string {
  if (side === undefined) return t('draw');
  return degree === undefined ? shown(side) : say`${shown(side)} ${shown(degree)}`;
}
