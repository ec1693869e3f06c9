import type { Cell } from '../../../board/board.js';
import { whyNot } from '../../../mechanics/bars.js';
import { choice } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import { list } from '../../../model/words.js';
import { say, term } from '../../../model/say.js';
import { ask, type Address, type Answer, type Play } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { bar, cite } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { PIP_FACTOR } from '../vocabulary/resources.js';
import { SIDES } from '../vocabulary/sides.js';
import { nextToBeHit } from './hit-order.js';
import { takeHit } from './losses.js';

/** Hits that a side has to take. */
export interface HitsToTake {
  readonly cell: Cell;
  readonly side: number;
  readonly hits: number;
  readonly round: number;
  /**
   * Returns the units that may be hit. This function is called before each hit, because each hit can change the result.
   */
  readonly among: () => readonly number[];
  /** Returns the units that are hit before all others [20.0.answer, 21.0.answer]. */
  readonly first?: () => readonly number[];
  /**
   * The side that aimed its fire. If several units are equal targets, this side chooses among them. If undefined, the
   * owner chooses [19.2].
   */
  readonly aimedBy?: number;
  readonly address: Address;
  /** The order that started the battle. Set only if the side that chooses among the targets gave that order. */
  readonly within?: OrderModel | undefined;
}

/** State of blocks, on the map or in a battle analysis. */
export interface BlockStatus {
  strength(piece: number): number;
  isMarked(piece: number): boolean;
}

/**
 * Applies hits one by one to the strongest unit. The owner chooses among equal units; a hit without a target has no
 * effect [7.7.9, 7.7.11].
 */
export function* takeHits(state: State, suffering: HitsToTake): Play {
  const { hits, among, first, address } = suffering;
  const standing: BlockStatus = {
    strength: (piece) => state.strength(piece),
    isMarked: (piece) => state.marked[piece] === 1,
  };
  for (let number = 1; number <= hits; number++) {
    const open = possibleTargets(state, among(), first?.() ?? [], standing);
    if (open.length === 0) return;
    const [piece] =
      open.length === 1
        ? open
        : ((yield* ask(hitDecision(state, suffering, open, `${address}/${number}`))).pieces ?? []);
    takeHit(state, piece, '7.7.9');
  }
}

/**
 * Returns units that may take the next hit. Charging units come before all other units or, if the ruling
 * `charge.returnFire` is `tiesOnly`, before other units of equal strength [A41].
 */
export function possibleTargets(
  { rulings, pieces }: Pick<State, 'rulings' | 'pieces'>,
  units: readonly number[],
  first: readonly number[],
  standing: BlockStatus,
): number[] {
  const strongest = (those: readonly number[]): number[] =>
    nextToBeHit(
      those.map((piece) => ({
        strength: standing.strength(piece),
        support: pieces[piece].isSupport,
        marked: standing.isMarked(piece),
      })),
      rulings,
    ).map((at) => those[at]);
  const isFirst = (piece: number): boolean => first.includes(piece);
  if (rulings['charge.returnFire'] === 'beforeOthers') {
    const before = strongest(units.filter(isFirst));
    return before.length > 0 ? before : strongest(units);
  }
  const open = strongest(units);
  return open.some(isFirst) ? open.filter(isFirst) : open;
}

/** Returns the price of restoring the step that a unit would lose [7.3.cost]. */
export function stepPrice({ pieces }: Pick<State, 'pieces'>, piece: number, step: number): number {
  const { steps, traits } = pieces[piece];
  return PIP_FACTOR[(steps[step] ?? steps[steps.length - 1]).pip] * traits.cost.length;
}

/**
 * Builds the question of which unit takes a hit. The default is the unit whose step is cheapest to restore or, if the
 * fire is aimed, the unit whose step is most expensive to restore. Of several such units, the first is the default
 * [7.3.cost, 19.2].
 */
function hitDecision(
  state: State,
  { cell, side, round, within, aimedBy }: HitsToTake,
  open: readonly number[],
  address: Address,
): ReturnType<typeof choice> {
  const isAimed = aimedBy !== undefined;
  const chooser = SIDES[aimedBy ?? side];
  const strike = (piece: number): Answer => ({ verb: 'hit', pieces: [piece] });
  const price = (piece: number): number => (isAimed ? -1 : 1) * stepPrice(state, piece, state.step[piece]);
  const names = (): string => list(state.names(open), 'or');
  return choice({
    address,
    side: chooser,
    rule: cite(isAimed ? '19.2' : '7.7.9'),
    question: isAimed ? 'target' : 'loss',
    prompt: say`${term(chooser)}: which unit takes the hit in ${state.label(cell)}, ${names()}?`,
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
          : bar('7.7.9', 'not-strongest', () => say`The strongest unit takes the hit: ${names()}.`),
      ),
    describe: ({ pieces = [] }) => `hit ${state.namesAsWritten(pieces)}`,
  });
}
