import type { MomentItem } from '../../preview/contract/moments.js';

const HEADING = /^\s*(?:(?:orders|expect\s+after)\s+turn\s+"?([^{]+)|(?:scenario|map|side)\b)/;

/**
 * Returns the text after `turn` in the heading of a turn, such as `13AM German `. Returns the empty string for a
 * heading without a turn, and undefined if the line is not a heading.
 */
export const turnOf = (line: string): string | undefined => {
  const heading = HEADING.exec(line);
  return heading ? (heading.at(1) ?? '') : undefined;
};

/**
 * Returns the number of the turn whose name stands at the beginning of a text. Returns undefined if no such turn was
 * played.
 */
export function turnNamed(
  written: string,
  moments: readonly Pick<MomentItem, 'turn' | 'turnName'>[],
): number | undefined {
  const words = written.replace(/\s+/g, ' ');
  return moments.find(({ turn, turnName = String(turn) }) =>
    new RegExp(`^${turnName}(?![\\p{L}\\p{N}])`, 'u').test(words),
  )?.turn;
}
