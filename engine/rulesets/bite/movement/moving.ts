import { NOWHERE, type Cell } from '../../../board/board.js';
import { suggestPath } from '../../../mechanics/movement/path-fixes.js';
import { whyNot } from '../../../mechanics/bars.js';
import { movementOrders, withoutArrived, type MoveRequest } from '../../../mechanics/movement/movement-orders.js';
import { say, term } from '../../../model/say.js';
import { isRefusal, type Refusal } from '../../../play/moment.js';
import { fuelFirst } from '../command/fuel-first.js';
import { enterHexes } from '../control/control.js';
import { isOneGermanTooMany } from '../nations/regions.js';
import { doPartisansFight } from '../partisans/entry.js';
import { garrisonBar } from '../politics/persia.js';
import { refusal } from '../rulebook/refusal.js';
import { NO_RESERVE } from '../state/fields.js';
import type { State } from '../state/state.js';
import { LEADING } from '../vocabulary/nations.js';
import { AXIS } from '../vocabulary/sides.js';
import { isBeyondHalf } from './allowance.js';
import { costOfWay } from './costs.js';
import { moveBar } from './move-bars.js';
import { randomPath } from './random-path.js';
import { cheapestPath, destinationsOf, pathOf, waysFrom } from './paths.js';

export { moveBar } from './move-bars.js';
export { destinationsOf, pathOf } from './paths.js';

/**
 * Defines the order `move UNITS to HEX`: land units move, each on its own path or together on a path that the order
 * gives [7.5, 7.5.3, 7.10].
 */
export const moving = movementOrders<State>({
  verb: 'move',
  rule: '7.5',
  lacks: {
    units: ['no-units', 'The order names no unit on the map: `move UNITS to HEX`.'],
    way: ['no-cell', 'The order names no destination: `move UNITS to HEX`.'],
    all: ['no-units', 'A move needs units and a hex.'],
  },
  units: (state) => state.muster.land[state.side],
  hasMoved: (state) => state.moved,
  barFor: moveBar,
  destinations: (state, piece) => destinationsOf(state, piece).keys(),
  cheapestPath,
  randomPath,
  selectMovers: (state, going) => ({ pieces: withoutArrived(state, going), cells: going.cells }),
  whyNot(state, piece, going) {
    const way = pathOf(state, piece, going);
    return isRefusal(way) ? way : undefined;
  },
  whyNotTogether: refuseMoveTogether,
  refusalDetails(state, piece, answer) {
    const { cells = [], order } = answer;
    if (order === undefined) return {};
    const fixes = fuelFirst(state, answer);
    if (moveBar(state, piece) !== undefined) return { fixes };
    const open = [...destinationsOf(state, piece).keys()];
    const last = cells.at(-1) ?? NOWHERE;
    return { fixes: [...fixes, ...suggestPath(state.ground.board, order, last, open, waysFrom(state, piece))] };
  },
  perform(state, going) {
    for (const piece of going.pieces) {
      const way = pathOf(state, piece, going);
      if (isRefusal(way)) throw new Error(way.message);
      moveAlong(state, piece, way);
    }
    return undefined;
  },
});

/**
 * Returns why units may not move to a hex together although each of them may: they belong to rival nations, there are
 * too many Germans in Finland, or no garrison is left in Teheran [5.3.rivals, 5.5.germans, 37.0.garrison].
 */
export function refuseMoveTogether(state: State, { pieces, cells }: MoveRequest): Refusal | undefined {
  if (pieces.length < 2) return undefined;
  const to = cells.at(-1) ?? NOWHERE;
  const nations = new Set<string>(pieces.map((piece) => state.piece(piece).nation));
  const rival = pieces.find((piece) => {
    const { notWith } = state.piece(piece).of;
    return notWith !== undefined && nations.has(notWith);
  });
  if (rival !== undefined)
    return refusal(
      '5.3.rivals',
      'rivals',
      say`Romanians and Hungarians may not be in the same hex: send them to different hexes.`,
    );
  if (isOneGermanTooMany(state, pieces, to))
    return refusal(
      '5.5.germans',
      'germans-in-finland',
      say`At most ${state.numbers['finland.germans']} unit of ${term(LEADING[AXIS])} may be in Finland until the Red Army crosses its border.`,
    );
  const guard = pieces.find((piece) => garrisonBar(state, piece, pieces) !== undefined);
  return guard === undefined ? undefined : whyNot(garrisonBar(state, guard, pieces), state, guard);
}

/** Moves a land unit along a path. The unit captures hexes and starts a battle where enemy units are [3.3, 3.22]. */
export function moveAlong(state: State, piece: number, way: readonly Cell[]): void {
  const to = way[way.length - 1];
  const { side } = state.piece(piece);
  if (isBeyondHalf(state, piece, way)) state.mustActivate[piece] = 1;
  state.enteredFrom[piece] = way.length > 1 ? way[way.length - 2] : NOWHERE;
  state.put(piece, to);
  state.moved[piece] = 1;
  if (state.phase === 'exploitation') state.reserve[piece] = NO_RESERVE;
  enterHexes(state, side, way.slice(1));
  if (state.isShared(to) || doPartisansFight(state, side, to)) beginBattle(state, to);
  state.emit('move', '7.5', () => {
    const { value, ledger } = costOfWay(state, piece, way);
    return {
      side,
      text: say`${state.name(piece)} moves to ${state.label(to)} for ${value}.`,
      pieces: [piece],
      cells: way,
      ledger,
      facts: { cost: value },
    };
  });
}

/** Marks a battle in a hex [3.22]. By default battles are fought in the order in which they were marked. */
export function beginBattle(state: State, cell: Cell): void {
  if (state.battle[cell] === 1) return;
  state.battle[cell] = 1;
  state.entryOrder[cell] = ++state.entryCount;
}
