import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Decision, Refusal } from '../../../play/moment.js';
import { list } from '../../../model/words.js';
import { unitsNamed } from '../../../play/named-units.js';
import { firePools } from '../combat/pools.js';
import { refusal } from '../rulebook/cite.js';
import { deciding } from '../sequence/deciding.js';
import type { State } from '../state/state.js';

const TARGET = 'target';

/**
 * Asks the side under unobserved artillery fire which of its units in the sector is the target. Default: the unit most
 * likely to survive, then the unit with most break points, then the first in the order of the forces [2.1l, 10.1d].
 */
export function naming(
  state: State,
  firer: number,
  cell: Cell,
  may: readonly number[],
  within: OrderModel | undefined,
): Decision {
  const answerOf = (unit: number): Answer => ({ verb: TARGET, pieces: [unit] });
  const refuse = ({ pieces: [unit, ...others] = [] }: Answer): Refusal | undefined =>
    others.length > 0
      ? refusal('2.1l', 'several-targets', say`${state.name(firer)} hits one unit, not ${others.length + 1}.`)
      : whyNotNamed(state, firer, cell, may, unit);
  const holds = (unit: number): number => {
    const pools = firePools(state, firer, unit);
    return pools.other.value - pools.own.value;
  };
  const usual = (): number => [...may].sort((a, b) => holds(b) - holds(a) || state.pr[b] - state.pr[a] || a - b)[0];
  return deciding(state, state.piece(may[0]).side, {
    address: `${state.address}/naming`,
    rule: '2.1l',
    question: 'target',
    prompt: say`which unit in ${state.label(cell)} does ${state.name(firer)} hit?`,
    verbs: [TARGET],
    within,
    about: [cell],
    options: () => may.map(answerOf),
    defaultAnswer: () => answerOf(usual()),
    answer: ({ pieces }) => ({ verb: TARGET, pieces: unitsNamed(state, pieces) }),
    whyNot: refuse,
  });
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
  const choice = say`It may be ${list(state.names(may), 'or')}.`;
  if (unit === undefined || state.cell[unit] !== cell)
    return refusal('2.1l', 'not-there', say`The target of ${state.name(firer)} is a unit in ${at}. ${choice}`);
  const { name, isArtillery, isHeadquarters } = state.piece(unit);
  if (isHeadquarters) return refusal('2.1d', 'not-isolated', say`${name} has friendly units in ${at}. ${choice}`);
  if (isArtillery) return refusal('2.1m', 'not-located', say`The guns of ${name} have not been located. ${choice}`);
  return refusal(
    '10.1d',
    'priority',
    say`${name} is not a regiment or brigade; regiments and brigades are hit first. ${choice}`,
  );
}
