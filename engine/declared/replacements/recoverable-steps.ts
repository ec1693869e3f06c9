import { ELIMINATED } from '../../mechanics/off-map.js';
import { isPlayed } from '../sequence/played-phases.js';
import { turnsOf } from '../sequence/turns.js';
import type { State } from '../state/state.js';

/**
 * Returns the number of lost steps that a side can still replace before the end of the game. Each replacement point
 * counts as one step, which is the lowest price.
 */
export function recoverableSteps(state: State, sideName: string): number {
  const side = state.declaration.sides.indexOf(sideName);
  if (state.declaration.replacement === undefined || side < 0) return 0;
  let lost = 0;
  for (const { index, side: owner, faces } of state.pieces) {
    if (owner !== side) continue;
    if (state.isOnMap(index)) lost += state.reduced[index];
    else if (state.cell[index] === ELIMINATED) lost += faces.length;
  }
  const granted = state.numbers[`replacement.${sideName.toLowerCase()}`] ?? 0;
  return Math.min(lost, state.replacements[side] + granted * turnsWithReplacements(state, side));
}

/** Returns the number of turns after the present one in which a side receives replacements. */
function turnsWithReplacements(state: State, side: number): number {
  const phases = state.game.phases.filter(
    ({ declared, sideIndex }) => declared.action === 'replace' && sideIndex === side,
  );
  let turns = 0;
  for (let turn = state.turn + 1; turn <= turnsOf(state); turn++)
    if (phases.some((phase) => isPlayed({ turn }, phase))) turns++;
  return turns;
}
