import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import type { Bar } from '../../../mechanics/bars.js';
import { whyNot } from '../../../mechanics/bars.js';
import { choice, pickOne } from '../../../mechanics/choice.js';
import { overstackedText } from '../../../mechanics/stacking.js';
import { list } from '../../../model/words.js';
import type { OrderModel } from '../../../model/orders.js';
import { ask, type Address, type Answer, type Decision, type Play, type Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCellsOf, readWrittenPath } from '../../../mechanics/movement/written-path.js';
import { isMeant } from '../retreat/retreat-choice.js';
import type { Fight } from '../combat/fight.js';
import { isLeader } from '../command/command.js';
import { leadersWith } from '../command/leaders.js';
import { clearEntered, walk } from '../movement/entering.js';
import { costFor } from '../movement/costs.js';
import { bar, cite, refusal } from '../rulebook/refusal.js';
import { answerText } from '../sequence/answer-text.js';
import { fits, pointsOf, stackingLimit } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { NO_SIDE } from '../state/fields.js';
import type { ResultCode, TableKind } from '../vocabulary/combat-results.js';
import { SIDES } from '../vocabulary/sides.js';

/** Who may follow into a hex the enemy has left, by which table, and where the answers stand. */
export interface Pursuit {
  readonly victors: readonly number[];
  readonly target: Cell;
  /** Of a refused combat: none was used, and nobody goes farther than that hex [9.23d]. */
  readonly table: TableKind | undefined;
  readonly address: Address;
  readonly order: OrderModel | undefined;
  readonly result?: ResultCode | undefined;
}

/** Victors may follow into the emptied hex, at once or not at all [11.6]; not where the last defender died standing [11.42c]; defenders never [11.61d]. */
export function* advance(state: State, fight: Fight, { result }: { readonly result?: ResultCode } = {}): Play {
  const { attackers: victors, lastDefenderLostToNoRetreat, target, table, address, order } = fight;
  if (!lastDefenderLostToNoRetreat)
    yield* pursue(state, { victors, target, table, address: `${address}/advance`, order, result });
}

/** One after another, or several together, until the side has had enough. */
export function* pursue(state: State, pursuit: Pursuit): Play {
  const { target, address } = pursuit;
  if (state.combatSide(target) !== NO_SIDE) return;
  let waiting = pursuit.victors.filter((piece) => barOf(state, piece, pursuit) === undefined);
  for (let number = 1; ; number++) {
    waiting = waiting.filter((piece) => waysOf(state, piece, pursuit).length > 0);
    if (waiting.length === 0) {
      state.skipQuestion(() => closing(state, pursuit, address));
      return;
    }
    const { verb, pieces = [], cells } = yield* ask(choosing(state, waiting, pursuit, `${address}/${number}`));
    if (verb === STAY.verb) return;
    const entered = pieces.map((piece) => wayTo(state, piece, cells, pursuit) ?? []);
    pieces.forEach((piece, at) => {
      follow(state, piece, entered[at]);
    });
    yield* clearEntered(state, state.piece(pieces[0]).side, entered.flat());
    waiting = waiting.filter((piece) => !pieces.includes(piece));
  }
}

/** Why a unit does not advance, wherever it would go [11.6, 11.63]. */
function barOf(state: State, piece: number, { target }: Pursuit): Bar | undefined {
  const name = state.name(piece);
  const { board } = state.ground;
  const from = state.cell[piece];
  if (from < 0 || board.direction(from, target) < 0)
    return bar('11.63', 'not-beside', () => `${name} does not stand beside ${state.label(target)}.`);
  if (state.piece(piece).moves === 'heavy')
    return bar('11.63', 'heavy', () => `${name} is heavy and does not advance.`);
  return mayStep(state, piece, from, target)
    ? undefined
    : bar('11.6', 'barred', () => `${name} may not go from ${state.label(from)} into ${state.label(target)}.`);
}

/** Hexes a unit may advance: one, and motorized units that are not disrupted two after the Mobile table [11.61a-11.61c]. */
const hexesFor = (state: State, piece: number, { table }: Pursuit): number =>
  table === 'mobile' && state.piece(piece).moves === 'motorized' && state.disrupted[piece] === 0 ? 2 : 1;

/** Hexsides that bar its movement bar its advance, and so do enemies; zones do not [11.6, 11.64]. */
function mayStep(state: State, piece: number, from: Cell, to: Cell): boolean {
  const { board } = state.ground;
  const step = costFor(state, piece, from * board.directions + board.direction(from, to));
  return step !== IMPASSABLE && [NO_SIDE, state.piece(piece).side].includes(state.combatSide(to));
}

/** Its ways, its own hex first: into the target, and from there into any hex beside it [11.61]. */
function allWays(state: State, piece: number, pursuit: Pursuit): (readonly Cell[])[] {
  const { board } = state.ground;
  const { target } = pursuit;
  const start = state.cell[piece];
  const ways = [[start, target]];
  if (hexesFor(state, piece, pursuit) === 2)
    for (let direction = 0; direction < board.directions; direction++) {
      const to = board.neighbour(target, direction);
      if (to !== NOWHERE && to !== start && mayStep(state, piece, target, to)) ways.push([start, target, to]);
    }
  return ways;
}

/** Those at whose end there is room [11.65]. */
const waysOf = (state: State, piece: number, pursuit: Pursuit): (readonly Cell[])[] =>
  allWays(state, piece, pursuit).filter((way) => fits(state, way[way.length - 1], [piece]));

const wayTo = (
  state: State,
  piece: number,
  cells: readonly Cell[] | undefined,
  pursuit: Pursuit,
): readonly Cell[] | undefined => allWays(state, piece, pursuit).find((path) => isMeant({ path }, cells));

/** Victors, and leaders who stood with one that advances [11.63, 15.23]. */
const isOfThem = (state: State, piece: number, pieces: readonly number[], { victors }: Pursuit): boolean =>
  victors.includes(piece) ||
  (isLeader(state, piece) && pieces.some((one) => victors.includes(one) && state.cell[one] === state.cell[piece]));

function follow(state: State, piece: number, way: readonly Cell[]): void {
  walk(state, piece, way);
  state.attacked[piece] = 1; // [11.62]
  state.emit('advance', '11.6', () => ({
    side: state.piece(piece).side,
    text: `${state.name(piece)} advances to ${state.label(way[way.length - 1])}.`,
    pieces: [piece],
    cells: way,
  }));
}

const STAY: Answer = { verb: 'stay' };

/** Who advances next, and where. Unanswered: nobody. */
function choosing(state: State, waiting: readonly number[], pursuit: Pursuit, address: Address): Decision {
  const { target, table } = pursuit;
  const side = SIDES[state.piece(waiting[0]).side];
  const advancing = (piece: number, way: readonly Cell[], ...leaders: number[]): Answer => ({
    verb: 'advance',
    pieces: [piece, ...leaders],
    cells: way,
  });
  const ways = (piece: number): (readonly Cell[])[] => waysOf(state, piece, pursuit);
  return choice({
    address,
    side,
    rule: cite(table === undefined ? '9.23d' : '11.62'),
    question: 'advance',
    prompt: `${side}: who advances to ${state.label(target)}?`,
    verbs: ['advance', STAY.verb],
    within: pursuit.order,
    result: pursuit.result,
    options: () => [
      STAY,
      ...waiting.flatMap((piece) =>
        ways(piece).flatMap((way) => [
          advancing(piece, way),
          ...leadersWith(state, state.piece(piece).side, way[0]).map((leader) => advancing(piece, way, leader)),
        ]),
      ),
    ],
    pick(random) {
      const piece = pickOne(waiting, random);
      return random(3) === 0 ? STAY : advancing(piece, pickOne(ways(piece), random));
    },
    byDoctrine: (value) => (value === 'advance' ? advancing(waiting[0], ways(waiting[0])[0]) : undefined),
    answer: (order) => notOfThisFight(state, pursuit, order) ?? read(state, waiting, pursuit, order),
    whyNot: (answer) => refuse(state, waiting, pursuit, answer),
    describe: (answer) => answerText(state, answer),
  });
}

/** In the braces of an attack nobody but its victors advances; elsewhere another attack may be meant [11.63]. */
function notOfThisFight(state: State, { victors, target, order }: Pursuit, told: OrderModel): Refusal | undefined {
  if (!order?.answers.some(({ orders }) => orders.includes(told))) return undefined;
  const isOfThis = (piece: number): boolean => victors.includes(piece) || isLeader(state, piece);
  const stranger = told.pieces.find((named) => !unitsNamed(state, [named], () => true).some(isOfThis));
  return (
    stranger &&
    refusal(
      '11.63',
      'not-a-victor',
      `${stranger.name} did not attack ${state.label(target)}; ${list(state.names(victors))} did.`,
    )
  );
}

/** Who of the braces is no victor is told so when nobody is left to ask; victors were in reserve. */
const closing = (state: State, pursuit: Pursuit, address: Address): Decision => ({
  ...choosing(state, pursuit.victors, pursuit, address),
  read: (order) => notOfThisFight(state, pursuit, order) ?? refusal('11.6', 'reserve', '', { waits: true }),
});

/** `advance UNITS to HEX`, by a path, or without a hex into the emptied one. */
function read(state: State, waiting: readonly number[], { target }: Pursuit, order: OrderModel): Answer {
  if (order.verb === STAY.verb) return STAY;
  const cells = writtenCellsOf(readWrittenPath(order));
  const pieces = unitsNamed(state, order.pieces, (piece) => waiting.includes(piece));
  return { verb: 'advance', pieces, cells: cells.length > 0 ? cells : [target] };
}

function refuse(
  state: State,
  waiting: readonly number[],
  pursuit: Pursuit,
  { verb, pieces = [], cells = [] }: Answer,
): Refusal | undefined {
  if (verb === STAY.verb) return undefined;
  if (pieces.length === 0 || !pieces.every((piece) => isOfThem(state, piece, pieces, pursuit)))
    return refusal('11.63', 'not-a-victor', `${list(state.names(waiting))} may advance now.`, { waits: true });
  const end = cells.at(-1) ?? pursuit.target;
  for (const piece of pieces) {
    const barred = whyNot(barOf(state, piece, pursuit));
    if (barred !== undefined) return barred;
    if (wayTo(state, piece, cells, pursuit) !== undefined) continue;
    const straight = cells.length > 1 ? wayTo(state, piece, [end], pursuit) : undefined;
    if (straight !== undefined)
      return refusal(
        '11.61',
        'another-way',
        `${state.name(piece)} advances to ${state.label(end)} by ${list(straight.map((cell) => state.label(cell)))}, not by ${list(cells.map((cell) => state.label(cell)))}.`,
      );
    const hexes = hexesFor(state, piece, pursuit);
    const far = hexes === 1 ? 'one hex, the one left by the enemy' : 'into the hex left by the enemy and one beside it';
    return refusal(
      '11.61',
      'too-far',
      `${state.name(piece)} does not advance to ${state.label(end)}: it goes ${far}, where no enemy and no barred hexside is.`,
    );
  }
  if (fits(state, end, pieces)) return undefined;
  const { side } = state.piece(pieces[0]);
  const there = [...new Set([...state.unitsAt(end, side), ...pieces])];
  return refusal(
    '11.65',
    'stack-limit',
    overstackedText(stackingLimit(state.numbers, SIDES[side]), pointsOf(state, there), state.label(end)),
  );
}
