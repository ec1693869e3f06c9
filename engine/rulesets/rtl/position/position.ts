import type { Position } from '../../../play/records.js';
import { flagsBy, heldPlaces, placesOf, type FlagTests } from '../../../mechanics/muster/position-parts.js';
import type { PieceDisplay } from '../../../mechanics/muster/position.js';
import { efficiencyOf } from '../efficiency/efficiency.js';
import { allowance } from '../movement/allowance.js';
import { EMERGENCY, FINISHED, OUT_OF_SUPPLY, SUPPLIED, UNFINISHED } from '../state/fields.js';
import type { Piece } from '../state/pieces.js';
import { AT_HAND, DUE, ELIMINATED, EXPECTED, FLOWN, OUT_OF_PLAY, READY, type State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { symbolOf, unitKinds } from '../vocabulary/unit-kinds.js';
import { friendlyTo } from '../zones/control.js';
import { offMapBoxes } from './off-map.js';

const flags: FlagTests<State> = {
  disrupted: ({ disrupted }, piece) => disrupted[piece] === 1,
  fired: ({ fired }, piece) => fired[piece] === 1,
  spent: ({ spent }, piece) => spent[piece] === 1,
  emergency: ({ supply }, piece) => supply[piece] === EMERGENCY,
  unsupplied: ({ supply }, piece) => supply[piece] === OUT_OF_SUPPLY,
  supplied: ({ supply }, piece) => supply[piece] === SUPPLIED,
  active: ({ active }, piece) => active[piece] === 1,
  moved: ({ moved }, piece) => moved[piece] === 1,
  building: ({ building }, piece) => building[piece] === 1,
};

type Markers = Position['markers'];

/** Returns the finished and unfinished strongpoints on the map [14.2]. */
const strongpoints = (state: State): Markers =>
  Array.from(state.strongpoint, (value, cell) => ({ value, cell }))
    .filter(({ value }) => value === FINISHED || value === UNFINISHED)
    .map(({ value, cell }) => ({
      kind: value === FINISHED ? 'strongpoint' : 'unfinished strongpoint',
      cell: state.label(cell),
      side: SIDES[state.strongpointOf[cell]],
    }));

/** Returns the bridge units on the map, each with the hex to which it leads [16.2]. */
const bridges = (state: State): Markers =>
  state.pieces
    .filter(({ index, role }) => role === 'bridge' && state.isOnMap(index) && state.towards[index] >= 0)
    .map(({ index, side }) => ({
      kind: 'bridge',
      cell: state.label(state.cell[index]),
      towards: state.label(state.towards[index]),
      side: SIDES[side],
    }));

/** The display of pieces, strongpoints, bridges and places in a position. */
export const display: PieceDisplay<State, Piece> = {
  off: {
    [EXPECTED]: 'expected',
    [ELIMINATED]: 'eliminated',
    [OUT_OF_PLAY]: 'left',
    [READY]: 'ready',
    [FLOWN]: 'flown',
    [DUE]: 'due',
    [AT_HAND]: 'at hand',
  },
  formation: (state, { index }) => state.formationOf(index) || undefined,
  symbol(kind) {
    const unitKind = unitKinds.get(kind);
    return unitKind && symbolOf(unitKind);
  },
  values(state, { index, role, command, isHeadquarters }) {
    const { attack, defense, movement } = state.face(index);
    if (role === 'leader') return String(command);
    if (role === 'air') return String(attack);
    if (role !== 'combat') return '';
    return (isHeadquarters && attack === 0 ? [defense, movement] : [attack, defense, movement]).join('-');
  },
  steps: (state, { index, faces }) => ({ step: state.reduced[index] + 1, steps: faces.length }),
  flags: flagsBy(flags),
  facts: (state, { index }) => ({
    efficiency: efficiencyOf(state, index).value,
    movement: String(allowance(state, index).value),
  }),
  isBelow: ({ role, isHeadquarters }) => role !== 'combat' || isHeadquarters,
  markers: (state) => [...strongpoints(state), ...bridges(state)],
  beside: offMapBoxes,
  control: (state) => heldPlaces(placesOf(state.scenario.map.features), (cell) => friendlyTo(state, cell), SIDES),
};
