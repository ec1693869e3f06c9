import type { GridSpec, Point } from '../../engine/board/board.js';
import { stacksOf } from '../render/counters.js';
import { groundOf, UNIT, type Ground } from '../render/ground.js';
import type { CounterFace, Scene } from '../scene.js';

/** A unit on the table, or beside it. */
export interface Piece {
  readonly face: CounterFace;
  /** Label of its cell; none beside the map. */
  readonly cell?: string;
  /** It is over its cell and does not stand in it. */
  readonly over?: true;
  /** Its faces from full strength to the last step, where who looks knows them and there are several. */
  readonly steps?: readonly CounterFace[];
}

/** A game laid out to be played on by hand, as somebody sees it. */
export interface Table {
  readonly title: string;
  /** The map without what stands on it. */
  readonly map: Scene;
  /** In the order in which they lie on each other, the last on top. */
  readonly pieces: readonly Piece[];
  /** Faces that come later. */
  readonly later: readonly CounterFace[];
  /** Pixels to the height of a cell. */
  readonly cell: number;
}

/** A piece with the number by which module and saved game know it for the same, from 1. */
export interface Numbered extends Piece {
  readonly number: number;
}

/** A stack at its place in pixels of the board. */
export interface Placed extends Point {
  readonly label: string;
  readonly pieces: readonly Numbered[];
}

export interface Layout {
  /** In the order of the table. */
  readonly placed: readonly Placed[];
  /** What lies beside the map. */
  readonly beside: readonly Numbered[];
}

/** Puts every piece where it lies: as the picture lays stacks, those of several sides in a cell beside each other. */
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
        pieces: [first, ...rest].map((counter) => pieceOf.get(counter)!), // each was made of one
      };
    }),
    beside: numbered.filter((piece) => piece.cell === undefined),
  };
}

/** Units of the picture as pixels of the board. */
export const pixels = (units: number, cell: number): number => Math.round((units * cell) / UNIT);

/** The size of the board, which is that of its picture. */
export function boardSize(grid: GridSpec, cell: number): { readonly width: number; readonly height: number } {
  const { width, height }: Ground = groundOf(grid);
  return { width: Math.ceil((width * cell) / UNIT), height: Math.ceil((height * cell) / UNIT) };
}
