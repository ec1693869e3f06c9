import { nearestSpellings } from '../../engine/board/spelling.js';
import type { Fix } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';

/** The fewest letters of a word by which the rest is guessed. */
const MIN_BEGINNING = 3;
const MOST_LIKELY = 3;

/**
 * Returns the candidates most likely meant by a word, best first: those one slip away; else those it is the beginning of, the shortest first; else
 * phrases that end with it (`infantry battalion` for `battalion`); else those spelled most like it.
 */
export function likelyMeant(word: string, candidates: Iterable<string>): string[] {
  const all = [...candidates].filter((each) => each !== word);
  const oneSlip = nearestSpellings(word, all, MOST_LIKELY, 1);
  if (oneSlip.length > 0 && word.length > 1) return oneSlip.slice(0, 1);
  const begun = word.length >= MIN_BEGINNING ? all.filter((each) => each.startsWith(word)) : [];
  if (begun.length > 0) return begun.toSorted((a, b) => a.length - b.length).slice(0, MOST_LIKELY);
  const ending = all.filter((each) => each.endsWith(` ${word}`));
  if (ending.length > 0) return ending.slice(0, MOST_LIKELY);
  return nearestSpellings(word, all, 1);
}

/** The candidate most likely meant by a word, when one is near enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return likelyMeant(word, candidates).at(0);
}

/** ` Did you mean rifle?`, or nothing. */
export function didYouMean(meant: string | undefined): string {
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}

/** The change of the text that puts the meant word in the place of the written one. */
export function replacement(source: Source, meant: string | undefined): Fix[] {
  return meant === undefined ? [] : [{ title: `Change to ${meant}`, edits: [{ source, text: meant }] }];
}
