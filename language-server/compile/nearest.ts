import { nearestSpellings } from '../../engine/board/spelling.js';
import type { Fix } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';

/** The candidate spelled most like the word, when one is near enough to be meant. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return nearestSpellings(word, candidates, 1)[0];
}

/** ` Did you mean rifle?`, or nothing. */
export function didYouMean(meant: string | undefined): string {
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}

/** The change of the text that puts the meant word in the place of the written one. */
export function replacement(source: Source, meant: string | undefined): Fix[] {
  return meant === undefined ? [] : [{ title: `Change to ${meant}`, edits: [{ source, text: meant }] }];
}
