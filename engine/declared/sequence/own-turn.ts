import { arriveAtStart, reportWaiting } from '../arrivals/arrivals.js';
import { grantReplacements } from '../replacements/allowance.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { isSupplied, judgeSupply, loseUnitsIsolatedTooLong, noteIsolationAtStart } from '../supply/supply.js';
import { changeStages } from '../supply/stages.js';
import { isPlayed } from './played-phases.js';

/**
 * Prepares a phase. The first phase of a side grants its replacements and brings its arrivals. Supply is judged at the
 * first phase of a side, before units arrive, or at each movement phase, as the game says.
 */
export function beginPhase(state: State, { sideIndex, declared }: DeclaredPhase): void {
  const { supply } = state.declaration;
  if (state.modifiers.zone !== undefined) state.refresh();
  beginOwnTurn(state, sideIndex);
  if (supply?.judged === 'phase' && declared.action === 'move') judgeSupply(state, sideIndex);
  excludeUnits(state, sideIndex, declared.start);
}

/** Begins the turn of a side, unless it has begun already: supply is judged, and replacements and units arrive. */
export function beginOwnTurn(state: State, side: number): void {
  if ((state.turnsBegun & (1 << side)) !== 0) return;
  state.turnsBegun |= 1 << side;
  noteIsolationAtStart(state, side);
  if (state.declaration.supply?.judged === 'turn') judgeSupply(state, side);
  changeStages(state, side);
  grantReplacements(state, side);
  arriveAtStart(state, side);
}

/** Marks the units that do not fulfil the condition for the start of the phase. */
function excludeUnits(state: State, side: number, start: DeclaredPhase['declared']['start']): void {
  if (start === undefined) return;
  for (const piece of state.unitsOf(side)) if (!startsWith(state, piece, start)) state.excluded[piece] = 1;
}

function startsWith(state: State, piece: number, start: NonNullable<DeclaredPhase['declared']['start']>): boolean {
  switch (start.is) {
    case 'out-of-zone':
      return !state.isInEnemyZone(piece, state.cell[piece], 'always');
    case 'supplied':
      return isSupplied(state, piece);
    case 'state':
      return state.isInState(piece, start.word);
  }
}

/**
 * Eliminates units that were without supply too long and reports delayed arrivals, if the phase is the last one of the
 * side’s own turn.
 */
export function endOwnTurn(state: State, phase: DeclaredPhase): void {
  const isLast = !state.game.phases.some(
    (later) => later.index > phase.index && later.sideIndex === phase.sideIndex && isPlayed(state, later),
  );
  if (isLast) finishOwnTurn(state, phase.sideIndex);
}

/** Eliminates the units of a side that were without supply too long, and reports delayed arrivals. */
export function finishOwnTurn(state: State, side: number): void {
  loseUnitsIsolatedTooLong(state, side);
  reportWaiting(state, side);
}
