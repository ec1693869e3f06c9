import { DESTROYED, WITHDRAWN, type State } from '../state/state.js';

/** Units whose break points can come back: all of the division on the table or destroyed, its headquarters apart (reading recoveredPoints) [11a, 11e]. */
export function recoverers(state: State, division: number): number[] {
  return state.divisions[division].members.filter((piece) => {
    const { isHeadquarters, ground } = state.piece(piece);
    const cell = state.cell[piece];
    return !isHeadquarters && ground && (cell >= 0 || cell === DESTROYED || cell === WITHDRAWN);
  });
}

/** How many points a unit may get back; one that withdrew off the map with all of them needs one to come back. */
export function missingPoints(state: State, piece: number): number {
  const missing = state.piece(piece).pr - state.pr[piece];
  return state.cell[piece] === WITHDRAWN ? Math.max(1, missing) : missing;
}

/** Break points a division has lost: those missing now [11e]. */
export const missingOf = (state: State, division: number): number =>
  recoverers(state, division).reduce((sum, piece) => sum + missingPoints(state, piece), 0);

/** Break points that come back with a success: 1 for every 2 lost, rounded down [11e]. */
export const recoverable = (state: State, division: number): number =>
  Math.floor(missingOf(state, division) / state.numbers['reorganisation.lostPerPoint']);
