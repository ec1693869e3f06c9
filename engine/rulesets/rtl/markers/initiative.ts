import { addToCup } from '../../../mechanics/cup.js';
import { choice } from '../../../mechanics/choice.js';
import { ask, roll, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import type { OrderModel } from '../../../model/orders.js';
import { DIE_SIDES } from '../efficiency/efficiency.js';
import { cite, explain, refusal } from '../refusal.js';
import { NOBODY } from '../state/fields.js';
import type { State } from '../state/state.js';
import { GERMAN, opponent, SIDES, SOVIET } from '../vocabulary/sides.js';
import { availableMarkers, nameOf } from './markers.js';

/** Who is first player, unless the scenario says so: the higher roll, in a tie who was it before [7.11-7.13]. */
export function* initiative(state: State): Play {
  const set = SIDES.findIndex((side) => side === state.setting('first'));
  if (set >= 0) {
    tell(state, set, 'as the scenario says');
    return;
  }
  const rolls = [0, 0];
  for (const side of [SOVIET, GERMAN]) {
    const address = `${state.turn}/${SIDES[side]}/initiative`;
    const die = yield* roll({
      address,
      rule: cite('7.11'),
      sides: DIE_SIDES,
      purpose: `initiative of the ${SIDES[side]}`,
    });
    const total = explain(die, 'the die', '7.11');
    const passes = state.passesBefore[opponent(side)];
    if (passes > 0) total.plus(passes, 'Pass Sequences of the enemy', '7.13');
    const more = Number(state.setting('initiative.modifier', { side: SIDES[side] }) ?? 0);
    if (more !== 0) total.plus(more, 'the scenario', '7.13');
    rolls[side] = total.value;
    state.emit('initiative', '7.11', () => ({
      address,
      side,
      text: `The ${SIDES[side]} comes to ${total.value}.`,
      ledger: total.ledger,
      dice: { address, sides: DIE_SIDES, values: [die], written: false },
      facts: { roll: die, total: total.value },
    }));
  }
  if (rolls[GERMAN] === rolls[SOVIET])
    tell(state, state.first === NOBODY ? GERMAN : state.first, 'a tie leaves it where it was');
  else tell(state, rolls[GERMAN] > rolls[SOVIET] ? GERMAN : SOVIET, 'the higher roll');
}

function tell(state: State, side: number, why: string): void {
  state.first = side;
  state.emit('initiative', '7.12', () => ({
    side,
    text: `The ${SIDES[side]} is first player: ${why}.`,
    facts: { outcome: SIDES[side] },
  }));
}

/** All markers of the first player go into his cup, of the second one more at most than those [7.14]; none returns before [7.26]. */
export function* fillCups(state: State): Play {
  const { first } = state;
  const second = opponent(first);
  const all = availableMarkers(state, first);
  const others = availableMarkers(state, second);
  const limit = all.length + state.numbers['markers.advantage'];
  const waiting = others.length > limit ? yield* withhold(state, second, others, others.length - limit) : [];
  state.cups = [{}, {}];
  yield* fill(state, first, all);
  yield* fill(
    state,
    second,
    others.filter((marker) => !waiting.includes(marker)),
  );
}

function* fill(state: State, side: number, markers: readonly string[]): Play {
  const cup = yield* addToCup({}, markers, {
    address: `${state.turn}/${SIDES[side]}/cup`,
    rule: cite('4.35'),
    purpose: `the order of the ${SIDES[side]}’s markers`,
    hidden: true,
  });
  state.cups = state.cups.map((before, at) => (at === side ? cup : before));
}

/** The second player lays aside the markers for which his cup has no room: in silence, for the enemy does not see them. */
function* withhold(state: State, side: number, markers: readonly string[], number: number): Play<string[]> {
  const usual = markers.slice(-number);
  const named = (order: OrderModel): string[] => {
    const left = [...markers];
    return order.pieces.flatMap(({ name }) => {
      const at = left.findIndex((marker) => nameOf(marker) === name);
      return at < 0 ? [] : left.splice(at, 1);
    });
  };
  const answered = (waiting: readonly string[]): Answer => ({ verb: 'withhold', choice: waiting.join('\n') });
  const { choice: told = '' } = yield* ask(
    choice({
      address: `${state.turn}/${SIDES[side]}/markers`,
      side: SIDES[side],
      rule: cite('7.14'),
      question: 'markers',
      prompt: `${SIDES[side]}: which ${number} of ${markers.join(', ')} wait?`,
      verbs: ['withhold'],
      secret: true,
      options: () => [answered(usual), answered(markers.slice(0, number))],
      answer: (order): Answer | Refusal => {
        const waiting = named(order);
        return waiting.length === number
          ? answered(waiting)
          : refusal('7.14', 'markers', `${number} of ${markers.join(', ')} wait; the order names ${waiting.length}.`);
      },
      whyNot: () => undefined,
      describe: ({ choice: names = '' }) => `withhold ${names.split('\n').map(nameOf).join(', ')}`,
    }),
  );
  return told.split('\n');
}
