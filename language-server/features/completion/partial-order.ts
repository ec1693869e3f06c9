import { LABEL_TOKENS } from '../../parser/label-tokens.js';
import type { Cell } from '../../../engine/board/board.js';
import { NOWHERE } from '../../../engine/board/board.js';
import type { Clause, Named, OrderModel, Placed } from '../../../engine/model/orders.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import type { Board } from '../../../engine/board/board.js';
import { unquoted } from '../../../engine/model/names.js';
import type { Token } from './context.js';

const PREPOSITIONS: ReadonlySet<string> = new Set(['to', 'from', 'with', 'via', 'against', 'for']);

/** The part of an order before the cursor. */
export interface PartialOrder {
  readonly verb: string;
  /** Words of a choice after the verb: `evacuate red`. */
  readonly words: readonly string[];
  readonly pieces: readonly string[];
  readonly cells: readonly Cell[];
  /** Preposition of the clause before the cursor, if any. */
  readonly preposition?: string;
  readonly clauses: readonly Clause[];
  /** Last cell of an incomplete path. */
  readonly pathEnd?: Cell;
}

/**
 * Reads the part of the order before the cursor. The order begins at its verb, the last lower-case word outside
 * parentheses.
 */
export function readPartialOrder(board: Board | undefined, tokens: readonly Token[]): PartialOrder | undefined {
  const at = verbIndex(tokens);
  if (at < 0) return undefined;
  const parts: { preposition?: string; pieces: string[]; cells: Cell[] }[] = [{ pieces: [], cells: [] }];
  const words = tokens.slice(at + 1);
  for (let index = 0; index < words.length; index += 1) {
    const token = words[index];
    const part = parts.at(-1) ?? { pieces: [], cells: [] };
    if (PREPOSITIONS.has(token.image)) {
      parts.push({ preposition: token.image, pieces: [], cells: [] });
    } else if (words[index + 1]?.image === '/') {
      part.pieces.push(`${unquoted(token.image)}/${unquoted(words[index + 2]?.image ?? '')}`);
      index += 2;
    } else if (LABEL_TOKENS.has(token.tokenType.name)) {
      const cell = board?.cell(token.image) ?? NOWHERE;
      if (cell !== NOWHERE) part.cells.push(cell);
    } else if (token.tokenType.name === 'NAME' || token.tokenType.name === 'STRING') {
      part.pieces.push(unquoted(token.image));
    }
  }
  const main = parts.at(0);
  const clauses = parts.slice(1);
  const last = parts.at(-1);
  const pathEnd = tokens.at(-1)?.image === '>' ? last?.cells.at(-1) : undefined;
  return {
    verb: tokens[at]?.image ?? '',
    words: words.filter(({ tokenType }) => tokenType.name === 'CHOICE').map(({ image }) => image),
    pieces: main?.pieces ?? [],
    cells: main?.cells ?? [],
    clauses: clauses.map((clause) => clauseOf(clause.preposition ?? '', clause.pieces, clause.cells)),
    ...(last?.preposition === undefined ? {} : { preposition: last.preposition }),
    ...(pathEnd === undefined ? {} : { pathEnd }),
  };
}

/**
 * Returns the start offset of the order before the cursor; undefined if there is no order. The offset counts from the
 * same position as the offsets of the tokens.
 */
export function startOfOrder(tokens: readonly Token[]): number | undefined {
  const at = verbIndex(tokens);
  return at < 0 ? undefined : tokens[at].startOffset;
}

function verbIndex(tokens: readonly Token[]): number {
  let depth = 0;
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (token.image === ')') depth += 1;
    if (token.image === '(') depth -= 1;
    if (depth <= 0 && /^[{}:]$/.test(token.image)) return -1;
    if (depth <= 0 && token.tokenType.name === 'WORD') return index;
  }
  return -1;
}

/** Returns all units that an order names. */
export function piecesOf(order: PartialOrder): string[] {
  return [...order.pieces, ...order.clauses.flatMap(({ pieces }) => pieces.map(({ name }) => name))];
}

/**
 * Converts a partial order into an order of the engine, optionally with one more cell or piece, to compute its odds.
 */
export function toOrderModel(
  order: PartialOrder,
  more: { readonly cell?: Cell; readonly piece?: string } = {},
): OrderModel {
  const clauses = order.clauses.map((clause, index) =>
    index === order.clauses.length - 1
      ? clauseOf(
          clause.preposition,
          [...clause.pieces.map(({ name }) => name), ...asList(more.piece)],
          [...clause.cells.map(({ cell }) => cell), ...asList(more.cell)],
        )
      : clause,
  );
  const main = order.clauses.length === 0 ? more : {};
  return {
    verb: order.verb,
    pieces: [...order.pieces, ...asList(main.piece)].map(toNamed),
    cells: [...order.cells, ...asList(main.cell)].map(toPlaced),
    path: [],
    clauses,
    rolls: [],
    attributes: {},
    answers: [],
    citations: [],
    source: NO_SOURCE,
    verbSource: NO_SOURCE,
  };
}

function asList<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value];
}

function clauseOf(preposition: string, pieces: readonly string[], cells: readonly Cell[]): Clause {
  return {
    preposition,
    pieces: pieces.map(toNamed),
    cells: cells.map(toPlaced),
    path: [],
    words: [],
    numbers: [],
    source: NO_SOURCE,
  };
}

function toNamed(name: string): Named {
  return { name, source: NO_SOURCE };
}

function toPlaced(cell: Cell): Placed {
  return { cell, source: NO_SOURCE };
}

/** Returns the side that is named at the start of the enclosing block, such as `orders`, `setup` or `doctrine`. */
export function sideOf(tokens: readonly Token[]): string | undefined {
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const image = tokens[index]?.image;
    if (image === 'orders' || image === 'setup' || image === 'doctrine' || image === 'side') {
      const words = tokens.slice(index + 1 + turnLength(tokens.slice(index + 1)), index + 5);
      const name = words.find(({ tokenType }) => tokenType.name === 'NAME' || tokenType.name === 'STRING');
      if (name) return unquoted(name.image);
    }
  }
  return undefined;
}

/**
 * Returns the number of tokens of a turn, such as `turn October 1941`, so that its words are not taken for the name of
 * a side.
 */
function turnLength([turn, name]: readonly (Token | undefined)[]): number {
  if (turn?.image !== 'turn') return 0;
  return name?.tokenType.name === 'NAME' ? 3 : 2;
}

/** Returns the lower-case words directly before the cursor, which may begin a phrase: `panzer grenadier`. */
export function phraseBefore(tokens: readonly Token[]): readonly Token[] {
  let from = tokens.length;
  while (from > 0 && tokens[from - 1]?.tokenType.name === 'WORD') from -= 1;
  return tokens.slice(from);
}

/** Returns the index of the last token that is one of the given keywords; -1 if there is none. */
export function keywordBefore(tokens: readonly Token[], keywords: readonly string[]): number {
  return tokens.findLastIndex(({ image }) => keywords.includes(image));
}

/** Returns the name after a keyword, up to the first of the words in `ends`. */
export function nameAfter(tokens: readonly Token[], keyword: string, ends: readonly string[]): string {
  const words = tokens.slice(keywordBefore(tokens, [keyword]) + 1);
  const end = words.findIndex(({ image }) => ends.includes(image));
  return words
    .slice(0, end < 0 ? words.length : end)
    .map(({ image }) => image)
    .join('');
}

/** The clause `with` without units. */
export const WITH: Clause = clauseOf('with', [], []);
