import { counted, say } from '../../../model/say.js';
import { eliminate, loseStep } from '../blocks/losses.js';
import { MOBILE_DEFENCE, MOTORIZED, NO_FUEL, NO_RESERVE } from '../state/fields.js';
import type { State } from '../state/state.js';
import { BOTH, opponent } from '../vocabulary/sides.js';

/**
 * Deactivates all headquarters. Each headquarters pays the points of its activation, and all units lose their fuel.
 * Called at the end of the Blitz phase, and again at the end of the exploitation phase, when Reserves end too [13.6,
 * 13.7, A37].
 */
export function deactivate(state: State): void {
  for (const side of BOTH)
    for (const hq of state.muster.headquarters[side]) if (state.activated[hq] === 1) payForActivation(state, hq);
  for (const { index } of state.pieces) state.fuel[index] = NO_FUEL;
  if (state.phase === 'exploitation') endReserves(state);
}

function payForActivation(state: State, hq: number): void {
  state.served[hq] = 0;
  const price = activationPrice(state, hq);
  for (let paid = 0; paid < price && state.isOnMap(hq); paid++)
    if (state.strength(hq) <= 1) eliminate(state, hq, '13.6', { forfeit: 'unit' });
    else loseStep(state, hq, '13.6');
  state.emit('deactivate', '13.6', () => ({
    side: state.piece(hq).side,
    text: state.isOnMap(hq)
      ? say`${state.name(hq)} is no longer activated; it has ${counted(state.strength(hq), 'point')}.`
      : say`${state.name(hq)} has no points left and is eliminated.`,
    pieces: [hq],
    facts: { strength: state.isOnMap(hq) ? state.strength(hq) : 0 },
  }));
  state.activated[hq] = 0; // The HQ is visible while it pays and hidden afterwards [13.6].
  state.revealed[hq] = 0;
}

/**
 * Returns the points that a headquarters pays for its activations when it is deactivated. An Air HQ that has lent air
 * supremacy pays more for each activation [13.6, SBE5.luftwaffe].
 */
function activationPrice(state: State, hq: number): number {
  if (state.phase === 'exploitation')
    return state.rulings['headquarters.secondActivation'] === 'free' && state.activations[hq] > 1
      ? 0
      : state.numbers['command.loss'];
  const each = state.numbers[lendsSupremacy(state, hq) ? 'command.supremacyLoss' : 'command.loss'];
  return each * Math.max(1, state.activations[hq]);
}

const lendsSupremacy = (state: State, hq: number): boolean => {
  const { unitClass, of, side } = state.piece(hq);
  return unitClass === 'air headquarters' && of.supremacy === true && side === state.side && state.isSet('supremacy');
};

/**
 * Takes units out of Reserve at the end of a player turn: units of the phasing side that could move in the exploitation
 * phase, and armour of the other side that could move in the reaction phase [31.0].
 */
function endReserves(state: State): void {
  for (const { index, side } of state.pieces)
    if (state.reserve[index] === (side === opponent(state.side) ? MOBILE_DEFENCE : MOTORIZED))
      state.reserve[index] = NO_RESERVE;
}
