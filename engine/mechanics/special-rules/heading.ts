import type { Board, Cell } from '../../board/board.js';
import type { AttributeWord } from '../../play/vocabulary.js';
import { say, term } from '../../model/say.js';

type Heading = (board: Board, from: Cell, to: Cell) => boolean;

/** Tests, for each word of a direction, whether a cell lies in that direction from another cell. */
const headings: Readonly<Record<string, Heading>> = {
  north: (board, from, to) => board.centre(to).y < board.centre(from).y,
  south: (board, from, to) => board.centre(to).y > board.centre(from).y,
  east: (board, from, to) => board.centre(to).x > board.centre(from).x,
  west: (board, from, to) => board.centre(to).x < board.centre(from).x,
};

/** Returns the test for a direction; undefined for a word that is not a direction. */
export function headingTo(word: string): Heading | undefined {
  return Object.hasOwn(headings, word) ? headings[word] : undefined;
}

/** The words for the directions in which a limit may forbid moves. Each game adds them to its vocabulary. */
export const headingWords: readonly AttributeWord[] = Object.keys(headings).map((word) => ({
  word,
  get text() {
    return say`Only moves to the ${term(word)}.`;
  },
  rules: [],
  of: 'limit',
  value: 'flag',
}));
