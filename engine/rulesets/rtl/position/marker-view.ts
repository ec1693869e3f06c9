import { agree, say, term } from '../../../model/say.js';
import { viewLine, type ViewLines } from '../../../mechanics/unit-views.js';
import { list } from '../../../model/words.js';
import { availableMarkers, findMarker, nameOf } from '../markers/markers.js';
import { step } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';

/**
 * Describes the marker of a name: the formations that it activates, the number of such markers per turn and its
 * combination value. Does not show whether the marker is in a cup, because the contents of a cup are its owner’s
 * secret. Returns an empty list if no marker has the name.
 */
export function describeMarker(state: State, name: string): ViewLines {
  const marker = findMarker(state, name);
  if (marker === undefined) return [];
  const { side, formations, combine, piece } = marker;
  const number = availableMarkers(state, side).filter((name) => nameOf(name) === marker.name).length;
  const units = state.muster.movers[side].filter(
    (unit) => formations.includes(state.formationOf(unit)) && state.isOnMap(unit),
  );
  const activated = piece >= 0 ? term('any formation of its side') : list(formations);
  return [
    viewLine(
      term('Activates'),
      activated,
      step(term('all units of the formation, wherever they are'), piece >= 0 ? '4.37' : '4.35'),
    ),
    ...(piece >= 0 ? [] : [viewLine(term('On the map'), say`${units.length} ${agree(units.length, 'unit', 'units')}`)]),
    viewLine(term('Markers per turn'), String(number), step(term('as printed or as the scenario sets it'), '4.36')),
    viewLine(term('Combination value'), String(combine), step(term('added to a roll to combine'), '7.33')),
  ];
}
