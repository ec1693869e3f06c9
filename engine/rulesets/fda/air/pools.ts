import type { Cell } from '../../../board/board.js';
import { isCovered } from '../state/forces-now.js';
import { isCity } from '../state/ground.js';
import type { Side } from '../state/pieces.js';
import { Pool } from '../combat/pools.js';
import type { State } from '../state/state.js';
import { airPool } from '../vocabulary/dice-pools.js';
import { isBomber, isOnTheGround } from './aircraft.js';

/** Fortifications, cities and heavy terrain are cover from the air; without any the target is in the open [12k]. */
const hasCover = (state: State, cell: Cell): boolean => isCovered(state, cell) || isCity(state.ground, cell);

/** Dice of an air unit by itself [12j]. */
export function airBase(state: State, air: number): Pool {
  const pool = new Pool(state);
  pool.add(isBomber(state, air) ? airPool.bomber : airPool.tactical);
  return pool;
}

/** The pools of an air unit and the unit it attacks: factors, size, supply and headquarters play no part [12j, 12k]. */
export function strikePools(state: State, air: number, target: number): { readonly air: Pool; readonly target: Pool } {
  const cell = state.cell[target];
  const attack = airBase(state, air);
  const defence = new Pool(state);
  if (isOnTheGround(state, target)) {
    defence.add(airPool.onTheGround); // reading airfieldDefence [15.2d]
    if (!hasCover(state, cell)) attack.add(airPool.open);
    return { air: attack, target: defence };
  }
  const { isAntiAircraft, side } = state.piece(target);
  defence.add(isAntiAircraft ? airPool.antiAircraft : airPool.other);
  if (hasOtherGuns(state, side, cell, target)) defence.add(airPool.guns);
  if (!hasCover(state, cell)) attack.add(airPool.open);
  else if (state.piece(air).arm !== 'heavy bomber') defence.add(airPool.ground);
  return { air: attack, target: defence };
}

/** An anti-aircraft unit in the sector other than the target itself, of whatever division (reading aaCovers) [12k]. */
function hasOtherGuns(state: State, side: Side, cell: Cell, target: number): boolean {
  if (state.owner[cell] !== side) return false;
  for (let p = state.head[cell]; p >= 0; p = state.next[p])
    if (p !== target && state.piece(p).isAntiAircraft) return true;
  return false;
}

/** Bomber and structure: plain dice on both sides (reading bombedCity) [12j, 12k]. */
export function structurePools(state: State, air: number): { readonly air: Pool; readonly target: Pool } {
  const target = new Pool(state);
  target.add(airPool.structure);
  return { air: airBase(state, air), target };
}

/** An anti-aircraft unit that attacks of its own accord (reading aaAttack) [12h, 12j]. */
export function flakPools(state: State, air: number): { readonly guns: Pool; readonly air: Pool } {
  const guns = new Pool(state);
  guns.add(airPool.antiAircraft);
  return { guns, air: airBase(state, air) };
}
