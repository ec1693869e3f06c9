import { say } from '../../../model/say.js';
import { action } from '../../../mechanics/action.js';
import { listedByUnit } from '../../../play/listing.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { replaceUnit } from '../../../mechanics/special-rules/departures.js';
import { removeFromMap } from '../blocks/losses.js';
import { refusal } from '../rulebook/refusal.js';
import { DUE, ELIMINATED, EXPECTED, OUT_OF_PLAY, type State } from '../state/state.js';
import { lineOf } from '../supply/lines.js';
import { spend, refuseCosts } from './payment.js';
import { bestFrom, priceOf, stepOf, type Priced } from './prices.js';
import { canPay } from './stores.js';

/**
 * Withdraws a unit from the game: at once if the unit has not arrived yet, otherwise as soon as its missing steps are
 * paid for [SBE.removal].
 */
export function withdrawUnit(state: State, piece: number): void {
  if (state.cell[piece] === EXPECTED || state.cell[piece] === DUE) removeFromMap(state, piece, OUT_OF_PLAY);
  else if (state.isOnMap(piece) || state.cell[piece] === ELIMINATED) state.mustLeave[piece] = 1;
}

/**
 * Replaces a unit by another at once if the unit is on the map and in supply. Otherwise registers the replacement for
 * later. An eliminated unit must be rebuilt first [SBE9.lssah]. Returns whether the unit was replaced at once.
 */
export function convertUnit(state: State, unit: string, by: string): boolean {
  const [piece, next] = [unit, by].map((name) => state.muster.byName.get(name));
  if (piece === undefined || next === undefined || state.cell[next] !== EXPECTED) return false;
  if (state.isOnMap(piece) && lineOf(state, piece).value) return replaceUnit(state, unit, by, OUT_OF_PLAY);
  state.replacedBy[piece] = next;
  return false;
}

/** Converts units of the phasing side that wait for conversion and are in supply [SBE9.lssah]. */
export function convertWaitingUnits(state: State): void {
  for (const { index, side, name } of state.pieces) {
    const next = state.replacedBy[index];
    if (next < 0 || side !== state.side || !state.isOnMap(index) || state.outOfSupply[index] === 1) continue;
    if (!replaceUnit(state, name, state.name(next), OUT_OF_PLAY)) continue;
    state.replacedBy[next] = -1;
    state.emit('leave', 'SBE9.lssah', () => ({
      text: say`${name} becomes ${state.name(next)}.`,
      pieces: [index, next],
    }));
  }
}

/**
 * Returns the price of withdrawing a unit: the price of its missing steps, or of all its steps if the unit is
 * eliminated [SBE.removal].
 */
export function withdrawalPrice(state: State, piece: number): Priced {
  const from = stepOf(state, piece);
  return priceOf(state, piece, from, bestFrom(state, piece, from));
}

/** Lists units that have to be withdrawn and can be withdrawn now. */
const unitsToRelease = (state: State): number[] =>
  state.piecesWhere(
    ({ index, nation }) =>
      state.mustLeave[index] === 1 &&
      refuseRelease(state, index) === undefined &&
      canPay(state, nation, withdrawalPrice(state, index).price),
  );

/**
 * Defines the order `release "7.Flieger"`, which pays for the missing steps of units that have to be withdrawn, and
 * withdraws them [SBE.removal].
 */
export const releasing: OrderKind<State> = action<State>({
  verbs: ['release'],
  ...listedByUnit<State>('release', unitsToRelease, (_, piece) => [{ verb: 'release', pieces: [piece] }]),
  answer: (state, order) => ({
    verb: 'release',
    pieces: unitsNamed(state, order.pieces, (piece) => state.mustLeave[piece] === 1),
  }),
  whyNot(state, { pieces = [] }) {
    if (pieces.length === 0)
      return refusal('SBE.removal', 'no-units', say`The order names no unit: \`release UNITS\`.`);
    for (const piece of pieces) {
      const refused = refuseRelease(state, piece);
      if (refused !== undefined) return refused;
    }
    const bills = pieces.map((piece) => ({ purse: state.piece(piece).nation, cost: withdrawalPrice(state, piece) }));
    const names = state.names(pieces).join(', ');
    const what =
      pieces.length === 1
        ? say`${names} must be at full strength to leave: it`
        : say`${names} must be at full strength to leave: that`;
    return refuseCosts(state, bills, what);
  },
  perform(state, { pieces = [] }) {
    for (const piece of pieces) releaseUnit(state, piece);
    return undefined;
  },
});

function refuseRelease(state: State, piece: number): Refusal | undefined {
  const { side } = state.piece(piece);
  const name = state.name(piece);
  if (side !== state.side) return refusal('3.1', 'other-side', say`${name} belongs to the enemy.`);
  if (state.mustLeave[piece] === 0)
    return refusal('SBE.removal', 'not-yet', say`${name} need not leave the game; use \`disband\` to disband it.`);
  if (state.isOnMap(piece) && state.outOfSupply[piece] === 1)
    return refusal('SBE.removal', 'out-of-supply', say`${name} is out of supply and may leave only in supply.`);
  return undefined;
}

function releaseUnit(state: State, piece: number): void {
  const owed = withdrawalPrice(state, piece);
  removeFromMap(state, piece, OUT_OF_PLAY);
  state.mustLeave[piece] = 0;
  spend(state, state.piece(piece).nation, owed, {
    kind: 'release',
    rule: 'SBE.removal',
    text: say`${state.name(piece)} leaves the game.`,
    pieces: [piece],
  });
}

/**
 * Returns the order that withdraws the next unit that has to be withdrawn and can be paid for. Returns undefined if
 * there is none; only then may the phase end [SBE.removal].
 */
export function nextToLeave(state: State): Answer | undefined {
  const piece = unitsToRelease(state).at(0);
  return piece === undefined ? undefined : { verb: 'release', pieces: [piece] };
}
