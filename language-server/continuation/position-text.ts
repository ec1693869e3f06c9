import type { Board, Cell } from '../../engine/board/board.js';
import { turnName, writtenAddress, type Calendar } from '../../engine/model/calendar.js';
import { placeName, quoted, unitName } from '../../engine/model/names.js';
import {
  ASKED,
  type Literal,
  type PositionModel,
  type PositionStack,
  type PositionUnit,
  type PositionValue,
} from '../../engine/model/position.js';

/** Greatest length of a line. Longer statements continue on further lines. */
const LINE_LENGTH = 120;

/** Writes a position as a statement of a scenario, without the indentation of the scenario. */
export function positionText(position: PositionModel, board: Board, calendar: Calendar | undefined): string {
  const { stacks, values } = position;
  const lines = [
    ...stacks.map((stack) => stackText(stack, board)),
    ...values.map((value) => valueText(withTurnNames(value, calendar), board)),
  ];
  return `position after ${momentText(position, calendar)} {\n${lines.map((line) => indented(line)).join('')}}\n`;
}

/** Writes the moment of a position, as `--at` reads it: `setup`, `turn 4 German combat`. */
export function momentText(
  { turn, side, phase }: Pick<PositionModel, 'turn' | 'side' | 'phase'>,
  calendar: Calendar | undefined,
): string {
  if (turn === 0) return 'setup';
  return ['turn', turnName(turn, calendar), side, phase].filter((part) => part !== undefined).join(' ');
}

/** The parts of a statement. Between two parts, the statement may continue on the next line. */
type Parts = readonly [string, ...string[]];

function stackText({ word, cell, units }: PositionStack, board: Board): Parts {
  const place = [word, cell === undefined ? undefined : cellText(cell, board)].filter((part) => part !== undefined);
  return listed(`${place.join(' ')}:`, units.map(unitText));
}

function unitText({ name, values }: PositionUnit): string {
  const stated = values.map((each) => (each.value === true ? each.name : `${each.name} ${literalText(each.value)}`));
  return `${unitName(name)}${stated.length > 0 ? ` (${stated.join(', ')})` : ''}`;
}

/**
 * If a value counts how often each decision was repeated, replaces the turn numbers in the addresses of the decisions
 * by the names of the turns. Returns any other value unchanged.
 */
function withTurnNames(value: PositionValue, calendar: Calendar | undefined): PositionValue {
  if (value.name !== ASKED || typeof value.value !== 'object' || value.value === null) return value;
  const counts = Object.entries(value.value).map(([address, times]) => [writtenAddress(address, calendar), times]);
  return { ...value, value: Object.fromEntries(counts) as Literal };
}

function valueText({ name, of, value }: PositionValue, board: Board): Parts {
  if (of.length === 0) return [`${name} =`, ...literalParts(value)];
  const cells = of.filter((member) => typeof member === 'number');
  const names = of.filter((member) => typeof member === 'string').map(unitName);
  const members = [...runs(cells, board), ...names];
  return [...listed(`${name} of`, members), `= ${literalText(value)}`];
}

/** Returns words followed by the items of a list, separated by commas. */
function listed(words: string, items: readonly string[]): Parts {
  return [words, ...items.map((item, i) => (i < items.length - 1 ? `${item},` : item))];
}

/** Writes cells as labels and ranges: `0101..0107`, `0202`. */
function runs(cells: readonly Cell[], board: Board): string[] {
  const texts: string[] = [];
  for (let first = 0, next = 1; first < cells.length; first = next++) {
    while (next < cells.length && isRun(cells.slice(first, next + 1), board)) next++;
    const [from, to] = [cells[first], cells[next - 1]].map((cell) => cellText(cell, board));
    texts.push(
      next - first > 2
        ? `${from}..${to}`
        : cells
            .slice(first, next)
            .map((cell) => cellText(cell, board))
            .join(', '),
    );
  }
  return texts;
}

function isRun(cells: readonly Cell[], board: Board): boolean {
  const range = cells[cells.length - 1] < board.gridSize ? board.range(cells[0], cells[cells.length - 1]) : undefined;
  return range?.length === cells.length && range.every((cell, i) => cell === cells[i]);
}

const cellText = (cell: Cell, board: Board): string =>
  cell < board.gridSize ? board.label(cell) : quoted(board.label(cell));

const WORD = /^[a-z][A-Za-z0-9_]*(?:-[A-Za-z][A-Za-z0-9_]*)*$/;
const CONSTANTS: readonly string[] = ['true', 'false', 'none'];
/** Matches cell labels and faces of counters, which are written without quotes. */
const LABEL = /^(?:[A-Z]{1,2}[0-9]+|0[0-9]+|[0-9]+(?:-[0-9]+)+)$/;

/** Writes a value as the language reads it. */
function literalText(value: Literal): string {
  if (value === null) return 'none';
  if (typeof value === 'string')
    return (WORD.test(value) && !CONSTANTS.includes(value)) || LABEL.test(value) ? value : placeName(value);
  if (typeof value !== 'object') return String(value);
  if (Object.keys(value).length === 0) return isList(value) ? '()' : '{}';
  return literalParts(value).join(' ');
}

/** Writes a value as parts, between which a line may end. */
function literalParts(value: Literal): string[] {
  if (typeof value !== 'object' || value === null) return [literalText(value)];
  const entries = isList(value)
    ? value.map(literalText)
    : Object.entries(value).map(([key, one]) => `${keyText(key)} = ${literalText(one)}`);
  const [open, close] = isList(value) ? ['(', ')'] : ['{ ', ' }'];
  if (entries.length === 0) return [literalText(value)];
  return entries.map((entry, i) => `${i === 0 ? open : ''}${entry}${i < entries.length - 1 ? ',' : close}`);
}

const isList = (value: Literal): value is readonly Literal[] => Array.isArray(value);

const keyText = (key: string): string => (WORD.test(key) || /^[0-9]+$/.test(key) ? key : placeName(key));

/** Breaks a statement into indented lines that are not too long, where its parts allow it. */
function indented(parts: Parts): string {
  const lines: string[] = [];
  let line = `  ${parts[0]}`;
  for (const part of parts.slice(1)) {
    if (line.length + 1 + part.length > LINE_LENGTH) {
      lines.push(line);
      line = `    ${part}`;
    } else line += ` ${part}`;
  }
  return [...lines, line].map((each) => `${each}\n`).join('');
}
