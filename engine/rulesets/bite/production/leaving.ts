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
import { spend, tooDearTogether } from './paying.js';
import { bestFrom, priceOf, stepOf, type Priced } from './prices.js';
import { canPay } from './stores.js';

/** The time of a unit is over: it goes now if it never came, else when what is owed is paid [SBE.removal]. */
export function endTime(state: State, piece: number): void {
  if (state.cell[piece] === EXPECTED || state.cell[piece] === DUE) removeFromMap(state, piece, OUT_OF_PLAY);
  else if (state.isOnMap(piece) || state.cell[piece] === ELIMINATED) state.mustLeave[piece] = 1;
}

/** A unit is to become another as soon as it is supplied, rebuilt before if it is lost [SBE9.lssah]. Says whether it has at once. */
export function endTimeAs(state: State, unit: string, by: string): boolean {
  const [piece, next] = [unit, by].map((name) => state.muster.byName.get(name));
  if (piece === undefined || next === undefined || state.cell[next] !== EXPECTED) return false;
  if (state.isOnMap(piece) && lineOf(state, piece).value) return replaceUnit(state, unit, by, OUT_OF_PLAY);
  state.replacedBy[piece] = next;
  return false;
}

/** Units of the side that wait to become others do so when they are supplied [SBE9.lssah]. */
export function becomeOthers(state: State): void {
  for (const { index, side, name } of state.pieces) {
    const next = state.replacedBy[index];
    if (next < 0 || side !== state.side || !state.isOnMap(index) || state.outOfSupply[index] === 1) continue;
    if (!replaceUnit(state, name, state.name(next), OUT_OF_PLAY)) continue;
    state.replacedBy[next] = -1;
    state.emit('leave', 'SBE9.lssah', () => ({ text: `${name} becomes ${state.name(next)}.`, pieces: [index, next] }));
  }
}

/** What is owed for a unit whose time is over: the steps it lacks, of a lost one all [SBE.removal]. */
export function owedFor(state: State, piece: number): Priced {
  const from = stepOf(state, piece);
  return priceOf(state, piece, from, bestFrom(state, piece, from));
}

/** Units whose time is over and that may go now. */
const leavers = (state: State): number[] =>
  state.piecesWhere(
    ({ index, nation }) =>
      state.mustLeave[index] === 1 &&
      barred(state, index) === undefined &&
      canPay(state, nation, owedFor(state, index).price),
  );

/** `release "7.Flieger"`: what is owed for units whose time is over is paid, and they leave [SBE.removal]. */
export const releasing: OrderKind<State> = action<State>({
  verbs: ['release'],
  ...listedByUnit<State>('release', leavers, (_, piece) => [{ verb: 'release', pieces: [piece] }]),
  answer: (state, order) => ({
    verb: 'release',
    pieces: unitsNamed(state, order.pieces, (piece) => state.mustLeave[piece] === 1),
  }),
  whyNot(state, { pieces = [] }) {
    if (pieces.length === 0) return refusal('SBE.removal', 'no-units', 'Write who leaves: `release UNITS`.');
    for (const piece of pieces) {
      const held = barred(state, piece);
      if (held !== undefined) return held;
    }
    const bills = pieces.map((piece) => ({ purse: state.piece(piece).nation, cost: owedFor(state, piece) }));
    const isAre = pieces.length === 1 ? 'leaves whole: what it lacks' : 'leave whole: what they lack';
    return tooDearTogether(state, bills, `${state.names(pieces).join(', ')} ${isAre}`);
  },
  perform(state, { pieces = [] }) {
    for (const piece of pieces) go(state, piece);
    return undefined;
  },
});

function barred(state: State, piece: number): Refusal | undefined {
  const { side } = state.piece(piece);
  const name = state.name(piece);
  if (side !== state.side) return refusal('3.1', 'other-side', `${name} is the enemy’s.`);
  if (state.mustLeave[piece] === 0)
    return refusal('SBE.removal', 'not-yet', `${name} need not leave; \`disband\` breaks it up.`);
  if (state.isOnMap(piece) && state.outOfSupply[piece] === 1)
    return refusal('SBE.removal', 'out-of-supply', `${name} is out of supply; it leaves as soon as it is not.`);
  return undefined;
}

function go(state: State, piece: number): void {
  const owed = owedFor(state, piece);
  removeFromMap(state, piece, OUT_OF_PLAY);
  state.mustLeave[piece] = 0;
  spend(state, state.piece(piece).nation, owed, {
    kind: 'release',
    rule: 'SBE.removal',
    text: `${state.name(piece)} leaves the game.`,
    pieces: [piece],
  });
}

/** The next unit that must leave and can: before that the phase does not end [SBE.removal]. */
export function nextToLeave(state: State): Answer | undefined {
  const piece = leavers(state).at(0);
  return piece === undefined ? undefined : { verb: 'release', pieces: [piece] };
}
