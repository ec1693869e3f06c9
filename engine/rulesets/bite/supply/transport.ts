import { NOWHERE, type Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import type { Explained } from '../../../model/ledger.js';
import { explained, step } from '../rulebook/refusal.js';
import { RAIL, SEA_ROUTE, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { AXIS, type Side } from '../vocabulary/sides.js';
import { openTo, type OpenHexes } from './barriers.js';
import { primariesOf, sideOf, type Fed } from './network.js';
import { isFrozen, isShippingPort } from './ports.js';

/** How points come from a centre to the primary source of their nation [11.2.transport, 11.3]. */
export const NOT_CONNECTED = 0;
/** Only across a mined sea: a die for each point [11.3]. */
export const THROUGH_MINES = 1;
export const CONNECTED = 2;

/** By cell the seas it lies in, as bits of mined and of freezing water. */
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

/** What is joined to the primary source of a nation by rail and blue sea routes, across mined seas or around them, as things stand. */
class Transport {
  /** By cell and whether it is reached ashore or at sea. */
  private readonly reached: Uint8Array;
  private readonly queue: number[] = [];
  /** How many of the hexes that have become others it knows of. */
  private knows = 0;
  private readonly side: Side;
  private readonly open: OpenHexes;

  constructor(
    private readonly state: State,
    private readonly fed: Fed,
    private readonly throughMines: boolean,
  ) {
    this.reached = new Uint8Array(2 * state.ground.board.size);
    this.side = sideOf(fed);
    this.open = openTo(state, this.side);
  }

  joins(cell: Cell): boolean {
    const { turned } = this.open.look();
    if (this.knows !== turned.length) {
      this.knows = turned.length;
      this.lay();
    }
    return this.reached[2 * cell] === 1;
  }

  private lay(): void {
    const { state, side, fed, queue, reached, throughMines } = this;
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
    const isAshore = (cell: Cell): boolean => rails[cell] === 1 && !isHeldUp(state, side, cell);
    const isSailed = (cell: Cell): boolean =>
      (throughMines || mined[cell] === 0) && (seaOf[cell] < 0 || !isFrozen(state, ground.seas[seaOf[cell]]));
    const isPort = (cell: Cell): boolean => isShippingPort(state, side, cell) && isAshore(cell);
    for (const cell of primariesOf(ground, fed)) if (isAshore(cell) && state.control[cell] !== 1 - side) reach(cell, 0);
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

/** Partisans, be it one battalion, stop points in their hex [29.0.railways, 29.1.one]. */
const isHeldUp = (state: State, side: number, cell: Cell): boolean => side === AXIS && state.partisans[cell] > 0;

const around = memoize((_state: State) => new Map<Fed, Transport>());
const across = memoize((_state: State) => new Map<Fed, Transport>());

/** Made for the nations that have anything to carry. */
function transportOf(state: State, fed: Fed, throughMines: boolean): Transport {
  const known = (throughMines ? across : around)(state);
  let transport = known.get(fed);
  if (transport === undefined) known.set(fed, (transport = new Transport(state, fed, throughMines)));
  return transport;
}

/** Whether points of a centre come to the primary source of a nation: CONNECTED, THROUGH_MINES or NOT_CONNECTED [11.2.transport]. */
export function connectionOf(state: State, fed: Fed, cell: Cell): number {
  if (transportOf(state, fed, false).joins(cell)) return CONNECTED;
  const isThroughMines = watersOn(state.ground).isAnyMined && transportOf(state, fed, true).joins(cell);
  return isThroughMines ? THROUGH_MINES : NOT_CONNECTED;
}

/** The same in words. */
export function isConnected(state: State, fed: Fed, cell: Cell): Explained<boolean> {
  const connection = connectionOf(state, fed, cell);
  if (connection === CONNECTED)
    return explained(true, step('joined to the primary source by rail and sea route', '11.2.transport'));
  if (connection === THROUGH_MINES)
    return explained(true, step('joined only across a mined sea: a die for each point', '11.3'));
  return explained(false, step('not joined to the primary source by rail and blue sea route', '11.2.transport'));
}
