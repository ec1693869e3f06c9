import { supplyLayer } from '../../../../engine/play/layers.js';
import { refusalLedger } from '../../../../engine/play/refusal.js';
import type { Views } from '../../../../engine/play/views.js';
import { noLine } from '../../../../engine/mechanics/lines.js';
import { allowance, destinationsOf, whyNotThere } from '../movement/movement.js';
import type { State } from '../state/state.js';
import { lineOf } from '../supply/supply.js';

/** Returns the data that the editor shows of a position: the values of a unit, and the cells that it can reach. */
export function viewsOf(state: State): Views {
  const indexOf = (name: string): number | undefined => state.muster.byName.get(name);
  return {
    describe(name) {
      const piece = indexOf(name);
      if (piece === undefined) return [];
      const { value, ledger } = allowance(state, piece);
      return [{ label: 'Movement', explained: { value: String(value), ledger } }];
    },
    reach(name) {
      const piece = indexOf(name);
      if (piece === undefined || !state.isOnMap(piece)) return [];
      return [...destinationsOf(state, piece)].map(([cell, cost]) => ({ cell, cost }));
    },
    whyNot(name, cell) {
      const piece = indexOf(name);
      const refused = piece === undefined ? undefined : whyNotThere(state, piece, cell);
      return refused && refusalLedger(refused);
    },
    layers: [
      supplyLayer((name) => {
        const piece = indexOf(name);
        const { value, line, ledger } = piece === undefined ? noLine(false) : lineOf(state, piece);
        return { supplied: value, line, ledger };
      }),
    ],
    forecast: () => undefined,
  };
}
