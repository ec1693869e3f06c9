import type { UnitKindWord, Vocabulary } from '../../engine/play/vocabulary.js';
import { containsWord } from './text.js';
import { functionIn, sizeIn } from './unit-words.js';

/**
 * Returns the word of the game for the kind of a counter. If a text contains such a word, returns that word. Otherwise
 * the texts may name the function and the size of the unit; then returns the only kind of the side with this function
 * and size. Returns undefined if none or several kinds fit.
 * @param texts the markers, names and tabs of the counter, the most reliable first
 */
export function unitKindOf({ unitKinds }: Vocabulary, side: string, texts: readonly string[]): string | undefined {
  const ofSide = unitKinds.filter(({ sides }) => sides.length === 0 || sides.includes(side));
  for (const text of texts) {
    const spelled = ofSide.filter(({ word }) => containsWord(text, word));
    const longest = spelled.toSorted((one, other) => other.word.length - one.word.length).at(0);
    if (longest) return longest.word;
  }
  const fn = texts.map(functionIn).find((found) => found !== undefined);
  const size = texts.map(sizeIn).find((found) => found !== undefined);
  if (fn === undefined) return undefined;
  const fitting = ofSide.filter(({ symbol }) => symbol.function === fn && (size === undefined || symbol.size === size));
  if (fitting.length === 1) return fitting[0]?.word;
  return plainest(fitting, size)?.word;
}

/**
 * Returns the kind whose name consists only of its function and size: `infantry division`, not `shock division`.
 * Returns undefined if there is no such kind.
 */
function plainest(kinds: readonly UnitKindWord[], size: string | undefined): UnitKindWord | undefined {
  if (size === undefined) return undefined;
  const found = kinds.filter(({ word, symbol }) => word === `${symbol.function} ${size}`);
  return found.length === 1 ? found[0] : undefined;
}
