import { decimalText, percentText } from '../../engine/model/number-text.js';
import { term } from '../../engine/model/say.js';
import { t } from '@vscode/l10n';
import type { Counts } from '../../engine/play/counting/rows.js';
import { neverIn, rulesNeverCited, type Distribution } from '../../engine/play/distribution.js';

/**
 * Returns the aggregate of many games as text. Results of units are only in the JSON output, because there are hundreds
 * of units.
 *
 * @param shownStatements texts of special rules in the reader's language. Default: as authors write them
 */
export function distributionText(
  { runs, seed, score, outcomes, results, expectations, statements, rules }: Distribution,
  shownStatements?: ReadonlyMap<string, string>,
): string {
  return [
    t('{0} games (seed “{1}”)', runs, seed),
    ...section(
      t('Points'),
      score.map(({ side, mean, least, most, median, middle, first }) =>
        t(
          '{0}: mean {1}, range {2} to {3}, middle half {4} to {5}; median {6}, for example with the seed “{7}”',
          side,
          decimalText(mean, 1),
          least,
          most,
          ...middle,
          median,
          `${seed}/${first[median]}`,
        ),
      ),
    ),
    ...section(t('Outcomes'), Object.keys(outcomes).length > 0 ? [shares(outcomes)] : []),
    ...section(
      t('Results'),
      results.map(
        ({ address, kind, cells, counts }) => `${term(kind)} ${cells.join(' ')} (${address}): ${shares(counts)}`,
      ),
    ),
    ...section(
      t('Expectations'),
      expectations.map(({ text, passed }) => `${text}: ${percent(passed, runs)}`),
    ),
    ...section(t('Never in {0} games', runs), neverIn({ statements, expectations }, shownStatements)),
    ...section(
      t('Rules never cited in {0} games', runs),
      rulesNeverCited({ rules }).map(({ rule, title }) => `${rule} ${title}`),
    ),
    '',
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];
}

function shares(counts: Counts): string {
  const all = Object.values(counts).reduce((sum, times) => sum + times, 0);
  const sorted = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return sorted.map(([value, times]) => `${value} ${percent(times, all)}`).join(', ');
}

function percent(times: number, of: number): string {
  return percentText(decimalText((100 * times) / of, 1));
}
