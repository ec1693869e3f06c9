import type { Counts } from '../../engine/play/counting/rows.js';
import type { Distribution } from '../../engine/play/distribution.js';

/** What many games came to, for people. Units are left to JSON: there are hundreds. */
export function distributionText({ runs, seed, score, outcomes, results, expectations }: Distribution): string {
  return [
    `${runs} games (seed “${seed}”)`,
    ...section(
      'Points',
      score.map(
        ({ side, mean, least, most, median, middle, first }) =>
          `${side}: ${mean.toFixed(1)} on average, ${least} to ${most}, half of the games ${middle[0]} to ${middle[1]}; typical ${median}, as with the seed “${seed}/${first[median]}”`,
      ),
    ),
    ...section('Outcomes', Object.keys(outcomes).length > 0 ? [shares(outcomes)] : []),
    ...section(
      'Results',
      results.map(({ address, kind, cells, counts }) => `${kind} ${cells.join(' ')} (${address}): ${shares(counts)}`),
    ),
    ...section(
      'Expectations',
      expectations.map(({ text, passed }) => `${text}: ${percent(passed, runs)}`),
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
  return `${((100 * times) / of).toFixed(1)} %`;
}
