import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Play, Refusal } from '../../../play/moment.js';
import { isGone } from '../combat/elimination.js';
import type { Placing } from '../../../mechanics/muster/groups.js';
import {
  PLACE,
  placeUnits,
  recordPlacements,
  type SpreadRules,
  freeCellsText,
} from '../../../mechanics/muster/set-up.js';
import { firstTurnOf } from '../../../mechanics/start.js';
import { agree, say } from '../../../model/say.js';
import { germanInterdiction } from '../interdiction/interdiction.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { GERMAN, SIDE_NAMES, SOVIET, type Side } from '../state/pieces.js';
import { refusal, cite } from '../rulebook/cite.js';
import { fits } from '../stacking/stacking.js';
import { UNCALLED, type State } from '../state/state.js';
import { drawCounter } from '../untried/untried.js';
import { takePhaseOrders } from './order-taking.js';
import { takeStock, takeUp } from './start.js';

/**
 * Plays the set-up before turn 1 [5.0]: draws and places the initial units, then lets the German side lay its markers.
 */
export function* setUp(state: State): Play {
  state.address = '0/setup';
  for (const piece of state.muster.southWestern) state.put(piece, UNCALLED);
  takeUp(state);
  for (const placing of state.muster.placings) {
    state.side = placing.side;
    for (const piece of placing.pieces)
      yield* drawCounter(state, piece, `0/${SIDE_NAMES[placing.side]}/draw/${state.name(piece)}`);
    const waiting = placing.pieces.filter((piece) => !isGone(state, piece));
    yield* placeUnits(state, placing, waiting, () => spreading(state, placing));
    markItems(state, placing);
    recordPlacements(state, placing, cite('5.1'));
  }
  takeStock(state);
  if (!state.pieces.some(({ index, side }) => side === SOVIET && state.isOnMap(index))) return;
  state.side = GERMAN;
  yield* takePhaseOrders(state, {
    rule: '5.0',
    question: 'interdiction',
    prompt: say`German: which hexes are interdicted before turn ${firstTurnOf(state.scenario)}?`,
    kinds: [germanInterdiction],
    endOnceIn: 8,
  });
}

/**
 * Returns the rules for placing a group of units in its hexes at set-up [5.0, 5.1]. If the ruling
 * `setup.multiHexMustMeetStacking` is set, the units in each hex must meet the stacking limit; otherwise the owner
 * places them freely [7.1, AMB-02].
 */
function spreading(state: State, placing: Placing<Side>): SpreadRules {
  const mustFit = state.rulings['setup.multiHexMustMeetStacking'];
  return {
    rule: cite('5.0'),
    fits: (cell, pieces) => !mustFit || fits(state, placing.side, cell, pieces),
    answer: (order, waiting) => readPlacing(state, placing, waiting, order),
    whyNot: (answer, waiting, room) => refusePlacing(state, placing, waiting, answer, room),
  };
}

function readPlacing(state: State, placing: Placing, waiting: readonly number[], order: OrderModel): Answer | Refusal {
  const pieces = unitsNamed(state, order.pieces, () => true);
  const [cell, another] = writtenCells(order, 'to');
  if (another !== undefined)
    return refusal('5.0', 'several-cells', say`A \`place\` order names one hex; write one order for each hex.`);
  if (pieces.length === 0 || cell === undefined)
    return refusal('5.0', 'no-units', say`Write which units are placed in which hex: \`place UNITS to CELL\`.`);
  if (!pieces.some((piece) => placing.pieces.includes(piece))) {
    return refusal(
      '5.0',
      'not-in-group',
      say`${state.names(pieces).join(', ')} ${agree(pieces.length, 'is', 'are')} not placed now.`,
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
  room: readonly Cell[],
): Refusal | undefined {
  const cell = cells.at(0);
  const labels = placing.cells.map((one) => state.label(one)).join(', ');
  if (pieces.length === 0 || !pieces.every((piece) => waiting.includes(piece)))
    return refusal('5.0', 'placed-already', say`These units are placed already.`);
  if (cell === undefined || !placing.cells.includes(cell))
    return refusal('5.1', 'wrong-hex', say`This group is set up in ${labels} [5.1].`);
  return room.includes(cell)
    ? undefined
    : refusal(
        '7.1',
        'stack-limit',
        say`${state.label(cell)} has no room for ${state.names(pieces).join(', ')}; ${freeCellsText(state, room)} [5.0, 7.1].`,
      );
}

/**
 * Sets the lost steps, the disruption and the revealed strengths that the set-up of the scenario gives to its units.
 */
function markItems(state: State, { items }: Placing): void {
  for (const { item, pieces } of items)
    for (const piece of pieces) {
      const step = 'step' in item.attributes ? item.attributes.step.value : undefined;
      if (typeof step === 'number') state.step[piece] = Math.max(0, step - 1);
      if ('disrupted' in item.attributes) state.disrupt(piece, true);
      if ('revealed' in item.attributes) state.untried[piece] = 0;
    }
}
