import type { Cell } from '../../../board/board.js';
import type { LineRules } from '../../../mechanics/lines.js';
import { SOVIET_MARKER } from '../interdiction/markers.js';
import { GERMAN, SOVIET } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { lineMayPass } from '../zones/zones.js';

/** Returns whether a line of German supply may pass through a cell or end in it [11.11, 13.44]. */
export function isOpenToGermans(state: State, cell: Cell): boolean {
  return lineMayPass(state, GERMAN, cell) && !hasSovietMarker(state, cell);
}

const hasSovietMarker = (state: State, cell: Cell): boolean => (state.interdicted[cell] & SOVIET_MARKER) !== 0;

/**
 * Returns the rules for Soviet and German lines of supply and command [11.11, 11.21]. A line may end in a swamp but not
 * pass through it [6.7].
 */
export function coursesOf(state: State): readonly [LineRules, LineRules] {
  const { lineOpen, ground } = state;
  const { ashore, carriesLines } = ground;
  const mayContinue = (cell: Cell): boolean => carriesLines[cell] === 1;
  return [
    { links: ashore, mayContinue, open: lineOpen[SOVIET] },
    { links: ashore, mayContinue, open: lineOpen[GERMAN], isOpen: (cell) => !hasSovietMarker(state, cell) },
  ];
}

/** Returns the rules for tracing the road from the supply road's hex on the west edge [11.11, 11.13]. */
export function roadOf(state: State): LineRules {
  const { lineOpen, ground } = state;
  return { links: ground.alongRoads, open: lineOpen[GERMAN], isOpen: (cell) => !hasSovietMarker(state, cell) };
}

/**
 * Returns the rules for the German lines to the west edge that victory requires. Markers do not block these lines, and
 * they may pass through swamp [15.11, AMB-40].
 */
export function communicationOf(state: State): LineRules {
  return { links: state.ground.ashore, open: state.lineOpen[GERMAN] };
}
