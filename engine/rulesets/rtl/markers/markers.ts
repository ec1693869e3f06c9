import { arrivalOf, mayCome } from '../reinforcements/arrivals.js';
import { AT_HAND, DUE, EXPECTED, type State } from '../state/state.js';
import type { Marker } from '../state/pieces.js';

/** Returns the name of a marker in a cup: `3.Mot`, or `3.Mot #2` for the second marker of the formation `3.Mot`. */
export const numberedName = (name: string, number: number): string => (number === 1 ? name : `${name} #${number}`);

/** Returns the name of a marker without its number, as in a `draw` statement. */
export const nameOf = (marker: string): string => marker.replace(/ #\d+$/, '');

/** Returns the marker with a name, which may have a number; undefined if there is none. */
export const findMarker = ({ muster }: State, marker: string): Marker | undefined =>
  muster.markers.find(({ name }) => name === nameOf(marker));

/**
 * Returns the markers of a side that may go into its cup this turn. These are the markers of formations with units on
 * the map or units to come [4.38], in the printed number or the number that the scenario sets [4.36], and the free
 * marker while it is in play [4.37].
 */
export function availableMarkers(state: State, side: number): string[] {
  const formations = formationsInPlay(state);
  return state.muster.markers
    .filter((marker) => marker.side === side && isInPlay(state, marker, formations))
    .flatMap(({ name, number }) => {
      const set = state.setting('markers', { of: name });
      return Array.from({ length: set === undefined ? number : Number(set) }, (_, i) => numberedName(name, i + 1));
    });
}

function isInPlay(state: State, { piece, formations }: Marker, inPlay: ReadonlySet<string>): boolean {
  if (piece >= 0) return state.isOnMap(piece) || state.cell[piece] === AT_HAND;
  return formations.some((formation) => inPlay.has(formation));
}

/** Returns the formations with units on the map or reinforcements to come [4.38]. */
function formationsInPlay(state: State): Set<string> {
  const formations = new Set<string>();
  for (const { index, role } of state.pieces) {
    const cell = state.cell[index];
    if (role === 'combat' && (cell >= 0 || cell === DUE || isComing(state, index)))
      formations.add(state.formationOf(index));
  }
  return formations;
}

/** Returns whether a unit is a reinforcement of the scenario that may still enter. */
function isComing(state: State, piece: number): boolean {
  const arrival = state.cell[piece] === EXPECTED ? arrivalOf(state, piece) : undefined;
  return arrival !== undefined && mayCome(state, arrival);
}
