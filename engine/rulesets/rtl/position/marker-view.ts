import type { Ledger } from '../../../model/ledger.js';
import { count, list } from '../../../model/words.js';
import type { Views } from '../../../play/views.js';
import { availableMarkers, markerCalled, nameOf } from '../markers/markers.js';
import { step } from '../refusal.js';
import type { State } from '../state/state.js';

type Lines = ReturnType<Views['describe']>;

/**
 * Who acts when the marker of this name is drawn, how many of it go into the cup, and what it adds to a roll to combine.
 * Where each unit stands is told of every formation.
 * Nothing of what lies in a cup now, which is its owner's secret; nothing at all where no marker has the name.
 */
export function markerLines(state: State, name: string): Lines {
  const marker = markerCalled(state, name);
  if (marker === undefined) return [];
  const { side, formations, combine, piece } = marker;
  const number = availableMarkers(state, side).filter((one) => nameOf(one) === marker.name).length;
  const units = state.muster.movers[side].filter(
    (one) => formations.includes(state.formationOf(one)) && state.isOnMap(one),
  );
  const whom = piece >= 0 ? 'any formation of its side' : list(formations);
  return [
    line('Activates', whom, step('its units, wherever they are', piece >= 0 ? '4.37' : '4.35')),
    ...(piece >= 0 ? [] : [line('On the map', count(units.length, 'unit'))]),
    line('Markers of a turn', String(number), step('as printed, or as the scenario sets it', '4.36')),
    line('Value to combine', String(combine), step('added to the roll', '7.33')),
  ];
}

const line = (label: string, value: string, ...ledger: Ledger): Lines[number] => ({
  label,
  explained: { value, ledger },
});
