import type { Cell } from '../../board/board.js';
import type { OrderModel } from '../../model/orders.js';
import { term } from '../../model/say.js';
import { listedByUnit } from '../../play/listing.js';
import { isRefusal, type Answer, type Play, type Refusal } from '../../play/moment.js';
import { whyNot, type Bar } from '../bars.js';
import { unitsNamed, type KnownNames } from '../../play/named-units.js';
import type { OrderKind } from '../../play/order-kind.js';
import { refusal, type RefusalDetails } from '../../play/refusal.js';
import { findFromRandomStart } from './random-walk.js';
import { pathThrough, readWrittenPath } from './written-path.js';
import { say } from '../../model/say.js';

/**
 * Units that move together, and where they go: one cell, to which each unit takes its own path, or a path from the
 * units' cell on.
 */
export interface MoveRequest {
  readonly pieces: readonly number[];
  readonly cells: readonly Cell[];
}

/**
 * A defect that an order has by itself, regardless of the state of the game: the last part of the finding's code, and
 * the message.
 */
type Lack = readonly [slug: string, message: string];

/**
 * The rules of a game for one kind of movement orders. The function {@link movementOrders} adds how orders are read,
 * refused, listed and picked at random.
 */
export interface MovementRules<State> {
  readonly verb: string;
  /** The rule cited for defects of the order itself. */
  readonly rule: string;
  readonly lacks: {
    readonly units: Lack;
    readonly way: Lack;
    /**
     * The defect to report when an order names several cells without writing them as a path. If absent, the cells are
     * read as a path.
     */
    readonly oneCell?: Lack;
    /** The defect to report if an answer names no units or no cells. */
    readonly all: Lack;
  };
  /**
   * Returns the units that a movement order may name, including units that cannot move. Legal orders are listed in the
   * order of these units.
   */
  readonly units: (state: State) => readonly number[];
  /** Returns whether a unit is meant when an order names its formation. Default: true if the unit is on the map. */
  readonly isMeantUnit?: (state: State, piece: number) => boolean;
  /**
   * Returns why a unit cannot move at all, wherever it goes; undefined if it can. `going` is the move that an order
   * requests, if there is an order.
   */
  readonly barFor: (
    state: State,
    piece: number,
    going?: MoveRequest,
  ) => Bar<string, [state: State, piece: number]> | undefined;
  /**
   * Returns an array indexed by piece, with a nonzero value for pieces that have moved. The array is tested before the
   * other rules, because it excludes most pieces.
   */
  readonly hasMoved: (state: State) => Uint8Array;
  /** Returns the cells to which a unit may move. Called only for units that can move. */
  readonly destinations: (state: State, piece: number) => Iterable<Cell>;
  /** Returns a random path or goal for a unit that can move; empty if none is found. */
  readonly randomPath: (state: State, piece: number, random: (n: number) => number) => readonly Cell[];
  /**
   * Returns the cheapest path of a unit between two cells, both included, regardless of its movement points; empty if
   * there is none. If a game has this function, orders may name cells on the way: `to 1221 via 1020, 1120`.
   */
  readonly cheapestPath?: (state: State, piece: number, from: Cell, to: Cell) => readonly Cell[];
  /**
   * Returns the named units that move, and the cells through which they move. Default: all named units move through the
   * cells as written.
   */
  readonly selectMovers?: (state: State, going: MoveRequest) => MoveRequest & Pick<Answer, 'partly'>;
  /** Returns why a unit that can move may not go where the request says. */
  readonly whyNot: (state: State, piece: number, going: MoveRequest) => Refusal | undefined;
  /** Returns why units cannot make a move together although each of them could make it alone; undefined if they can. */
  readonly whyNotTogether?: (state: State, going: MoveRequest) => Refusal | undefined;
  /** Returns details to add to the refusal of a unit, such as the place of the unit in the order, or fixes. */
  readonly refusalDetails?: (state: State, piece: number, answer: Answer) => RefusalDetails;
  readonly perform: (state: State, answer: Answer & MoveRequest) => Play | undefined;
}

/** Creates the order kind of a game's movement. */
export function movementOrders<State extends KnownNames & { readonly cell: Int32Array }>(
  rules: MovementRules<State>,
): OrderKind<State> {
  const { verb, lacks, units, barFor } = rules;
  const lacking = ([slug, message]: Lack): Refusal => refusal(rules.rule, slug, term(message));

  function read(state: State, order: OrderModel): Answer | Refusal {
    const { isMeantUnit } = rules;
    const pieces = unitsNamed(state, order.pieces, isMeantUnit && ((piece) => isMeantUnit(state, piece)));
    if (pieces.length === 0) return lacking(lacks.units);
    const written = readWrittenPath(order);
    const { path, ends, via } = written;
    if (path.length > 0) return judged(state, order, { pieces, cells: path });
    if (ends.length === 0) return lacking(lacks.way);
    if (lacks.oneCell !== undefined && ends.length > 1) return lacking(lacks.oneCell);
    const { cheapestPath } = rules;
    const [first] = pieces;
    const start = state.cell[first];
    if (via.length === 0 || cheapestPath === undefined || start < 0 || barFor(state, first) !== undefined)
      return judged(state, order, { pieces, cells: ends });
    if (pieces.some((piece) => state.cell[piece] !== start))
      return refusal(
        rules.rule,
        'several-starts',
        say`These units start in different cells, so they cannot take one path through the cells of \`via\`. Write one order for each cell.`,
      );
    const answers = pieces.map((piece) => {
      const through = pathThrough(start, written, (from, to) => cheapestPath(state, piece, from, to));
      if ('way' in through) return judged(state, order, { pieces, cells: through.way });
      const straight = judged(state, order, { pieces, cells: [through.unreached] });
      return isRefusal(straight)
        ? straight
        : refusal(rules.rule, 'no-way', say`No path leads through the cells of \`via\`.`);
    });
    return answers.find((answer) => !isRefusal(answer)) ?? answers[0];
  }

  function judged(state: State, order: OrderModel, written: MoveRequest): Answer | Refusal {
    const going: ReturnType<NonNullable<typeof rules.selectMovers>> = rules.selectMovers?.(state, written) ?? written;
    const { pieces, cells, partly } = going;
    const answer: Answer = { verb, pieces, cells, order, ...(partly && { partly }) };
    return refuse(state, answer) ?? answer;
  }

  function refuse(state: State, answer: Answer): Refusal | undefined {
    const { pieces = [], cells = [] } = answer;
    if (pieces.length === 0 || cells.length === 0) return lacking(lacks.all);
    const going = { pieces, cells };
    for (const piece of pieces) {
      const refused = whyNot(barFor(state, piece, going), state, piece) ?? rules.whyNot(state, piece, going);
      if (refused !== undefined) return { ...refused, ...rules.refusalDetails?.(state, piece, answer) };
    }
    return rules.whyNotTogether?.(state, going);
  }

  return {
    verbs: [verb],
    ...listedByUnit<State>(
      verb,
      (state) => units(state).filter((piece) => state.cell[piece] >= 0 && barFor(state, piece) === undefined),
      (state, piece) =>
        Array.from(rules.destinations(state, piece), (cell) => ({ verb, pieces: [piece], cells: [cell] })),
    ),
    pick(state, random) {
      const { cell } = state;
      const moved = rules.hasMoved(state);
      return findFromRandomStart(units(state), random, (piece) => {
        if (cell[piece] < 0 || moved[piece] !== 0 || barFor(state, piece) !== undefined) return undefined;
        const cells = rules.randomPath(state, piece, random);
        return cells.length === 0 ? undefined : { verb, pieces: [piece], cells };
      });
    },
    read,
    refuse,
    perform: (state, answer) =>
      rules.perform(state, { ...answer, pieces: answer.pieces ?? [], cells: answer.cells ?? [] }),
  };
}

/**
 * Returns those units of a request that are not at its goal yet. If all units are there, returns all of them. The
 * difference matters for an order that names a formation, because some units of the formation may be at the goal
 * already.
 */
export function withoutArrived(
  state: { readonly cell: Int32Array },
  { pieces, cells }: MoveRequest,
): readonly number[] {
  const others = pieces.filter((piece) => state.cell[piece] !== cells.at(-1));
  return others.length > 0 ? others : pieces;
}

/** Returns the place of a unit's name in an order with several units. */
export function sourceOfName(name: string, order: OrderModel | undefined): Pick<Refusal, 'at'> {
  const named = order?.pieces ?? [];
  const source = named.length > 1 ? named.find((one) => one.name === name)?.source : undefined;
  return source === undefined ? {} : { at: source };
}

/** Units that take the same path. */
interface Stack {
  readonly pieces: readonly number[];
  readonly way: readonly Cell[];
}

/** Groups units by their path. Units with the same path move as a stack. */
export function groupByPath(pieces: readonly number[], wayOf: (piece: number) => readonly Cell[]): Stack[] {
  if (pieces.length === 1) return [{ pieces, way: wayOf(pieces[0]) }];
  const stacks = new Map<string, Stack>();
  for (const piece of pieces) {
    const way = wayOf(piece);
    const before = stacks.get(way.join())?.pieces ?? [];
    stacks.set(way.join(), { pieces: [...before, piece], way });
  }
  return [...stacks.values()];
}
