import type { Cell } from '../../../../engine/board/board.js';
import { ELIMINATED, EXPECTED } from '../../../../engine/mechanics/off-map.js';
import { opponent } from '../../../../engine/mechanics/sides.js';
import { cellsOfSettingPlaces, settingsOf } from '../../../../engine/mechanics/start.js';
import type { PlacedItem } from '../../../../engine/model/statements.js';
import type { Play } from '../../../../engine/play/moment.js';
import { unitsNamed } from '../../../../engine/play/named-units.js';
import type { State } from '../state/state.js';
import { sideOf } from '../vocabulary/sides.js';

/** Sets up the game: owners of places, lost units, and the units of both sides. */
export function* setUp(state: State): Play {
  state.address = '0/setup';
  takeOwners(state);
  for (const { of = [] } of settingsOf(state.scenario, 'lost'))
    for (const piece of unitsNamed(state, of, () => true)) state.put(piece, ELIMINATED);
  for (const { placements } of state.scenario.setups)
    for (const { cells, items } of placements) for (const item of items) place(state, item, cells);
  yield* [];
}

function takeOwners(state: State): void {
  const { map } = state.scenario;
  for (const { cells, attributes } of map.features) {
    const owner = sideOf(String(attributes.owner?.value));
    if (owner >= 0) for (const cell of cells) state.control[cell] = owner;
  }
  for (const setting of settingsOf(state.scenario, 'control'))
    for (const cell of cellsOfSettingPlaces(map, setting)) state.control[cell] = sideOf(String(setting.values[0]));
}

/** Places each waiting unit of an item in the first cell with room, or else in the first one without enemies. */
function place(state: State, item: PlacedItem, cells: readonly Cell[]): void {
  if (item.name === undefined) return;
  for (const piece of unitsNamed(state, [{ name: item.name }], (one) => state.cell[one] === EXPECTED)) {
    const { side } = state.piece(piece);
    const free = cells.filter((cell) => state.owner[cell] !== opponent(side));
    const cell = free.find((one) => state.fits(one, [piece])) ?? free.at(0);
    if (cell === undefined || state.cell[piece] !== EXPECTED) continue;
    takeStep(state, piece, item);
    state.put(piece, cell);
    state.control[cell] = side;
  }
}

/** Gives a unit the step that its set-up states. */
export function takeStep(state: State, piece: number, { attributes }: PlacedItem): void {
  const last = state.piece(piece).faces.length;
  if (Object.hasOwn(attributes, 'step'))
    state.setReduced(piece, Math.max(0, Math.min(last, Number(attributes.step.value)) - 1));
}
