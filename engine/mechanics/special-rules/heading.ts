import type { Board, Cell } from '../../board/board.js';
import type { AttributeWord } from '../../play/vocabulary.js';

type Heading = (board: Board, from: Cell, to: Cell) => boolean;

/** By a word of direction, whether a cell lies that way of another. */
const headings: Readonly<Record<string, Heading>> = {
  north: (board, from, to) => board.centre(to).y < board.centre(from).y,
  south: (board, from, to) => board.centre(to).y > board.centre(from).y,
  east: (board, from, to) => board.centre(to).x > board.centre(from).x,
  west: (board, from, to) => board.centre(to).x < board.centre(from).x,
};

/** Undefined for a word that is no direction. */
export function headingTo(word: string): Heading | undefined {
  return Object.hasOwn(headings, word) ? headings[word] : undefined;
}

/** The words of direction that limits may name: for the vocabularies of games. */
export const headingWords: readonly AttributeWord[] = Object.keys(headings).map((word) => ({
  word,
  text: `Only what goes to the ${word}.`,
  rules: [],
  of: 'limit',
  value: 'flag',
}));
