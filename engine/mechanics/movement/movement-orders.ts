import type { Cell } from '../../board/board.js';
import type { OrderModel } from '../../model/orders.js';
import { listedByUnit } from '../../play/listing.js';
import { isRefusal, type Answer, type Play, type Refusal } from '../../play/moment.js';
import { whyNot, type Bar } from '../bars.js';
import { unitsNamed, type KnownNames } from '../../play/named-units.js';
import type { OrderKind } from '../../play/order-kind.js';
import { refusal, type RefusalDetails } from '../../play/refusal.js';
import { findFromRandomStart } from './random-walk.js';
import { pathThrough, readWrittenPath } from './written-path.js';

/** Units that go together, and where: one cell, to which each takes its own way, or a whole path, their own cell first. */
export interface MoveRequest {
  readonly pieces: readonly number[];
  readonly cells: readonly Cell[];
}

/** What is wrong with an order in itself: the last part of the finding's code, and the message. */
type Lack = readonly [slug: string, message: string];

/**
 * Orders by which units go somewhere: whom and where, what bars it, and how it is done are the game's; how an order is
 * read, refused, listed and picked by chance is the same for all.
 */
export interface MovementRules<State> {
  readonly verb: string;
  /** Cited for what the order itself lacks. */
  readonly rule: string;
  readonly lacks: {
    readonly units: Lack;
    readonly way: Lack;
    /** Several cells that are no path; without this they are taken for one. */
    readonly oneCell?: Lack;
    /** An answer without units or cells. */
    readonly all: Lack;
  };
  /** Who may be asked about, held or not, in the order in which they are listed. */
  readonly units: (state: State) => readonly number[];
  /** The units of a formation that an order to it means: those on the map, when this is left out. */
  readonly meant?: (state: State, piece: number) => boolean;
  /** What holds a unit where it is now, whatever its goal; asked of single units, and of those that go together. */
  readonly barFor: (
    state: State,
    piece: number,
    going?: MoveRequest,
  ) => Bar<string, [state: State, piece: number]> | undefined;
  /** `gone[piece]` is 0 of those who have not gone yet: they and those off the map are held, which is so of most and seen without asking. */
  readonly hasMoved: (state: State) => Uint8Array;
  /** Where a unit that is not held may go. */
  readonly destinations: (state: State, piece: number) => Iterable<Cell>;
  /** The cells of an answer by which a unit that is not held may go, by chance; none when it finds none. */
  readonly randomPath: (state: State, piece: number, random: (n: number) => number) => readonly Cell[];
  /**
   * The cheapest way of a unit from one cell to another, both included, whatever points it takes; empty when none leads there.
   * With it an order may say what its way leads through: `to 1221 via 1020, 1120`.
   */
  readonly cheapestPath?: (state: State, piece: number, from: Cell, to: Cell) => readonly Cell[];
  /** Who of those named goes, and on what cells, when it is not all of them as written. */
  readonly selectMovers?: (state: State, going: MoveRequest) => MoveRequest & Pick<Answer, 'partly'>;
  /** Why a unit that is not held does not go there. */
  readonly whyNot: (state: State, piece: number, going: MoveRequest) => Refusal | undefined;
  /** Why they do not go there together, when each of them may. */
  readonly whyNotTogether?: (state: State, going: MoveRequest) => Refusal | undefined;
  /** What a refusal of a unit has besides: where in the order it is named, what might be written instead. */
  readonly refusalDetails?: (state: State, piece: number, answer: Answer) => RefusalDetails;
  readonly perform: (state: State, answer: Answer & MoveRequest) => Play | undefined;
}

export function movementOrders<State extends KnownNames & { readonly cell: Int32Array }>(
  rules: MovementRules<State>,
): OrderKind<State> {
  const { verb, lacks, units, barFor } = rules;
  const lacking = ([slug, message]: Lack): Refusal => refusal(rules.rule, slug, message);

  function read(state: State, order: OrderModel): Answer | Refusal {
    const { meant } = rules;
    const pieces = unitsNamed(state, order.pieces, meant && ((piece) => meant(state, piece)));
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
        'These units do not stand together: one way through the cells of `via` is that of units in one place. Write one order for each place.',
      );
    const answers = pieces.map((piece) => {
      const through = pathThrough(start, written, (from, to) => cheapestPath(state, piece, from, to));
      if ('way' in through) return judged(state, order, { pieces, cells: through.way });
      const straight = judged(state, order, { pieces, cells: [through.unreached] });
      return isRefusal(straight) ? straight : refusal(rules.rule, 'no-way', 'No way leads through the cells of `via`.');
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
      const gone = rules.hasMoved(state);
      return findFromRandomStart(units(state), random, (piece) => {
        if (cell[piece] < 0 || gone[piece] !== 0 || barFor(state, piece) !== undefined) return undefined;
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

/** Of units named together those that do not stand there yet; all when nobody would be left. Of a formation some may be there already. */
export function withoutArrived(
  state: { readonly cell: Int32Array },
  { pieces, cells }: MoveRequest,
): readonly number[] {
  const others = pieces.filter((piece) => state.cell[piece] !== cells.at(-1));
  return others.length > 0 ? others : pieces;
}

/** Where an order that names several units names this one. */
export function sourceOfName(name: string, order: OrderModel | undefined): Pick<Refusal, 'at'> {
  const named = order?.pieces ?? [];
  const source = named.length > 1 ? named.find((one) => one.name === name)?.source : undefined;
  return source === undefined ? {} : { at: source };
}

/** Units that take the same way, and the way. */
interface Stack {
  readonly pieces: readonly number[];
  readonly way: readonly Cell[];
}

/** Units by the ways they take: those with the same one go as a stack. */
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
