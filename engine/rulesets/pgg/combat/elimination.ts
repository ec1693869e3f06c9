import { say } from '../../../model/say.js';
import type { GameEvent } from '../../../play/records.js';
import { GERMAN, SOVIET } from '../state/pieces.js';
import type { PggRule } from '../rulebook/index.js';
import { ELIMINATED, OUT_OF_PLAY, type State } from '../state/state.js';

interface Manner extends Pick<GameEvent, 'forfeit' | 'ledger'> {
  /**
   * `ELIMINATED` for a combat loss; `OUT_OF_PLAY` for a unit that is removed because its hex contained too many units
   * [7.1].
   */
  readonly how?: typeof ELIMINATED | typeof OUT_OF_PLAY;
}

/**
 * Removes a unit from play: a drawn counter goes to its pile [12.4], a regiment ends the integrity of its division
 * [7.3], the last unit of a division scores for the Soviet side [15.12.1].
 */
export function eliminate(
  state: State,
  piece: number,
  rule: PggRule,
  reason: string,
  { how = ELIMINATED, ledger = [], forfeit }: Manner = {},
): void {
  const cell = state.cell[piece];
  const { name, side, pool, division } = state.piece(piece);
  state.put(piece, how);
  state.emit('eliminated', rule, () => ({
    side,
    text: how === OUT_OF_PLAY ? say`${name} is removed: ${reason}.` : say`${name} is eliminated: ${reason}.`,
    pieces: [piece],
    ...(cell >= 0 && { cells: [cell] }),
    ...(ledger.length > 0 && { ledger }),
    ...(forfeit && { forfeit }),
  }));
  if (pool >= 0) toThePile(state, piece);
  if (division >= 0) divisionLoses(state, division);
}

/**
 * Adds the counter of a unit to the pile of its pool. The counters in the pile are drawn again when the pool itself is
 * empty [12.4].
 */
function toThePile(state: State, piece: number): void {
  const face = state.face[piece];
  if (face >= 0) state.pile[state.piece(piece).pool][face]++;
}

/**
 * Records that a division has lost a regiment and with it its integrity [7.3]. If the last unit of a German division
 * other than a cavalry division is lost, gives the Soviet side the victory points [15.12.1].
 */
function divisionLoses(state: State, index: number): void {
  const division = state.divisions[index];
  state.integrityLost[index] = 1;
  if (division.kind === 'cavalry division') return;
  if (!division.members.every((member) => isGone(state, member))) return;
  const points = state.numbers['victory.division'];
  const side = state.piece(division.members[0]).side;
  if (side !== GERMAN) return;
  const text = say`${division.name} is wholly eliminated.`;
  state.points.push({ side: SOVIET, points, text, rule: '15.12.1', turn: state.turn });
  state.emit('points', '15.12.1', () => ({
    side: SOVIET,
    text: say`${text} The Soviet scores ${points}.`,
    pieces: division.members,
    facts: { points },
  }));
}

/** Returns whether a unit is permanently out of play. */
export function isGone(state: State, piece: number): boolean {
  return state.cell[piece] === ELIMINATED || state.cell[piece] === OUT_OF_PLAY;
}

/** Returns how many steps a unit can lose; the last one eliminates it [9.61-9.63]. */
export function stepsLeft(state: State, piece: number): number {
  return state.piece(piece).pool >= 0 ? 1 : Math.max(1, state.piece(piece).faces.length - state.step[piece]);
}

/**
 * Takes one step from a unit: turns its counter to the next face, or eliminates the unit when no step is left [9.61,
 * 9.62, 10.24].
 */
export function loseStep(state: State, piece: number): void {
  const { name, side, isLeader } = state.piece(piece);
  if (stepsLeft(state, piece) <= 1) {
    eliminate(state, piece, isLeader ? '10.24' : side === SOVIET ? '9.62' : '9.61', say`it lost its last step`);
    return;
  }
  state.step[piece] = state.step[piece] + 1;
  state.changes++;
  const now = state.strength(piece);
  state.emit('step', '9.61', () => ({
    side,
    text:
      now === undefined
        ? say`${name} loses a step.`
        : say`${name} loses a step and is ${String(now.attack)}-${String(now.movement)} now.`,
    pieces: [piece],
    cells: [state.cell[piece]],
    facts: { step: state.step[piece] + 1 },
  }));
}
