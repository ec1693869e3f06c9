import { flagsBy, heldPlaces, type FlagTests } from '../../../mechanics/muster/position-parts.js';
import type { PieceDisplay } from '../../../mechanics/muster/position.js';
import type { Position } from '../../../play/records.js';
import { isFrozen } from '../nations/frozen.js';
import { levelOf } from '../nations/technology.js';
import { allowance } from '../movement/allowance.js';
import { isFuelled, needsFuel } from '../command/fuel.js';
import { NO_RESERVE, NO_SIEGE } from '../state/fields.js';
import { BUNKER, FORTRESS } from '../state/ground.js';
import type { Piece } from '../state/pieces.js';
import { isHiddenFrom } from '../state/fog.js';
import { DUE, ELIMINATED, EXPECTED, IN_BOX, OUT_OF_PLAY, REMOVED, type State } from '../state/state.js';
import { SIDES, SOVIET } from '../vocabulary/sides.js';
import { offMapBoxes } from './off-map.js';
import { symbolOf, unitKinds } from '../vocabulary/unit-kinds.js';

const flags: FlagTests<State> = {
  unsupplied: (state, piece) => state.outOfSupply[piece] === 1,
  supplied: (state, piece) => state.outOfSupply[piece] === 0,
  frozen: (state, piece) => state.isOnMap(piece) && isFrozen(state, piece),
  besieged: (state, piece) => state.siege[piece] !== NO_SIEGE,
  activated: (state, piece) => state.activated[piece] === 1,
  fuelled: (state, piece) => needsFuel(state, piece) && isFuelled(state, piece),
  struck: (state, piece) => state.marked[piece] === 1,
  moved: (state, piece) => state.moved[piece] === 1,
  fought: (state, piece) => state.fought[piece] === 1,
  reserve: (state, piece) => state.reserve[piece] !== NO_RESERVE,
  revealed: (state, piece) => state.revealed[piece] === 1,
  // Units that cannot be rebuilt are removed from the game but count as eliminated [5.4, 10.0].
  eliminated: (state, piece) => state.cell[piece] === REMOVED && state.timesLost[piece] > 0,
};

type Markers = Position['markers'];

type Marker = Omit<Markers[number], 'cell'> | undefined;

function markersIn(state: State, values: Uint8Array, markerFor: (value: number, cell: number) => Marker): Markers {
  const markers: Markers[number][] = [];
  for (let cell = 0; cell < values.length; cell++) {
    const marker = values[cell] === 0 ? undefined : markerFor(values[cell], cell); // Most cells are empty.
    if (marker !== undefined) markers.push({ cell: state.label(cell), ...marker });
  }
  return markers;
}

/** Returns a marker with the side that controls its hex, unless the marker already has a side. */
const withHolder = (state: State, cell: number, marker: Marker): Marker => {
  const side = state.control[cell] < 0 ? undefined : SIDES.at(state.control[cell]);
  return marker && { ...(side !== undefined && { side }), ...marker };
};

/**
 * The parts of the game state that a position shows, and how: flags, values and symbols of blocks, markers, boxes and
 * control.
 */
export const positionParts: PieceDisplay<State, Piece> = {
  off: {
    [EXPECTED]: 'expected',
    [ELIMINATED]: 'eliminated',
    [OUT_OF_PLAY]: 'left',
    [DUE]: 'due',
    [REMOVED]: 'removed',
    [IN_BOX]: 'in its box',
  },
  isHidden: (state, { index }, viewer) => isHiddenFrom(state, index, viewer),
  formation: (_state, { nation }) => nation,
  symbol(kind) {
    const unitKind = unitKinds.get(kind);
    return unitKind && symbolOf(unitKind);
  },
  values: (state, { index }) => String(state.strength(index)),
  steps: (state, { index, steps }) => ({ step: state.step[index] + 1, steps: steps.length }),
  flags: flagsBy(flags),
  facts: (state, { index, isLand }) => ({
    strength: state.strength(index),
    technology: levelOf(state, index),
    ...(isLand && { movement: allowance(state, index).value }),
  }),
  isBelow: ({ isCombat }) => !isCombat,
  markers: (state) => [
    ...markersIn(state, state.fort, (value, cell) =>
      withHolder(
        state,
        cell,
        value === FORTRESS ? { kind: 'fortress' } : value === BUNKER ? { kind: 'bunker' } : undefined,
      ),
    ),
    ...markersIn(state, state.battle, (value) => (value === 1 ? { kind: 'battle', label: '×' } : undefined)), // not B, which stands for a bunker
    ...markersIn(state, state.partisans, (value) => ({ kind: 'partisans', side: SIDES[SOVIET], label: `P${value}` })),
    ...markersIn(state, state.ruined, (_, cell) => withHolder(state, cell, { kind: 'ruins' })),
  ],
  beside: offMapBoxes,
  control: (state) => heldPlaces(state.ground.names, (cell) => state.control[cell], SIDES),
};
