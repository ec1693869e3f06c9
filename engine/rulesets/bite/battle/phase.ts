import type { Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot } from '../../../mechanics/bars.js';
import type { OrderModel } from '../../../model/orders.js';
import { list } from '../../../model/words.js';
import { say, term } from '../../../model/say.js';
import type { Answer, Play, Refusal } from '../../../play/moment.js';
import { takeOrders } from '../../../play/order-taking.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { scoutBeforeCombat } from '../air/flying.js';
import { cite, refusal } from '../rulebook/refusal.js';
import { answerText } from '../sequence/answer-text.js';
import type { PhaseOrders } from '../sequence/phase-orders.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { specialAttacksIn, SPECIAL_ATTACK_WORDS, specialAttackBar } from './special-attacks.js';
import { isDesperate } from '../movement/attacking.js';
import { fight } from './fight.js';
import type { SpecialAttack } from './scene.js';

/** Lists hexes with a battle still to be fought, in the order in which they were entered [7.7]. */
export function battlesLeft(state: State): Cell[] {
  const cells: Cell[] = [];
  for (let cell = state.battle.indexOf(1); cell >= 0; cell = state.battle.indexOf(1, cell + 1)) cells.push(cell);
  return cells.sort((a, b) => state.entryOrder[a] - state.entryOrder[b]);
}

/** Returns the special attacks that an answer declares. */
export const declaredIn = (choice: string | undefined): SpecialAttack[] =>
  SPECIAL_ATTACK_WORDS.filter((word) => (choice ?? '').split(' ').includes(word));

const battle = (cell: Cell, declared: readonly SpecialAttack[] = []): Answer => ({
  verb: 'battle',
  cells: [cell],
  ...(declared.length > 0 && { choice: declared.join(' ') }),
});

/**
 * `battle 0302 (panzer-attack) { … }`: fights a battle to its end; the active side chooses the order of its battles
 * [7.7, 20.0, 21.0].
 */
export const battling = action<State>({
  verbs: ['battle'],
  legal: (state) =>
    battlesLeft(state).flatMap((cell) => [
      battle(cell),
      ...specialAttacksIn(state, cell).map((word) => battle(cell, [word])),
    ]),
  answer: (_state, order: OrderModel) => {
    const several = refuseSeveral('7.7', order, 'hex');
    if (several !== undefined) return several;
    const [cell] = writtenCells(order);
    const declared = SPECIAL_ATTACK_WORDS.filter((word) => word in order.attributes);
    return cell === undefined ? { verb: 'battle' } : battle(cell, declared);
  },
  whyNot: whyNoBattle,
  perform: (state, { cells: [cell] = [], choice, order }) => fight(state, cell, order, declaredIn(choice)),
});

function whyNoBattle(state: State, { cells: [cell] = [], choice, order }: Answer): Refusal | undefined {
  if (cell === undefined || state.battle[cell] !== 1) {
    const left = battlesLeft(state).map((one) => state.label(one));
    const problem =
      cell === undefined ? say`The order names no hex` : say`There is no battle to fight in ${state.label(cell)}`;
    return refusal(
      '7.7',
      'no-battle',
      say`${problem}; ${left.length === 0 ? say`no battle is left` : say`battles are left in ${list(left)}`}.`,
    );
  }
  for (const word of declaredIn(choice)) {
    const why = specialAttackBar(state, cell, word);
    if (why !== undefined) return whyNot(why);
  }
  if (order !== undefined && 'desperate' in order.attributes && !hasDesperateAttacker(state, cell))
    return refusal(
      '12.4.1',
      'not-desperate',
      say`Only units out of supply make a Desperate Attack, and none attacks there.`,
    );
  return undefined;
}

const hasDesperateAttacker = (state: State, cell: Cell): boolean =>
  state.landAt(cell, state.side).some((piece) => isDesperate(state, piece));

/** Runs the combat phase: the phasing side fights its battles one after the other [7.7]. */
export function* combatPhase(state: State): Play {
  yield* scoutBeforeCombat(state);
  if (battlesLeft(state).length === 0) return;
  yield* giveOrders(state, {
    rule: '7.7',
    question: 'battle',
    prompt: 'which battle is next?',
    kinds: [battling],
    endOnceIn: 1000,
  });
}

/**
 * Takes orders from a side until every battle is fought. Between the battle orders, the side may also give the other
 * `kinds` of orders [7.7, 7.8].
 */
export function* giveOrders(
  state: State,
  {
    rule,
    question,
    prompt,
    kinds,
    endOnceIn,
  }: Pick<PhaseOrders, 'rule' | 'question' | 'prompt' | 'kinds' | 'endOnceIn'>,
): Play {
  const side = SIDES[state.side];
  yield* takeOrders(state, {
    rule: cite(rule),
    question,
    prompt: say`${term(side)}: ${term(prompt)}`,
    address: state.address,
    side,
    kinds,
    last: 'end',
    refuseLast: (now) =>
      battlesLeft(now).length === 0
        ? undefined
        : () => refusal('7.7', 'battles-left', say`Battles are left, and every battle must be fought.`),
    duty: (now) => {
      const [next] = battlesLeft(now);
      return next === undefined ? undefined : battle(next);
    },
    endOnceIn: endOnceIn ?? 1,
    describe: (answer) => answerText(state, answer),
  });
}
