import type { Cell } from '../../../board/board.js';
import type { Answer, Decision, Play, Refusal } from '../../../play/moment.js';
import { ask } from '../../../play/moment.js';
import { oneOf } from '../../../mechanics/choice.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { placesOf } from '../state/ground.js';
import type { Placing, Side } from '../state/pieces.js';
import { refusal } from '../refusal.js';
import { cite } from '../rulebook/cite.js';
import { fits, overstackedText } from '../stacking/stacking.js';
import { DESTROYED, OFF_TABLE, type State } from '../state/state.js';
import { numberOf } from '../state/unit-facts.js';
import { takeAirfields } from '../works/airfields.js';
import { deciding } from './deciding.js';
import { takeUp } from './start.js';

const PLACE = 'place';

/** What is done before turn 1: units stand where the scenario puts them; aircraft and ships take part from off the table. */
export function* setUp(state: State): Play {
  state.address = '0/setup';
  for (const side of [0, 1] as const)
    for (const piece of state.muster.air[side]) if (state.piece(piece).arrival < 0) state.put(piece, OFF_TABLE);
  takeUp(state);
  for (const placing of state.muster.placings) {
    state.side = placing.side;
    yield* placeUnits(state, placing);
    markItems(state, placing);
    tell(state, placing);
  }
  for (const { cells } of placesOf(state.ground, 'airfield'))
    for (const cell of cells) if (state.count[cell] > 0) takeAirfields(state, state.owner[cell] as Side, cell); // [15.2b]
}

/** Units with one sector go there; those with several are spread by their owner. */
function* placeUnits(state: State, placing: Placing): Play {
  const waiting = placing.pieces.filter((piece) => state.cell[piece] !== DESTROYED);
  if (placing.cells.length <= 1) {
    for (const piece of waiting) for (const cell of placing.cells) state.put(piece, cell);
    return;
  }
  while (waiting.length > 0) {
    const { pieces = [], cells: [cell] = [] } = yield* ask(placement(state, placing, waiting));
    for (const piece of pieces) {
      state.put(piece, cell);
      waiting.splice(waiting.indexOf(piece), 1);
    }
  }
}

/** Where a unit with several sectors goes. Unanswered: the emptiest sector, in the order of the units. */
function placement(state: State, placing: Placing, waiting: readonly number[]): Decision {
  const next = waiting[0];
  const room = (pieces: readonly number[]): readonly Cell[] => {
    const cells = placing.cells.filter((cell) => fits(state, cell, pieces));
    return cells.length > 0 ? cells : placing.cells;
  };
  const place = (piece: number, cell: Cell): Answer => ({ verb: PLACE, pieces: [piece], cells: [cell] });
  const refuse = ({ pieces = [], cells: [cell] = [] }: Answer): Refusal | undefined => {
    if (pieces.length === 0 || !pieces.every((piece) => waiting.includes(piece)))
      return refusal('4c', 'not-in-group', `${state.names(waiting).join(', ')} are placed now.`, { waits: true });
    if (!placing.cells.includes(cell))
      return refusal(
        '4c',
        'wrong-sector',
        `These units stand in ${placing.cells.map((one) => state.label(one)).join(', ')}.`,
      );
    return room(pieces).includes(cell)
      ? undefined
      : refusal('4c', 'stack-limit', overstackedText(state, cell, state.count[cell] + pieces.length, placing.side));
  };
  return deciding(state, placing.side, {
    address: `0/${state.sideName(placing.side)}/setup/${state.name(next)}`,
    rule: '4c',
    question: 'placement',
    prompt: `where do ${state.names(waiting).join(', ')} stand?`,
    verbs: [PLACE],
    about: placing.cells,
    options: () => waiting.flatMap((piece) => room([piece]).map((cell) => place(piece, cell))),
    usual: () => place(next, emptiest(state, room([next]))),
    pick(random) {
      const piece = oneOf(waiting, random);
      return place(piece, oneOf(room([piece]), random));
    },
    answer(order) {
      const cells = writtenCells(order, 'to');
      if (cells.length > 1)
        return refusal('4c', 'several-cells', 'An order to place names one sector; write one for each.');
      const pieces = unitsNamed(state, order.pieces, (piece) => waiting.includes(piece));
      return { verb: PLACE, pieces, cells };
    },
    whyNot: refuse,
  });
}

const emptiest = (state: State, cells: readonly Cell[]): Cell =>
  cells.reduce((best, cell) => (state.count[cell] < state.count[best] ? cell : best));

/** Units that begin with less than all their break points [3c]. */
function markItems(state: State, placing: Placing): void {
  for (const { item, pieces } of placing.items) {
    const pr = numberOf(item.attributes, 'pr');
    if (pr === undefined) continue;
    for (const piece of pieces)
      if (state.pr[piece] > 0) state.pr[piece] = Math.max(1, Math.min(pr, state.piece(piece).pr));
  }
}

function tell(state: State, placing: Placing): void {
  for (const cell of new Set(placing.cells)) {
    const here = placing.pieces.filter((piece) => state.cell[piece] === cell);
    if (here.length === 0) continue;
    state.emit(() => ({
      kind: 'setup',
      rule: cite('4c'),
      side: state.sideName(placing.side),
      text: `${state.names(here).join(', ')} set up in ${state.label(cell)}.`,
      pieces: state.names(here),
      cells: [state.label(cell)],
    }));
  }
}
