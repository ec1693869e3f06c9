import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { eliminate } from '../blocks/losses.js';
import { bar } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { AXIS } from '../vocabulary/sides.js';
import { isSupreme } from './points.js';

type Place = 'seat' | 'refuge';
const placeOf = ({ ground }: State, role: Place, nation: string): Cell | undefined =>
  ground.roles[role].find((place) => place.nation === nation)?.cell;

/** Whether it is a Supreme HQ that never leaves where it stands by itself [13.8.1.moscow, 13.8.2.place]. */
export const isBound = (state: State, piece: number): boolean =>
  isSupreme(state, piece) && state.piece(piece).of.supreme.stays === true;

/** Why such an HQ takes neither a ship nor a train. */
export const bound: Bar<string, [state: State, piece: number]> = bar(
  '13.8.1.moscow',
  'stays',
  (state: State, piece: number) => `${state.name(piece)} never leaves where it stands.`,
);

/**
 * Where a Supreme HQ that never moves belongs: its seat; its refuge when the seat is lost, or when it has fled there
 * [13.8.1.moscow, 13.8.2.place]. Undefined for those that go where they like, and where the map has no such place.
 */
export function seatOf(state: State, hq: number): Cell | undefined {
  const { nation, of, side } = state.piece(hq);
  if (!isBound(state, hq)) return undefined;
  const seat = placeOf(state, 'seat', nation);
  const hasFled = state.refuged.includes(nation) || (of.supreme.flees === true && state.isSet('volkssturm'));
  const isOpen = seat !== undefined && state.control[seat] === side && !hasFled;
  return isOpen ? seat : placeOf(state, 'refuge', nation);
}

/** The first Soviet land unit is in Germany: the FHQ flees [13.8.2.place, 28.0]. */
export function alarm(state: State): void {
  if (state.inGermany) return;
  state.inGermany = true;
  for (const hq of state.muster.headquarters[AXIS])
    if (isSupreme(state, hq) && state.piece(hq).of.supreme.flees === true) flee(state, hq);
}

/** A Supreme HQ leaves its seat for its refuge, at once and free, and stays there; on top of others as who is placed does [13.8.2.place, 7.3.2]. */
function flee(state: State, hq: number): void {
  const { nation, side } = state.piece(hq);
  state.refuged = [...state.refuged, nation];
  const refuge = placeOf(state, 'refuge', nation);
  if (!state.onMap(hq) || refuge === undefined || state.cell[hq] === refuge) return;
  if (state.control[refuge] !== side) {
    eliminate(state, hq, '13.8.2.place');
    return;
  }
  state.put(hq, refuge);
  state.placed[hq] = 1;
  state.emit('seat', '13.8.2.place', () => ({
    side,
    text: `${state.name(hq)} is moved to ${state.label(refuge)}.`,
    pieces: [hq],
    cells: [refuge],
  }));
}
