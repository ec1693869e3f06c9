import { replaceUnit } from '../../../../engine/mechanics/special-rules/departures.js';
import type { SpecialFace } from '../../../../engine/mechanics/special-rules/face.js';
import type { LineSearch } from '../../../../engine/mechanics/lines.js';
import { LEFT, LOST, type State } from '../state/state.js';
import { courseOf } from '../supply/supply.js';
import { SIDES } from '../vocabulary/vocabulary.js';
import { arrive } from '../sequence/set-up.js';

/**
 * Provides the state that the special rules of the scenario read and change. This game implements all special rules.
 */
export function specialFace(state: State, lastTurn: number): SpecialFace {
  const search: LineSearch = state.search;
  return {
    lastTurn,
    cellOf: (piece) => state.cell[piece],
    holder: (cell) => (state.control[cell] < 0 ? undefined : SIDES[state.control[cell]]),
    marches: ['move'],
    lost: ['lost'],
    connects(side, from, to) {
      const ends = new Set(to);
      const course = courseOf(
        state,
        SIDES.findIndex((one) => one === side),
      );
      return search.nearest(course, from, (cell) => ends.has(cell)) >= 0;
    },
    is: (piece, key) => key === 'fired' && state.fired[piece] === 1,
    isNow(unit, now) {
      const piece = state.muster.byName.get(unit);
      return piece !== undefined && (now === 'supplied') !== (state.isolated[piece] === 1);
    },
    adopt({ settings, rulings, houseRules, arrivals, attachments }) {
      state.settings.push(...settings);
      state.rulings.push(...rulings);
      state.houseRules.push(...houseRules);
      state.attachments.push(...attachments);
      state.arrivals.push(...arrivals);
      if (arrivals.length > 0) arrive(state);
    },
    replace: (unit, by) => replaceUnit(state, unit, by, LEFT),
    leave(names) {
      const pieces = names.flatMap((name) => state.muster.piecesNamed(name));
      for (const piece of pieces) if (state.cell[piece] !== LOST) state.put(piece, LEFT);
    },
    die: 6,
  };
}
