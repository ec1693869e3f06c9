import type { Cell } from '../../board/board.js';
import { EXPECTED } from '../../mechanics/off-map.js';
import { opponent } from '../../mechanics/sides.js';
import { cellsOfSettingPlaces, settingsOf } from '../../mechanics/start.js';
import type { PlacedItem } from '../../model/statements.js';
import type { Play } from '../../play/moment.js';
import { unitsNamed } from '../../play/named-units.js';
import { fits } from '../stacking/stacking.js';
import type { State } from '../state/state.js';

/** Sets up the game: owners of places, lost units, and the units of both sides. */
export function* setUp(state: State): Play {
  state.address = '0/setup';
  takeOwners(state);
  for (const { of = [] } of settingsOf(state.scenario, 'lost'))
    for (const piece of unitsNamed(state, of, () => true)) state.eliminate(piece);
  for (const { placements } of state.scenario.setups)
    for (const { cells, items } of placements)
      for (const item of items) {
        const placed = placeItem(state, item, cells);
        for (const piece of placed) state.control[state.cell[piece]] = state.piece(piece).side;
      }
  yield* [];
}

/** Gives each place to the side that the map or the scenario names as its owner. */
function takeOwners(state: State): void {
  const { map } = state.scenario;
  const { sides } = state.declaration;
  for (const { cells, attributes } of map.features) {
    const owner = sides.indexOf(String(attributes.owner?.value));
    if (owner >= 0) for (const cell of cells) state.control[cell] = owner;
  }
  for (const setting of settingsOf(state.scenario, 'control'))
    for (const cell of cellsOfSettingPlaces(map, setting))
      state.control[cell] = sides.indexOf(String(setting.values[0]));
}

/**
 * Places the units of a set-up item that are not on the map yet: each in the first cell with room, or else in the first
 * cell without enemies. Returns the units placed.
 */
function placeItem(state: State, item: PlacedItem, cells: readonly Cell[]): number[] {
  if (item.name === undefined) return [];
  const waiting = unitsNamed(state, [{ name: item.name }], (piece) => state.cell[piece] === EXPECTED);
  return waiting.filter((piece) => {
    if (state.cell[piece] !== EXPECTED) return false;
    const enemy = opponent(state.piece(piece).side);
    const free = cells.filter((cell) => state.owner[cell] !== enemy);
    const cell = free.find((one) => fits(state, one, [piece])) ?? free.at(0);
    if (cell === undefined) return false;
    takeAttributes(state, piece, item);
    state.put(piece, cell);
    return true;
  });
}

/** Gives a unit the step and the states that its set-up states. */
export function takeAttributes(state: State, piece: number, { attributes }: PlacedItem): void {
  const last = state.piece(piece).faces.length;
  if (Object.hasOwn(attributes, 'step'))
    state.setReduced(piece, Math.max(0, Math.min(last, Number(attributes.step.value)) - 1));
  for (const { word } of state.declaration.states)
    if (Object.hasOwn(attributes, word)) state.setState(piece, word, true);
}
