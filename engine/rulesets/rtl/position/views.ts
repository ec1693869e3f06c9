import { noLine } from '../../../mechanics/lines.js';
import { whyNot } from '../../../mechanics/bars.js';
import { supplyLayer, zoneLayer } from '../../../play/layers.js';
import { refusalLedger } from '../../../play/refusal.js';
import type { Views } from '../../../play/views.js';
import { efficiencyOf } from '../efficiency/efficiency.js';
import { allowance } from '../movement/allowance.js';
import { hasBegun, leftOf } from '../movement/company.js';
import { costOfOrder, destinationsOf, moveBar, destinationRefusal } from '../movement/moving.js';
import { whyNotOverrun } from '../overrun/legality.js';
import { costOfOverrun, targetsOf } from '../overrun/overrun.js';
import type { State } from '../state/state.js';
import { attackLayer } from './attack-layer.js';
import { forecastOfOrder } from './forecast.js';
import { describeMarker } from './marker-view.js';
import { TABLES, type TableKind } from '../vocabulary/combat-results.js';
import { SIDES } from '../vocabulary/sides.js';
import { HALF_POINTS } from '../vocabulary/terrain.js';
import { lineOf, SUPPLY_WORDS } from '../supply/supply.js';
import { isInZone } from '../zones/zones.js';

const KINDS = Object.keys(TABLES) as TableKind[];

/** Describes the supply of a unit: its state in this turn, and whether it could trace a supply line now [6.0]. */
function describeSupply(state: State, piece: number): ReturnType<Views['describe']>[number] {
  const { value, ledger } = lineOf(state, piece);
  const words = `${SUPPLY_WORDS[state.supply[piece]]}; now ${value ? 'it can trace a supply line' : 'it cannot trace a supply line'}`;
  return { label: 'Supply', explained: { value: words, ledger } };
}

/** Returns the views of a position for the editor. Units of both sides are shown to both players [3.33]. */
export function viewsOf(state: State): Views {
  const indexOf = (name: string): number | undefined => state.muster.byName.get(name);
  return {
    describe(name) {
      const piece = indexOf(name);
      if (piece === undefined || state.piece(piece).role !== 'combat') return describeMarker(state, name);
      const [points, efficiency] = [allowance(state, piece), efficiencyOf(state, piece)];
      const left = leftOf(state, piece) / HALF_POINTS;
      return [
        { label: 'Movement', explained: { value: String(points.value), ledger: points.ledger } },
        ...(hasBegun(state, piece)
          ? [{ label: 'Movement points left', explained: { value: String(left), ledger: [] } }]
          : []),
        { label: 'Efficiency', explained: { value: String(efficiency.value), ledger: efficiency.ledger } },
        ...(state.isOnMap(piece) ? [describeSupply(state, piece)] : []),
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
          : (whyNot(moveBar(state, piece), state, piece) ?? destinationRefusal(state, piece, cell));
      return refused && refusalLedger(refused);
    },
    cost: (order) => (order.verb === 'overrun' ? costOfOverrun(state, order) : costOfOrder(state, order)),
    layers: [
      zoneLayer((side) => {
        const at = SIDES.findIndex((name) => name === side);
        return at < 0 ? [] : [...state.control.keys()].filter((cell) => isInZone(state, at, cell));
      }),
      supplyLayer((name) => {
        const piece = indexOf(name);
        const { value, line, ledger } = piece === undefined ? noLine(true) : lineOf(state, piece);
        return { supplied: value, line, ledger };
      }),
      attackLayer(state),
    ],
    forecast: (order) => forecastOfOrder(state, order),
    tableOf: ({ facts = {} }) => {
      const { table, odds, roll, modifier } = facts;
      const kindOfTable = KINDS.find((kind) => kind === table);
      return kindOfTable && state.tables[kindOfTable].reading(odds, roll, Number(modifier));
    },
  };
}
