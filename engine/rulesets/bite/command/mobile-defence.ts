import { say } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { whyNot } from '../../../mechanics/bars.js';
import { pickOne } from '../../../mechanics/choice.js';
import { movementOrders } from '../../../mechanics/movement/movement-orders.js';
import { isRefusal, type Address, type Play } from '../../../play/moment.js';
import { moveAlong } from '../movement/moving.js';
import { cheapestPath, destinationsOf, pathOf } from '../movement/paths.js';
import { refusal } from '../rulebook/refusal.js';
import { garrisonBar } from '../politics/persia.js';
import { phaseOrders } from '../sequence/phase-orders.js';
import { fits, noRoomBar } from '../stacking/stacking.js';
import { MOBILE_DEFENCE, NO_RESERVE } from '../state/fields.js';
import { revealBlocks } from '../state/fog.js';
import type { State } from '../state/state.js';
import { notOnMapBar, unitBar, type UnitBar } from '../state/unit-bars.js';
import { opponent } from '../vocabulary/sides.js';

const active = unitBar('31.0.defence', 'active', 'may not react in its own side’s turn');
const notOnMap = notOnMapBar('31.0');
const notReserve = unitBar(
  '31.0.defence',
  'no-reserve',
  'may not react: only armour that was put in Reserve in the extra movement may',
);
const fighting = unitBar('31.0.defence', 'in-battle', 'is in a battle itself and may not react');

/** Returns why armour in Reserve may not react in the enemy turn; undefined if it may [31.0.defence]. */
export function reactionBar(state: State, piece: number): UnitBar | undefined {
  if (state.piece(piece).side === state.side) return active;
  if (!state.isOnMap(piece)) return notOnMap;
  if (state.reserve[piece] !== MOBILE_DEFENCE) return notReserve;
  return state.isShared(state.cell[piece]) ? fighting : garrisonBar(state, piece);
}

/** Lists battle hexes that a unit can reach in one move and that have room for it [31.0.defence, 3.10.land]. */
const reachableBattles = (state: State, piece: number): Cell[] =>
  [...destinationsOf(state, piece).keys()].filter((cell) => state.battle[cell] === 1 && fits(state, cell, [piece]));

/**
 * Defines the order `move "41.Pz" to 0603` in the enemy’s reaction phase: armour in Reserve joins a battle of units
 * under attack [31.0.defence].
 */
export const defending = movementOrders<State>({
  verb: 'move',
  rule: '31.0.defence',
  lacks: {
    units: ['no-units', 'The order names no unit on the map: `move UNITS to HEX`.'],
    way: ['no-cell', 'The order names no destination: `move UNITS to HEX`.'],
    all: ['no-units', 'A move needs units and a hex.'],
  },
  units: (state) => state.muster.land[opponent(state.side)],
  hasMoved: (state) => state.moved,
  barFor: reactionBar,
  destinations: reachableBattles,
  cheapestPath,
  randomPath(state, piece, random) {
    const cells = reachableBattles(state, piece);
    return cells.length === 0 ? [] : [pickOne(cells, random)];
  },
  whyNot(state, piece, going) {
    const to = going.cells.at(-1) ?? NOWHERE;
    if (state.battle[to] !== 1)
      return refusal(
        '31.0.defence',
        'no-battle',
        say`${state.name(piece)} may only react to a hex with a battle; there is none in ${state.label(to)}.`,
      );
    const way = pathOf(state, piece, going);
    return isRefusal(way) ? way : undefined;
  },
  whyNotTogether(state, { pieces, cells }) {
    const to = cells.at(-1) ?? NOWHERE;
    return whyNot(noRoomBar(state, opponent(state.side), to, pieces));
  },
  perform(state, going) {
    for (const piece of going.pieces) {
      const way = pathOf(state, piece, going);
      if (isRefusal(way)) throw new Error(way.message);
      moveAlong(state, piece, way);
      state.reserve[piece] = NO_RESERVE;
    }
    revealBlocks(state, going.pieces, '31.0.defence');
    return undefined;
  },
});

/** Returns whether the non-phasing side has armour in Reserve that may react. */
export const hasReserves = (state: State): boolean =>
  state.plays('reserve') &&
  state.muster.land[opponent(state.side)].some((piece) => reactionBar(state, piece) === undefined);

/**
 * Lets the non-phasing side move armour in Reserve into a Blitz battle. Aircraft may not react then [7.8.combat,
 * 31.0.defence].
 */
export function* reinforce(state: State, address: Address): Play {
  if (!hasReserves(state) || !state.battle.includes(1)) return;
  yield* phaseOrders(state, {
    side: opponent(state.side),
    rule: '31.0.defence',
    question: 'reaction',
    prompt: say`which unit goes to a battle?`,
    kinds: [defending],
    address: `${address}/reserve`,
    endOnceIn: 4,
  });
}
