import { agree, counted, say, term } from '../../../../model/say.js';
import type { Cell } from '../../../../board/board.js';
import { list } from '../../../../model/words.js';
import { flightDistance, rangeOf } from '../../air/bases.js';
import { roomInBattle } from '../../air/missions.js';
import { dropRange } from '../../airborne/drop-bars.js';
import { supremeFor } from '../../command/actions.js';
import { yieldAt } from '../../production/centres.js';
import { arrivingBy } from '../../production/lend-lease.js';
import { pointsText } from '../../production/stores.js';
import { routeOf } from '../../strategic/convoys.js';
import { sentTo } from '../../strategic/raid-orders.js';
import type { State } from '../../state/state.js';
import { serviceText } from './command.js';
import { type OrderCost, prefixed } from './payment.js';

/** Returns the distance and range of aircraft as text: `5 of 10 hexes`. For several units, each is listed by name. */
function distanceText(state: State, pieces: readonly number[], cell: Cell, range: (piece: number) => number): string {
  const far = (piece: number): string => {
    const hexes = flightDistance(state.ground, state.cell[piece], cell);
    return say`${hexes} of ${range(piece)} ${agree(range(piece), 'hex', 'hexes')}`;
  };
  return pieces.length === 1 ? far(pieces[0]) : list(pieces.map((piece) => `${state.name(piece)} ${far(piece)}`));
}

/**
 * Returns a text with the distance that each aircraft flies and the number of aircraft that may still join the battle.
 * Returns undefined if the hex has no room for all these aircraft [7.5.2.missions, 3.10.battle].
 */
function flightText(state: State, pieces: readonly number[], cell: Cell): string | undefined {
  const room = roomInBattle(state, state.piece(pieces[0]).side, cell) - pieces.length;
  if (room < 0) return undefined;
  return say`${distanceText(state, pieces, cell, (piece) => rangeOf(state, piece))}; ${room} ${agree(room, 'air unit', 'air units')} more may join`;
}

/**
 * Describes the costs of orders to aircraft: the distance within the range, the room left above the hex, and the value
 * of the target [7.5.2, 23.0, 32.0, 35.0].
 */
export const AIR_COSTS: Readonly<Record<string, OrderCost>> = {
  fly: (state, { pieces = [], cells: [cell] = [] }) =>
    cell === undefined ? undefined : flightText(state, pieces, cell),
  bomb(state, { pieces = [], cells: [cell] = [], choice }) {
    if (cell === undefined) return undefined;
    const made = choice === 'factory' ? say`factory of ${pointsText(yieldAt(state, cell))}` : choice && term(choice);
    return prefixed(made === undefined ? '' : `${made}: `, flightText(state, pieces, cell));
  },
  drop(state, { pieces = [], cells: [cell] = [] }) {
    const troops = pieces.filter((piece) => !state.piece(piece).isAir);
    if (troops.length === 0) return undefined;
    const hq = supremeFor(state, troops[0], 'airborne');
    const action = hq === undefined ? undefined : serviceText(state, hq, 1);
    if (cell === undefined) return action;
    return [distanceText(state, troops, cell, (piece) => dropRange(state, piece)), ...(action ? [action] : [])].join(
      '; ',
    );
  },
  raid(state, { pieces = [], cells: [cell] = [] }) {
    if (cell === undefined) return undefined;
    const room = state.numbers['raid.bombers'] - sentTo(state.raids, cell).length - pieces.length;
    return room < 0
      ? undefined
      : say`produces ${pointsText(yieldAt(state, cell))}; ${room} ${agree(room, 'bomber', 'bombers')} more may join`;
  },
  intercept(state, { pieces = [], cells: [cell] = [] }) {
    if (cell === undefined) return undefined;
    const interceptors = sentTo(state.interceptions, cell).length + pieces.length;
    const bombers = sentTo(state.raids, cell).length;
    return say`${interceptors} ${agree(interceptors, 'air unit', 'air units')} against ${counted(bombers, 'bomber')}`;
  },
  sink(state, { pieces: [piece] = [] }) {
    const route = routeOf(state, piece);
    return say`${pointsText(arrivingBy(state, route))} on the ${term(route)} route`;
  },
};
