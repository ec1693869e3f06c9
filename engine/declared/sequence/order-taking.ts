import type { Answer, Play } from '../../play/moment.js';
import { takeOrders, type OrderTaking } from '../../play/order-taking.js';
import { byHand } from '../hand/by-hand.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { say } from '../../model/say.js';

/** The orders of a phase: their kinds, and what the side must do before the phase may end. */
export type PhaseOrders = Pick<OrderTaking<State>, 'kinds' | 'refuseLast' | 'duty'>;

/** Asks the side of a phase for one order after another until it passes. Orders by hand are possible in every phase. */
export const takePhaseOrders = (state: State, { rule, side }: DeclaredPhase, { kinds, ...orders }: PhaseOrders): Play =>
  takeOrders(state, {
    rule,
    question: 'orders',
    prompt: say`${state.shown(side)}: what next, or does the phase end?`,
    address: state.address,
    side,
    last: 'pass',
    endOnceIn: 8,
    otherFirstOnceIn: 4,
    describe: (answer) => answerText(state, answer),
    kinds: state.declaration.hand === undefined ? kinds : [...kinds, byHand],
    ...orders,
  });

/** The verbs of orders that name a hex, and after `with` the units. */
const WITH_UNITS: readonly string[] = ['attack', 'bombard', 'fire', 'overrun'];

/** Formats an answer as an order: `move A to 0304`, `attack 0304 with A, B`. */
export function answerText(
  state: Pick<State, 'namesAsWritten' | 'label'>,
  { verb, pieces = [], cells = [] }: Answer,
): string {
  const names = state.namesAsWritten(pieces);
  const labels = cells.map((cell) => state.label(cell));
  if (names === '' || labels.length === 0) return [verb, names, labels.join(', ')].filter(Boolean).join(' ');
  if (verb === 'exit') return `${verb} ${names} from ${labels.join(', ')}`;
  if (WITH_UNITS.includes(verb)) return `${verb} ${labels.join(', ')} with ${names}`;
  return labels.length === 1 ? `${verb} ${names} to ${labels[0]}` : `${verb} ${names} ${labels.join(' > ')}`;
}
