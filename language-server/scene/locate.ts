import type { LangiumDocument } from 'langium';
import type { Cell } from '../../engine/board/board.js';
import { NOWHERE } from '../../engine/board/board.js';
import type { MapModel } from '../../engine/model/map.js';
import type { Source } from '../../engine/model/source.js';
import type { Analysis } from '../analysis/analysis.js';
import { cellsOf, membersOf, orderAt, pieceNamed } from '../play/lookup.js';
import { gameFor } from '../play/game-at.js';
import { subjectAt } from '../syntax/subject.js';
import { cellOfSymbol } from '../syntax/map-symbols.js';
import type { LocateResult } from '../../protocol/preview.js';

const NOTHING: LocateResult = { cells: [] };

/** Returns the cells and the unit to which the text at an offset refers. */
export function locate(analysis: Analysis, document: LangiumDocument, offset: number): LocateResult {
  const { map } = analysis;
  const subject = subjectAt(document, offset);
  if (!map || !subject) return NOTHING;
  switch (subject.about) {
    case 'cells':
      return { cells: cellsOf(map.board, subject.labels) };
    case 'symbol': {
      const cell = cellOfSymbol(map, subject.row, subject.at);
      return cell === NOWHERE ? NOTHING : { cells: [cell] };
    }
    case 'area':
      return { cells: map.areas.get(subject.name)?.cells ?? [] };
    case 'place':
      return {
        cells: map.features
          .filter(({ name }) => name === subject.name)
          .flatMap(({ cells, chains }) => [...cells, ...chains.flat()]),
      };
    case 'piece':
      return cellsOfPiece(analysis, map, subject.source, subject.name);
    case 'verb':
      return { cells: orderCells(analysis, subject.source) };
    default:
      return NOTHING;
  }
}

/** Returns the cell of a unit at the time of a place in the text. For a formation, returns the cells of its members. */
function cellsOfPiece(analysis: Analysis, map: MapModel, place: Source, name: string): LocateResult {
  const position = gameFor(analysis, place)?.position();
  if (!position) return { cells: [], unit: name };
  const piece = pieceNamed(position, name);
  const pieces = piece ? [piece] : membersOf(analysis, position, name);
  const cells = pieces.flatMap(({ cell }) => (cell === undefined ? [] : [map.board.cell(cell)]));
  return { cells: [...new Set(cells)].filter((cell) => cell !== NOWHERE), ...(piece ? { unit: name } : {}) };
}

function orderCells(analysis: Analysis, place: Source): Cell[] {
  const order = orderAt(analysis, place);
  if (!order) return [];
  return [...order.cells, ...order.path, ...order.clauses.flatMap(({ cells, path }) => [...cells, ...path])].map(
    ({ cell }) => cell,
  );
}
