import { NOWHERE, type Cell } from '../../../board/board.js';
import { type Bar, whyNot } from '../../../mechanics/bars.js';
import { choice } from '../../../mechanics/choice.js';
import { ask, type Address, type Answer, type Decision, type Play } from '../../../play/moment.js';
import { pursue } from '../advance/advance.js';
import { check } from '../efficiency/efficiency.js';
import { chooseLead, leadersAmong } from '../efficiency/lead.js';
import { bar, cite } from '../rulebook/refusal.js';
import { readWay, whyNotThatWay } from '../retreat/retreat-choice.js';
import { fallBack } from '../retreat/retreat.js';
import { type Retreat, waysOf } from '../retreat/retreat-ways.js';
import { answerText } from '../sequence/answer-text.js';
import type { State } from '../state/state.js';
import { SIDES, opponent } from '../vocabulary/sides.js';
import type { Declared } from './declared.js';

const STAY: Answer = { verb: 'stay' };

/** Hex by hex, in the order of the declarations, the enemy may slip away before anybody reacts [9.21]. */
export function* refusals(state: State, declared: readonly Declared[], address: Address): Play {
  const side = opponent(state.side);
  for (const attack of declared) {
    const units = state.unitsAt(attack.target, side);
    const retreat = retreatFrom(attack.target, side, `${address}/${state.label(attack.target)}/refusal`);
    state.address = retreat.address;
    if (refusalBar(state, units, retreat) !== undefined) {
      state.skipQuestion(() => refusing(state, units, retreat));
      continue;
    }
    const answer = yield* ask(refusing(state, units, retreat));
    if (answer.verb === STAY.verb) continue;
    for (const piece of units) state.triedToRefuse[piece] = 1;
    const { order } = answer;
    const lead = yield* chooseLead(state, { side, among: leadersAmong(state, units), address: retreat.address, order });
    const told = { piece: lead, address: `${retreat.address}/die`, rule: '9.23a', purpose: 'refusal', order } as const;
    if (!(yield* check(state, told)).passed) continue;
    yield* fallBack(state, units, retreat, answer);
    yield* followUp(state, attack, retreat.address);
  }
}

/** A refusal is a retreat of two hexes, by ways that no zone lies across [9.22-9.25]. */
const retreatFrom = (target: Cell, side: number, address: Address): Retreat => ({
  rule: '9.23c',
  side,
  leader: side,
  target,
  hexes: [2],
  isRefusal: true,
  address,
  asked: (asked) => ({ about: asked === side ? [target] : undefined }),
});

/** Why a hex may not refuse combat [9.21, 9.25]. */
function refusalBar(state: State, units: readonly number[], retreat: Retreat): Bar | undefined {
  const slow = units.find((piece) => {
    const { moves, type } = state.piece(piece);
    return moves !== 'motorized' && type.cavalry !== true;
  });
  if (slow !== undefined)
    return bar(
      '9.21',
      'too-slow',
      () => `${state.name(slow)} is neither motorized nor cavalry, so the hex has to fight.`,
    );
  const disrupted = units.find((piece) => state.disrupted[piece] === 1);
  if (disrupted !== undefined)
    return bar('9.21', 'disrupted', () => `${state.name(disrupted)} is disrupted, so the hex has to fight.`);
  const shut = units.find((piece) => waysOf(state, piece, retreat).length === 0);
  return shut === undefined
    ? undefined
    : bar(
        '9.25',
        'no-way',
        () => `${state.name(shut)} finds no way of two hexes outside enemy ZOC, so the hex has to fight.`,
      );
}

/** `refuse UNITS to HEX`, or `refuse` alone: where each goes is asked when the check has passed. Unanswered, they stay. */
function refusing(state: State, units: readonly number[], retreat: Retreat): Decision {
  const { side, target } = retreat;
  const refused = (answer: Answer): Answer => ({ ...answer, verb: 'refuse' });
  return choice({
    address: retreat.address,
    side: SIDES[side],
    rule: cite('9.21'),
    question: 'refusal',
    prompt: `${SIDES[side]}: do the units in ${state.label(target)} refuse combat?`,
    verbs: ['refuse', STAY.verb],
    ...retreat.asked(side),
    options: () => [STAY, { verb: 'refuse' }],
    answer(order) {
      if (order.verb === STAY.verb) return STAY;
      const way = readWay(state, units, retreat, order);
      return way.cells?.length === 0 ? { verb: 'refuse' } : refused(way);
    },
    whyNot(answer) {
      if (answer.verb === STAY.verb) return undefined;
      return (
        whyNot(refusalBar(state, units, retreat)) ??
        (answer.cells === undefined ? undefined : whyNotThatWay(state, units, retreat, answer))
      );
    },
    describe: (answer) => answerText(state, answer),
  });
}

/** The attack is over: its units may go into the hex, and attack no more in this phase [9.23d]. */
function* followUp(state: State, { target, order }: Declared, address: Address): Play {
  const victors = state.unitsOf(state.side).filter((piece) => state.target[piece] === target);
  state.targets = state.targets.filter((cell) => cell !== target);
  for (const piece of victors) {
    state.target[piece] = NOWHERE;
    state.attacked[piece] = 1;
  }
  yield* pursue(state, { victors, target, table: undefined, address: `${address}/advance`, order });
}
