import type { Board, Cell } from '../../engine/board/board.js';
import { NOWHERE } from '../../engine/board/board.js';
import { createBoard } from '../../engine/board/create-board.js';
import type { MapModel } from '../../engine/model/map.js';
import { isTerrainBlock, type MapDef, type Row } from '../generated/ast.js';
import { cellFrom } from '../play/lookup.js';

/** Returns the cell of the symbol at an index of a row's text; {@link NOWHERE} between symbols and outside the map. */
export function cellOfSymbol(map: MapModel, row: Row, at: number): Cell {
  const block = row.$container;
  const text = row.$cstNode?.text ?? '';
  if (at < 1 || (text.charAt(at) || ' ').trim() === '') return NOWHERE;
  const before = text.slice(1, at).replace(/\s/g, '').length;
  const origin = block.origin === undefined ? 0 : map.board.cell(block.origin);
  return origin === NOWHERE ? NOWHERE : cellFrom(map.board, origin, before, block.rows.indexOf(row));
}

/** Returns the index in a row's text of the symbol of its `n`th cell, counted from 0; -1 if the row is shorter. */
export function symbolAt(row: Row, n: number): number {
  // A closing bar is optional and is not a symbol.
  const text = (row.$cstNode?.text ?? '').replace(/(?<=.)\|\s*$/, '');
  let symbolIndex = -1;
  for (let at = 1; at < text.length; at += 1) {
    if (text.charAt(at).trim() !== '') symbolIndex += 1;
    if (symbolIndex === n) return at;
  }
  return -1;
}

/**
 * Returns a function from a cell to the offset of its symbol in the file. If several blocks contain the cell, the last
 * block counts; -1 if no block does.
 */
export function symbolsIn({ items }: MapDef, board: Board): (cell: Cell) => number {
  // A block may begin at a cell listed as missing.
  const full = board.grid.missing.length === 0 ? board : createBoard({ ...board.grid, missing: [] });
  const blocks = items
    .filter(isTerrainBlock)
    .map(({ origin, rows }) => ({ corner: origin === undefined ? 0 : full.cell(origin), rows }))
    .filter(({ corner }) => corner !== NOWHERE)
    .toReversed();
  return (cell) => {
    for (const { corner, rows } of blocks) {
      const [down, across] = [board.row(cell) - full.row(corner), board.column(cell) - full.column(corner)];
      const row = down < 0 || across < 0 ? undefined : rows.at(down);
      const at = row ? symbolAt(row, across) : -1;
      if (row?.$cstNode && at >= 0) return row.$cstNode.offset + at;
    }
    return -1;
  };
}
