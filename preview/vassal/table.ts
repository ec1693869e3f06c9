import type { GridSpec, Point } from '../../engine/board/board.js';
import { stacksOf } from '../render/counters.js';
import { groundOf, UNIT, type Ground } from '../render/ground.js';
import type { CounterFace, Scene } from '../contract/scene.js';

/** A unit on the map or next to it. */
export interface Piece {
  readonly face: CounterFace;
  /** Label of the piece's cell; absent off the map. */
  readonly cell?: string;
  /** The kind of the formation to which the unit belongs, if the file declares it. */
  readonly formationKind?: string;
  /** True for an air unit above the cell. */
  readonly over?: true;
  /** Faces of the piece from full strength to the last step, if there are several and the viewer knows them. */
  readonly steps?: readonly CounterFace[];
}

/** A position to be continued by hand, as seen by one viewer. */
export interface Table {
  readonly title: string;
  /** The map without its counters. */
  readonly map: Scene;
  /** The pieces in stacking order, the top one last. */
  readonly pieces: readonly Piece[];
  /** Faces of counters that enter the game later. */
  readonly later: readonly CounterFace[];
  /** Pixels per cell height. */
  readonly cell: number;
}

/** A piece with a number that is the same in the module and in its saved game. Numbers begin with 1. */
export interface Numbered extends Piece {
  readonly number: number;
}

/** A stack with its position in pixels of the board. */
export interface Placed extends Point {
  readonly label: string;
  readonly pieces: readonly Numbered[];
}

export interface Layout {
  /** The stacks on the map, in the order in which their pieces occur in {@link Table.pieces}. */
  readonly placed: readonly Placed[];
  /** Pieces off the map. */
  readonly beside: readonly Numbered[];
}

/**
 * Returns the position of every piece on the board, the same as in the picture of the map. If several sides have pieces
 * in a cell, their stacks are placed next to each other.
 */
export function layOut({ map, pieces, cell }: Pick<Table, 'map' | 'pieces' | 'cell'>): Layout {
  const ground = groundOf(map.grid);
  const numbered = pieces.map((piece, i) => ({ ...piece, number: i + 1 }));
  const counters = numbered.flatMap((piece) =>
    piece.cell === undefined
      ? []
      : [{ ...piece.face, cell: ground.board.cell(piece.cell), ...(piece.over && { over: piece.over }), piece }],
  );
  const pieceOf = new Map<object, Numbered>(counters.map((counter) => [counter, counter.piece]));
  return {
    placed: stacksOf(counters, map.sides).map(({ counters: [first, ...rest], place }) => {
      const centre = ground.centres[first.cell];
      return {
        label: ground.board.label(first.cell),
        x: pixels(centre.x + place.x, cell),
        y: pixels(centre.y + place.y, cell),
        pieces: [first, ...rest].map((counter) => pieceOf.get(counter)!), // every counter has its piece
      };
    }),
    beside: numbered.filter((piece) => piece.cell === undefined),
  };
}

/** Converts sheet units to pixels of the board. */
export const pixels = (units: number, cell: number): number => Math.round((units * cell) / UNIT);

/** Returns the size of the board, which equals the size of the board's picture. */
export function boardSize(grid: GridSpec, cell: number): { readonly width: number; readonly height: number } {
  const { width, height }: Ground = groundOf(grid);
  return { width: Math.ceil((width * cell) / UNIT), height: Math.ceil((height * cell) / UNIT) };
}
