import { t } from '@vscode/l10n';
import { citation } from '../../engine/model/ledger.js';
import { term } from '../../engine/model/say.js';
import { decidesNow, scoreLinesOf, type Standing } from '../../engine/play/standing.js';
import { conditionLines, pastText, pointsText, reasonsOf, verdictTitle, type ConditionLine } from './standing-text.js';

/**
 * Returns the score, the sources that have given no points yet, and the possible results of the game as lines of text.
 *
 * @param shown returns a term of the game, such as the name of a side, in the reader's language
 */
export function standingLines({ points, verdicts, effects }: Standing, shown = term): string[] {
  const idle = points.filter(({ isCounted }) => !isCounted);
  return [
    ...scoreLinesOf(points).map(
      ({ side, points: given, text, rule }) => `  ${shown(side)} ${given}: ${text}${citation(rule)}`,
    ),
    ...section(
      t('No points yet from:'),
      idle.map((source) => {
        const reasons = reasonsOf(source).join('; ');
        const text = pastText(source.text, source.isPast);
        return `  ${shown(source.side)} ${pointsText(source)}: ${text}${reasons === '' ? '' : ` (${reasons})`}${citation(source.rule)}`;
      }),
    ),
    ...section(
      t('Verdicts, as if the game ended now:'),
      verdicts.flatMap((verdict, index) => {
        const title = `${markOf(decidesNow(verdict, verdicts.slice(0, index)))} ${verdictTitle(verdict, shown)}${citation(verdict.rule)}`;
        return [`  ${title}`, ...(verdict.condition ? conditionLines(verdict.condition).map(lineOf) : [])];
      }),
    ),
    ...section(
      t('Offers and conditions:'),
      effects.flatMap(({ isInEffect, isPast, text, rule, condition }) => [
        `  ${markOf(isInEffect)} ${pastText(text, isPast)}${citation(rule)}`,
        ...(condition && !isInEffect ? conditionLines(condition).map(lineOf) : []),
      ]),
    ),
  ];
}

const section = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? [title, ...lines] : []);

const lineOf = ({ level, isMet, text }: ConditionLine): string => `${'  '.repeat(level + 3)}${markOf(isMet)} ${text}`;

/** Returns the sign for a condition: `✓` if it is met, `–` if it is not, `?` if a die roll decides. */
const markOf = (isMet: boolean | undefined): string => (isMet === undefined ? '?' : isMet ? '✓' : '–');
