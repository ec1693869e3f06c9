import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Decision, Play, Refusal } from '../../../play/moment.js';
import { ask } from '../../../play/moment.js';
import { isGone } from '../combat/elimination.js';
import { firstTurnOf } from '../../../mechanics/start.js';
import { germanInterdiction } from '../interdiction/interdiction.js';
import { choice, oneOf } from '../../../mechanics/choice.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import type { Placing } from '../state/pieces.js';
import { GERMAN, SIDE_NAMES, SOVIET } from '../state/pieces.js';
import { refusal } from '../refusal.js';
import { cite } from '../rulebook/cite.js';
import { fits } from '../stacking/stacking.js';
import { UNCALLED, type State } from '../state/state.js';
import { drawCounter } from '../untried/untried.js';
import { takePhaseOrders } from './order-taking.js';
import { takeStock, takeUp } from './start.js';

const PLACE = 'place';

/** What is done before turn 1 [5.0]: the initial units are drawn and placed, then the German lays his markers. */
export function* setUp(state: State): Play {
  state.address = '0/setup';
  for (const piece of state.muster.southWestern) state.put(piece, UNCALLED);
  takeUp(state);
  for (const placing of state.muster.placings) {
    state.side = placing.side;
    for (const piece of placing.pieces)
      yield* drawCounter(state, piece, `0/${SIDE_NAMES[placing.side]}/draw/${state.name(piece)}`);
    yield* placeUnits(state, placing);
    describePlacing(state, placing);
  }
  takeStock(state);
  if (!state.pieces.some(({ index, side }) => side === SOVIET && state.onMap(index))) return;
  state.side = GERMAN;
  yield* takePhaseOrders(state, {
    rule: '5.0',
    question: 'interdiction',
    prompt: `German: which hexes are interdicted before turn ${firstTurnOf(state.scenario)}?`,
    kinds: [germanInterdiction],
    endOnceIn: 8,
  });
}

/** Units with one hex go there; those with several are spread by their owner [5.0, 5.1]. */
function* placeUnits(state: State, placing: Placing): Play {
  const waiting = placing.pieces.filter((piece) => !isGone(state, piece));
  if (placing.cells.length === 1) {
    for (const piece of waiting) state.put(piece, placing.cells[0]);
    return;
  }
  while (waiting.length > 0 && placing.cells.length > 0) {
    const answer = yield* ask(placementDecision(state, placing, waiting));
    const { pieces = [], cells: [cell] = [] } = answer;
    for (const piece of pieces) {
      state.put(piece, cell);
      waiting.splice(waiting.indexOf(piece), 1);
    }
  }
}

/** Where a unit of a group with several hexes goes. Unanswered: the emptiest hex, in the order of the units. */
function placementDecision(state: State, placing: Placing, waiting: readonly number[]): Decision {
  const next = waiting[0];
  const place = (piece: number, cell: Cell): Answer => ({ verb: PLACE, pieces: [piece], cells: [cell] });
  return choice({
    address: `0/${SIDE_NAMES[placing.side]}/setup/${state.name(next)}`,
    side: SIDE_NAMES[placing.side],
    rule: cite('5.0'),
    question: 'placement',
    prompt: `${SIDE_NAMES[placing.side]}: where do ${state.names(waiting).join(', ')} stand?`,
    verbs: [PLACE],
    about: placing.cells,
    options: () => waiting.flatMap((piece) => roomFor(state, placing, [piece]).map((cell) => place(piece, cell))),
    usual: () => place(next, emptiest(state, roomFor(state, placing, [next]))),
    pick(random) {
      const piece = oneOf(waiting, random);
      return place(piece, oneOf(roomFor(state, placing, [piece]), random));
    },
    answer: (order) => readPlacing(state, placing, waiting, order),
    whyNot: (answer) => refusePlacing(state, placing, waiting, answer),
  });
}

/** Cells of the group with room for the units; all of them when none has, or by the other reading of AMB-02 [5.0, 7.1]. */
function roomFor(state: State, placing: Placing, pieces: readonly number[]): readonly Cell[] {
  const room = state.rulings['setup.multiHexMustMeetStacking']
    ? placing.cells.filter((cell) => fits(state, placing.side, cell, pieces))
    : placing.cells;
  return room.length > 0 ? room : placing.cells;
}

function emptiest(state: State, cells: readonly Cell[]): Cell {
  return cells.reduce((best, cell) => (state.count[cell] < state.count[best] ? cell : best));
}

function readPlacing(state: State, placing: Placing, waiting: readonly number[], order: OrderModel): Answer | Refusal {
  const pieces = unitsNamed(state, order.pieces, () => true);
  const [cell, another] = writtenCells(order, 'to');
  if (another !== undefined)
    return refusal('5.0', 'several-cells', 'An order to place names one hex; write one for each.');
  if (pieces.length === 0 || cell === undefined)
    return refusal('5.0', 'no-units', 'Write which units stand where: `place UNITS to CELL`.');
  if (!pieces.some((piece) => placing.pieces.includes(piece))) {
    return refusal(
      '5.0',
      'not-in-group',
      `${state.names(pieces).join(', ')} ${pieces.length === 1 ? 'is' : 'are'} not placed now.`,
      { waits: true },
    );
  }
  return { verb: PLACE, pieces: pieces.filter((piece) => waiting.includes(piece)), cells: [cell] };
}

function refusePlacing(
  state: State,
  placing: Placing,
  waiting: readonly number[],
  { pieces = [], cells = [] }: Answer,
): Refusal | undefined {
  const cell = cells.at(0);
  const labels = placing.cells.map((one) => state.label(one)).join(', ');
  if (pieces.length === 0 || !pieces.every((piece) => waiting.includes(piece)))
    return refusal('5.0', 'placed-already', 'These units stand already.');
  if (cell === undefined || !placing.cells.includes(cell))
    return refusal('5.1', 'wrong-hex', `This group stands in ${labels} [5.1].`);
  const room = roomFor(state, placing, pieces);
  return room.includes(cell)
    ? undefined
    : refusal(
        '7.1',
        'stack-limit',
        `${state.label(cell)} has no room for ${state.names(pieces).join(', ')}; there is room in ${room.map((one) => state.label(one)).join(', ')} [5.0, 7.1].`,
      );
}

/** Steps, disruption and strengths already known, as written; the place each group took goes into the record. */
function describePlacing(state: State, placing: Placing): void {
  let at = 0;
  for (const item of placing.items) {
    const count =
      item.name === undefined
        ? item.drawn.length
        : unitsNamed(state, [{ name: item.name, source: item.source }], () => true).length;
    for (const piece of placing.pieces.slice(at, at + count)) {
      const step = 'step' in item.attributes ? item.attributes.step.value : undefined;
      if (typeof step === 'number') state.step[piece] = Math.max(0, step - 1);
      if ('disrupted' in item.attributes) state.disrupt(piece, true);
      if ('revealed' in item.attributes) state.untried[piece] = 0;
    }
    at += count;
  }
  for (const cell of placing.cells) {
    const here = placing.pieces.filter((piece) => state.cell[piece] === cell);
    if (here.length === 0) continue;
    state.emit(() => ({
      kind: 'setup',
      rule: cite('5.1'),
      side: SIDE_NAMES[placing.side],
      text: `${state.names(here).join(', ')} set up in ${state.label(cell)}.`,
      pieces: state.names(here),
      cells: [state.label(cell)],
    }));
  }
}
