import type { Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Play } from '../../../play/moment.js';
import { takeOrders } from '../../../play/order-taking.js';
import { writtenCells } from '../../../play/written-cells.js';
import { scoutBeforeCombat } from '../air/flying.js';
import { cite, refusal } from '../refusal.js';
import { answerText } from '../sequence/answer-text.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { fight } from './fight.js';

/** Hexes in which a battle is still to be fought, those entered first first [7.7]. */
export function battlesLeft(state: State): Cell[] {
  const cells: Cell[] = [];
  state.battle.forEach((value, cell) => {
    if (value === 1) cells.push(cell);
  });
  return cells.sort((a, b) => state.entered[a] - state.entered[b]);
}

/** `battle 0302 (panzer-attack) { … }`: the active side chooses the order of its battles, each fought to its end [7.7]. */
const battling = action<State>({
  verbs: ['battle'],
  legal: (state) => battlesLeft(state).map((cell) => ({ verb: 'battle', cells: [cell] })),
  answer: (_state, order: OrderModel) => ({ verb: 'battle', cells: writtenCells(order).slice(0, 1) }),
  whyNot: (state, { cells: [cell] = [] }) =>
    cell !== undefined && state.battle[cell] === 1
      ? undefined
      : refusal('7.7', 'no-battle', 'No battle is to be fought there: name a hex in which both sides stand.'),
  perform: (state, { cells: [cell] = [], order }) => fight(state, cell, order),
});

/** All battles of the player turn [7.7]. */
export function* combatPhase(state: State): Play {
  yield* scoutBeforeCombat(state);
  const side = SIDES[state.side];
  if (battlesLeft(state).length === 0) return;
  yield* takeOrders(state, {
    rule: cite('7.7'),
    question: 'battle',
    prompt: `${side}: which battle is next?`,
    address: state.address,
    side,
    kinds: [battling],
    last: 'end',
    refuseLast: (now) =>
      battlesLeft(now).length === 0
        ? undefined
        : () => refusal('7.7', 'battles-left', 'Battles are left to be fought: every one is.'),
    duty: (now) => {
      const [next] = battlesLeft(now);
      return next === undefined ? undefined : { verb: 'battle', cells: [next] };
    },
    endOnceIn: 1000,
    describe: (answer) => answerText(state, answer),
  });
}
