import type { Board } from '../../engine/board/board.js';
import type { Grounds, Standing } from '../../engine/play/standing.js';
import type { Places } from '../../language-server/report/finding-record.js';

/**
 * Returns the standing of a game (sources of points, possible results, effects of rules) as data for JSON. Cells are
 * given by their labels, statements by their file and line.
 */
export function standingRecord({ points, verdicts, effects }: Standing, board: Board, places: Places): object {
  const record = ({ cells = [], source, ...of }: Grounds): object => ({
    ...of,
    ...(cells.length > 0 && { cells: cells.map((cell) => board.label(cell)) }),
    ...(source && { place: places.place(source) }),
  });
  return {
    points: points.map(record),
    verdicts: verdicts.map(({ words: _, ...verdict }) => record(verdict)),
    effects: effects.map(record),
  };
}
