import { say } from '../../../model/say.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import type { Play } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { takeOrders } from '../../../play/order-taking.js';
import { answerText } from '../sequence/answer-text.js';
import { cite } from '../rulebook/refusal.js';
import { FINISHED } from '../state/fields.js';
import type { State } from '../state/state.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';
import { removeStrongpoint, abandonWork } from './builders.js';
import { bridgesOf, bridging } from './bridges.js';
import { completing, dismantling, finish, fortifying, strongpointsOf, builderBar } from './strongpoints.js';

/**
 * Plays the Construction Phase of an Assault Sequence (strongpoints and bridges) or of a Pass Sequence (bridges only)
 * [7.21b, 7.21c].
 */
export function* constructionPhase(state: State, address: string): Play {
  const isAssault = state.sequence === 'assault';
  const kinds = isAssault ? [fortifying, completing, bridging, dismantling] : [bridging, dismantling];
  if (isAssault || hasWorks(state)) yield* askWhatToBuild(state, 'construction', kinds, `${address}/construction`);
}

const hasWorks = (state: State): boolean => bridgesOf(state).length > 0 || strongpointsOf(state, state.side).length > 0;

/**
 * Plays the Construction Phase of the Reorganization Segment. Occupied enemy strongpoints are removed and friendly ones
 * are finished; the ruling `strongpoint.removalOrder` decides which comes first. Then bridges are placed [4.21.C1,
 * SoP.C1, 14.25c, 14.26a, 16.22].
 */
export function* construction(state: State): Play {
  const steps = [removeOccupied, finishAll];
  if (state.rulings['strongpoint.removalOrder'] === 'completeFirst') steps.reverse();
  for (const step of steps) step(state);
  for (const side of BOTH) {
    state.side = side;
    const address = `${state.turn}/reorganization/${SIDES[side]}`;
    if (hasWorks(state))
      yield* askWhatToBuild(state, 'reorganization', [bridging, dismantling], `${address}/construction`);
  }
  state.side = NO_SIDE;
}

function* askWhatToBuild(
  state: State,
  question: 'construction' | 'reorganization',
  kinds: readonly OrderKind<State>[],
  address: string,
): Play {
  const side = SIDES[state.side];
  yield* takeOrders(state, {
    rule: cite(state.sequence === 'pass' ? '7.21c' : '14.25'),
    question,
    prompt: say`${side}: what is built next?`,
    address,
    side,
    kinds,
    last: 'end',
    endOnceIn: 3,
    describe: (answer) => answerText(state, answer),
  });
}

/** Removes finished strongpoints whose hex has an undisrupted enemy combat unit [14.26a, 3.72f]. */
function removeOccupied(state: State): void {
  for (const side of BOTH)
    for (const cell of strongpointsOf(state, side)) {
      const holder = state.combatSide(cell);
      if (state.strongpoint[cell] !== FINISHED || holder === NO_SIDE || holder === side) continue;
      if (state.unitsAt(cell, holder).some((piece) => state.disrupted[piece] === 0))
        removeStrongpoint(
          state,
          cell,
          '14.26a',
          () => say`The ${SIDES[holder]} removes the strongpoint in ${state.label(cell)}.`,
        );
    }
}

/**
 * Finishes the strongpoints of builders that can still build. The ruling `strongpoint.disruptedBuilder` decides what
 * happens to the other strongpoints [14.24, 14.25c].
 */
function finishAll(state: State): void {
  for (const side of BOTH)
    for (const piece of state.unitsOf(side)) {
      if (state.building[piece] === 0) continue;
      if (builderBar(state, piece) === undefined) finish(state, piece);
      else if (state.rulings['strongpoint.disruptedBuilder'] === 'removed') abandonWork(state, piece);
    }
}
