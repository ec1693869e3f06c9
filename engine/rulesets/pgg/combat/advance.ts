import { NOWHERE, type Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import { ask, type Answer, type Decision, type Play, type Refusal } from '../../../play/moment.js';
import type { LeftHex } from './battle.js';
import { followRetreat, spreadAdvance, type AdvanceWays } from '../../../mechanics/advance-ways.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { choice, pickOne } from '../../../mechanics/choice.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCellsOf, matchesWrittenPath, readWrittenPath } from '../../../mechanics/movement/written-path.js';
import { say } from '../../../model/say.js';
import { GERMAN, SIDE_NAMES, type Side } from '../state/pieces.js';
import { bar, refusal, cite, step } from '../rulebook/cite.js';
import { fits, stackingLimit } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { NOT_ENTERED } from '../zones/zone-entry.js';
import { hasCompany } from '../untried/untried.js';
import { isClosedInTheWestTo } from '../zones/west-columns.js';
import { inEnemyZone } from '../zones/zones.js';

/**
 * Computes the cells in which an advance may end, with the paths to them. These are the emptied hexes and the vacant
 * hexes along the enemy's line of retreat [9.81, 9.82]. If all units of an emptied hex were eliminated, the advance may
 * continue from it in any direction [9.86, AMB-23]. The cells are fixed before the first victor moves.
 */
export function advanceWays(
  state: State,
  left: readonly LeftHex[],
  barred: ReadonlySet<Cell>,
  farthest = Infinity,
): AdvanceWays {
  const ways = new Map<Cell, readonly Cell[]>();
  for (const { cell, emptied, lines } of left) {
    if (!emptied || barred.has(cell)) continue;
    if (lines.length > 0 || state.numbers['advance.hexes'] > 0) ways.set(cell, [cell]);
    // No path crosses a lake hexside.
    const field = { count: state.count, links: state.ground.ashore, directions: state.ground.board.directions };
    if (lines.length === 0) spreadAdvance(field, cell, Math.min(farthest, state.numbers['advance.hexes']), ways);
    for (const line of lines) followRetreat(field, cell, line, farthest, ways);
  }
  return ways;
}

/**
 * Asks the victors to advance, one unit after another, until the side stops. An advance is optional and immediate
 * [9.81, 9.85]. No advance follows an overrun [9.88].
 */
export function* advance(
  state: State,
  victors: readonly number[],
  ways: AdvanceWays,
  given: Pick<Decision, 'address' | 'within' | 'result' | 'about'>,
): Play {
  let waiting = victors.filter((piece) => state.isOnMap(piece));
  for (let number = 1; waiting.length > 0 && someoneMay(state, waiting, ways); number++) {
    const answer = yield* ask(
      advanceDecision(state, waiting, ways, { ...given, address: `${given.address}/${number}` }),
    );
    if (answer.verb === STAY) return;
    const end = answer.cells?.[answer.cells.length - 1];
    for (const piece of answer.pieces ?? [])
      if (end !== undefined && barOn(state, piece, end, ways) === undefined) walk(state, piece, end, ways);
    waiting = waiting.filter((piece) => !answer.pieces?.includes(piece));
  }
}

const ADVANCE = 'advance';
const STAY = 'stay';

/**
 * Returns whether German units may cut railways on an advance. They may only if the ruling `rail.cutOn` is
 * `movementOrAdvance` [6.37, AMB-31].
 */
export function mayCutRails(state: State): boolean {
  return state.side === GERMAN && state.rulings['rail.cutOn'] === 'movementOrAdvance';
}

function walk(state: State, piece: number, end: Cell, ways: AdvanceWays): void {
  const { name, side } = state.piece(piece);
  const from = state.cell[piece];
  const way = ways.get(end) ?? [end];
  // The unit passes through each hex, because the side that passed last controls a place [15.11].
  for (const cell of way) {
    state.put(piece, cell);
    if (mayCutRails(state)) state.passed[cell] = 1;
  }
  state.advanced[piece] = 1;
  state.enteredFrom[piece] = NOT_ENTERED;
  state.emit('advance', '9.81', () => ({
    side,
    text: say`${name} advances ${[from, ...way].map((cell) => state.label(cell)).join(' > ')}.`,
    pieces: [piece],
    cells: [from, ...way],
    ledger: [step(say`enemy ZOC does not hinder an advance`, '9.83')],
  }));
}

function someoneMay(state: State, waiting: readonly number[], ways: AdvanceWays): boolean {
  for (const piece of waiting)
    for (const end of ways.keys()) if (barOn(state, piece, end, ways) === undefined) return true;
  return false;
}

/**
 * Returns the reason why a victor may not end its advance in a cell; undefined when it may [9.8, 6.4, 7.1, AMB-22,
 * AMB-45].
 */
function barOn(state: State, piece: number, end: Cell, ways: AdvanceWays): Bar | undefined {
  const { name, side, isLeader } = state.piece(piece);
  const way = ways.get(end);
  if (way === undefined) {
    const open = (): string => [...ways.keys()].map((cell) => state.label(cell)).join(', ');
    return bar('9.84', 'off-the-line', () => say`${name} may not advance to ${state.label(end)}; open: ${open()}.`);
  }
  const closed = way.find((cell) => isClosedInTheWestTo(state, piece, cell));
  if (closed !== undefined) {
    const opens = state.numbers['westColumns.lastTurn'] + 1;
    return bar(
      '6.4',
      'west-columns',
      () => say`${name} may not advance into ${state.label(closed)} before turn ${opens}.`,
    );
  }
  if (stacksAtOnce(state, side) && !fits(state, side, end, [piece])) {
    const limit = stackingLimit(state, side, 0).value;
    return bar(
      side === GERMAN ? '7.2' : '7.1',
      'stack-limit',
      () => say`${name} would be one too many in ${state.label(end)}; ${SIDE_NAMES[side]} may stack ${limit}.`,
    );
  }
  if (isLeader && inEnemyZone(state, side, end) && !hasCompany(state, piece, end))
    return bar(
      '10.23',
      'leader-alone',
      () =>
        say`${name} may not advance alone into the enemy ZOC in ${state.label(end)}; let a unit that can attack go first.`,
    );
  return undefined;
}

/**
 * Returns whether the side must respect the stacking limit as soon as a unit advances. German units may exceed the
 * limit until the phase ends [7.2, AMB-26].
 */
function stacksAtOnce(state: State, side: Side): boolean {
  return side !== GERMAN || state.rulings['stacking.checkTimes'] === 'bothContinuous';
}

/**
 * Asks which victors advance and how far [9.81-9.86]. The answer is `advance U to C`, or `stay`. Default: the victors
 * stay.
 */
function advanceDecision(
  state: State,
  waiting: readonly number[],
  ways: AdvanceWays,
  given: Pick<Decision, 'address' | 'within' | 'result' | 'about'>,
): Decision {
  const side = SIDE_NAMES[state.piece(waiting[0]).side];
  const ends = [...ways.keys()];
  const answer = (piece: number, end: Cell): Answer => ({
    verb: ADVANCE,
    pieces: [piece],
    cells: ways.get(end) ?? [end],
  });
  const stay: Answer = { verb: STAY };
  return choice({
    ...given,
    side,
    rule: cite('9.85'),
    question: 'advance',
    prompt: say`${side}: which units advance, to ${ends.map((cell) => state.label(cell)).join(say` or `)}?`,
    verbs: [ADVANCE, STAY],
    options: () => [
      stay,
      ...waiting.flatMap((piece) =>
        ends.filter((end) => barOn(state, piece, end, ways) === undefined).map((end) => answer(piece, end)),
      ),
    ],
    pick(random) {
      const piece = pickOne(waiting, random);
      const end = pickOne(ends, random);
      return random(3) === 0 || barOn(state, piece, end, ways) !== undefined ? stay : answer(piece, end);
    },
    // Let as many units advance as may stay: units above the stacking limit would be lost at the end of the phase
    // [7.2].
    byDoctrine(value) {
      if (value !== ADVANCE) return undefined;
      const [end] = ends;
      const next = waiting.find(
        (piece) => barOn(state, piece, end, ways) === undefined && fits(state, state.piece(piece).side, end, [piece]),
      );
      return next === undefined ? stay : answer(next, end);
    },
    describe: ({ verb, pieces = [], cells = [] }) =>
      verb === STAY ? STAY : `${ADVANCE} ${state.namesAsWritten(pieces)} to ${state.label(cells.at(-1) ?? NOWHERE)}`,
    answer: (order) => readAdvance(state, waiting, ways, order),
    whyNot: (given) => refuseAdvance(state, waiting, ways, given),
  });
}

function readAdvance(state: State, waiting: readonly number[], ways: AdvanceWays, order: OrderModel): Answer | Refusal {
  if (order.verb === STAY) return { verb: STAY };
  const named = unitsNamed(state, order.pieces);
  const pieces = named.filter((piece) => waiting.includes(piece));
  if (pieces.length === 0) {
    const may = state.names(waiting).join(', ');
    const others = order.pieces.map(({ name }) => name).join(', ');
    return refusal(
      '9.81',
      'not-a-victor',
      others === ''
        ? say`The order names no unit that advances; ${may} may: \`advance UNITS to CELL\`.`
        : say`${others} may not advance now; ${may} may.`,
      { waits: true },
    );
  }
  const written = readWrittenPath(order);
  const cells = writtenCellsOf(written);
  const end = cells.at(-1);
  if (end === undefined)
    return refusal(
      '9.82',
      'no-cell',
      say`Write where ${state.names(pieces).join(', ')} advances: to ${[...ways.keys()].map((cell) => state.label(cell)).join(say` or `)}.`,
    );
  const way = ways.get(end);
  if (way === undefined) return { verb: ADVANCE, pieces, cells: [end] };
  const stranger = pieces.find((piece) => !matchesWrittenPath([state.cell[piece], ...way], written));
  if (stranger !== undefined)
    return refusal(
      '9.82',
      'another-way',
      say`${state.name(stranger)} advances from ${state.label(state.cell[stranger])} to ${state.label(end)} by ${way.map((cell) => state.label(cell)).join(' > ')}, not by ${cells.map((cell) => state.label(cell)).join(' > ')}.`,
    );
  return { verb: ADVANCE, pieces, cells: way };
}

function refuseAdvance(
  state: State,
  waiting: readonly number[],
  ways: AdvanceWays,
  answer: Answer,
): Refusal | undefined {
  if (answer.verb === STAY) return undefined;
  const { pieces = [], cells = [] } = answer;
  const end = cells.at(-1);
  if (end === undefined || pieces.length === 0)
    return refusal('9.81', 'no-cell', say`An advance names its units and where they go.`);
  for (const piece of pieces) {
    if (!waiting.includes(piece))
      return refusal(
        '9.81',
        'not-a-victor',
        say`${state.name(piece)} may not advance now; ${state.names(waiting).join(', ')} may.`,
      );
  }
  // A later unit of an order may depend on an earlier unit: for example a leader on the unit that advances before
  // him.
  return whyNot(barOn(state, pieces[0], end, ways)) ?? togetherTooMany(state, pieces, end);
}

function togetherTooMany(state: State, pieces: readonly number[], end: Cell): Refusal | undefined {
  const { side } = state.piece(pieces[0]);
  if (!stacksAtOnce(state, side) || fits(state, side, end, pieces)) return undefined;
  return refusal(
    side === GERMAN ? '7.2' : '7.1',
    'stack-limit',
    say`${pieces.length} more units do not fit in ${state.label(end)}; ${SIDE_NAMES[side]} may stack ${stackingLimit(state, side, 0).value}.`,
  );
}
