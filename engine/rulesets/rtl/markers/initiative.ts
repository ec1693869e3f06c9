import { say, term } from '../../../model/say.js';
import { addToCup } from '../../../mechanics/cup.js';
import { choice } from '../../../mechanics/choice.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { ask, roll, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { unitName } from '../../../model/names.js';
import type { OrderModel } from '../../../model/orders.js';
import { DIE_SIDES } from '../efficiency/efficiency.js';
import { cite, explain, refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { GERMAN, opponent, SIDES, SOVIET } from '../vocabulary/sides.js';
import { availableMarkers, nameOf } from './markers.js';

/**
 * Determines the First Player: the side with the higher roll, or after a tie the First Player of the previous turn. A
 * scenario may set the First Player without a roll [7.11-7.13].
 */
export function* initiative(state: State): Play {
  const set = SIDES.findIndex((side) => side === state.setting('first'));
  if (set >= 0) {
    setFirstPlayer(state, set, term('set by the scenario'));
    return;
  }
  const rolls = [0, 0];
  for (const side of [SOVIET, GERMAN]) {
    const address = `${state.turn}/${SIDES[side]}/initiative`;
    const die = yield* roll({
      address,
      rule: cite('7.11'),
      sides: DIE_SIDES,
      purpose: say`initiative of the ${SIDES[side]}`,
    });
    const total = explain(die, () => term('die roll'), '7.11');
    const passes = state.passesLastTurn[opponent(side)];
    if (passes > 0) total.plus(passes, () => term('Pass Sequences of the enemy'), '7.13');
    const modifier = Number(state.setting('initiative.modifier', { side: SIDES[side] }) ?? 0);
    if (modifier !== 0) total.plus(modifier, () => term('modifier of the scenario'), '7.13');
    rolls[side] = total.value;
    state.emit('initiative', '7.11', () => ({
      address,
      side,
      text: say`The ${SIDES[side]} rolls ${total.value} for initiative.`,
      ledger: total.ledger,
      dice: { address, sides: DIE_SIDES, values: [die], written: false },
      facts: { roll: die, total: total.value },
    }));
  }
  if (rolls[GERMAN] === rolls[SOVIET])
    setFirstPlayer(
      state,
      state.first === NO_SIDE ? GERMAN : state.first,
      term('the rolls are equal, so the First Player stays the same'),
    );
  else setFirstPlayer(state, rolls[GERMAN] > rolls[SOVIET] ? GERMAN : SOVIET, term('the higher roll'));
}

function setFirstPlayer(state: State, side: number, reason: string): void {
  state.first = side;
  state.emit('initiative', '7.12', () => ({
    side,
    text: say`The ${SIDES[side]} is First Player: ${reason}.`,
    facts: { outcome: SIDES[side] },
  }));
}

/**
 * Fills the cups of both sides. All markers of the First Player go into his cup. The Second Player may have only a
 * given number of markers more than the First Player; he chooses which of his surplus markers stay out of his cup
 * [7.14, 7.26].
 */
export function* fillCups(state: State): Play {
  const { first } = state;
  const second = opponent(first);
  const ofFirst = availableMarkers(state, first);
  const ofSecond = availableMarkers(state, second);
  const limit = ofFirst.length + state.numbers['markers.advantage'];
  const waiting = ofSecond.length > limit ? yield* withhold(state, second, ofSecond, ofSecond.length - limit) : [];
  state.cups = [{}, {}];
  yield* fill(state, first, ofFirst);
  yield* fill(
    state,
    second,
    ofSecond.filter((marker) => !waiting.includes(marker)),
  );
}

function* fill(state: State, side: number, markers: readonly string[]): Play {
  const cup = yield* addToCup({}, markers, {
    address: `${state.turn}/${SIDES[side]}/cup`,
    rule: cite('4.35'),
    purpose: say`the order of the ${SIDES[side]}’s markers`,
    hidden: true,
  });
  state.cups = state.cups.map((before, at) => (at === side ? cup : before));
}

/**
 * Asks the Second Player which of his markers stay out of the cup. The answer is secret, because the enemy does not see
 * these markers.
 */
function* withhold(state: State, side: number, markers: readonly string[], number: number): Play<string[]> {
  const usual = markers.slice(-number);
  const markersNamed = (order: OrderModel): string[] => {
    const remaining = [...markers];
    return order.pieces.flatMap(({ name }) => {
      const at = remaining.findIndex((marker) => nameOf(marker) === name);
      return at < 0 ? [] : remaining.splice(at, 1);
    });
  };
  const answerFor = (waiting: readonly string[]): Answer => ({ verb: 'withhold', choice: waiting.join('\n') });
  const { choice: chosen = '' } = yield* ask(
    choice({
      address: `${state.turn}/${SIDES[side]}/markers`,
      side: SIDES[side],
      rule: cite('7.14'),
      question: 'markers',
      prompt: say`${SIDES[side]}: which ${number} of the markers ${markers.join(', ')} wait for the next turn?`,
      verbs: ['withhold'],
      secret: true,
      options: () => [answerFor(usual), answerFor(markers.slice(0, number))],
      answer: (order): Answer | Refusal => {
        const waiting = markersNamed(order);
        return waiting.length === number
          ? answerFor(waiting)
          : refusal(
              '7.14',
              'markers',
              say`Name ${number} of the markers ${markers.join(', ')}; the order names ${waiting.length}.`,
            );
      },
      whyNot: () => undefined,
      describe: ({ choice: names = '' }) =>
        `withhold ${names
          .split('\n')
          .map((marker) => unitName(nameOf(marker)))
          .join(', ')}`,
    }),
  );
  return chosen.split('\n');
}
