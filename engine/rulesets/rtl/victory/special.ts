import { bringArrivals } from '../../../mechanics/special-rules/brought-arrivals.js';
import { replaceUnit } from '../../../mechanics/special-rules/departures.js';
import type { SpecialFace } from '../../../mechanics/special-rules/face.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { countsOf } from './counts.js';
import { ELIMINATED, OUT_OF_PLAY, type State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { friendlyTo } from '../zones/control.js';
import { DIE_SIDES } from '../efficiency/efficiency.js';
import { FINISHED } from '../state/fields.js';

/**
 * Returns the interface through which special rules of the scenario read and change the state. Special rules override
 * the general rules [S2.3].
 */
export function specialFace(state: State, lastTurn: number): SpecialFace {
  return {
    lastTurn,
    cellOf: (piece) => state.cell[piece],
    holder: (cell) => (friendlyTo(state, cell) === NO_SIDE ? undefined : SIDES[friendlyTo(state, cell)]),
    whenCaptured(listener) {
      state.onCapture = listener;
    },
    lost: ['eliminated'],
    marches: ['move', 'overrun', 'advance', 'enter', 'react'],
    unitsIn: (cell, side) => state.unitsIn(cell).filter((piece) => SIDES[state.piece(piece).side] === side),
    is(piece, key) {
      if (key === 'offensive') return state.piece(piece).side === state.side;
      return key === 'strongpoint' && state.isOnMap(piece) && state.strongpoint[state.cell[piece]] === FINISHED;
    },
    adopt({ settings, rulings, houseRules, arrivals, attachments }) {
      state.settings.push(...settings);
      state.rulingChoices.push(...rulings);
      state.houseRules.push(...houseRules);
      state.attachments.push(...attachments);
      state.brought = bringArrivals(state.brought, state.scenario, arrivals, state.turn);
      state.reloadChoices();
      state.refreshGround();
    },
    replace: (unit, by) => replaceUnit(state, unit, by, OUT_OF_PLAY),
    leave(names) {
      for (const name of names)
        for (const piece of state.muster.byName.has(name)
          ? [state.muster.byName.get(name) ?? -1]
          : (state.muster.formations.get(name) ?? []))
          if (piece >= 0 && state.cell[piece] !== ELIMINATED) state.put(piece, OUT_OF_PLAY);
    },
    die: DIE_SIDES,
    counts: countsOf(state),
  };
}
