import { say, term } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot } from '../../../mechanics/bars.js';
import { pickOne } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import { listedByUnit } from '../../../play/listing.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { isRebuildable } from '../blocks/losses.js';
import { refusal } from '../rulebook/refusal.js';
import { ELIMINATED, IN_BOX, OUT_OF_PLAY, REMOVED, type State } from '../state/state.js';
import { spend, refuseCost } from './payment.js';
import { placeKindOf, freePlaces, isFedPocket, placingBar, putNew } from './placement.js';
import { bestFrom, bluePipsBar, priceOf, weakestStep, type Priced } from './prices.js';
import { supremeFirst } from './supreme-first.js';
import { canPay, isLentByRoutes, lendLeasePart, POCKET, type Purse } from './stores.js';

const VERB = 'rebuild';
const rebuild = (piece: number, cell: Cell, step: number): Answer => ({
  verb: VERB,
  pieces: [piece],
  cells: cell === NOWHERE ? [] : [cell],
  choice: String(step + 1),
});

/** Returns why a unit may not be rebuilt at all; undefined if it may [7.3, 5.4, 10.0.lost, 7.3.4, SBE.removal]. */
function refuseAlways(state: State, piece: number): Refusal | undefined {
  const { side, of, steps, unitClass, isStrategic } = state.piece(piece);
  const name = state.name(piece);
  if (side !== state.side) return refusal('3.1', 'other-side', say`${name} belongs to the enemy.`);
  if (state.mustLeave[piece] === 1)
    return refusal('SBE.removal', 'removed', say`${name} must leave the game: pay for it with \`release\`.`);
  if (state.cell[piece] === REMOVED || (state.cell[piece] === ELIMINATED && !isRebuildable(state, piece)))
    return of.final === true
      ? refusal(
          '5.4',
          'not-rebuilt',
          say`${name} may not be rebuilt: eliminated units of ${term(state.piece(piece).nation)} never return.`,
        )
      : refusal(
          '10.0.lost',
          'not-rebuilt',
          say`${name} may not be rebuilt: Guards may be repaired, but never rebuilt.`,
        );
  if (state.cell[piece] === OUT_OF_PLAY)
    return refusal('SBE.removal', 'not-rebuilt', say`${name} has left the game and may not be rebuilt.`);
  if (state.cell[piece] !== ELIMINATED) return refusal('7.3', 'not-lost', say`${name} is not eliminated.`);
  if (isStrategic && unitClass !== 'interceptor')
    return refusal('35.2.loss', 'not-rebuilt', say`${name} may not be rebuilt.`);
  if (state.disbandedIn[piece] === state.turn)
    return refusal(
      '7.3.4',
      'just-disbanded',
      say`${name} was disbanded this turn and may be rebuilt from the next turn on.`,
    );
  return bestFrom(state, piece, steps.length) === steps.length ? whyNot(bluePipsBar, state, piece) : undefined;
}

/** Returns why a unit may not be rebuilt now; undefined if it may [13.8.2.repair]. */
const refuseUnit = (state: State, piece: number): Refusal | undefined =>
  refuseAlways(state, piece) ?? supremeFirst(state, piece);

const isPlacedInBox = (state: State, piece: number): boolean => state.piece(piece).isStrategic;

/**
 * Returns the store that pays for rebuilding a unit in a hex: the store of the besieged pocket if the hex is in it,
 * otherwise the store of the unit's nation [12.3.road].
 */
export const purseAt = (state: State, piece: number, cell: Cell): Purse =>
  cell !== NOWHERE && isFedPocket(state, cell) ? POCKET : state.piece(piece).nation;

/** Returns the price of rebuilding an eliminated unit with a given step as its new current step. */
export const costTo = (state: State, piece: number, step: number): Priced =>
  priceOf(state, piece, state.piece(piece).steps.length, step);

/**
 * Returns whether a unit needs no factory because only Lend-Lease points of routes connected to the primary source pay
 * for it [34.0.placement].
 */
function isPaidByLendLease(state: State, piece: number, step: number): boolean {
  const berth = placeKindOf(state, piece);
  if (berth !== 'red factory' && berth !== 'blue factory') return false;
  const { price } = costTo(state, piece, step);
  const coloured = (price.red ?? 0) + (price.blue ?? 0);
  return (
    coloured > 0 && lendLeasePart(state, state.piece(piece).nation, price) === coloured && isLentByRoutes(state, price)
  );
}

/** Lists eliminated units that may be rebuilt, including those that have to wait for the repair of their Supreme HQ. */
export const rebuildableUnits = (state: State): number[] =>
  [...state.muster.onBoard[state.side], ...state.muster.strategic[state.side]].filter(
    (piece) => state.cell[piece] === ELIMINATED && refuseAlways(state, piece) === undefined,
  );

/** Lists the eliminated units that may be rebuilt now. */
const candidates = (state: State): number[] =>
  rebuildableUnits(state).filter((piece) => supremeFirst(state, piece) === undefined);

/** Lists the places where a unit may be rebuilt, with every step that can be paid. */
export function payableRebuilds(state: State, piece: number): Answer[] {
  const { steps } = state.piece(piece);
  const answers: Answer[] = [];
  for (let step = weakestStep(state, piece); step >= bestFrom(state, piece, steps.length); step--) {
    if (steps[step].strength === 0) continue;
    const cells = isPlacedInBox(state, piece)
      ? [NOWHERE]
      : freePlaces(state, piece, isPaidByLendLease(state, piece, step));
    for (const cell of cells)
      if (canPay(state, purseAt(state, piece, cell), costTo(state, piece, step).price))
        answers.push(rebuild(piece, cell, step));
  }
  return answers;
}

/** Defines the order `rebuild "28.AK" to Berlin (step 2)`, which rebuilds an eliminated unit [7.3, 7.3.1]. */
export const rebuilding: OrderKind<State> = action<State>({
  verbs: [VERB],
  ...listedByUnit<State>(VERB, candidates, payableRebuilds),
  pick(state, random) {
    const units = candidates(state);
    if (units.length === 0) return undefined;
    const answers = payableRebuilds(state, pickOne(units, random));
    return answers.length === 0 ? undefined : pickOne(answers, random);
  },
  answer(state, order: OrderModel) {
    const several = refuseSeveral('7.3.1', order, 'unit', 'hex');
    if (several !== undefined) return several;
    const pieces = unitsNamed(state, order.pieces, (piece) => state.cell[piece] === ELIMINATED);
    const cells = writtenCells(order, 'to');
    const { attributes } = order;
    const step = Object.hasOwn(attributes, 'step') ? Number(attributes.step.value) - 1 : undefined;
    return {
      verb: VERB,
      pieces,
      cells,
      choice: String((step ?? (pieces.length > 0 ? weakestStep(state, pieces[0]) : 0)) + 1),
    };
  },
  whyNot(state, { pieces: [piece, another] = [], cells = [], choice }) {
    if (piece === undefined || another !== undefined)
      return refusal('7.3', 'no-unit', say`Name the unit and the hex: \`rebuild UNIT to HEX\`.`);
    const refused = refuseUnit(state, piece);
    if (refused !== undefined) return refused;
    const cell = cells.at(0) ?? NOWHERE;
    const step = Number(choice) - 1;
    const { steps } = state.piece(piece);
    const [best, weakest] = [bestFrom(state, piece, steps.length), weakestStep(state, piece)];
    if (step < best || step > weakest)
      return refusal(
        '7.3.cost',
        'no-such-step',
        say`${state.name(piece)} may be rebuilt on step ${best + 1} to ${weakest + 1}, not ${step + 1}.`,
      );
    if (!isPlacedInBox(state, piece)) {
      if (cell === NOWHERE)
        return refusal('7.3.1', 'no-cell', say`Name the hex for ${state.name(piece)}: \`rebuild UNIT to HEX\`.`);
      const placing = placingBar(state, piece, cell, isPaidByLendLease(state, piece, step));
      if (placing !== undefined) return whyNot(placing, state, piece, cell);
    }
    return refuseCost(
      state,
      purseAt(state, piece, cell),
      costTo(state, piece, step),
      say`Rebuilding ${state.name(piece)}`,
    );
  },
  perform(state, { pieces: [piece] = [], cells: [cell = NOWHERE] = [], choice }) {
    const step = Number(choice) - 1;
    const purse = purseAt(state, piece, cell);
    const cost = costTo(state, piece, step);
    const { unjoined } = state;
    const isByRoutes = !isPlacedInBox(state, piece) && placingBar(state, piece, cell) !== undefined;
    if (isPlacedInBox(state, piece)) state.put(piece, IN_BOX);
    else putNew(state, piece, cell);
    state.step[piece] = step;
    spend(state, purse, cost, {
      kind: VERB,
      rule: '7.3',
      text: isPlacedInBox(state, piece)
        ? say`${state.name(piece)} is rebuilt at ${state.strength(piece)}.`
        : say`${state.name(piece)} is rebuilt in ${state.ground.names.get(cell) ?? state.label(cell)} at ${state.strength(piece)}.`,
      pieces: [piece],
      ...(cell !== NOWHERE && { cells: [cell] }),
    });
    if (isByRoutes) state.unjoined = unjoined; // Without a factory, only points of connected routes pay.
    return undefined;
  },
});
