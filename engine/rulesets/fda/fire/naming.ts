import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Decision, Refusal } from '../../../play/moment.js';
import { list } from '../../../model/words.js';
import { unitsNamed } from '../../../play/named-units.js';
import { firePools } from '../combat/pools.js';
import { refusal } from '../refusal.js';
import { cite } from '../rulebook/cite.js';
import { answerText } from '../sequence/answer-text.js';
import type { State } from '../state/state.js';

const TARGET = 'target';

/** Which of its units the side under fire offers to unobserved artillery. Unanswered: the likeliest to hold, then most break points, then the order of the forces [2.1l, 10.1d]. */
export function naming(
  state: State,
  firer: number,
  cell: Cell,
  may: readonly number[],
  within: OrderModel | undefined,
): Decision {
  const side = state.sideName(state.piece(may[0]).side);
  const answerOf = (unit: number): Answer => ({ verb: TARGET, pieces: [unit] });
  const refuse = ({ pieces: [unit, ...others] = [] }: Answer): Refusal | undefined =>
    others.length > 0
      ? refusal('2.1l', 'several-targets', `${state.name(firer)} hits one unit, not ${others.length + 1}.`)
      : whyNotNamed(state, firer, cell, may, unit);
  const holds = (unit: number): number => {
    const pools = firePools(state, firer, unit);
    return pools.other.value - pools.own.value;
  };
  const usual = (): number => [...may].sort((a, b) => holds(b) - holds(a) || state.pr[b] - state.pr[a] || a - b)[0];
  return {
    kind: 'decision',
    address: `${state.address}/naming`,
    side,
    rule: cite('2.1l'),
    question: 'target',
    prompt: `${side}: which unit in ${state.label(cell)} does ${state.name(firer)} hit?`,
    verbs: [TARGET],
    ...(within && { within }),
    about: [cell],
    legal: () => may.map(answerOf),
    pick: (random) => answerOf(may[random(may.length)]),
    fallback: () => answerOf(usual()),
    read: (order) => {
      const answer: Answer = { verb: TARGET, pieces: unitsNamed(state, order.pieces), order };
      return refuse(answer) ?? answer;
    },
    refuse,
    describe: ({ pieces = [] }) => answerText(state, { verb: TARGET, pieces }),
  };
}

function whyNotNamed(
  state: State,
  firer: number,
  cell: Cell,
  may: readonly number[],
  unit: number | undefined,
): Refusal | undefined {
  if (unit !== undefined && may.includes(unit)) return undefined;
  const at = state.label(cell);
  const choice = `It may be ${list(state.names(may), 'or')}.`;
  if (unit === undefined || state.cell[unit] !== cell)
    return refusal('2.1l', 'not-there', `The target of ${state.name(firer)} is a unit in ${at}. ${choice}`);
  const { name, isArtillery, isHeadquarters } = state.piece(unit);
  if (isHeadquarters) return refusal('2.1d', 'not-isolated', `${name} has friends in ${at}. ${choice}`);
  if (isArtillery) return refusal('2.1m', 'not-located', `The guns of ${name} have not been located. ${choice}`);
  return refusal('10.1d', 'priority', `${name} is no regiment or brigade; those come first. ${choice}`);
}
