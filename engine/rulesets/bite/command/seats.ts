import { say } from '../../../model/say.js';
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

/** Returns whether a unit is a Supreme HQ that may not be moved by orders [13.8.1.moscow, 13.8.2.place]. */
export const neverMoves = (state: State, piece: number): boolean =>
  isSupreme(state, piece) && state.piece(piece).of.supreme.stays === true;

/** Reason why a Supreme HQ that never moves may not be transported by sea or rail. */
export const neverMovesBar: Bar<string, [state: State, piece: number]> = bar(
  '13.8.1.moscow',
  'stays',
  (state: State, piece: number) => say`${state.name(piece)} may not leave its hex.`,
);

/**
 * Returns the hex where a Supreme HQ that never moves is placed: its seat, or its refuge if the seat is lost or the HQ
 * has fled [13.8.1.moscow, 13.8.2.place]. Returns undefined for Supreme HQs that move freely, and on maps without such
 * a place.
 */
export function seatOf(state: State, hq: number): Cell | undefined {
  const { nation, of, side } = state.piece(hq);
  if (!neverMoves(state, hq)) return undefined;
  const seat = placeOf(state, 'seat', nation);
  const hasFled = state.refuged.includes(nation) || (of.supreme.flees === true && state.isSet('volkssturm'));
  const isOpen = seat !== undefined && state.control[seat] === side && !hasFled;
  return isOpen ? seat : placeOf(state, 'refuge', nation);
}

/** Makes the FHQ flee when the first Soviet land unit enters Germany [13.8.2.place, 28.0]. */
export function fleeFromGermany(state: State): void {
  if (state.inGermany) return;
  state.inGermany = true;
  for (const hq of state.muster.headquarters[AXIS])
    if (isSupreme(state, hq) && state.piece(hq).of.supreme.flees === true) moveToRefuge(state, hq);
}

/**
 * Moves a Supreme HQ to its refuge at once and free of charge. It may exceed the stacking limits there, like a newly
 * placed unit [13.8.2.place, 7.3.2].
 */
function moveToRefuge(state: State, hq: number): void {
  const { nation, side } = state.piece(hq);
  state.refuged = [...state.refuged, nation];
  const refuge = placeOf(state, 'refuge', nation);
  if (!state.isOnMap(hq) || refuge === undefined || state.cell[hq] === refuge) return;
  if (state.control[refuge] !== side) {
    eliminate(state, hq, '13.8.2.place');
    return;
  }
  state.put(hq, refuge);
  state.placed[hq] = 1;
  state.emit('seat', '13.8.2.place', () => ({
    side,
    text: say`${state.name(hq)} is moved to ${state.label(refuge)}.`,
    pieces: [hq],
    cells: [refuge],
  }));
}
