import { noLine } from '../../../mechanics/lines.js';
import { whyNot as inWords } from '../../../mechanics/bars.js';
import { supplyLayer, zoneLayer } from '../../../play/layers.js';
import { reasonsOf } from '../../../play/refusal.js';
import type { Views } from '../../../play/views.js';
import { efficiencyOf } from '../efficiency/efficiency.js';
import { allowance } from '../movement/allowance.js';
import { hasBegun, leftOf } from '../movement/company.js';
import { costOfOrder, destinationsOf, heldBy, whyNotThere } from '../movement/moving.js';
import { whyNotOverrun } from '../overrun/legality.js';
import { costOfOverrun, targetsOf } from '../overrun/overrun.js';
import type { State } from '../state/state.js';
import { attackLayer } from './attack-layer.js';
import { foreseen } from './foreseen.js';
import { markerLines } from './marker-view.js';
import { TABLES, type TableKind } from '../vocabulary/combat-results.js';
import { SIDES } from '../vocabulary/sides.js';
import { HALF_POINTS } from '../vocabulary/terrain.js';
import { lineOf, SUPPLY_WORDS } from '../supply/supply.js';
import { inZone } from '../zones/zones.js';

const KINDS = Object.keys(TABLES) as TableKind[];

/** How a unit stands in this turn, and the line it could trace now [6.0]. */
function supplyOf(state: State, piece: number): ReturnType<Views['describe']>[number] {
  const { value, ledger } = lineOf(state, piece);
  const words = `${SUPPLY_WORDS[state.supply[piece]]}; now ${value ? 'it traces a line' : 'it traces none'}`;
  return { label: 'Supply', explained: { value: words, ledger } };
}

/** What the editor asks of a position, of any unit for both players [3.33]: all of it from the rooms that play the game. */
export function viewsOf(state: State): Views {
  const indexOf = (name: string): number | undefined => state.muster.byName.get(name);
  return {
    describe(name) {
      const piece = indexOf(name);
      if (piece === undefined || state.piece(piece).role !== 'combat') return markerLines(state, name);
      const [points, efficiency] = [allowance(state, piece), efficiencyOf(state, piece)];
      const left = leftOf(state, piece) / HALF_POINTS;
      return [
        { label: 'Movement', explained: { value: String(points.value), ledger: points.ledger } },
        ...(hasBegun(state, piece) ? [{ label: 'Movement left', explained: { value: String(left), ledger: [] } }] : []),
        { label: 'Efficiency', explained: { value: String(efficiency.value), ledger: efficiency.ledger } },
        ...(state.isOnMap(piece) ? [supplyOf(state, piece)] : []),
      ];
    },
    reach(name, verb) {
      const piece = indexOf(name);
      if (piece === undefined || !state.isOnMap(piece)) return [];
      const reached = verb === 'overrun' ? targetsOf(state, piece) : destinationsOf(state, piece);
      return [...reached].map(([cell, cost]) => ({ cell, cost: cost / HALF_POINTS }));
    },
    whyNot(name, cell, verb) {
      const piece = indexOf(name);
      if (piece === undefined) return undefined;
      const refused =
        verb === 'overrun'
          ? whyNotOverrun(state, [piece], cell)
          : (inWords(heldBy(state, piece), state, piece) ?? whyNotThere(state, piece, cell));
      return refused && reasonsOf(refused);
    },
    cost: (order) => (order.verb === 'overrun' ? costOfOverrun(state, order) : costOfOrder(state, order)),
    layers: [
      zoneLayer((side) => {
        const at = SIDES.findIndex((one) => one === side);
        return at < 0 ? [] : [...state.control.keys()].filter((cell) => inZone(state, at, cell));
      }),
      supplyLayer((name) => {
        const piece = indexOf(name);
        const { value, line, ledger } = piece === undefined ? noLine(true) : lineOf(state, piece);
        return { supplied: value, line, ledger };
      }),
      attackLayer(state),
    ],
    forecast: (order) => foreseen(state, order),
    tableOf: ({ facts = {} }) => {
      const { table, odds, roll, modifier } = facts;
      const read = KINDS.find((kind) => kind === table);
      return read && state.tables[read].reading(odds, roll, Number(modifier));
    },
  };
}
