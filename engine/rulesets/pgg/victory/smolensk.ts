import { GERMAN } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { germansHold } from './victory.js';

/**
 * Records the turn since which Smolensk has been German without interruption. Called at the end of every player-turn
 * [13.2, AMB-37].
 */
export function noteSmolensk(state: State, turn = state.turn): void {
  const { smolensk } = state.ground;
  const isGerman = smolensk.length > 0 && smolensk.every((cell) => state.control[cell] === GERMAN);
  if (!isGerman) state.smolenskSince = 0;
  else if (state.smolenskSince === 0) state.smolenskSince = turn;
}

/**
 * Returns whether German markers may be laid anywhere: the German side has held Smolensk long enough, and Smolensk has
 * a line to the west edge now [13.2].
 */
export function smolenskFreesTheAir(state: State): boolean {
  const delay = state.rulings['germanInterdiction.smolenskDelay'];
  const isDue = delay === 0 || (state.smolenskSince > 0 && state.turn >= state.smolenskSince + delay);
  return isDue && germansHold(state, state.ground.smolensk).value;
}
