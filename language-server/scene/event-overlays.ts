import { type Board, type Cell, NOWHERE } from '../../engine/board/board.js';
import type { GameEvent, PieceView } from '../../engine/play/records.js';
import type { Overlay } from '../../preview/contract/scene.js';

const PATHS: ReadonlySet<string> = new Set(['move', 'retreat', 'advance']);

/**
 * Returns the arrows for events: paths of units that moved, and arrows from attackers to targets. An event with units
 * and cells is drawn as an attack if it has dice or its cell contains enemies, and as a move if it has several cells.
 */
export function eventOverlays(
  board: Board,
  before: () => readonly PieceView[],
  events: readonly GameEvent[],
): Overlay[] {
  let known: readonly PieceView[] | undefined;
  const standing = (): readonly PieceView[] => (known ??= before());
  return events.flatMap((event) => {
    const cells = (event.cells ?? []).map((label) => board.cell(label)).filter((cell) => cell !== NOWHERE);
    if (cells.length === 0 || !event.pieces?.length) return [];
    const side = event.side === undefined ? {} : { side: event.side };
    if (
      event.kind === 'attack' ||
      event.dice ||
      (cells.length === 1 && isOccupiedByEnemies(standing(), event, board.label(cells[0])))
    )
      return attackArrows(board, standing(), event, cells).map((arrow) => ({ ...arrow, ...side }));
    if (cells.length < 2) return [];
    const kind = PATHS.has(event.kind) ? (event.kind as Overlay['kind']) : 'move';
    return [{ kind, cells, pieces: event.pieces, ...side }];
  });
}

function isOccupiedByEnemies(standing: readonly PieceView[], { side }: GameEvent, label: string): boolean {
  return standing.some((piece) => piece.cell === label && piece.side !== side);
}

function attackArrows(
  board: Board,
  standing: readonly PieceView[],
  { pieces }: GameEvent,
  targets: readonly Cell[],
): Overlay[] {
  const named = new Set(pieces);
  const from = new Set(
    standing
      .filter((piece) => named.has(piece.name) && piece.cell !== undefined)
      .map((piece) => board.cell(piece.cell ?? '')),
  );
  return [...from].flatMap((cell) => {
    const nearest = targets.toSorted((a, b) => board.distance(cell, a) - board.distance(cell, b)).at(0);
    return nearest === undefined || nearest === cell ? [] : [{ kind: 'attack' as const, cells: [cell, nearest] }];
  });
}
