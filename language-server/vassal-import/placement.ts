import type { Calendar } from '../../engine/model/calendar.js';
import type { Point } from '../../engine/board/board.js';
import type { Translate } from '../words/translate.js';
import { commonShift, type BoardMap } from './game-map.js';
import type { ModulePosition, PlacedCounter } from './positions.js';
import type { ImportReport } from './report.js';
import { zoneAt } from './zones.js';

/** The place of a counter in a scenario: a cell, a box next to the map, or the turn of its arrival. */
export type Place =
  | { readonly cell: string }
  | { readonly box: string }
  | { readonly turn: number; readonly entry: string | undefined };

interface PlaceContext {
  readonly calendar: Calendar | undefined;
  readonly report: ImportReport;
  readonly t: Translate;
}

/** Returns a function that finds the place of each counter of a position; undefined for counters that have none. */
export function placeFinder(
  position: ModulePosition,
  main: BoardMap,
  context: PlaceContext,
): (counter: PlacedCounter, name: string) => Place | undefined {
  const { report, t } = context;
  const shift = position.name === undefined ? { x: 0, y: 0 } : commonShift(position.counters, main);
  if (shift.x !== 0 || shift.y !== 0)
    report.add(
      t('All counters of a saved game are off their cells by the same distance; this is corrected.'),
      `${position.name ?? ''}: ${shift.x}, ${shift.y}`,
    );
  return (counter, name) => {
    const { laid, location } = counter;
    const isOnMain = laid.board === main.laid.board;
    const point = { x: counter.point.x - shift.x, y: counter.point.y - shift.y };
    const cell = isOnMain ? cellOf(main, point, location, name, context) : undefined;
    if (cell !== undefined) return { cell };
    const turn = turnIn(counter.names, context.calendar);
    if (turn !== undefined) {
      const entry = entryIn(counter.names, main);
      if (entry === undefined)
        report.add(t('A unit arrives at an unknown cell; its arrival is written as a comment.'), name);
      return { turn, entry };
    }
    const zone = isOnMain ? zoneAt(laid.board, point) : undefined;
    if (zone && isLabel(zone.name)) return { box: zone.name };
    report.add(t('A unit is not on a cell of the map; it is not placed.'), `${name}: ${counter.names[0] ?? ''}`);
    return undefined;
  };
}

/** Returns the cell of a counter: the one with the written label or, without a label, the one at its pixel. */
function cellOf(
  { grid }: BoardMap,
  point: Point,
  location: string | undefined,
  name: string,
  { report, t }: PlaceContext,
): string | undefined {
  if (location !== undefined) {
    const cell = grid.labelFor(location);
    if (cell !== undefined) return cell;
    report.add(t('A stack names a cell that does not exist; the cell at its pixel is used.'), `${name}: ${location}`);
  }
  const cell = grid.labelAt(point);
  if (cell === undefined) return undefined;
  const { x, y } = grid.offCentre(point);
  if (Math.hypot(x, y) > grid.grid.dy / 4)
    report.add(t('A unit is far from the centre of its cell.'), `${name}: ${cell}`);
  return cell;
}

const TURN = /(?:^|[^\p{L}])(?:game ?turn|turn|gt|t)[ .#:]*(\d{1,3})(?!\d)/iu;

/**
 * Returns the turn that one of the names of a place mentions, by the word for a turn and a number or by the name of the
 * turn in the game. Returns undefined if no name mentions a turn.
 */
function turnIn(names: readonly string[], calendar: Calendar = []): number | undefined {
  for (const name of names) {
    const found = TURN.exec(name)?.[1];
    if (found !== undefined) return Number(found);
    const named = calendar.findIndex((turn) => name.includes(turn));
    if (named >= 0) return named + 1;
  }
  return undefined;
}

/**
 * Returns the cell at which units enter the map: the cell whose label one of the names of a place contains. Returns
 * undefined if there is none.
 */
function entryIn(names: readonly string[], { grid }: BoardMap): string | undefined {
  const words = names.flatMap((name) => name.match(/[A-Z]{0,2}\d[\d.-]*/g) ?? []);
  const missing = new Set(grid.spec.missing);
  return words.map((word) => grid.labelFor(word)).find((cell) => cell !== undefined && !missing.has(cell));
}

/** Returns whether a name has the form of a cell label. */
const isLabel = (name: string): boolean => /^(?:\d{2,8}|[A-Z]{1,2}\d{1,3})$/.test(name);
