import { NOWHERE, type Board } from '../../board/board.js';
import type { Literal } from '../../model/position.js';
import { say } from '../../model/say.js';

/**
 * The meaning of the numbers of a field. A `position` statement writes names instead of numbers where the meaning
 * allows it. A field of bytes for pieces or cells that has no meaning is a flag: its name alone states the value 1.
 * - `number`: a plain number. Needed for such fields of bytes that are not flags.
 * - `cell`, `piece`, `side`: an index. Negative numbers are codes of the game, except for NO_SIDE.
 * - `entry`: a cell, or `-10 - cell` for a unit that entered the map there.
 * - `from one`: an index that authors count from 1.
 * - `face`: the index of a face of the piece.
 * - a list: the words for 0, 1, 2 …
 */
type NumberMeaning = 'number' | 'cell' | 'piece' | 'side' | 'entry' | 'from one' | 'face' | readonly string[];

/** The meaning of a field. If the value of the field is a list, the meaning applies to each number in the list. */
export type Meaning =
  | NumberMeaning
  /** A record whose keys are cells. */
  | { readonly keys: 'cell'; readonly each: Meaning }
  /** A record whose members have different meanings. */
  | { readonly members: Readonly<Record<string, Meaning>> };

/** Converts indices to names, and names to indices. */
export interface Naming {
  readonly board: Board;
  readonly sideName: (side: number) => string;
  readonly sideNamed: (name: string) => number | undefined;
  readonly pieceName: (index: number) => string;
  readonly pieceNamed: (name: string) => number | undefined;
  readonly facesOf: (piece: number) => readonly string[];
}

/** A value of a position that does not have the form of its field. */
export class WrongLiteral extends Error {}

/** The word for NO_SIDE. */
const NOBODY = 'nobody';

/** The prefix of a text that says where a unit entered the map: `"entered 5705"`. */
const ENTERED = 'entered ';

/** The value of the meaning `entry` for a unit that entered the map at cell 0. */
const FIRST_ENTRY = -10;

/** Converts a value of the state to the value that a `position` statement states. */
export function literalOf(value: unknown, meaning: Meaning | undefined, naming: Naming): Literal {
  if (Array.isArray(value)) return value.map((one) => literalOf(one, meaning, naming));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        isByCell(meaning) ? naming.board.label(Number(key)) : key,
        literalOf(one, memberMeaning(meaning, key), naming),
      ]),
    );
  return typeof value === 'number' ? numberLiteral(value, meaning, naming) : (value as Literal);
}

/** Converts a stated value to the value of the state. @throws WrongLiteral when it names something unknown. */
export function valueOf(literal: Literal, meaning: Meaning | undefined, naming: Naming): unknown {
  if (isList(literal)) return literal.map((one) => valueOf(one, meaning, naming));
  if (typeof literal === 'object' && literal !== null)
    return Object.fromEntries(
      Object.entries(literal).map(([key, one]) => [
        isByCell(meaning) ? String(cellNamed(key, naming)) : key,
        valueOf(one, memberMeaning(meaning, key), naming),
      ]),
    );
  return isOfNumbers(meaning) ? numberOf(literal, meaning, naming) : literal;
}

/**
 * Converts one number of the state to the value that a `position` statement states.
 * @param piece the piece to which the number belongs; needed only for the meaning `face`
 */
export function numberLiteral(value: number, meaning: Meaning | undefined, naming: Naming, piece = -1): Literal {
  const label = (cell: number): string => naming.board.label(cell);
  if (isWords(meaning)) return meaning[value] ?? value;
  switch (meaning) {
    case 'from one':
      return value + 1;
    case 'side':
      return value < 0 ? NOBODY : naming.sideName(value);
    case 'entry':
      return value <= FIRST_ENTRY ? ENTERED + label(FIRST_ENTRY - value) : numberLiteral(value, 'cell', naming);
    case 'cell':
      return value < 0 ? value : labelLiteral(label(value));
    case 'piece':
      return value < 0 ? value : naming.pieceName(value);
    case 'face': {
      const faces = naming.facesOf(piece);
      return faces.indexOf(faces[value]) === value ? faces[value] : value;
    }
    default:
      return value;
  }
}

/** @throws WrongLiteral when the stated value has another form than the field. */
export function numberOf(literal: Literal, meaning: Meaning | undefined, naming: Naming, piece = -1): number {
  const text = typeof literal === 'number' || typeof literal === 'string' ? String(literal) : undefined;
  const isCode = typeof literal === 'number' && literal < 0;
  if (literal === true) return 1;
  if (text === undefined) throw new WrongLiteral(say`The value must be a number or a word.`);
  if (meaning === 'from one' && typeof literal === 'number') return literal - 1;
  if (meaning === 'entry' && text.startsWith(ENTERED))
    return FIRST_ENTRY - cellNamed(text.slice(ENTERED.length), naming);
  if ((meaning === 'cell' || meaning === 'entry') && !isCode) return cellNamed(text, naming);
  if (typeof literal === 'number') return literal;
  const index = indexNamed(text, meaning, naming, piece);
  if (index === undefined) throw new WrongLiteral(say`“${text}” is not a value here.`);
  return index;
}

function indexNamed(text: string, meaning: Meaning | undefined, naming: Naming, piece: number): number | undefined {
  const found = (index: number): number | undefined => (index < 0 ? undefined : index);
  if (isWords(meaning)) return found(meaning.indexOf(text));
  if (meaning === 'side') return text === NOBODY ? -1 : naming.sideNamed(text);
  if (meaning === 'piece') return naming.pieceNamed(text);
  return meaning === 'face' ? found(naming.facesOf(piece).indexOf(text)) : undefined;
}

function cellNamed(label: string, { board }: Naming): number {
  const cell = board.cell(label);
  if (cell === NOWHERE) throw new WrongLiteral(say`The map has no cell ${label}.`);
  return cell;
}

/**
 * Returns the label of a cell as a number if the number is written in the same way, such as 1422; otherwise as a text.
 */
const labelLiteral = (label: string): Literal => (String(Number(label)) === label ? Number(label) : label);

const isList = (literal: Literal): literal is readonly Literal[] => Array.isArray(literal);

const isWords = (meaning: Meaning | undefined): meaning is readonly string[] => Array.isArray(meaning);

const isOfNumbers = (meaning: Meaning | undefined): boolean => typeof meaning === 'string' || isWords(meaning);

const isByCell = (meaning: Meaning | undefined): boolean => typeof meaning === 'object' && 'keys' in meaning;

function memberMeaning(meaning: Meaning | undefined, key: string): Meaning | undefined {
  if (typeof meaning !== 'object' || isWords(meaning)) return undefined;
  if ('keys' in meaning) return meaning.each;
  return Object.hasOwn(meaning.members, key) ? meaning.members[key] : undefined;
}
