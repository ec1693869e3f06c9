import { NOWHERE, type Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { Revision } from '../../../mechanics/revision.js';
import type { Explained } from '../../../model/ledger.js';
import { say } from '../../../model/say.js';
import { explained, step } from '../rulebook/refusal.js';
import { RAIL, SEA_ROUTE, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { AXIS, type Side } from '../vocabulary/sides.js';
import { openHexesOf, type OpenHexes } from './barriers.js';
import { primariesOf, sideOf, type SupplyOwner } from './network.js';
import { isFrozen, isShippingPort } from './ports.js';

/** Value for a centre that is not connected to the primary source of its nation [11.2.transport, 11.3]. */
export const NOT_CONNECTED = 0;
/**
 * Value for a centre whose points reach the primary source only across a mined sea. A die is rolled for each point
 * [11.3].
 */
export const THROUGH_MINES = 1;
export const CONNECTED = 2;

/** For each sea cell, its sea and whether that sea is mined. */
const watersOn = memoize(({ board, seas }: Ground) => {
  const mined = new Uint8Array(board.size);
  const seaOf = new Int16Array(board.size).fill(-1);
  seas.forEach(({ cells, isMined }, index) => {
    for (const cell of cells) {
      seaOf[cell] = index;
      if (isMined) mined[cell] = 1;
    }
  });
  return { mined, seaOf, isAnyMined: seas.some(({ isMined }) => isMined) };
});

/**
 * The hexes from which points can be transported to the primary source of a nation, by rail and blue sea routes. One
 * instance of a nation avoids mined seas, another crosses them.
 */
class Transport {
  /**
   * 1 for each state that the search has reached. Index `2 * cell` stands for a cell reached by land, `2 * cell + 1`
   * for a cell reached by sea.
   */
  private readonly reached: Uint8Array;
  private readonly queue: number[] = [];
  /** Length of the log of railway changes at the last computation of the connections. */
  private readonly railRevision = new Revision();
  private readonly side: Side;
  private readonly open: OpenHexes;

  constructor(
    private readonly state: State,
    private readonly owner: SupplyOwner,
    private readonly throughMines: boolean,
  ) {
    this.reached = new Uint8Array(2 * state.ground.board.size);
    this.side = sideOf(owner);
    this.open = openHexesOf(state, this.side);
  }

  isJoined(cell: Cell): boolean {
    const { changedRailHexes: turned } = this.open.update();
    if (this.railRevision.update(turned.length)) this.compute();
    return this.reached[2 * cell] === 1;
  }

  private compute(): void {
    const { state, side, owner, queue, reached, throughMines } = this;
    const { ground, routes } = state;
    const { board } = ground;
    const { rails } = this.open;
    const { mined, seaOf } = watersOn(ground);
    reached.fill(0);
    queue.length = 0;
    const reach = (cell: Cell, atSea: 0 | 1): void => {
      const node = 2 * cell + atSea;
      if (reached[node] === 1) return;
      reached[node] = 1;
      queue.push(node);
    };
    const isAshore = (cell: Cell): boolean => rails[cell] === 1 && !isStoppedByPartisans(state, side, cell);
    const isSailed = (cell: Cell): boolean =>
      (throughMines || mined[cell] === 0) && (seaOf[cell] < 0 || !isFrozen(state, ground.seas[seaOf[cell]]));
    const isPort = (cell: Cell): boolean => isShippingPort(state, side, cell) && isAshore(cell);
    for (const cell of primariesOf(ground, owner))
      if (isAshore(cell) && state.control[cell] !== 1 - side) reach(cell, 0);
    for (const node of queue) {
      const cell = node >> 1;
      const atSea = (node & 1) === 1;
      if (atSea && isPort(cell)) reach(cell, 0);
      const sails = atSea || isPort(cell);
      const last = (cell + 1) * board.directions;
      for (let at = cell * board.directions; at < last; at++) {
        const to = board.neighbours[at];
        if (to === NOWHERE) continue;
        if (!atSea && (routes[at] & RAIL) !== 0 && isAshore(to)) reach(to, 0);
        if (sails && (routes[at] & SEA_ROUTE) !== 0 && isSailed(to)) reach(to, 1);
      }
    }
  }
}

/**
 * Returns whether partisans in a hex stop the transport of points through it. They stop only Axis points; one battalion
 * is enough [29.0.railways, 29.1.one].
 */
const isStoppedByPartisans = (state: State, side: number, cell: Cell): boolean =>
  side === AXIS && state.partisans[cell] > 0;

const networksAroundMines = memoize((_state: State) => new Map<SupplyOwner, Transport>());
const networksThroughMines = memoize((_state: State) => new Map<SupplyOwner, Transport>());

/**
 * Returns the transport network of a nation, which is created when it is first needed. `throughMines` selects the
 * network that also crosses mined seas.
 */
function transportOf(state: State, owner: SupplyOwner, throughMines: boolean): Transport {
  const known = (throughMines ? networksThroughMines : networksAroundMines)(state);
  let transport = known.get(owner);
  if (transport === undefined) known.set(owner, (transport = new Transport(state, owner, throughMines)));
  return transport;
}

/**
 * Returns how a centre is connected to the primary source of a nation: CONNECTED, THROUGH_MINES or NOT_CONNECTED
 * [11.2.transport].
 */
export function connectionOf(state: State, owner: SupplyOwner, cell: Cell): number {
  if (transportOf(state, owner, false).isJoined(cell)) return CONNECTED;
  const isThroughMines = watersOn(state.ground).isAnyMined && transportOf(state, owner, true).isJoined(cell);
  return isThroughMines ? THROUGH_MINES : NOT_CONNECTED;
}

/** Returns whether a centre is connected to the primary source of a nation, with an explanation. */
export function isConnected(state: State, owner: SupplyOwner, cell: Cell): Explained<boolean> {
  const connection = connectionOf(state, owner, cell);
  if (connection === CONNECTED)
    return explained(true, step(say`connected to the primary source by rail and sea route`, '11.2.transport'));
  if (connection === THROUGH_MINES)
    return explained(true, step(say`connected only across a mined sea: a die is rolled for each point`, '11.3'));
  return explained(false, step(say`not connected to the primary source by rail and blue sea route`, '11.2.transport'));
}
