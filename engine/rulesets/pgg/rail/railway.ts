import type { Cell } from '../../../board/board.js';
import { BLOCKED, type Reach } from '../../../board/reach.js';
import type { Bar } from '../../../mechanics/bars.js';
import { pathSearchOn } from '../../../mechanics/movement/path-search.js';
import { addEntryCost } from '../../../mechanics/movement/step-costs.js';
import type { Explained } from '../../../model/ledger.js';
import { say } from '../../../model/say.js';
import { markersOf } from '../interdiction/interdiction.js';
import { GERMAN_MARKER } from '../interdiction/markers.js';
import { hexes } from '../leaders/command.js';
import { bar, step } from '../rulebook/cite.js';
import { GERMAN, SOVIET } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { inEnemyZone } from '../zones/zones.js';

/** Returns the number of rail hexes that entering a cell uses up. German interdiction increases this number [13.31]. */
export function railCost(state: State, cell: Cell): number {
  return state.interdicted[cell] & GERMAN_MARKER ? state.rulings['rail.interdictedCost'] : 1;
}

/**
 * Returns the reason why trains may not enter a hex: enemy units, enemy ZOC, a rail cut or a closed column [6.21, 6.32,
 * 6.37, 6.4].
 */
export function barOnTrains(state: State, cell: Cell): Bar | undefined {
  if (state.owner[cell] === GERMAN)
    return bar(
      '6.21',
      'enemy-occupied',
      () => say`German units stand in ${state.label(cell)}; trains may not enter it [6.21].`,
    );
  if (inEnemyZone(state, SOVIET, cell))
    return bar('6.32', 'rail-zoc', () => say`${state.label(cell)} is in German ZOC; trains may not enter it [6.32].`);
  if (state.railClosedUntil[cell] > state.turn)
    return bar(
      '6.37',
      'rail-cut',
      () => say`The railway is cut in ${state.label(cell)}; trains may not use it this turn [6.37].`,
    );
  if ((state.marks[SOVIET][cell] & BLOCKED) !== 0)
    return bar(
      '6.4',
      'west-columns',
      () =>
        say`${state.label(cell)} lies in the west columns; no train enters them before turn ${state.numbers['westColumns.lastTurn'] + 1} [6.4].`,
    );
  return undefined;
}

/**
 * Finds the cells that trains can reach from a hex, and their distances in rail hexes [6.32, 6.33]. Interdiction
 * increases the distances [13.31]. The result is valid until the next search on the board.
 */
export function trainsFrom(state: State, start: Cell, most: number): Reach {
  const { board, alongRails, stations } = state.ground;
  const steps = state.markersLaid[GERMAN] === 0 ? alongRails : alongRails.slice();
  if (steps !== alongRails)
    for (const cell of markersOf(state, GERMAN_MARKER)) addEntryCost(board, steps, cell, railCost(state, cell) - 1);
  const marks = new Uint8Array(board.size);
  for (const cell of stations) if (barOnTrains(state, cell) !== undefined) marks[cell] = BLOCKED;
  const search = pathSearchOn(board);
  search.run(start, most, steps, marks);
  return search;
}

/**
 * Explains the length of a rail path in rail hexes [6.33]. A hex under interdiction counts as more than one [13.31].
 */
export function lineLedger(state: State, line: readonly Cell[]): Explained {
  const counts = line.slice(1).map((cell) => ({ cell, cost: railCost(state, cell) }));
  const dear = counts.filter(({ cost }) => cost > 1);
  return {
    value: counts.reduce((sum, { cost }) => sum + cost, 0),
    ledger: [
      step(say`${hexes(counts.length)} of railway`, '6.33'),
      ...dear.map(({ cell, cost }) => step(say`${state.label(cell)}: ${cost} under interdiction`, '13.31')),
    ],
  };
}
