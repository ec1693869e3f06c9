import { NOWHERE, type Cell } from '../../../board/board.js';
import type { Random } from '../../../play/dice.js';
import { isBase } from '../air/bases.js';
import { neverMoves } from '../command/seats.js';
import { standingBar } from '../nations/regions.js';
import { incomeOf } from '../production/income.js';
import { nationsOf } from '../production/stores.js';
import { stackingBar, unitsCountedForStacking } from '../stacking/stacking.js';
import { isHiddenFrom } from '../state/fog.js';
import type { State } from '../state/state.js';
import { COLOURS, emptyStore } from '../vocabulary/resources.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';

/** Number of attempted exchanges per hidden block. It is high enough to mix the blocks thoroughly. */
const EXCHANGES_PER_BLOCK = 4;

/** Columns that stay with a block when the block changes places. All other columns belong to the place. */
const BLOCK_COLUMNS = [
  'step',
  'marked',
  'timesLost',
  'disbandedIn',
  'extraChargeUsed',
  'reserve',
  'fuel',
  'activated',
  'activations',
  'served',
  'scouts',
  'actions',
  'isDelayed',
  'mustLeave',
  'replacedBy',
  'commander',
] as const satisfies readonly (keyof State)[];

/**
 * Replaces hidden information by a random sample, as one side could imagine it in the fog of war [1.3]. Shuffles hidden
 * enemy blocks among the hexes that they occupy and picks random points for the enemy’s stores. Never changes the set
 * of occupied hexes, factories or research. Always returns true: every state can be sampled.
 */
export function sampleHiddenInformation(state: State, side: string, random: Random): boolean {
  if (!state.isFoggy) return true;
  const isShuffled = (piece: number): boolean =>
    state.isOnMap(piece) && isHiddenFrom(state, piece, { side }) && !isKnownByItsPlace(state, piece);
  for (const kind of ['isLand', 'isAir'] as const) {
    const hidden = state.piecesWhere((piece) => piece[kind] && isShuffled(piece.index));
    for (let time = 0; time < EXCHANGES_PER_BLOCK * hidden.length; time++) {
      const [one, other] = [hidden[random(hidden.length)], hidden[random(hidden.length)]];
      if (state.cell[one] !== state.cell[other]) exchange(state, one, other);
    }
  }
  for (const of of BOTH) if (SIDES[of] !== side) sampleStores(state, of, random);
  return true;
}

/**
 * Returns whether the place of a block reveals its identity. This holds for aircraft in flight, dropped and landed
 * units, and a Supreme HQ that never moves [7.5.2, 23.0, 24.0, 13.8.1.moscow].
 */
const isKnownByItsPlace = (state: State, piece: number): boolean =>
  state.base[piece] !== NOWHERE || state.landed[piece] !== 0 || neverMoves(state, piece);

/** Exchanges the places of two blocks if each may be in the place of the other. */
function exchange(state: State, one: number, other: number): void {
  const cells = [state.cell[one], state.cell[other]];
  const { side, isCombat } = state.piece(one);
  const fights = cells.some((cell) => state.isShared(cell)); // Support units do not attack without a combat unit [3.9].
  if (fights && isCombat !== state.piece(other).isCombat) return;
  const isFull = (cell: Cell): boolean => stackingBar(state, unitsCountedForStacking(state, side, cell)) !== undefined;
  const full = cells.map(isFull);
  state.swapPieces(one, other, BLOCK_COLUMNS);
  const isBarred =
    !canStand(state, one) || !canStand(state, other) || cells.some((cell, at) => isFull(cell) && !full[at]);
  if (isBarred) state.swapPieces(one, other, BLOCK_COLUMNS);
}

function canStand(state: State, piece: number): boolean {
  const cell = state.cell[piece];
  const { side, isAir } = state.piece(piece);
  if (standingBar(state, piece, cell) !== undefined) return false;
  return isAir ? isBase(state, side, cell) : state.ground.closed[cell] === 0;
}

/** Picks random points for the stores of a side: for each colour a number between 0 and the income of a month [7.3]. */
function sampleStores(state: State, side: number, random: Random): void {
  for (const nation of nationsOf(side)) {
    if (state.stores[nation] === undefined) continue;
    const { points } = incomeOf(state, nation);
    const store = emptyStore();
    for (const colour of COLOURS) store[colour] = random(points[colour] + 1);
    state.stores = { ...state.stores, [nation]: store };
  }
}
