import type { Cell } from '../../../board/board.js';
import { whyNot } from '../../../mechanics/bars.js';
import { choice } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import { list } from '../../../model/words.js';
import { ask, type Address, type Answer, type Play } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { bar, cite } from '../refusal.js';
import type { State } from '../state/state.js';
import { PIP_FACTOR } from '../vocabulary/resources.js';
import { SIDES } from '../vocabulary/sides.js';
import { nextToSuffer } from './hit-order.js';
import { hit } from './losses.js';

/** Hits on units of a side. */
export interface Suffering {
  readonly cell: Cell;
  readonly side: number;
  readonly hits: number;
  readonly round: number;
  /** Who may be hit, asked anew for each hit. */
  readonly among: () => readonly number[];
  readonly address: Address;
  /** The order of the battle, when the side that is hit has given it. */
  readonly within?: OrderModel | undefined;
}

/** The strongest takes hit after hit, the owner chooses among equals; hits for which nobody is left are lost [7.7.9, 7.7.11]. */
export function* suffer(state: State, suffering: Suffering): Play {
  const { hits, among, address } = suffering;
  for (let number = 1; number <= hits; number++) {
    const units = among();
    const targets = units.map((piece) => ({
      strength: state.strength(piece),
      support: state.piece(piece).isSupport,
      marked: state.marked[piece] === 1,
    }));
    const open = nextToSuffer(targets, state.rulings).map((at) => units[at]);
    if (open.length === 0) return;
    const [piece] =
      open.length === 1 ? open : ((yield* ask(whoIsHit(state, suffering, open, `${address}/${number}`))).pieces ?? []);
    hit(state, piece, '7.7.9');
  }
}

/** Unanswered the unit whose step is cheapest to regain, the first of several [7.3.cost]. */
function whoIsHit(
  state: State,
  { cell, side, round, within }: Suffering,
  open: readonly number[],
  address: Address,
): ReturnType<typeof choice> {
  const strike = (piece: number): Answer => ({ verb: 'hit', pieces: [piece] });
  const price = (piece: number): number => PIP_FACTOR[state.face(piece).pip] * state.piece(piece).traits.cost.length;
  const names = (): string => list(state.names(open), 'or');
  return choice({
    address,
    side: SIDES[side],
    rule: cite('7.7.9'),
    question: 'loss',
    prompt: `${SIDES[side]}: who takes the hit in ${state.label(cell)}, ${names()}?`,
    verbs: ['hit'],
    within,
    result: `R${round}`,
    about: [cell],
    options: () => [...open].sort((a, b) => price(a) - price(b)).map(strike),
    answer(order) {
      const [piece] = unitsNamed(state, order.pieces, (one) => open.includes(one)).filter((one) => open.includes(one));
      return { verb: 'hit', pieces: piece === undefined ? [] : [piece] };
    },
    whyNot: ({ pieces: [piece] = [] }) =>
      whyNot(
        piece !== undefined && open.includes(piece)
          ? undefined
          : bar('7.7.9', 'not-strongest', () => `The strongest is hit: ${names()}.`),
      ),
    describe: ({ pieces = [] }) => `hit ${state.written(pieces)}`,
  });
}
