import { mayBeActivated } from '../command/activation-bars.js';
import { isFuelled } from '../command/fuel.js';
import { frozen, isFrozen } from '../nations/frozen.js';
import { levelOf } from '../nations/technology.js';
import { garrisonBar } from '../politics/persia.js';
import { MOBILE_DEFENCE, MOTORIZED, NO_RESERVE } from '../state/fields.js';
import type { State } from '../state/state.js';
import { notOnMapBar, notOwnUnit, unitBar, type UnitBar } from '../state/unit-bars.js';
import { LEADING } from '../vocabulary/nations.js';
import { AXIS } from '../vocabulary/sides.js';
import { allowance } from './allowance.js';

export const alreadyMoved = unitBar('7.5', 'moved', 'has moved already');
export const notOnMap = notOnMapBar('7.5');
const inAir = unitBar('7.5.2', 'air-unit', 'is an air unit: order `fly` or `rebase` instead');
const afterAir = unitBar(
  '7.5.2',
  'air-has-flown',
  'may not move any more: aircraft have flown, and land units must move before them',
);
const noMovementPoints = unitBar('7.5.3', 'no-points', 'cannot move');
export const alreadyActivated = unitBar(
  '13.0',
  'activated',
  'is activated: headquarters move before they are activated',
);
export const inReserve = unitBar('31.0', 'in-reserve', 'is in Reserve and moves later');
const notTwice = unitBar('7.10.who', 'moves-once', 'may not move a second time: only armour may');
const withoutLine = unitBar('7.10.supply', 'unsupplied', 'is out of supply and may not move a second time');
const withoutFuel = unitBar(
  '13.7',
  'unfuelled',
  'has no fuel for a second move: its headquarters must be activated again',
);

/** Returns why a land unit may not move at all now; undefined if it may. */
export function moveBar(state: State, piece: number): UnitBar | undefined {
  const { side, isLand, isHeadquarters } = state.piece(piece);
  if (side !== state.side) return notOwnUnit;
  if (!state.isOnMap(piece)) return notOnMap;
  if (!isLand) return inAir;
  if (state.moved[piece] === 1) return alreadyMoved;
  if (isFrozen(state, piece)) return frozen;
  if (isHeadquarters && state.activated[piece] === 1) return alreadyActivated;
  const garrison = garrisonBar(state, piece);
  if (garrison !== undefined) return garrison;
  if (state.reserve[piece] === MOBILE_DEFENCE) return inReserve;
  if (state.phase === 'exploitation') return exploitationBar(state, piece);
  return movementPhaseBar(state, piece) ?? (allowance(state, piece).value === 0 ? noMovementPoints : undefined);
}

/**
 * Returns why land units may not move in the Movement Phase by land or sea: they are in Reserve, or aircraft have flown
 * [31.0, 7.5.2].
 */
export function movementPhaseBar(state: State, piece: number): UnitBar | undefined {
  if (state.reserve[piece] !== NO_RESERVE) return inReserve;
  return state.airborne ? afterAir : undefined;
}

/** Returns why a unit may not move in the exploitation phase [7.10.who, 7.10.supply, 13.7, 31.0]. */
function exploitationBar(state: State, piece: number): UnitBar | undefined {
  const isReserve = state.reserve[piece] === MOTORIZED;
  if (!isReserve) {
    if (!isMobile(state, piece)) return notTwice;
    if (!isFuelled(state, piece) && !(state.piece(piece).isHeadquarters && mayBeActivated(state, piece)))
      return withoutFuel;
  }
  return state.outOfSupply[piece] === 0 ? undefined : withoutLine; // The marker was set at the start of the phase.
}

/**
 * Returns whether a unit may move and fight twice, as tanks, their headquarters, and mechanized units of technology 2
 * or higher may [6.2, 7.8.who, 7.10.who, A32].
 */
export function isMobile(state: State, piece: number): boolean {
  const { isArmoured, unitClass, side, nation } = state.piece(piece);
  if (!isArmoured) return false;
  if (side === AXIS && nation !== LEADING[AXIS] && !state.rulings['blitz.minorArmour']) return false;
  return unitClass !== 'mechanized' || levelOf(state, piece) >= 2;
}
