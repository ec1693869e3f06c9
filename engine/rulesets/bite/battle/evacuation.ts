import { NOWHERE } from '../../../board/board.js';
import { say } from '../../../model/say.js';
import type { Play } from '../../../play/moment.js';
import { isSurprised } from '../air/unit-bars.js';
import { withdrawAir } from '../air/withdrawal.js';
import type { State } from '../state/state.js';
import { defenderOf, landOf, type Scene } from './scene.js';
import type { BattleContext } from './round.js';

/**
 * Handles aircraft based in the battle hex. Fighters take off at once, bombers stay on the ground for a round, and no
 * aircraft take off in rain [7.6.1, 6.3.1.scramble, 6.3.2.grounded, 9.2.flying].
 */
export function alertAircraft(state: State, scene: Scene): void {
  const { cell } = scene;
  const side = defenderOf(scene);
  for (const piece of state.airAt(cell, side)) {
    if (state.base[piece] !== NOWHERE) continue;
    if (isCaughtOnGround(state, piece)) state.grounded[piece] = 1;
    else takeOff(state, piece);
  }
}

/** Returns whether an air unit on its base stays on the ground in the first round [7.6.1]. */
export const isCaughtOnGround = (state: State, piece: number): boolean =>
  !state.piece(piece).isFighter || cannotTakeOff(state, piece);

/** Returns whether an air unit on its base stays on the ground in every round [9.2.flying, SBE5.surprise]. */
export const cannotTakeOff = (state: State, piece: number): boolean =>
  state.weather === 'rain' || isSurprised(state, piece);

function takeOff(state: State, piece: number): void {
  const cell = state.cell[piece];
  state.grounded[piece] = 0;
  state.setBase(piece, cell);
  state.emit('scramble', '7.6.1', () => ({
    side: state.piece(piece).side,
    text: say`${state.name(piece)} takes off from ${state.label(cell)}.`,
    pieces: [piece],
    cells: [cell],
  }));
}

/** Lets bombers caught on the ground take off from the second round on [7.6.1, A23]. */
export function takeOffLate(state: State, { cell }: Scene): void {
  for (const piece of state.unitsIn(cell)) {
    if (state.grounded[piece] === 1 && !cannotTakeOff(state, piece)) takeOff(state, piece);
  }
}

/**
 * Lists aircraft that must leave their base because enemy land units but no friendly land units are in the hex.
 * Fighters leave at once and lose a step. Bombers leave after a first round, in which they cannot act [7.6.2,
 * 6.3.1.evacuation, 6.3.2.evacuation, A15].
 */
export function evacuees(scene: Scene, isRoundOver: boolean): number[] {
  const { state, cell, attacker } = scene;
  const side = defenderOf(scene);
  if (landOf(scene, side).length > 0 || landOf(scene, attacker).length === 0) return [];
  const waits = (piece: number): boolean =>
    scene.isGrounded(piece) &&
    state.piece(piece).isBomber &&
    !isRoundOver &&
    state.rulings['bombers.overrun'] === 'helplessRound';
  return scene.units(side).filter((piece) => state.piece(piece).isAir && state.baseOf(piece) === cell && !waits(piece));
}

export function* evacuate(state: State, scene: Scene, { address, order }: BattleContext, isRoundOver: boolean): Play {
  const { cell, attacker, round } = scene;
  for (const piece of evacuees(scene, isRoundOver))
    yield* withdrawAir(state, piece, {
      rule: '7.6.2',
      question: 'evacuation',
      verb: 'withdraw',
      loses: true,
      address: `${address}/evacuation`,
      within: state.piece(piece).side === attacker ? order : undefined,
      result: `R${round}`,
      about: [cell],
    });
}
