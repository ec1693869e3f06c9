import type { RtlRule } from '../rulebook/index.js';
import { workLeft } from '../works/builders.js';
import { ELIMINATED, type State } from '../state/state.js';
import { isSurrounded } from '../victory/surrounded.js';

/** Steps a unit has left; headquarters and artillery have one, whatever their backs show, and so has a unit with a blank back [3.61, 3.62, 11.21b]. */
export function stepsLeft(state: State, piece: number): number {
  const { faces, isHeadquarters, isArtillery } = state.piece(piece);
  return isHeadquarters || isArtillery ? 1 : faces.length - state.reduced[piece];
}

export const stepsOf = (state: State, pieces: readonly number[]): number =>
  pieces.reduce((steps, piece) => steps + stepsLeft(state, piece), 0);

/** The counter is turned over, or taken off with its last step [11.21a]. */
export function loseStep(state: State, piece: number, rule: RtlRule): void {
  if (stepsLeft(state, piece) <= 1) {
    eliminate(state, piece, rule);
    return;
  }
  state.reduced[piece] = 1;
  state.stepsLost[piece]++;
  state.emit('lose', rule, () => ({
    side: state.piece(piece).side,
    text: `${state.name(piece)} loses a step.`,
    pieces: [piece],
    cells: [state.cell[piece]],
  }));
}

/** A unit is lost [11.21c]. */
export function eliminate(state: State, piece: number, rule: RtlRule): void {
  const cell = state.cell[piece];
  workLeft(state, piece);
  state.stepsLost[piece] += stepsLeft(state, piece);
  state.surrounded[piece] += Number(cell >= 0 && isSurrounded(state, piece));
  state.put(piece, ELIMINATED);
  state.emit('eliminated', rule, () => ({
    side: state.piece(piece).side,
    text: `${state.name(piece)} is eliminated.`,
    pieces: [piece],
    ...(cell >= 0 && { cells: [cell] }),
  }));
}

/** Units are disrupted; a headquarters loses its points with it, and a second time has no effect [3.71-3.74]. */
export function disrupt(state: State, pieces: readonly number[], rule: RtlRule): void {
  const fresh = pieces.filter((piece) => state.piece(piece).role === 'combat' && state.disrupted[piece] === 0);
  if (fresh.length === 0) return;
  for (const piece of fresh) {
    state.disrupted[piece] = 1;
    if (state.piece(piece).isHeadquarters) state.spent[piece] = 1; // [3.72c]
  }
  state.emit('disrupt', rule, () => ({
    side: state.piece(fresh[0]).side,
    text: `${state.names(fresh).join(', ')} ${fresh.length === 1 ? 'is' : 'are'} disrupted.`,
    pieces: fresh,
  }));
}
