import type { Play } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { takeOrders } from '../../../play/order-taking.js';
import { answerText } from '../sequence/answer-text.js';
import { cite } from '../rulebook/refusal.js';
import { FINISHED, NO_SIDE } from '../state/fields.js';
import type { State } from '../state/state.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';
import { takeAway, workLeft } from './builders.js';
import { bridgesOf, bridging } from './bridges.js';
import { completing, dismantling, finish, fortifying, strongpointsOf, unfit } from './strongpoints.js';

/** The construction phase of an Assault Sequence: strongpoints and bridges; of a Pass: bridges alone [7.21b, 7.21c]. */
export function* constructionPhase(state: State, address: string): Play {
  const isAssault = state.sequence === 'assault';
  const kinds = isAssault ? [fortifying, completing, bridging, dismantling] : [bridging, dismantling];
  if (isAssault || hasWorks(state)) yield* asked(state, 'construction', kinds, `${address}/construction`);
}

const hasWorks = (state: State): boolean => bridgesOf(state).length > 0 || strongpointsOf(state, state.side).length > 0;

/**
 * The construction phase of the Reorganization Segment: strongpoints that enemies hold go, own ones are finished, in the order
 * of RTL-25; then bridges [4.21.C1, SoP.C1, 14.25c, 14.26a, 16.22].
 */
export function* construction(state: State): Play {
  const steps = [removeTaken, finishAll];
  if (state.rulings['strongpoint.removalOrder'] === 'completeFirst') steps.reverse();
  for (const step of steps) step(state);
  for (const side of BOTH) {
    state.side = side;
    const address = `${state.turn}/reorganization/${SIDES[side]}`;
    if (hasWorks(state)) yield* asked(state, 'reorganization', [bridging, dismantling], `${address}/construction`);
  }
  state.side = NO_SIDE;
}

function* asked(
  state: State,
  question: 'construction' | 'reorganization',
  kinds: readonly OrderKind<State>[],
  address: string,
): Play {
  const side = SIDES[state.side];
  yield* takeOrders(state, {
    rule: cite(state.sequence === 'pass' ? '7.21c' : '14.25'),
    question,
    prompt: `${side}: what is built?`,
    address,
    side,
    kinds,
    last: 'end',
    endOnceIn: 3,
    describe: (answer) => answerText(state, answer),
  });
}

/** Finished strongpoints in which undisrupted enemies stand are removed [14.26a, 3.72f]. */
function removeTaken(state: State): void {
  for (const side of BOTH)
    for (const cell of strongpointsOf(state, side)) {
      const holder = state.combatSide(cell);
      if (state.strongpoint[cell] !== FINISHED || holder === NO_SIDE || holder === side) continue;
      if (state.unitsAt(cell, holder).some((piece) => state.disrupted[piece] === 0))
        takeAway(state, cell, '14.26a', () => `The ${SIDES[holder]} removes the strongpoint in ${state.label(cell)}.`);
    }
}

/** Whoever is still fit finishes its work; what of that of others RTL-26 says [14.24, 14.25c]. */
function finishAll(state: State): void {
  for (const side of BOTH)
    for (const piece of state.unitsOf(side)) {
      if (state.building[piece] === 0) continue;
      if (unfit(state, piece) === undefined) finish(state, piece);
      else if (state.rulings['strongpoint.disruptedBuilder'] === 'removed') workLeft(state, piece);
    }
}
