import type { Point } from '../../engine/board/board.js';
import type { Translate } from '../words/translate.js';
import type { VassalBoard, VassalMap } from './module.js';
import type { ImportReport } from './report.js';
import { nearestRegion, zoneAt } from './zones.js';

/** A board that lies on a map. */
export interface LaidBoard {
  readonly map: VassalMap;
  readonly board: VassalBoard;
  /** The pixel of the map at which the board begins. */
  readonly origin: Point;
  /** True if the board is turned by 180 degrees. */
  readonly isReversed: boolean;
}

interface LayContext {
  readonly report: ImportReport;
  readonly t: Translate;
}

/**
 * Returns the boards that lie on a map. The command `choice` gives the chosen boards, each with its column and row.
 * Without this command, only the first board of the map is laid.
 */
export function layBoards(map: VassalMap, choice: string | undefined, { report, t }: LayContext): LaidBoard[] {
  const [, ...parts] = (choice ?? '').split('\t');
  const chosen: {
    readonly board: VassalBoard;
    readonly isReversed: boolean;
    readonly column: number;
    readonly row: number;
  }[] = [];
  for (let i = 0; i + 2 < parts.length; i += 3) {
    const [written = '', column = '', row = ''] = parts.slice(i, i + 3);
    const isReversed = written.endsWith('/rev');
    const name = isReversed ? written.slice(0, -'/rev'.length) : written;
    const board = map.boards.find((each) => each.name === name);
    if (board) chosen.push({ board, isReversed, column: Number(column) || 0, row: Number(row) || 0 });
    else report.add(t('A map uses a board that the module does not have.'), name);
  }
  if (chosen.length === 0) {
    const [board] = map.boards;
    if (map.boards.length > 1)
      report.add(t('A map does not say which of its boards it uses; the first is used.'), map.name);
    return board ? [{ map, board, origin: map.edge, isReversed: false }] : [];
  }
  const extent = (isBefore: (one: (typeof chosen)[number]) => boolean, side: 'width' | 'height'): number =>
    chosen.filter(isBefore).reduce((sum, { board }) => sum + (board.size?.[side] ?? 0), 0);
  return chosen.map(({ board, isReversed, column, row }) => ({
    map,
    board,
    isReversed,
    origin: {
      x: map.edge.x + extent((one) => one.row === row && one.column < column, 'width'),
      y: map.edge.y + extent((one) => one.column === column && one.row < row, 'height'),
    },
  }));
}

/**
 * Returns the board at a pixel of a map, and the corresponding pixel of the board. If there is only one board, returns
 * it even for a pixel outside.
 */
export function boardAt(
  boards: readonly LaidBoard[],
  point: Point,
): { readonly laid: LaidBoard; readonly point: Point } | undefined {
  const found = boards.find(({ board: { size }, origin }) => {
    const [x, y] = [point.x - origin.x, point.y - origin.y];
    return size !== undefined && x >= 0 && y >= 0 && x < size.width && y < size.height;
  });
  const laid = found ?? (boards.length === 1 ? boards[0] : undefined);
  if (!laid) return undefined;
  const own = { x: point.x - laid.origin.x, y: point.y - laid.origin.y };
  const { size } = laid.board;
  return { laid, point: laid.isReversed && size ? { x: size.width - own.x, y: size.height - own.y } : own };
}

/** Returns the names of a place: its zone, the region nearest to it, and its board. */
export function placeNames({ board, map }: LaidBoard, point: Point): string[] {
  const zone = zoneAt(board, point);
  const regions = zone && !zone.usesBoardGrid ? zone.regions : board.regions;
  const region = nearestRegion(regions, point);
  return [region, zone?.name, board.name, map.name].flatMap((name) =>
    name === undefined || name === '' ? [] : [name],
  );
}
