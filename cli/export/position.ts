import { stringify } from 'csv-stringify/sync';
import type { Cell } from '../../engine/board/board.js';
import { createBoard } from '../../engine/board/create-board.js';
import type { PieceView, Position } from '../../engine/play/records.js';
import type { Scene } from '../../preview/contract/scene.js';

const COLUMNS = ['side', 'name', 'kind', 'formation', 'cell', 'off', 'values', 'step', 'steps', 'flags'] as const;

/** Formats units as CSV with a header line, in the order of the game. */
export const positionCsv = (pieces: readonly PieceView[]): string =>
  stringify(
    pieces.map(({ flags, ...piece }) => ({ ...piece, flags: flags.join(' | ') })),
    { header: true, columns: [...COLUMNS] },
  );

/**
 * Converts a map to plain JSON in which cells are named by their labels. Coordinates are multiples of the cell height.
 */
export function mapRecord({ title, grid, terrain, features, areas }: Scene): Record<string, unknown> {
  const board = createBoard(grid);
  const label = (cell: Cell): string => board.label(cell);
  const round = (units: number): number => Math.round(units * 1000) / 1000;
  return {
    title,
    shape: grid.shape,
    ...(grid.shape === 'hexes' && { orientation: grid.orientation }),
    cells: Array.from({ length: board.size }, (_, cell) => {
      const { x, y } = board.centre(cell);
      const word = terrain.words.at(terrain.cells[cell]);
      return {
        cell: label(cell),
        ...(terrain.cells[cell] >= 0 && word !== undefined && { terrain: word }),
        x: round(x),
        y: round(y),
        ...(cell >= board.gridSize && { box: true }),
      };
    }),
    links: grid.links.map(({ cells, kinds }) => ({ cells, kinds })),
    features: features.map(({ kind, name, cells, hexsides, chains }) => ({
      kind,
      ...(name !== undefined && { name }),
      cells: cells.map(label),
      hexsides: hexsides.map((side) => side.map(label)),
      chains: chains.map((chain) => chain.map(label)),
    })),
    areas: areas.map(({ name, cells }) => ({ name, cells: cells.map(label) })),
  };
}

/** Returns the position; for a file without a game, an empty position. */
export const positionRecord = (position: Position | undefined): Position =>
  position ?? { pieces: [], markers: [], control: [] };
