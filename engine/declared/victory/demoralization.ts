import type { Declaration } from '../declaration.js';
import type { Piece } from '../state/muster.js';
import { say } from '../../model/say.js';

/** The parts of the state that count losses. */
interface Losses {
  readonly declaration: Declaration;
  readonly losses: number[];
  readonly demoralized: number[];
  piece(piece: number): Piece;
  shown(word: string): string;
  emit(kind: string, rule: string, describe: () => { readonly side: number; readonly text: string }): void;
}

/**
 * Counts the strength and the steps that a unit on the map loses. A side that has lost enough is demoralized for good.
 */
export function countLoss(state: Losses, piece: number, strength: number, steps: number): void {
  const { demoralization, sides } = state.declaration;
  if (demoralization.length === 0) return;
  const { side } = state.piece(piece);
  const entry = demoralization.find((one) => one.side === sides[side]);
  if (entry === undefined) return;
  state.losses[side] += entry.count === 'steps' ? steps : strength;
  if (state.demoralized[side] === 1 || state.losses[side] < entry.limit) return;
  state.demoralized[side] = 1;
  state.emit('demoralized', entry.rule, () => ({
    side,
    text: say`${state.shown(entry.side)} has lost ${state.losses[side]} and is demoralized.`,
  }));
}
