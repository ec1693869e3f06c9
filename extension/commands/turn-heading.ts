import type { MomentItem } from '../../preview/moments.js';

const HEADING = /^\s*(?:(?:orders|expect\s+after)\s+turn\s+"?([^{]+)|(?:scenario|map|side)\b)/;

/** What a heading says behind `turn`: `13AM German `; empty for one that begins something else, undefined for what is no heading. */
export const turnOf = (line: string): string | undefined => {
  const heading = HEADING.exec(line);
  return heading ? (heading.at(1) ?? '') : undefined;
};

/** The number of the turn that a heading names, by what the game's calendar calls it; undefined when none of that name was played. */
export function turnNamed(
  written: string,
  moments: readonly Pick<MomentItem, 'turn' | 'turnName'>[],
): number | undefined {
  const words = written.replace(/\s+/g, ' ');
  return moments.find(({ turn, turnName = String(turn) }) =>
    new RegExp(`^${turnName}(?![\\p{L}\\p{N}])`, 'u').test(words),
  )?.turn;
}
