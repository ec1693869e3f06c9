import { cellsOfSettingPlaces, settingsOf } from '../../../engine/mechanics/start.js';
import type { State } from '../../../engine/rulesets/pgg/state/state.js';
import type { Account } from '../account.js';

/** Events in which units move through hexes or enter a hex. */
const GOING = new Set(['move', 'rail', 'enter', 'retreat', 'advance', 'enter overrun hex', 'setup', 'withdraw']);

/**
 * Checks that a hex is controlled by the side that was in it or passed through it last [15.11]. The Soviet controls all
 * hexes at the start.
 */
export function control(state: State): Account {
  const { board } = state.ground;
  const sides = ['Soviet', 'German'];
  const controllers = new Map<number, string>();
  for (const setting of settingsOf(state.scenario, 'control'))
    for (const cell of cellsOfSettingPlaces(state.scenario.map, setting))
      controllers.set(cell, String(setting.values[0]));
  const sideOf = new Map(state.pieces.map(({ name, side }) => [name, sides[side]]));
  return {
    event({ kind, pieces: [name] = [], cells = [] }) {
      if (!GOING.has(kind)) return;
      // The first cell of a path already belongs to the moving side.
      for (const label of cells) controllers.set(board.cell(label), sideOf.get(name) ?? '');
    },
    pause(_, wrong) {
      for (let cell = 0; cell < board.size; cell++) {
        const due = controllers.get(cell) ?? 'Soviet';
        if (sides[state.control[cell]] !== due)
          wrong(
            `${board.label(cell)} counts as controlled by ${sides[state.control[cell]]}; ${due} was there last [15.11]`,
          );
      }
    },
  };
}
