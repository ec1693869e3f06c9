import { NOWHERE } from '../../../board/board.js';
import { isFuelled } from '../command/fuel.js';
import { notOnMap, alreadyMoved } from '../movement/move-bars.js';
import { frozen, isFrozen } from '../nations/frozen.js';
import { BY_ACTION } from '../state/fields.js';
import type { State } from '../state/state.js';
import { notOwnUnit, unitBar, type UnitBar } from '../state/unit-bars.js';
import { opponent, SOVIET } from '../vocabulary/sides.js';

const onLand = unitBar('7.5.2', 'land-unit', 'is a land unit and cannot fly');
const atHome = unitBar('35.1.interceptors', 'at-home', 'only intercepts raids on Germany and cannot fly at the front');
const hasFlown = unitBar('7.5.2.missions', 'flown', 'has flown already');
const inBattle = unitBar('7.6.battle', 'in-battle', 'is in a battle hex and cannot fly elsewhere');
const unsupplied = unitBar('4.4.air', 'unsupplied', 'is out of supply and may only change its base');
const unfuelled = unitBar(
  '13.5.air',
  'unfuelled',
  'has no fuel: without an activated Air HQ it may only change its base',
);
const noStrength = unitBar('7.6.1', 'no-strength', 'has no strength point left and cannot attack');
const surprised = unitBar('SBE5.surprise', 'surprised', 'is a Soviet fighter and cannot take off in the surprise turn');
const inRain = unitBar('9.2.flying', 'rain', 'cannot fly missions in rain');

/**
 * Returns the side whose aircraft fly now: the non-phasing side in the reaction phase, otherwise the phasing side
 * [7.6].
 */
export const flyerOf = ({ phase, side }: State): number => (phase === 'reaction' ? opponent(side) : side);

/** Returns whether surprise keeps a Soviet fighter on the ground in this turn [SBE5.surprise]. */
export const isSurprised = (state: State, piece: number): boolean =>
  state.piece(piece).isFighter && state.piece(piece).side === SOVIET && state.isSet('surprise');

/** Returns why an air unit may receive no order at all now; undefined if it may. */
export function airUnitBar(state: State, piece: number): UnitBar | undefined {
  const { side, isAir, unitClass } = state.piece(piece);
  if (side !== flyerOf(state)) return notOwnUnit;
  if (unitClass === 'interceptor') return atHome;
  if (!state.isOnMap(piece)) return notOnMap;
  if (!isAir) return onLand;
  if (state.moved[piece] === 1) return alreadyMoved;
  if (state.base[piece] !== NOWHERE) return hasFlown;
  if (isFrozen(state, piece)) return frozen;
  if (isSurprised(state, piece)) return surprised;
  return state.battle[state.cell[piece]] === 1 && state.phase === 'reaction' ? inBattle : undefined;
}

/**
 * Returns why an air unit may fly no mission: for example, it rains, or the unit lacks supply, fuel or strength
 * [4.4.air, 13.5.air, 7.6.1, 9.2.flying].
 */
export function missionUnitBar(state: State, piece: number): UnitBar | undefined {
  const barred = airUnitBar(state, piece);
  if (barred !== undefined) return barred;
  if (state.outOfSupply[piece] === 1 && state.fuel[piece] !== BY_ACTION) return unsupplied;
  if (!isFuelled(state, piece)) return unfuelled;
  if (state.strength(piece) === 0) return noStrength;
  return state.weather === 'rain' ? inRain : undefined;
}
