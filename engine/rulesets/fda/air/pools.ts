import type { Cell } from '../../../board/board.js';
import { isCovered } from '../state/forces-now.js';
import { isCity } from '../state/ground.js';
import type { Side } from '../state/pieces.js';
import { poolOf, type Dice, type Pools } from '../combat/pools.js';
import type { State } from '../state/state.js';
import { airPool } from '../vocabulary/dice-pools.js';
import { isBomber, isOnTheGround } from './aircraft.js';

/** Fortifications, cities and heavy terrain are cover from the air; without any the target is in the open [12k]. */
const hasCover = (state: State, cell: Cell): boolean => isCovered(state, cell) || isCity(state.ground, cell);

/** Dice of an air unit by itself, and one more against what is in the open [12j, 12k]. */
export function airDice(state: State, air: number, inTheOpen = false): Dice {
  return poolOf(state, isBomber(state, air) ? airPool.bomber : airPool.tactical, inTheOpen && airPool.open);
}

/** The pools of an air unit and the unit it attacks: factors, size, supply and headquarters play no part [12j, 12k]. */
export function strikePools(state: State, air: number, target: number): Pools {
  const cell = state.cell[target];
  const { isAntiAircraft, side } = state.piece(target);
  const covered = hasCover(state, cell);
  const own = airDice(state, air, !covered);
  if (isOnTheGround(state, target)) return { own, other: poolOf(state, airPool.onTheGround) }; // reading airfieldDefence [15.2d]
  const other = poolOf(
    state,
    isAntiAircraft ? airPool.antiAircraft : airPool.other,
    hasOtherGuns(state, side, cell, target) && airPool.guns,
    covered && state.piece(air).arm !== 'heavy bomber' && airPool.ground,
  );
  return { own, other };
}

/** An anti-aircraft unit in the sector other than the target itself, of whatever division (reading aaCovers) [12k]. */
function hasOtherGuns(state: State, side: Side, cell: Cell, target: number): boolean {
  if (state.owner[cell] !== side) return false;
  for (let p = state.head[cell]; p >= 0; p = state.next[p])
    if (p !== target && state.piece(p).isAntiAircraft) return true;
  return false;
}

/** Bomber and structure: plain dice on both sides (reading bombedCity) [12j, 12k]. */
export const structurePools = (state: State, air: number): Pools => ({
  own: airDice(state, air),
  other: poolOf(state, airPool.structure),
});

/** An anti-aircraft unit that attacks of its own accord (reading aaAttack) [12h, 12j]. */
export const flakPools = (state: State, air: number): Pools => ({
  own: poolOf(state, airPool.antiAircraft),
  other: airDice(state, air),
});
