import type { Attributes } from '../../../model/map.js';
import type { Placing } from '../../../mechanics/muster/groups.js';
import { placingByCell, placeUnits, recordPlacements, type SpreadRules } from '../../../mechanics/muster/set-up.js';
import { cellsOfSettingPlaces, lostAtStart, settingsOf } from '../../../mechanics/start.js';
import type { Play } from '../../../play/moment.js';
import { cite } from '../rulebook/refusal.js';
import { fits } from '../stacking/stacking.js';
import { EMERGENCY, FINISHED, OUT_OF_SUPPLY, UNFINISHED } from '../state/fields.js';
import { hasAttribute, numberOfAttribute } from '../state/muster.js';
import { AT_HAND, ELIMINATED, FLOWN, READY, type State } from '../state/state.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';

/**
 * Sets up the units as the scenario prescribes [S2.1, S2.2, S2.22]. Units with a choice of hexes are placed by their
 * owner; aircraft are Ready [4.11-4.16]. The side that the scenario names first also sets up first [S3.13, S4.13,
 * S5.13, S6.13].
 */
export function* setUp(state: State): Play {
  state.address = '0/setup';
  const { scenario } = state;
  const isGivenByAuthor = state.rulings['control.initial'] === 'authorSupplied';
  for (const setting of isGivenByAuthor ? settingsOf(scenario, 'control') : [])
    for (const cell of cellsOfSettingPlaces(scenario.map, setting)) {
      state.control[cell] = SIDES.findIndex((side) => side === setting.values[0]);
      state.lastController[cell] = state.control[cell];
    }
  for (const { of = [] } of settingsOf(scenario, 'bridge.atHand'))
    for (const { name } of of) {
      const bridge = state.muster.byName.get(name);
      if (bridge !== undefined && state.piece(bridge).role === 'bridge') state.put(bridge, AT_HAND); // [16.23]
    }
  state.first = SIDES.findIndex((side) => side === settingsOf(scenario, 'initiative').at(0)?.values[0]);
  for (const placing of state.muster.placings) {
    state.side = placing.side;
    const groundPieces = placing.pieces.filter((piece) => state.piece(piece).role !== 'air');
    yield* placeUnits(state, placing, groundPieces, () => spreadingOf(state, placing));
    for (const { item, pieces } of placing.items)
      for (const piece of pieces) applyAttributes(state, piece, item.attributes);
    recordPlacements(state, placing, cite('4.11'));
  }
  const lost = lostAtStart(scenario);
  for (const { index, name } of state.pieces) if (lost.has(name)) state.put(index, ELIMINATED);
  const due = new Set(state.muster.arrivals.flatMap(({ pieces }) => pieces));
  for (const side of BOTH)
    for (const { index, role } of state.pieces)
      if (role === 'air' && state.piece(index).side === side && !due.has(index) && !isNotReady(state, index))
        state.put(index, READY);
  state.refreshGround();
}

/** Returns whether an air unit is in the Flown box or was eliminated before play begins. */
const isNotReady = ({ cell }: State, air: number): boolean => cell[air] === FLOWN || cell[air] === ELIMINATED;

/** Applies the attributes that follow a unit in the set-up, for example `(step 2, fired)`. */
function applyAttributes(state: State, piece: number, attributes: Attributes): void {
  if (hasAttribute(attributes, 'step')) state.reduced[piece] = numberOfAttribute(attributes, 'step') === 2 ? 1 : 0;
  for (const flag of ['fired', 'disrupted', 'spent'] as const)
    if (hasAttribute(attributes, flag)) state[flag][piece] = 1;
  if (hasAttribute(attributes, 'emergency')) state.supply[piece] = EMERGENCY;
  if (hasAttribute(attributes, 'unsupplied')) state.supply[piece] = OUT_OF_SUPPLY;
  if (hasAttribute(attributes, 'flown')) state.put(piece, FLOWN);
  const cell = state.cell[piece];
  if (cell < 0) return;
  if (hasAttribute(attributes, 'towards'))
    state.towards[piece] = state.ground.board.cell(String(attributes.towards.value));
  if (!hasAttribute(attributes, 'strongpoint') && !hasAttribute(attributes, 'building')) return;
  state.strongpoint[cell] = hasAttribute(attributes, 'strongpoint') ? FINISHED : UNFINISHED;
  state.strongpointOf[cell] = state.piece(piece).side;
  if (hasAttribute(attributes, 'building')) state.building[piece] = 1;
}

function spreadingOf(state: State, placing: Placing): SpreadRules {
  return {
    rule: cite('4.11'),
    fits: (cell, pieces) => fits(state, cell, pieces),
    ...placingByCell(state, placing, { placing: cite('4.11'), room: cite('3.32') }),
  };
}
