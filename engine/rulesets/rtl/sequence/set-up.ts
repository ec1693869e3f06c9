import type { Attributes } from '../../../model/map.js';
import type { Placing } from '../../../mechanics/muster/groups.js';
import { placingByCell, placeUnits, recordPlacements, type SpreadRules } from '../../../mechanics/muster/set-up.js';
import { cellsOfSettingPlaces, lostAtStart, settingsOf } from '../../../mechanics/start.js';
import type { Play } from '../../../play/moment.js';
import { cite } from '../refusal.js';
import { fits } from '../stacking/stacking.js';
import { EMERGENCY, FINISHED, OUT_OF_SUPPLY, UNFINISHED } from '../state/fields.js';
import { has, numberOf } from '../state/muster.js';
import { AT_HAND, ELIMINATED, FLOWN, READY, type State } from '../state/state.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';

/**
 * Units stand where the scenario says, as it says [S2.1, S2.2, S2.22]; what has several hexes its owner spreads; aircraft lie
 * ready [4.11-4.16]. The side that the scenario names first sets up first [S3.13, S4.13, S5.13, S6.13].
 */
export function* setUp(state: State): Play {
  state.address = '0/setup';
  const { scenario } = state;
  const isTold = state.rulings['control.initial'] === 'authorSupplied'; // [RTL-43]
  for (const setting of isTold ? settingsOf(scenario, 'control') : [])
    for (const cell of cellsOfSettingPlaces(scenario.map, setting)) {
      state.control[cell] = SIDES.findIndex((side) => side === setting.values[0]);
      state.friendly[cell] = state.control[cell];
    }
  for (const { of = [] } of settingsOf(scenario, 'bridge.atHand'))
    for (const { name } of of) {
      const bridge = state.muster.byName.get(name);
      if (bridge !== undefined && state.piece(bridge).role === 'bridge') state.put(bridge, AT_HAND); // [16.23]
    }
  state.first = SIDES.findIndex((side) => side === settingsOf(scenario, 'initiative').at(0)?.values[0]);
  for (const placing of state.muster.placings) {
    state.side = placing.side;
    const standing = placing.pieces.filter((piece) => state.piece(piece).role !== 'air');
    yield* placeUnits(state, placing, standing, () => spreading(state, placing));
    for (const { item, pieces } of placing.items) for (const piece of pieces) mark(state, piece, item.attributes);
    recordPlacements(state, placing, cite('4.11'));
  }
  const lost = lostAtStart(scenario);
  for (const { index, name } of state.pieces) if (lost.has(name)) state.put(index, ELIMINATED);
  const due = new Set(state.muster.arrivals.flatMap(({ pieces }) => pieces));
  for (const side of BOTH)
    for (const { index, role } of state.pieces)
      if (role === 'air' && state.piece(index).side === side && !due.has(index) && !isAway(state, index))
        state.put(index, READY);
  state.refreshGround();
}

/** Of an air unit: in the Flown box, or lost before play begins. */
const isAway = ({ cell }: State, air: number): boolean => cell[air] === FLOWN || cell[air] === ELIMINATED;

/** What stands in the parentheses behind a unit that is set up. */
function mark(state: State, piece: number, attributes: Attributes): void {
  if (has(attributes, 'step')) state.reduced[piece] = numberOf(attributes, 'step') === 2 ? 1 : 0;
  for (const flag of ['fired', 'disrupted', 'spent'] as const) if (has(attributes, flag)) state[flag][piece] = 1;
  if (has(attributes, 'emergency')) state.supply[piece] = EMERGENCY;
  if (has(attributes, 'unsupplied')) state.supply[piece] = OUT_OF_SUPPLY;
  if (has(attributes, 'flown')) state.put(piece, FLOWN);
  const cell = state.cell[piece];
  if (cell < 0) return;
  if (has(attributes, 'towards')) state.towards[piece] = state.ground.board.cell(String(attributes.towards.value));
  if (!has(attributes, 'strongpoint') && !has(attributes, 'building')) return;
  state.strongpoint[cell] = has(attributes, 'strongpoint') ? FINISHED : UNFINISHED;
  state.strongpointOf[cell] = state.piece(piece).side;
  if (has(attributes, 'building')) state.building[piece] = 1;
}

function spreading(state: State, placing: Placing): SpreadRules {
  return {
    rule: cite('4.11'),
    fits: (cell, pieces) => fits(state, cell, pieces),
    ...placingByCell(state, placing, { placing: cite('4.11'), room: cite('3.32') }),
  };
}
