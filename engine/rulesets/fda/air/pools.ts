import type { Cell } from '../../../board/board.js';
import { isCovered } from '../state/forces-now.js';
import { isCity } from '../state/ground.js';
import type { Side } from '../state/pieces.js';
import { poolOf, type Dice, type Pools } from '../combat/pools.js';
import type { State } from '../state/state.js';
import { airPool } from '../vocabulary/dice-pools.js';
import { isBomber, isOnTheGround } from './aircraft.js';

/**
 * Returns whether a sector gives cover from the air: it has a fortification, a city or heavy terrain. Units in other
 * sectors are in the open [12k].
 */
const hasCover = (state: State, cell: Cell): boolean => isCovered(state, cell) || isCity(state.ground, cell);

/** Returns the dice of an air unit: its base dice, and one more against a target in the open [12j, 12k]. */
export function airDice(state: State, air: number, inTheOpen = false): Dice {
  return poolOf(state, isBomber(state, air) ? airPool.bomber : airPool.tactical, inTheOpen && airPool.open);
}

/**
 * Returns the dice of an air unit and of the unit that it attacks. Combat factors, size, supply and headquarters do not
 * matter [12j, 12k].
 */
export function strikePools(state: State, air: number, target: number): Pools {
  const cell = state.cell[target];
  const { isAntiAircraft, side } = state.piece(target);
  const covered = hasCover(state, cell);
  const own = airDice(state, air, !covered);
  if (isOnTheGround(state, target)) return { own, other: poolOf(state, airPool.onTheGround) }; // See reading `airfieldDefence` [15.2d].
  const other = poolOf(
    state,
    isAntiAircraft ? airPool.antiAircraft : airPool.other,
    hasOtherGuns(state, side, cell, target) && airPool.guns,
    covered && state.piece(air).arm !== 'heavy bomber' && airPool.ground,
  );
  return { own, other };
}

/**
 * Returns whether the sector of the target contains another anti-aircraft unit, of any division (reading `aaCovers`)
 * [12k].
 */
function hasOtherGuns(state: State, side: Side, cell: Cell, target: number): boolean {
  if (state.owner[cell] !== side) return false;
  for (let p = state.head[cell]; p >= 0; p = state.next[p])
    if (p !== target && state.piece(p).isAntiAircraft) return true;
  return false;
}

/**
 * Returns the dice of a bomber and of the structure that it attacks. Neither has additional dice (reading `bombedCity`)
 * [12j, 12k].
 */
export const structurePools = (state: State, air: number): Pools => ({
  own: airDice(state, air),
  other: poolOf(state, airPool.structure),
});

/**
 * Returns the dice of an anti-aircraft unit that attacks aircraft, and of the aircraft (reading `aaAttack`) [12h, 12j].
 */
export const flakPools = (state: State, air: number): Pools => ({
  own: poolOf(state, airPool.antiAircraft),
  other: airDice(state, air),
});
