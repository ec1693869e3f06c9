import type { Viewer } from '../../../../engine/play/records.js';
import type { Views } from '../../../../engine/play/views.js';
import { setupLayer } from '../../../../engine/mechanics/special-rules/setup-layer.js';
import { EXPECTED } from '../../../../engine/mechanics/off-map.js';
import { heldPlaces, placesOf } from '../../../../engine/mechanics/muster/position-parts.js';
import type { PieceDisplay } from '../../../../engine/mechanics/muster/position.js';
import { attackBar, attackOf, defenseOf } from '../combat/combat.js';
import { combatTable } from '../vocabulary/combat-table.js';
import { supplyLayer, zoneLayer } from '../../../../engine/play/layers.js';
import { barOnMoving, moveBar, reachOf } from '../movement/movement.js';
import { whyNot } from '../../../../engine/mechanics/bars.js';
import { refusalLedger } from '../../../../engine/play/refusal.js';
import type { Piece } from '../state/muster.js';
import { LEFT, LOST, opponent, type State } from '../state/state.js';
import { lineOf } from '../supply/supply.js';
import { SIDES, vocabulary } from '../vocabulary/vocabulary.js';

const knows = ({ umpire, side: viewing }: Viewer, side: number): boolean => umpire === true || viewing === SIDES[side];

/**
 * The texts and values that the game shows for its units. Only the owner and the umpire see the values of hidden units.
 */
export const display: PieceDisplay<State, Piece> = {
  off: { [EXPECTED]: 'expected', [LOST]: 'lost', [LEFT]: 'left' },
  formation: (_state, { formation }) => (formation === '' ? undefined : formation),
  symbol: (kind) => vocabulary.unitKinds.find(({ word }) => word === kind)?.symbol,
  values(state, { index, side, faces }, viewer) {
    const face = faces[state.reduced[index]] ?? faces[faces.length - 1];
    return state.hidden[index] === 1 && !knows(viewer, side) ? '?' : face.join('-');
  },
  steps: (state, { index, faces }) => ({ step: state.reduced[index] + 1, steps: faces.length }),
  flags: (state, { index }) => (['hidden', 'isolated', 'fired'] as const).filter((flag) => state[flag][index] === 1),
  markers: () => [],
  control: ({ scenario, control }) => heldPlaces(placesOf(scenario.map.features), (cell) => control[cell], SIDES),
};

/** Returns the data that the editor shows of a position. */
export function viewsOf(state: State): Views {
  const indexOf = (name: string): number => state.muster.byName.get(name) ?? -1;
  return {
    describe(name) {
      const piece = indexOf(name);
      if (piece < 0) return []; // Names of formations have no description.
      const { value, ledger } = attackOf(state, [piece]);
      return [{ label: 'Attack', explained: { value: String(value), ledger } }];
    },
    reach: (name) => [...reachOf(state, indexOf(name))].map(([cell, cost]) => ({ cell, cost })),
    whyNot(name, cell) {
      const piece = indexOf(name);
      const refused = whyNot(barOnMoving(state, piece), state, piece) ?? whyNot(moveBar(state, [piece], cell));
      return refused && refusalLedger(refused);
    },
    layers: [
      zoneLayer((side) => state.zones[SIDES.findIndex((one) => one === side)]?.cells() ?? []),
      supplyLayer((name) => {
        const { value: supplied, line, ledger } = lineOf(state, indexOf(name));
        return { supplied, line, ledger };
      }),
      setupLayer(state.scenario, vocabulary),
    ],
    forecast({ verb, cells, clauses }) {
      const target = cells.at(0)?.cell;
      const units = clauses.flatMap((clause) => clause.pieces).map(({ name }) => indexOf(name));
      if (verb !== 'attack' || target === undefined || attackBar(state, units, target)) return undefined;
      const defenders = state.fightersAt(target, opponent(state.piece(units[0]).side));
      const [attack, defense] = [attackOf(state, units), defenseOf(state, defenders)];
      const table = combatTable(state.scenario.tables);
      const odds = table.columnOf(attack.value, defense.value);
      return { summary: odds, ledger: [...attack.ledger, ...defense.ledger], chances: table.chances(odds) };
    },
  };
}
