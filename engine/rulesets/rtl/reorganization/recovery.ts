import { say, term } from '../../../model/say.js';
import { choice } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import { unitsNamed } from '../../../play/named-units.js';
import { ask, type Answer, type Play } from '../../../play/moment.js';
import type { Spending } from '../command/command.js';
import { spendersOf, spendOn } from '../command/spending.js';
import { makeCheck } from '../efficiency/efficiency.js';
import { cite, refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { opponent, SIDES } from '../vocabulary/sides.js';
import { isInZone } from '../zones/zones.js';

/**
 * Recovers disrupted units: automatically outside enemy ZOCs, otherwise by a check. Unspent command points may be spent
 * on the check [3.75a, 3.75b, 15.34a].
 */
export function* recover(state: State, side: number): Play {
  for (const piece of state.unitsOf(side)) {
    if (state.disrupted[piece] === 0) continue;
    if (isInZone(state, opponent(side), state.cell[piece]) && !(yield* passesRecoveryCheck(state, side, piece)))
      continue;
    state.disrupted[piece] = 0;
    state.emit('recovery', '3.75', () => ({
      side,
      text: say`${state.name(piece)} recovers.`,
      pieces: [piece],
    }));
  }
}

/** Makes the recovery check of a unit. Returns whether the check succeeded. */
function* passesRecoveryCheck(state: State, side: number, piece: number): Play<boolean> {
  const address = `${state.turn}/${SIDES[side]}/recovery/${state.name(piece)}`;
  const spending = { side, use: 'recovery', lead: piece, address } as const;
  const order = yield* askForHelp(state, spending);
  const modifiers = order === 'no' ? undefined : yield* spendOn(state, { ...spending, order });
  const request = { piece, address, rule: '3.75', purpose: term('recovery'), ...(modifiers && { modifiers }) } as const;
  return (yield* makeCheck(state, { ...request, ...(order !== 'no' && { order }) })).passed;
}

/**
 * Asks whether command points are spent on a recovery check. Returns `'no'` if they are not. Otherwise returns the
 * player’s order, whose braces name the headquarters, for example `recover "I/8" { spend "HQ 3" }`; undefined if the
 * answer came without an order.
 */
function* askForHelp(state: State, spending: Spending): Play<OrderModel | undefined | 'no'> {
  const { side, lead, address } = spending;
  if (spendersOf(state, spending).length === 0) return 'no';
  const [no, yes]: Answer[] = [{ verb: 'stay' }, { verb: 'recover', pieces: [lead] }];
  const { verb, order } = yield* ask(
    choice({
      address: `${address}/help`,
      side: SIDES[side],
      rule: cite('15.34a'),
      question: 'reorganization',
      prompt: say`${SIDES[side]}: are command points spent on the recovery of ${state.name(lead)}?`,
      verbs: ['recover'],
      options: () => [no, yes],
      answer: ({ pieces }) => ({ verb: 'recover', pieces: unitsNamed(state, pieces) }),
      whyNot: ({ verb: answer, pieces = [] }) =>
        answer === no.verb || pieces.includes(lead)
          ? undefined
          : refusal('15.34a', 'another-unit', say`The recovery check of ${state.name(lead)} is next.`, { waits: true }),
      describe: ({ verb: answer }) =>
        answer === no.verb ? term('spend nothing') : `recover ${state.namesAsWritten([lead])}`,
    }),
  );
  return verb === no.verb ? 'no' : order;
}
