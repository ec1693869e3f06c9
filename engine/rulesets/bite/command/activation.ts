import type { OrderKind } from '../../../play/order-kind.js';
import type { State } from '../state/state.js';

/** Orders by which headquarters are activated and act, in movement, reaction and exploitation [13.0]: none in the base game. */
export const commandKinds: readonly OrderKind<State>[] = [];

/** What the end of the Blitz phase does to activated headquarters, and that of the exploitation phase [13.6, 13.7]. */
export function deactivate(_state: State): void {
  // its rules follow: see rooms.md
}
