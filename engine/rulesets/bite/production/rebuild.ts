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
import { spend, tooDear } from './paying.js';
import { berthOf, berthsOf, isFedPocket, placingBar, putNew } from './placement.js';
import { bestFrom, bluePips, priceOf, weakestStep, type Priced } from './prices.js';
import { supremeFirst } from './supreme-first.js';
import { canPay, isLentByRoutes, lentOf, POCKET, type Purse } from './stores.js';

const VERB = 'rebuild';
const rebuild = (piece: number, cell: Cell, step: number): Answer => ({
  verb: VERB,
  pieces: [piece],
  cells: cell === NOWHERE ? [] : [cell],
  choice: String(step + 1),
});

/** What keeps a unit from being rebuilt, wherever and at whatever price [7.3, 5.4, 10.0.lost, 7.3.4, SBE.removal, 13.8.2.repair]. */
function barred(state: State, piece: number): Refusal | undefined {
  const { side, of, steps, unitClass, isStrategic } = state.piece(piece);
  const name = state.name(piece);
  if (side !== state.side) return refusal('3.1', 'other-side', `${name} is the enemy’s.`);
  if (state.mustLeave[piece] === 1)
    return refusal(
      'SBE.removal',
      'removed',
      `The time of ${name} is over: what is owed for it is paid with \`release\`.`,
    );
  if (state.cell[piece] === REMOVED || (state.cell[piece] === ELIMINATED && !isRebuildable(state, piece)))
    return of.final === true
      ? refusal(
          '5.4',
          'not-rebuilt',
          `${name} is gone for good: eliminated ${state.piece(piece).nation} units never return.`,
        )
      : refusal('10.0.lost', 'not-rebuilt', `${name} is gone for good: Guards are repaired, but never rebuilt.`);
  if (state.cell[piece] === OUT_OF_PLAY)
    return refusal('SBE.removal', 'not-rebuilt', `${name} has left the game and is not bought again.`);
  if (state.cell[piece] !== ELIMINATED) return refusal('7.3', 'not-lost', `${name} is not eliminated.`);
  if (isStrategic && unitClass !== 'interceptor')
    return refusal('35.2.loss', 'not-rebuilt', `${name} is not reinforced.`);
  if (state.disbandedIn[piece] === state.turn)
    return refusal('7.3.4', 'just-disbanded', `${name} was disbanded this turn; it is rebuilt from the next on.`);
  return bestFrom(state, piece, steps.length) === steps.length
    ? whyNot(bluePips, state, piece)
    : supremeFirst(state, piece);
}

const isHomeless = (state: State, piece: number): boolean => state.piece(piece).isStrategic;

/** Who pays for a unit that is rebuilt there: within the besieged pocket the pocket [12.3.road]. */
export const purseAt = (state: State, piece: number, cell: Cell): Purse =>
  cell !== NOWHERE && isFedPocket(state, cell) ? POCKET : state.piece(piece).nation;

/** What a lost unit costs on that step. */
export const costTo = (state: State, piece: number, step: number): Priced =>
  priceOf(state, piece, state.piece(piece).steps.length, step);

/** Whether a unit is built with points of Lend-Lease alone, by routes joined to the source: then it needs no factory [34.0.placement]. */
function isLent(state: State, piece: number, step: number): boolean {
  const berth = berthOf(state, piece);
  if (berth !== 'red factory' && berth !== 'blue factory') return false;
  const { price } = costTo(state, piece, step);
  const coloured = (price.red ?? 0) + (price.blue ?? 0);
  return coloured > 0 && lentOf(state, state.piece(piece).nation, price) === coloured && isLentByRoutes(state, price);
}

/** Eliminated units that may come back. */
const candidates = (state: State): number[] =>
  [...state.muster.onBoard[state.side], ...state.muster.strategic[state.side]].filter(
    (piece) => state.cell[piece] === ELIMINATED && barred(state, piece) === undefined,
  );

/** Where a unit may come back, on every step that can be paid. */
function payable(state: State, piece: number): Answer[] {
  const { steps } = state.piece(piece);
  const answers: Answer[] = [];
  for (let step = weakestStep(state, piece); step >= bestFrom(state, piece, steps.length); step--) {
    if (steps[step].strength === 0) continue;
    const cells = isHomeless(state, piece) ? [NOWHERE] : berthsOf(state, piece, isLent(state, piece, step));
    for (const cell of cells)
      if (canPay(state, purseAt(state, piece, cell), costTo(state, piece, step).price))
        answers.push(rebuild(piece, cell, step));
  }
  return answers;
}

/** `rebuild "28.AK" to Berlin (step 2)`: an eliminated unit appears again [7.3, 7.3.1]. */
export const rebuilding: OrderKind<State> = action<State>({
  verbs: [VERB],
  ...listedByUnit<State>(VERB, candidates, payable),
  pick(state, random) {
    const units = candidates(state);
    if (units.length === 0) return undefined;
    const answers = payable(state, pickOne(units, random));
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
      return refusal('7.3', 'no-unit', 'Write who is rebuilt and where: `rebuild UNIT to HEX`.');
    const held = barred(state, piece);
    if (held !== undefined) return held;
    const cell = cells.at(0) ?? NOWHERE;
    const step = Number(choice) - 1;
    const { steps } = state.piece(piece);
    const [best, weakest] = [bestFrom(state, piece, steps.length), weakestStep(state, piece)];
    if (step < best || step > weakest)
      return refusal(
        '7.3.cost',
        'no-such-step',
        `${state.name(piece)} appears on step ${best + 1} to ${weakest + 1}, not ${step + 1}.`,
      );
    if (!isHomeless(state, piece)) {
      if (cell === NOWHERE)
        return refusal('7.3.1', 'no-cell', `Write where ${state.name(piece)} appears: \`rebuild UNIT to HEX\`.`);
      const there = placingBar(state, piece, cell, isLent(state, piece, step));
      if (there !== undefined) return whyNot(there, state, piece, cell);
    }
    return tooDear(state, purseAt(state, piece, cell), costTo(state, piece, step), `Rebuilding ${state.name(piece)}`);
  },
  perform(state, { pieces: [piece] = [], cells: [cell = NOWHERE] = [], choice }) {
    const step = Number(choice) - 1;
    const purse = purseAt(state, piece, cell);
    const cost = costTo(state, piece, step);
    const { unjoined } = state;
    const isByRoutes = !isHomeless(state, piece) && placingBar(state, piece, cell) !== undefined;
    if (isHomeless(state, piece)) state.put(piece, IN_BOX);
    else putNew(state, piece, cell);
    state.step[piece] = step;
    const where = isHomeless(state, piece) ? '' : ` in ${state.ground.names.get(cell) ?? state.label(cell)}`;
    spend(state, purse, cost, {
      kind: VERB,
      rule: '7.3',
      text: `${state.name(piece)} is rebuilt${where} at ${state.strength(piece)}.`,
      pieces: [piece],
      ...(cell !== NOWHERE && { cells: [cell] }),
    });
    if (isByRoutes) state.unjoined = unjoined; // what stands without a factory was paid with points of joined routes alone
    return undefined;
  },
});
