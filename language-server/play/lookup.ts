import { agree, say } from '../../engine/model/say.js';
import { type Board, type Cell, NOWHERE } from '../../engine/board/board.js';
import type { ForceModel } from '../../engine/model/forces.js';
import type { Feature, MapModel } from '../../engine/model/map.js';
import type { AnswerModel, OrderLine, OrderModel } from '../../engine/model/orders.js';
import type { Source } from '../../engine/model/source.js';
import type { PieceView, Position } from '../../engine/play/records.js';
import type { Analysis } from '../analysis/analysis.js';

/** Returns a number of cells: `1 hex`, `12 squares`. */
export function cellCount({ grid }: Board, number: number): string {
  return grid.shape === 'hexes'
    ? say`${number} ${agree(number, 'hex', 'hexes')}`
    : say`${number} ${agree(number, 'square', 'squares')}`;
}

export function contains(outer: Source, inner: Source): boolean {
  return outer.file === inner.file && outer.start <= inner.start && inner.end <= outer.end;
}

export const isSame = (a: Source | undefined, b: Source): boolean =>
  a?.file === b.file && a.start === b.start && a.end === b.end;

/** Returns the cells of `1422`, `0101..0110` or `1110/1210`; empty if a label is unknown. */
export function cellsOf(board: Board, labels: string): readonly Cell[] {
  const ends = labels.split(/\.\.|\//).map((label) => label.trim());
  const first = ends.at(0) ?? '';
  const last = ends.at(1);
  const from = board.cell(first);
  const to = last === undefined ? from : board.cell(last);
  if (from === NOWHERE || to === NOWHERE) return [];
  if (last === undefined) return [from];
  return labels.includes('/') ? [from, to] : (board.range(from, to) ?? []);
}

/** Returns the word for the terrain of a cell; undefined if the cell has no terrain. */
export function terrainAt(map: MapModel, cell: Cell): string | undefined {
  return map.terrainWords[map.terrain[cell] ?? -1];
}

export function featuresAt(map: MapModel, cell: Cell): Feature[] {
  return map.features.filter(
    ({ cells, hexsides, chains }) =>
      cells.includes(cell) ||
      hexsides.some((side) => side.includes(cell)) ||
      chains.some((chain) => chain.includes(cell)),
  );
}

/** Returns the features on the hexside between two cells. */
export function featuresBetween(map: MapModel, a: Cell, b: Cell): Feature[] {
  return map.features.filter(({ hexsides }) => hexsides.some((side) => side.includes(a) && side.includes(b)));
}

export function areasAt(map: MapModel, cell: Cell): string[] {
  return [...map.areas.values()].filter(({ cells }) => cells.includes(cell)).map(({ name }) => name);
}

export function forceNamed(analysis: Analysis, name: string): ForceModel | undefined {
  for (const side of analysis.sides) {
    const force = side.forces.find((other) => other.name === name);
    if (force) return force;
  }
  return undefined;
}

export function pieceNamed(position: Position, name: string): PieceView | undefined {
  return position.pieces.find((piece) => piece.name === name);
}

/** Returns the pieces that belong to a formation or group, directly or through its members. */
export function membersOf(analysis: Pick<Analysis, 'sides'>, position: Position, name: string): PieceView[] {
  const names = new Set([name]);
  for (const { forces } of analysis.sides) {
    for (const force of forces) if (force.parent !== undefined && names.has(force.parent)) names.add(force.name);
  }
  return position.pieces.filter(
    (piece) =>
      piece.name !== name && (names.has(piece.name) || (piece.formation !== undefined && names.has(piece.formation))),
  );
}

export function stackAt(position: Position, label: string): PieceView[] {
  return position.pieces.filter((piece) => piece.cell === label);
}

/** Returns the innermost order of the scenario that contains a place in the text. */
export function orderAt(analysis: Analysis, place: Source): OrderModel | undefined {
  for (const { lines, source } of analysis.scenario?.orders ?? []) {
    if (!contains(source, place)) continue;
    const found = innermost(lines, place);
    if (found) return found;
  }
  return undefined;
}

function innermost(lines: readonly OrderLine[], place: Source): OrderModel | undefined {
  const order = lines.find((line): line is OrderModel => 'verb' in line && contains(line.source, place));
  return order && (innermost(answersOf(order.answers), place) ?? order);
}

function answersOf(answers: readonly AnswerModel[]): OrderModel[] {
  return answers.flatMap(({ orders }) => orders);
}

const places = new WeakMap<Board, ReadonlyMap<number, Cell>>();
const ROW_STRIDE = 4096;

/** Returns the cell at a distance in columns east and rows south of another cell; {@link NOWHERE} outside the grid. */
export function cellFrom(board: Board, origin: Cell, columns: number, rows: number): Cell {
  let known = places.get(board);
  if (!known) {
    const fresh = new Map<number, Cell>();
    for (let cell = 0; cell < board.gridSize; cell += 1)
      fresh.set(board.row(cell) * ROW_STRIDE + board.column(cell), cell);
    places.set(board, (known = fresh));
  }
  return known.get((board.row(origin) + rows) * ROW_STRIDE + board.column(origin) + columns) ?? NOWHERE;
}
