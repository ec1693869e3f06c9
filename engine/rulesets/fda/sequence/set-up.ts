import { say } from '../../../model/say.js';
import type { Placing } from '../../../mechanics/muster/groups.js';
import { PLACE, placeUnits, recordPlacements, type SpreadRules } from '../../../mechanics/muster/set-up.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import type { Play } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { placesOf } from '../state/ground.js';
import { SIDES, type Side } from '../state/pieces.js';
import { isToArrive } from '../state/muster.js';
import { refusal, cite } from '../rulebook/cite.js';
import { fits, overstackedText } from '../stacking/stacking.js';
import { ELIMINATED, OFF_TABLE, type State } from '../state/state.js';
import { numberOf } from '../state/unit-facts.js';
import { takeAirfields } from '../works/airfields.js';
import { takeUp } from './start.js';

/** Plays the set-up before turn 1: places the units of the scenario. Aircraft and ships begin off the table. */
export function* setUp(state: State): Play {
  state.address = '0/setup';
  for (const side of SIDES)
    for (const piece of state.muster.air[side]) if (!isToArrive(state.muster, piece)) state.put(piece, OFF_TABLE);
  takeUp(state);
  for (const placing of state.muster.placings) {
    state.side = placing.side;
    const waiting = placing.pieces.filter((piece) => state.cell[piece] !== ELIMINATED);
    yield* placeUnits(state, placing, waiting, () => spreading(state, placing));
    markItems(state, placing);
    recordPlacements(state, placing, cite('4c'));
  }
  for (const { cells, owner } of placesOf(state.ground, 'airfield'))
    for (const cell of cells) {
      const holder = state.control[cell]; // The side with units in the sector now, or with the last units there before play began.
      const isTaken = state.count[cell] > 0 || holder !== state.sideNamed(owner);
      if (isTaken && holder !== NO_SIDE) takeAirfields(state, holder as Side, cell); // The aircraft of a lost airfield are lost [15.2b].
    }
}

/** Returns the rules for spreading a group over its sectors [4c]. */
function spreading(state: State, { cells: sectors, side }: Placing<Side>): SpreadRules {
  return {
    rule: cite('4c'),
    fits: (cell, pieces) => fits(state, cell, pieces),
    answer(order, waiting) {
      const cells = writtenCells(order, 'to');
      if (cells.length > 1)
        return refusal(
          '4c',
          'several-cells',
          say`A \`place\` order names one sector; write one order for each sector.`,
        );
      return { verb: PLACE, pieces: unitsNamed(state, order.pieces, (piece) => waiting.includes(piece)), cells };
    },
    whyNot({ pieces = [], cells: [cell] = [] }, waiting, room) {
      if (pieces.length === 0 || !pieces.every((piece) => waiting.includes(piece)))
        return refusal('4c', 'not-in-group', say`${state.names(waiting).join(', ')} are placed now.`, { waits: true });
      if (!sectors.includes(cell))
        return refusal(
          '4c',
          'wrong-sector',
          say`These units are set up in ${sectors.map((one) => state.label(one)).join(', ')}.`,
        );
      return room.includes(cell)
        ? undefined
        : refusal('4c', 'stack-limit', overstackedText(state, cell, state.count[cell] + pieces.length, side));
    },
  };
}

/** Sets the break points of units that begin below full strength [3c]. */
function markItems(state: State, placing: Placing): void {
  for (const { item, pieces } of placing.items) {
    const pr = numberOf(item.attributes, 'pr');
    if (pr === undefined) continue;
    for (const piece of pieces)
      if (state.pr[piece] > 0) state.pr[piece] = Math.max(1, Math.min(pr, state.piece(piece).pr));
  }
}
