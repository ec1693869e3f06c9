import { NOWHERE } from '../../../board/board.js';
import type { Play } from '../../../play/moment.js';
import { isSurprised } from '../air/holding.js';
import { withdrawAir } from '../air/withdrawal.js';
import type { State } from '../state/state.js';
import { defenderOf, landOf, type Scene } from './scene.js';
import type { Told } from './round.js';

/** Aircraft on their base when a battle comes to it: fighters take off at once, bombers stay on the ground for a round, in rain nobody takes off [7.6.1, 6.3.1.scramble, 6.3.2.grounded, 9.2.flying]. */
export function alarm(state: State, scene: Scene): void {
  const { cell } = scene;
  const side = defenderOf(scene);
  for (const piece of state.airAt(cell, side)) {
    if (state.base[piece] !== NOWHERE) continue;
    if (isCaught(state, piece)) state.grounded[piece] = 1;
    else takeOff(state, piece);
  }
}

/** Whether an air unit on its base does not take off in the first round [7.6.1]. */
export const isCaught = (state: State, piece: number): boolean =>
  !state.piece(piece).isFighter || staysDown(state, piece);

/** Whether it does not take off in any round [9.2.flying, SBE5.surprise]. */
export const staysDown = (state: State, piece: number): boolean =>
  state.weather === 'rain' || isSurprised(state, piece);

function takeOff(state: State, piece: number): void {
  const cell = state.cell[piece];
  state.grounded[piece] = 0;
  state.setBase(piece, cell);
  state.emit('scramble', '7.6.1', () => ({
    side: state.piece(piece).side,
    text: `${state.name(piece)} takes off from ${state.label(cell)}.`,
    pieces: [piece],
    cells: [cell],
  }));
}

/** From the second round on bombers that were caught on the ground fly [7.6.1, A23]. */
export function takeOffLate(state: State, { cell }: Scene): void {
  for (const piece of state.unitsIn(cell)) {
    if (state.grounded[piece] === 1 && !staysDown(state, piece)) takeOff(state, piece);
  }
}

/**
 * Aircraft whose base enemy land units have come to, with no land unit of their own there: fighters leave at once and lose a
 * step, bombers after a round in which they could do nothing [7.6.2, 6.3.1.evacuation, 6.3.2.evacuation, A15].
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

export function* evacuate(state: State, scene: Scene, { address, order }: Told, isRoundOver: boolean): Play {
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
