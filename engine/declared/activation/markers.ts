import { memoize } from '../../mechanics/memoize.js';
import { forcesByName } from '../../model/forces.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { dueArrivals } from '../arrivals/due.js';
import type { State } from '../state/state.js';

/** The kind of each formation of a scenario, by its name. */
const formationKinds = memoize(
  ({ sides }: ScenarioModel) =>
    new Map([...forcesByName(sides).values()].map(({ name, kind }) => [name, kind] as const)),
);

/** Returns the formation of a unit that has a marker; undefined for a unit without such a formation. */
export function markerOf({ declaration, scenario, pieces }: State, piece: number): string | undefined {
  const kinds = formationKinds(scenario);
  return pieces[piece].formations.find((name) => kinds.get(name) === declaration.activation?.formation);
}

/**
 * Returns the markers of a turn, in the order of the forces: one for each formation with a unit on the map or a unit
 * that is due to arrive.
 */
export function markersOf(state: State): string[] {
  const due = state.declaration.sides.flatMap((_, side) =>
    dueArrivals(state, side).flatMap(({ units }) => units.map(({ piece }) => piece)),
  );
  const present = state.piecesWhere(({ index }) => state.isOnMap(index) || due.includes(index));
  return [...new Set(present.flatMap((piece) => markerOf(state, piece) ?? []))];
}

/** Returns the side of a marker. */
export const sideOfMarker = (state: State, marker: string): number =>
  state.pieces.find(({ index }) => markerOf(state, index) === marker)?.side ?? -1;
