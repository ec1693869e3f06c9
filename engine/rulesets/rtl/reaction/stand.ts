import type { Cell } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { choice } from '../../../mechanics/choice.js';
import { ask, type Address, type Answer, type Decision, type Play } from '../../../play/moment.js';
import { stepsOf } from '../combat/losses.js';
import { spendOn } from '../command/spending.js';
import { check } from '../efficiency/efficiency.js';
import { chooseLead, leadersAmong } from '../efficiency/lead.js';
import { bar, cite } from '../rulebook/refusal.js';
import { FINISHED } from '../state/fields.js';
import type { State } from '../state/state.js';
import { opponent, SIDES } from '../vocabulary/sides.js';

/** Hexes with a strongpoint may try to hold without retreat, whatever comes [9.4, 14.13d]. */
export function* stands(state: State, address: Address): Play {
  const side = opponent(state.side);
  for (const target of state.targets) {
    if (standBar(state, target) !== undefined) {
      state.skipQuestion(() => standing(state, target, address));
      continue;
    }
    const there = `${address}/${state.label(target)}/stand`;
    state.address = there;
    const { verb, order } = yield* ask(standing(state, target, there));
    if (verb === YIELD.verb) continue;
    const among = leadersAmong(state, state.unitsAt(target, side));
    const lead = yield* chooseLead(state, { side, among, address: there, order });
    const modifiers = yield* spendOn(state, { side, use: 'stand', lead, address: there, order });
    const told = {
      piece: lead,
      modifiers,
      address: `${there}/die`,
      rule: '9.42a',
      purpose: 'no retreat',
      order,
    } as const;
    if (!(yield* check(state, told)).passed) continue; // [9.42c]
    state.noRetreat[target] = 1;
    state.emit('stand', '9.42b', () => ({
      side,
      text: `The units in ${state.label(target)} hold without retreat.`,
      pieces: state.unitsAt(target, side),
      cells: [target],
    }));
  }
}

/** Why a hex may not try to hold without retreat [9.41]. */
export function standBar(state: State, target: Cell): Bar | undefined {
  const side = opponent(state.side);
  const label = state.label(target);
  if (state.strongpoint[target] !== FINISHED || state.strongpointOf[target] !== side)
    return bar('9.41', 'no-strongpoint', () => `${label} has no finished strongpoint of the defender.`);
  const steps = stepsOf(state, state.unitsAt(target, side));
  const least = state.numbers['stand.steps'];
  return steps >= least
    ? undefined
    : bar('9.41', 'too-weak', () => `${label} has ${steps} step; it takes ${least} to hold without retreat.`);
}

const STAND: Answer = { verb: 'stand' };
const YIELD: Answer = { verb: 'yield' };

/** Unanswered, they do not try. */
function standing(state: State, target: Cell, address: Address): Decision {
  const side = SIDES[opponent(state.side)];
  return choice({
    address,
    side,
    rule: cite('9.41'),
    question: 'stand',
    prompt: `${side}: do the units in ${state.label(target)} try to hold without retreat?`,
    verbs: [STAND.verb, YIELD.verb],
    about: [target],
    options: () => [YIELD, STAND],
    answer: ({ verb }) => ({ verb }),
    whyNot: ({ verb }) => (verb === STAND.verb ? whyNot(standBar(state, target)) : undefined),
    describe: ({ verb }) => verb,
  });
}
