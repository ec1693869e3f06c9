import { ELIMINATED, WITHDRAWN, type State } from '../state/state.js';

/**
 * Lists the units that can recover break points: all units of the division, on the table or destroyed, except its
 * headquarters (reading `recoveredPoints`) [11a, 11e].
 */
export function recoverers(state: State, division: number): number[] {
  return state.divisions[division].members.filter((piece) => {
    const { isHeadquarters, ground } = state.piece(piece);
    const cell = state.cell[piece];
    return !isHeadquarters && ground && (cell >= 0 || cell === ELIMINATED || cell === WITHDRAWN);
  });
}

/**
 * Returns how many points a unit can recover. A unit that withdrew from the map with all its points needs one point to
 * return.
 */
export function missingPoints(state: State, piece: number): number {
  const missing = state.piece(piece).pr - state.pr[piece];
  return state.cell[piece] === WITHDRAWN ? Math.max(1, missing) : missing;
}

/** Returns the number of break points that a division has lost and can recover [11e]. */
export const missingOf = (state: State, division: number): number =>
  recoverers(state, division).reduce((sum, piece) => sum + missingPoints(state, piece), 0);

/** Returns the number of break points that a successful attempt recovers: 1 for every 2 lost, rounded down [11e]. */
export const recoverable = (state: State, division: number): number =>
  Math.floor(missingOf(state, division) / state.numbers['reorganisation.lostPerPoint']);
