import { action } from '../../../mechanics/action.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import { openText } from '../../../model/words.js';
import { agree, say } from '../../../model/say.js';
import { listedByUnit } from '../../../play/listing.js';
import { roll, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { cellsNamed, costToEnter, entryOf, openCells, provisionalOf, type Entry } from './entries.js';
import { noteCompany, passThrough } from '../movement/walk.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { GERMAN, SIDE_NAMES, SOVIET } from '../state/pieces.js';
import { refusal, cite, step } from '../rulebook/cite.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { enteredBy, EVACUATED, EXPECTED, isEntryPhase, UNCALLED, type State } from '../state/state.js';
import { allowance } from '../supply/supply.js';
import { inOrderOfDrawing } from '../untried/last-counters.js';
import { drawCounter, hasCompany, returnCounter } from '../untried/untried.js';
import { DIE_SIDES } from '../vocabulary/combat-results.js';
import { namedPlaces } from '../vocabulary/places.js';
import { inEnemyZone } from '../zones/zones.js';

const ENTER = 'enter';

/**
 * Begins the Soviet movement phase. A die decides where this turn's provisional division arrives [14.11]. Then counters
 * are drawn for this division and for the groups that are due [12.1].
 */
export function* reinforcementsDue(state: State): Play {
  const provisional = yield* provisionalDue(state);
  const listed = state.muster.arrivals
    .filter((arrival) => arrival.side === SOVIET && state.comesFrom(arrival) === state.turn)
    .flatMap(({ pieces }) => pieces);
  const due = [...listed, ...(provisional === undefined ? [] : [provisional])];
  for (const piece of yield* inOrderOfDrawing(state, due))
    yield* drawCounter(state, piece, `${state.turn}/${SIDE_NAMES[SOVIET]}/draw/${state.name(piece)}`);
}

/**
 * Rolls for the entry of this turn's provisional division. Returns the division, or undefined when none may arrive
 * [14.11].
 */
function* provisionalDue(state: State): Play<number | undefined> {
  const division = provisionalOf(state);
  if (division === undefined || !cellsOfAnyProvisional(state) || isSpared(state)) return undefined;
  const address = `${state.turn}/${SIDE_NAMES[SOVIET]}/provisional`;
  const entry = yield* roll({
    address,
    rule: cite('14.11'),
    sides: DIE_SIDES,
    purpose: say`entry of the provisional division`,
  });
  state.provisionalEntry = entry;
  state.emit('provisional', '14.11', () => ({
    text: say`A provisional division may enter at ${entry} this turn.`,
    pieces: [division],
    dice: { address, sides: DIE_SIDES, values: [entry], written: false },
    facts: { entry },
  }));
  return division;
}

/**
 * Returns whether the map has an entry for provisional divisions. On a map without such an entry, no provisional
 * division arrives.
 */
function cellsOfAnyProvisional(state: State): boolean {
  return namedPlaces.provisionalEntries.some((name) => cellsNamed(state, name).length > 0);
}

/**
 * Returns whether no provisional division arrives in this turn: it is the last turn, and the ruling
 * `provisional.turn12` is off [14.11].
 */
export function isSpared(state: State): boolean {
  return state.turn === (state.scenario.turns ?? state.numbers['game.turns']) && !state.rulings['provisional.turn12'];
}

/** Ends the Soviet movement phase: a provisional division that has not entered is lost [14.13]. */
export function endOfEntering(state: State): void {
  const division = provisionalOf(state);
  if (division === undefined || state.provisionalEntry === 0) return;
  state.provisionalEntry = 0;
  if (state.isOnMap(division) || state.face[division] === -1) return;
  returnCounter(state, division);
  state.put(division, UNCALLED);
  state.emit('provisional', '14.13', () => ({
    text: say`The provisional division of this turn was not used and is lost.`,
    pieces: [division],
  }));
}

/**
 * Entering the map [14.0]: `enter UNITS to CELL` brings a formation or several units to one cell of their entry;
 * without units, it brings this turn's provisional division. The units pay for the entry hex and may move on in the
 * same phase.
 */
export const entering: OrderKind = action<State>({
  verbs: [ENTER],
  ...listedByUnit(ENTER, waiting, (state, piece) => entriesOf(state, piece).map((cell) => enter(piece, cell))),
  pick(state, random) {
    const { length } = state.pieces;
    const first = random(Math.max(1, length));
    if (!isEntryPhase(state.phase)) return undefined;
    for (let i = 0; i < length; i++) {
      const piece = (first + i) % length;
      if (!isWaiting(state, piece)) continue;
      const cells = entriesOf(state, piece);
      if (cells.length > 0) return enter(piece, cells[random(cells.length)]);
    }
    return undefined;
  },
  answer: readEnter,
  whyNot: refuseEnter,
  perform(state, { pieces = [], cells = [] }) {
    enterMap(state, pieces, cells[0]);
    return undefined;
  },
});

/** Tests whether a unit is off the map and due. This test is fast and precedes the search for entries. */
function isWaiting(state: State, piece: number): boolean {
  const at = state.cell[piece];
  return (at === EXPECTED || at === EVACUATED) && state.piece(piece).side === state.side;
}

/** Lists the units that may enter the map in this phase. */
function waiting(state: State): number[] {
  if (!isEntryPhase(state.phase)) return [];
  return state.piecesWhere(({ index }) => isWaiting(state, index));
}

function enter(piece: number, cell: Cell): Answer {
  return { verb: ENTER, pieces: [piece], cells: [cell] };
}

/** Lists the cells by which one unit may enter now. */
function entriesOf(state: State, piece: number): readonly Cell[] {
  if (state.piece(piece).side !== state.side || !isEntryPhase(state.phase)) return [];
  const entry = entryOf(state, piece);
  if (entry === undefined || entry.turn > state.turn) return [];
  const open = openCells(state, state.side, entry);
  return open.filter((cell) => whyNotBy(state, piece, cell, entry, open, [piece]) === undefined);
}

function readEnter(state: State, order: OrderModel): Answer | Refusal {
  const waits = (piece: number): boolean => entryOf(state, piece) !== undefined;
  const provisional = provisionalOf(state);
  const pieces =
    order.pieces.length > 0 ? unitsNamed(state, order.pieces, waits) : provisional === undefined ? [] : [provisional];
  const [named, another] = writtenCells(order, 'to');
  if (another !== undefined)
    return refusal('14.3', 'several-cells', say`An \`enter\` order names one hex; write one order for each hex.`);
  const written = named ?? theOnlyCell(state, pieces);
  if (written === undefined)
    return refusal('14.3', 'no-cell', say`Write by which hex the units enter: \`enter UNITS to CELL\`.`);
  return { verb: ENTER, pieces, cells: [written] };
}

function theOnlyCell(state: State, pieces: readonly number[]): Cell | undefined {
  const [first] = pieces;
  const cells = pieces.length === 0 ? [] : (entryOf(state, first)?.cells ?? []);
  return cells.length === 1 ? cells[0] : undefined;
}

function refuseEnter(state: State, { pieces = [], cells = [] }: Answer): Refusal | undefined {
  const cell = cells.at(0);
  if (pieces.length === 0 || cell === undefined)
    return refusal('14.0', 'no-units', say`No unit of the order waits to enter the map.`);
  if (!isEntryPhase(state.phase))
    return refusal('14.0', 'not-now', say`Units enter in the first movement phase of their side only.`);
  for (const piece of pieces) {
    const reason = whyNotEnter(state, piece, cell, pieces);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function whyNotEnter(state: State, piece: number, cell: Cell, together: readonly number[]): Refusal | undefined {
  const { name, side } = state.piece(piece);
  if (side !== state.side)
    return refusal(
      '14.0',
      'not-phasing',
      say`${name} is ${SIDE_NAMES[side]}; now ${SIDE_NAMES[state.side]} units enter.`,
    );
  if (state.isOnMap(piece))
    return refusal('14.0', 'on-map', say`${name} is on the map already, in ${state.label(state.cell[piece])}.`);
  const entry = entryOf(state, piece);
  if (entry === undefined) return refusal('14.0', 'not-expected', say`Nothing brings ${name} onto the map now.`);
  if (entry.turn > state.turn)
    return refusal('14.3', 'too-early', say`${name} may enter from turn ${entry.turn}; this is turn ${state.turn}.`);
  return whyNotBy(state, piece, cell, entry, openCells(state, side, entry), together);
}

/**
 * Returns why a unit that is due may not enter by a cell. `open` are the cells by which it may enter [6.21, 14.3,
 * 14.14, 14.0, 10.23].
 */
function whyNotBy(
  state: State,
  piece: number,
  cell: Cell,
  entry: Entry,
  open: readonly Cell[],
  together: readonly number[],
): Refusal | undefined {
  const { name, side, moves, isLeader, pool } = state.piece(piece);
  const label = state.label(cell);
  if (!open.includes(cell)) {
    const others = openText(
      open.map((one) => state.label(one)),
      say`Every hex of this entry is closed now.`,
    );
    return entry.cells.includes(cell)
      ? refusal('6.21', 'entry-blocked', say`${label} is closed to ${name}. ${others}`)
      : refusal('14.3', 'wrong-entry', say`${name} enters at ${entry.name}, not at ${label}. ${others}`);
  }
  if (pool >= 0 && state.face[piece] === -1)
    return refusal('14.14', 'no-counter', say`No counter was drawn for ${name}.`);
  const cost = costToEnter(state, side, moves, cell);
  if (cost === undefined || cost > allowance(state, piece, true))
    return refusal('14.0', 'entry-cost', say`${name} does not have the movement points to enter ${label}.`);
  const alone =
    isLeader &&
    inEnemyZone(state, side, cell) &&
    !hasCompany(state, piece, cell) &&
    !together.some((other) => canEscort(state, other));
  if (!alone) return undefined;
  return refusal(
    '10.23',
    'leader-alone',
    say`${name} may not enter the enemy ZOC in ${label} alone; let a unit that can attack enter with him.`,
  );
}

function canEscort(state: State, piece: number): boolean {
  return !state.piece(piece).isLeader && (state.untried[piece] === 1 || (state.strength(piece)?.attack ?? 0) > 0);
}

/**
 * Puts units on the map and charges the cost of entry. The units are in supply, and Soviet units are outside every
 * leader's radius [11.33]. For overruns, all units that enter by the same hex count as having begun the phase together
 * [6.54, AMB-55].
 */
export function enterMap(state: State, pieces: readonly number[], cell: Cell): void {
  for (const piece of pieces) {
    const { side, moves } = state.piece(piece);
    const cost = costToEnter(state, side, moves, cell) ?? 0;
    state.put(piece, cell);
    passThrough(state, piece, [NOWHERE, cell]);
    state.arrivedOn[piece] = state.turn;
    state.started[piece] = enteredBy(cell);
    state.supplied[piece] = 1;
    state.commanded[piece] = side === GERMAN ? 1 : 0;
    state.moved[piece] = 0;
    state.left[piece] = allowance(state, piece, true) - cost;
  }
  noteCompany(state, pieces, cell);
  const names = state.names(pieces);
  state.emit('enter', '14.0', () => ({
    text: say`${names.join(', ')} ${agree(names.length, 'enters', 'enter')} the map in ${state.label(cell)}.`,
    pieces,
    cells: [cell],
    ledger: [step(say`supplied in the phase of entry`, '11.33')],
  }));
}
