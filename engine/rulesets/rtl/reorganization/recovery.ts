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
import { inZone } from '../zones/zones.js';

/** Disruption goes outside enemy ZOC by itself, in it by a check of each unit, which points left over may help [3.75a, 3.75b, 15.34a]. */
export function* recover(state: State, side: number): Play {
  for (const piece of state.unitsOf(side)) {
    if (state.disrupted[piece] === 0) continue;
    if (inZone(state, opponent(side), state.cell[piece]) && !(yield* recovers(state, side, piece))) continue;
    state.disrupted[piece] = 0;
    state.emit('recovery', '3.75', () => ({
      side,
      text: `${state.name(piece)} recovers.`,
      pieces: [piece],
    }));
  }
}

function* recovers(state: State, side: number, piece: number): Play<boolean> {
  const address = `${state.turn}/${SIDES[side]}/recovery/${state.name(piece)}`;
  const spending = { side, use: 'recovery', lead: piece, address } as const;
  const order = yield* helped(state, spending);
  const modifiers = order === 'no' ? undefined : yield* spendOn(state, { ...spending, order });
  const asked = { piece, address, rule: '3.75', purpose: 'recovery', ...(modifiers && { modifiers }) } as const;
  return (yield* makeCheck(state, { ...asked, ...(order !== 'no' && { order }) })).passed;
}

/** Whether the side wants to help, and in whose braces it says how: `recover "I/8" { spend "HQ 3" }`. */
function* helped(state: State, spending: Spending): Play<OrderModel | undefined | 'no'> {
  const { side, lead, address } = spending;
  if (spendersOf(state, spending).length === 0) return 'no';
  const [no, yes]: Answer[] = [{ verb: 'stay' }, { verb: 'recover', pieces: [lead] }];
  const { verb, order } = yield* ask(
    choice({
      address: `${address}/help`,
      side: SIDES[side],
      rule: cite('15.34a'),
      question: 'reorganization',
      prompt: `${SIDES[side]}: do command points help ${state.name(lead)} to recover?`,
      verbs: ['recover'],
      options: () => [no, yes],
      answer: ({ pieces }) => ({ verb: 'recover', pieces: unitsNamed(state, pieces) }),
      whyNot: ({ verb: told, pieces = [] }) =>
        told === no.verb || pieces.includes(lead)
          ? undefined
          : refusal('15.34a', 'another-unit', `It is ${state.name(lead)} that recovers now.`, { waits: true }),
      describe: ({ verb: told }) => (told === no.verb ? 'spend nothing' : `recover ${state.namesAsWritten([lead])}`),
    }),
  );
  return verb === no.verb ? 'no' : order;
}
