import { say, term } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { type Bar, whyNot } from '../../../mechanics/bars.js';
import { choice } from '../../../mechanics/choice.js';
import { ask, type Address, type Answer, type Decision, type Play } from '../../../play/moment.js';
import { advanceInto } from '../advance/advance.js';
import { makeCheck } from '../efficiency/efficiency.js';
import { chooseLead, eligibleLeads } from '../efficiency/lead.js';
import { bar, cite } from '../rulebook/refusal.js';
import { readRetreat, retreatRefusal } from '../retreat/retreat-choice.js';
import { fallBack } from '../retreat/retreat.js';
import { type Retreat, waysOf } from '../retreat/retreat-ways.js';
import { answerText } from '../sequence/answer-text.js';
import type { State } from '../state/state.js';
import { SIDES, opponent } from '../vocabulary/sides.js';
import type { DeclaredAttack } from './declared-attack.js';

const STAY: Answer = { verb: 'stay' };

/**
 * Asks the defender for each attacked hex, in the order of declaration, whether the units in the hex refuse combat.
 * Reactions come only after all refusals [9.21].
 */
export function* refuseCombats(state: State, declared: readonly DeclaredAttack[], address: Address): Play {
  const side = opponent(state.side);
  for (const attack of declared) {
    const units = state.unitsAt(attack.target, side);
    const retreat = retreatFrom(attack.target, side, `${address}/${state.label(attack.target)}/refusal`);
    state.address = retreat.address;
    if (refusalBar(state, units, retreat) !== undefined) {
      state.skipQuestion(() => refusalDecision(state, units, retreat));
      continue;
    }
    const answer = yield* ask(refusalDecision(state, units, retreat));
    if (answer.verb === STAY.verb) continue;
    for (const piece of units) state.triedToRefuse[piece] = 1;
    const { order } = answer;
    const lead = yield* chooseLead(state, {
      side,
      among: eligibleLeads(state, units),
      address: retreat.address,
      order,
    });
    const request = {
      piece: lead,
      address: `${retreat.address}/die`,
      rule: '9.23a',
      purpose: term('refusal'),
      order,
    } as const;
    if (!(yield* makeCheck(state, request)).passed) continue;
    yield* fallBack(state, units, retreat, answer);
    yield* advanceAfterRefusal(state, attack, retreat.address);
  }
}

/** Returns the retreat of units that refuse combat: two hexes, not through enemy ZOCs [9.22-9.25]. */
const retreatFrom = (target: Cell, side: number, address: Address): Retreat => ({
  rule: '9.23c',
  side,
  leader: side,
  target,
  hexes: [2],
  isRefusal: true,
  address,
  answerPlace: (deciding) => ({ about: deciding === side ? [target] : undefined }),
});

/** Returns why the units of a hex may not refuse combat; undefined if they may [9.21, 9.25]. */
function refusalBar(state: State, units: readonly number[], retreat: Retreat): Bar | undefined {
  const slow = units.find((piece) => {
    const { moves, type } = state.piece(piece);
    return moves !== 'motorized' && type.cavalry !== true;
  });
  if (slow !== undefined)
    return bar(
      '9.21',
      'too-slow',
      () => say`${state.name(slow)} is neither motorized nor cavalry, so its hex may not refuse combat.`,
    );
  const disrupted = units.find((piece) => state.disrupted[piece] === 1);
  if (disrupted !== undefined)
    return bar(
      '9.21',
      'disrupted',
      () => say`${state.name(disrupted)} is disrupted, so its hex may not refuse combat.`,
    );
  const blocked = units.find((piece) => waysOf(state, piece, retreat).length === 0);
  return blocked === undefined
    ? undefined
    : bar(
        '9.25',
        'no-way',
        () =>
          say`${state.name(blocked)} has no retreat of two hexes outside enemy ZOCs, so its hex may not refuse combat.`,
      );
}

/**
 * Returns the decision in which a side may refuse combat with its units in the attacked hex. The answer is `refuse
 * UNITS to HEX`, or `refuse` alone; in the second case the path is chosen after the check has succeeded. Default: the
 * units stay.
 */
function refusalDecision(state: State, units: readonly number[], retreat: Retreat): Decision {
  const { side, target } = retreat;
  const asRefusal = (answer: Answer): Answer => ({ ...answer, verb: 'refuse' });
  return choice({
    address: retreat.address,
    side: SIDES[side],
    rule: cite('9.21'),
    question: 'refusal',
    prompt: say`${SIDES[side]}: do the units in ${state.label(target)} refuse combat?`,
    verbs: ['refuse', STAY.verb],
    ...retreat.answerPlace(side),
    options: () => [STAY, { verb: 'refuse' }],
    answer(order) {
      if (order.verb === STAY.verb) return STAY;
      const way = readRetreat(state, units, retreat, order);
      return way.cells?.length === 0 ? { verb: 'refuse' } : asRefusal(way);
    },
    whyNot(answer) {
      if (answer.verb === STAY.verb) return undefined;
      return (
        whyNot(refusalBar(state, units, retreat)) ??
        (answer.cells === undefined ? undefined : retreatRefusal(state, units, retreat, answer))
      );
    },
    describe: (answer) => answerText(state, answer),
  });
}

/**
 * Ends an attack after the defenders have refused combat. The attackers may advance into the vacated hex and do not
 * attack again in this phase [9.23d].
 */
function* advanceAfterRefusal(state: State, { target, order }: DeclaredAttack, address: Address): Play {
  const victors = state.unitsOf(state.side).filter((piece) => state.target[piece] === target);
  state.targets = state.targets.filter((cell) => cell !== target);
  for (const piece of victors) {
    state.target[piece] = NOWHERE;
    state.attacked[piece] = 1;
  }
  yield* advanceInto(state, { victors, target, table: undefined, address: `${address}/advance`, order });
}
