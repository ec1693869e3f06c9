import { arrivalOf, mayCome } from '../reinforcements/arrivals.js';
import { AT_HAND, DUE, EXPECTED, type State } from '../state/state.js';
import type { Marker } from '../state/pieces.js';

/** A marker as it lies in a cup: `3.Mot`, of its twin `3.Mot #2`. */
export const twin = (name: string, number: number): string => (number === 1 ? name : `${name} #${number}`);

/** The marker without the number of a twin: what `draw` names. */
export const nameOf = (marker: string): string => marker.replace(/ #\d+$/, '');

export const markerCalled = ({ muster }: State, marker: string): Marker | undefined =>
  muster.markers.find(({ name }) => name === nameOf(marker));

/**
 * The markers of a side that may go into its cup this turn: of every formation that has units or gets some [4.38], as many
 * as are printed unless the scenario sets another number [4.36], and the free one while it is in play [4.37].
 */
export function availableMarkers(state: State, side: number): string[] {
  const formations = formationsInPlay(state);
  return state.muster.markers
    .filter((marker) => marker.side === side && isInPlay(state, marker, formations))
    .flatMap(({ name, number }) => {
      const set = state.setting('markers', { of: name });
      return Array.from({ length: set === undefined ? number : Number(set) }, (_, i) => twin(name, i + 1));
    });
}

function isInPlay(state: State, { piece, formations }: Marker, inPlay: ReadonlySet<string>): boolean {
  if (piece >= 0) return state.isOnMap(piece) || state.cell[piece] === AT_HAND;
  return formations.some((formation) => inPlay.has(formation));
}

/** Those that have units on the map, or reinforcements that still come [4.38]. */
function formationsInPlay(state: State): Set<string> {
  const formations = new Set<string>();
  for (const { index, role } of state.pieces) {
    const cell = state.cell[index];
    if (role === 'combat' && (cell >= 0 || cell === DUE || isComing(state, index)))
      formations.add(state.formationOf(index));
  }
  return formations;
}

/** A unit that is neither set up nor brought by the scenario never comes. */
function isComing(state: State, piece: number): boolean {
  const arrival = state.cell[piece] === EXPECTED ? arrivalOf(state, piece) : undefined;
  return arrival !== undefined && mayCome(state, arrival);
}
