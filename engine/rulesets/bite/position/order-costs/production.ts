import { agree, say } from '../../../../model/say.js';
import { NOWHERE, type Cell } from '../../../../board/board.js';
import { isRebuildable } from '../../blocks/losses.js';
import { partisansLeft } from '../../partisans/battalions.js';
import { readAid } from '../../production/aid.js';
import { POINT as CENTRE, projectCalled } from '../../production/centre-orders.js';
import { POINT as FACTORY } from '../../production/factory.js';
import { withdrawalPrice } from '../../production/leaving.js';
import { limitOf } from '../../production/placement.js';
import { priceOf, purseOf, stepPrice } from '../../production/prices.js';
import { costTo, purseAt } from '../../production/rebuild.js';
import { stepsOf } from '../../production/repair.js';
import { POINT as RESEARCH, progressIn } from '../../production/research.js';
import { coloured, pointsText, sum } from '../../production/stores.js';
import type { State } from '../../state/state.js';
import { LEADING } from '../../vocabulary/nations.js';
import { COLOURS, emptyStore } from '../../vocabulary/resources.js';
import { type OrderCost, prefixed, leaderPaymentText, paymentText, jointPaymentText } from './payment.js';

/**
 * Returns a text saying that a placement is free, and how many more new units the city may take: `free; Warsaw takes 1
 * more` [7.3.1].
 */
function freePlacementText(state: State, cell: Cell | undefined): string {
  if (cell === undefined || state.ground.city[cell] === 0) return say`free`;
  const room = Math.max(0, limitOf(state, cell) - state.newUnits[cell] - 1);
  return say`free; ${state.ground.names.get(cell) ?? state.label(cell)} takes ${room} more`;
}

/** For each verb of the production phase, the function that describes the cost of an order [7.3, 11.2]. */
export const PRODUCTION_COSTS: Readonly<Record<string, OrderCost>> = {
  repair(state, { pieces = [], choice }) {
    const text = jointPaymentText(state, pieces, (piece) => ({
      purse: purseOf(state, piece),
      price: stepPrice(state, piece, stepsOf(state, piece, choice)).price,
    }));
    if (pieces.length > 1) return text;
    const [piece] = pieces;
    const { strength } = state.piece(piece).steps[state.step[piece] - stepsOf(state, piece, choice)];
    return prefixed(say`to ${strength} for `, text);
  },
  rebuild(state, { pieces: [piece] = [], cells: [cell = NOWHERE] = [], choice }) {
    const step = Number(choice) - 1;
    const text = paymentText(state, purseAt(state, piece, cell), costTo(state, piece, step).price);
    return prefixed(say`at ${state.piece(piece).steps[step].strength} for `, text);
  },
  release: (state, { pieces = [] }) =>
    jointPaymentText(state, pieces, (piece) => ({
      purse: state.piece(piece).nation,
      price: withdrawalPrice(state, piece).price,
    })),
  disband(state, { pieces = [] }) {
    const lost = pieces.filter((piece) => !isRebuildable(state, piece));
    if (lost.length > 0) return say`${state.names(lost).join(', ')} for good`;
    const price = pieces
      .map((piece) => priceOf(state, piece, state.piece(piece).steps.length, state.step[piece]).price)
      .reduce((all, one) => sum(all, one), emptyStore());
    return say`${pointsText(price)} to rebuild`;
  },
  place: (state, { cells: [cell] = [] }) => freePlacementText(state, cell),
  levy: (state, { cells: [cell] = [] }) =>
    state.rulings['volkssturm.places'] === 'noLimit' ? say`free` : freePlacementText(state, cell),
  rise: () => say`free, at full strength`,
  delay: () => say`free; may be placed from next month on`,
  partisans(state, { cells = [] }) {
    const left = partisansLeft(state) - cells.length;
    return left < 0 ? undefined : say`${cells.length} ${agree(cells.length, 'battalion', 'battalions')}; ${left} left`;
  },
  aid(state, { choice }) {
    const { points } = readAid(choice);
    return paymentText(state, LEADING[state.side], points);
  },
  research: (state, { choice = '' }) =>
    prefixed(say`${progressIn(state, choice)} for `, leaderPaymentText(state, RESEARCH)),
  factory: (state) => leaderPaymentText(state, FACTORY),
  restore: (state, { cells: [cell = NOWHERE] = [] }) =>
    prefixed(
      say`point ${state.restored[cell] + 1} of ${state.numbers['repair.centre']} for `,
      leaderPaymentText(state, CENTRE),
    ),
  build: (state, { choice }) => leaderPaymentText(state, { price: projectCalled(state, choice)?.price ?? {} }),
  save(_, { choice = '' }) {
    const [word, amount] = choice.split(' ');
    const colour = COLOURS.find((one) => one === word);
    return colour && say`${coloured(colour, Number(amount))} at most`;
  },
};
