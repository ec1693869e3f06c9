import type { Cell } from '../../../board/board.js';
import type { LineRules } from '../../../mechanics/lines.js';
import { SOVIET_MARKER } from '../interdiction/markers.js';
import { GERMAN, SOVIET } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { lineMayPass } from '../zones/zones.js';

/** Returns whether a line of German supply may touch a cell, even only to end there [11.11, 13.44]. */
export function isOpenToGermans(state: State, cell: Cell): boolean {
  return lineMayPass(state, GERMAN, cell) && !hasSovietMarker(state, cell);
}

const hasSovietMarker = (state: State, cell: Cell): boolean => (state.interdicted[cell] & SOVIET_MARKER) !== 0;

/**
 * Returns the rules for Soviet and German lines of supply and command [11.11, 11.21]: swamp may only end them [6.7].
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

/** Returns the rules for the road to the supply road's hex on the west edge [11.11, 11.13]. */
export function roadOf(state: State): LineRules {
  const { lineOpen, ground } = state;
  return { links: ground.alongRoads, open: lineOpen[GERMAN], isOpen: (cell) => !hasSovietMarker(state, cell) };
}

/**
 * Returns the rules for the German lines to the west edge that victory requires: markers do not block them, and swamp
 * carries them [15.11, AMB-40].
 */
export function communicationOf(state: State): LineRules {
  return { links: state.ground.ashore, open: state.lineOpen[GERMAN] };
}
