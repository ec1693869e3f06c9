import type { Cell } from '../../engine/board/board.js';
import { NOWHERE } from '../../engine/board/board.js';
import type { MapModel } from '../../engine/model/map.js';
import type { Row } from '../generated/ast.js';
import { cellFrom } from './lookup.js';

/** The cell that the symbol at a place of a row stands for, or {@link NOWHERE} between symbols and beyond the map. */
export function cellOfSymbol(map: MapModel, row: Row, at: number): Cell {
  const block = row.$container;
  const text = row.$cstNode?.text ?? '';
  if (at < 1 || (text.charAt(at) || ' ').trim() === '') return NOWHERE;
  const before = text.slice(1, at).replace(/\s/g, '').length;
  const origin = block.origin === undefined ? 0 : map.board.cell(block.origin);
  return origin === NOWHERE ? NOWHERE : cellFrom(map.board, origin, before, block.rows.indexOf(row));
}

/** Where in a row's text the symbol of its `n`th cell stands, counted from 0; -1 when the row is shorter. */
export function symbolAt(row: Row, n: number): number {
  const text = row.$cstNode?.text ?? '';
  let seen = -1;
  for (let at = 1; at < text.length; at += 1) {
    if (text.charAt(at).trim() !== '') seen += 1;
    if (seen === n) return at;
  }
  return -1;
}
