import type { Cell } from '../../../board/board.js';
import type { Attributes } from '../../../model/map.js';
import type { Placing } from '../../../mechanics/muster/groups.js';
import { placingByCell, placeUnits, recordPlacements, type SpreadRules } from '../../../mechanics/muster/set-up.js';
import { lostAtStart } from '../../../mechanics/start.js';
import type { Play } from '../../../play/moment.js';
import { beginTechnology } from '../nations/technology.js';
import { beginStores } from '../production/stores.js';
import { beginTracker } from '../production/tracker.js';
import { beginItaly } from '../politics/italy.js';
import { beginPersia } from '../politics/persia.js';
import { cite } from '../rulebook/refusal.js';
import { fits } from '../stacking/stacking.js';
import { MOTORIZED } from '../state/fields.js';
import { findBestCoveringCell } from './covering.js';
import { applyCapturesAtStart, setUpPlaces } from './places.js';
import { isCity } from '../state/strongholds.js';
import { has, numberOf } from '../state/muster.js';
import { ELIMINATED, EXPECTED, IN_BOX, type State } from '../state/state.js';

/**
 * Plays the set-up: places units as the scenario says. The owner chooses among several hexes. The side that the
 * scenario names first sets up first [2.1, 2.3, BPS].
 */
export function* setUp(state: State): Play {
  state.address = '0/setup';
  state.projects = (state.settingsOf('projects') ?? []).map(String);
  beginTechnology(state);
  beginStores(state);
  setUpPlaces(state);
  beginPersia(state);
  const lost = lostAtStart(state.scenario);
  const later = new Set(state.muster.arrivals.flatMap(({ pieces }) => pieces));
  for (const { index, name, isStrategic } of state.pieces) {
    if (lost.has(name)) state.put(index, ELIMINATED);
    else if (isStrategic && !later.has(index)) state.put(index, IN_BOX);
  }
  for (const placing of state.muster.placings) {
    state.side = placing.side;
    const waiting = [...placing.pieces];
    yield* placeUnits(state, placing, waiting, () => spreading(state, placing));
    for (const { item, pieces } of placing.items)
      for (const piece of pieces) applyAttributes(state, piece, item.attributes);
    for (const piece of placing.pieces)
      if (state.isOnMap(piece)) state.setControl(state.cell[piece], state.piece(piece).side);
    recordPlacements(state, placing, cite('2.1'));
  }
  applyCapturesAtStart(state);
  beginItaly(state);
  beginTracker(state);
  state.recomputeRoutes();
  state.recomputeZones();
}

/** Applies the attributes of a placement, such as the step or strength of a unit [SBE.charts]. */
function applyAttributes(state: State, piece: number, attributes: Attributes): void {
  const { steps } = state.piece(piece);
  if (has(attributes, 'step')) state.step[piece] = Math.min(steps.length, numberOf(attributes, 'step')) - 1;
  if (has(attributes, 'strength')) {
    const at = steps.findIndex(({ strength }) => strength === numberOf(attributes, 'strength'));
    if (at >= 0) state.step[piece] = at;
  }
  if (has(attributes, 'unsupplied')) state.outOfSupply[piece] = 1;
  if (has(attributes, 'reserve')) state.reserve[piece] = MOTORIZED;
}

/**
 * Returns the rules for placing units that may be set up in several hexes. Air units are placed only in cities and
 * fortresses [3.4]. No unit is placed outside the area of the scenario [SBE.short].
 */
function spreading(state: State, placing: Placing): SpreadRules {
  return {
    rule: cite('2.1'),
    fits: (cell, pieces) =>
      state.ground.beyond?.[cell] !== 1 &&
      pieces.every((piece) => (state.piece(piece).isAir ? isCity(state, cell) : state.ground.closed[cell] === 0)) &&
      fits(state, cell, [...pieces, ...unitsStillToPlace(state, placing.side, cell)]),
    usual: (piece, room) => findBestCoveringCell(state, piece, room),
    ...placingByCell(state, placing, { placing: cite('2.1'), room: cite('3.10') }),
    secret: state.isFoggy || undefined,
  };
}

/**
 * Returns the units still to be placed that may be set up only in this hex. The stacking room of these units must be
 * kept free.
 */
const unitsStillToPlace = ({ muster, cell: where }: State, side: number, cell: Cell): number[] =>
  muster.placings
    .filter((placing) => placing.side === side && placing.cells.length === 1 && placing.cells[0] === cell)
    .flatMap(({ pieces }) => pieces.filter((piece) => where[piece] === EXPECTED));
