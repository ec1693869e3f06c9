import { counted, say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { choice } from '../../../mechanics/choice.js';
import { ask, type Address, type Answer, type Decision, type Play } from '../../../play/moment.js';
import { stepsOf } from '../combat/losses.js';
import { spendOn } from '../command/spending.js';
import { makeCheck } from '../efficiency/efficiency.js';
import { chooseLead, eligibleLeads } from '../efficiency/lead.js';
import { bar, cite } from '../rulebook/refusal.js';
import { FINISHED } from '../state/fields.js';
import type { State } from '../state/state.js';
import { opponent, SIDES } from '../vocabulary/sides.js';

/** Asks for each attacked hex with a strongpoint whether the units in it make a no-retreat attempt [9.4, 14.13d]. */
export function* attemptNoRetreats(state: State, address: Address): Play {
  const side = opponent(state.side);
  for (const target of state.targets) {
    if (noRetreatBar(state, target) !== undefined) {
      state.skipQuestion(() => noRetreatDecision(state, target, address));
      continue;
    }
    const hexAddress = `${address}/${state.label(target)}/stand`;
    state.address = hexAddress;
    const { verb, order } = yield* ask(noRetreatDecision(state, target, hexAddress));
    if (verb === YIELD.verb) continue;
    const among = eligibleLeads(state, state.unitsAt(target, side));
    const lead = yield* chooseLead(state, { side, among, address: hexAddress, order });
    const modifiers = yield* spendOn(state, { side, use: 'stand', lead, address: hexAddress, order });
    const request = {
      piece: lead,
      modifiers,
      address: `${hexAddress}/die`,
      rule: '9.42a',
      purpose: term('no retreat'),
      order,
    } as const;
    if (!(yield* makeCheck(state, request)).passed) continue; // [9.42c]
    state.noRetreat[target] = 1;
    state.emit('stand', '9.42b', () => ({
      side,
      text: say`The units in ${state.label(target)} will not retreat.`,
      pieces: state.unitsAt(target, side),
      cells: [target],
    }));
  }
}

/** Returns why the units of a hex may not make a no-retreat attempt; undefined if they may [9.41]. */
export function noRetreatBar(state: State, target: Cell): Bar | undefined {
  const side = opponent(state.side);
  const label = state.label(target);
  if (state.strongpoint[target] !== FINISHED || state.strongpointOf[target] !== side)
    return bar('9.41', 'no-strongpoint', () => say`${label} has no finished strongpoint of the defender.`);
  const steps = stepsOf(state, state.unitsAt(target, side));
  const minimum = state.numbers['stand.steps'];
  return steps >= minimum
    ? undefined
    : bar(
        '9.41',
        'too-weak',
        () => say`${label} has ${counted(steps, 'step')} of defenders; a no-retreat attempt requires ${minimum}.`,
      );
}

const STAND: Answer = { verb: 'stand' };
const YIELD: Answer = { verb: 'yield' };

/**
 * Returns the decision in which the owner of the units in a hex may choose a no-retreat attempt. Default: no attempt.
 */
function noRetreatDecision(state: State, target: Cell, address: Address): Decision {
  const side = SIDES[opponent(state.side)];
  return choice({
    address,
    side,
    rule: cite('9.41'),
    question: 'stand',
    prompt: say`${side}: do the units in ${state.label(target)} stand (make a no-retreat attempt) or yield?`,
    verbs: [STAND.verb, YIELD.verb],
    about: [target],
    options: () => [YIELD, STAND],
    answer: ({ verb }) => ({ verb }),
    whyNot: ({ verb }) => (verb === STAND.verb ? whyNot(noRetreatBar(state, target)) : undefined),
    describe: ({ verb }) => verb,
  });
}
