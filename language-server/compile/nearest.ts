import { nearestSpellings } from '../../engine/board/spelling.js';
import type { Fix } from '../../engine/model/finding.js';
import { say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';

/** Minimum number of letters of a word for which longer words that begin with it are suggested. */
const MIN_PREFIX_LENGTH = 3;
/** Maximum number of candidates that are returned if several are equally likely. */
const MAX_CANDIDATES = 3;

/**
 * Returns the candidates most likely meant by a misspelled word, best first. Tries in this order: candidates that
 * differ by one typing error; candidates that begin with the word, shortest first; phrases that end with the word
 * (`infantry battalion` for `battalion`); the most similar spelling.
 */
export function likelyMeant(word: string, candidates: Iterable<string>): string[] {
  const all = [...candidates].filter((each) => each !== word);
  const oneSlip = nearestSpellings(word, all, MAX_CANDIDATES, 1);
  if (oneSlip.length > 0 && word.length > 1) return oneSlip.slice(0, 1);
  const completed = word.length >= MIN_PREFIX_LENGTH ? all.filter((each) => each.startsWith(word)) : [];
  if (completed.length > 0) return completed.toSorted((a, b) => a.length - b.length).slice(0, MAX_CANDIDATES);
  const ending = all.filter((each) => each.endsWith(` ${word}`));
  if (ending.length > 0) return ending.slice(0, MAX_CANDIDATES);
  return nearestSpellings(word, all, 1);
}

/** Returns the candidate most likely meant by a misspelled word; undefined if none is similar enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return likelyMeant(word, candidates).at(0);
}

/** Returns the text ` Did you mean rifle?`, or an empty text if there is no suggestion. */
export function didYouMean(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : say` Did you mean ${suggestion}?`;
}

/** Returns the fix that replaces a range of the text by the suggested word; empty without a suggestion. */
export function replacement(source: Source, suggestion: string | undefined): Fix[] {
  return suggestion === undefined ? [] : [{ title: `Change to ${suggestion}`, edits: [{ source, text: suggestion }] }];
}
