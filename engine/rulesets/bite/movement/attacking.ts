import type { Bar } from '../../../mechanics/bars.js';
import { isFuelled } from '../command/fuel.js';
import { levelOf } from '../nations/technology.js';
import { say } from '../../../model/say.js';
import { bar } from '../rulebook/refusal.js';
import { BY_ACTION, FORTRESS_PORT, ROAD_OF_LIFE } from '../state/fields.js';
import type { State } from '../state/state.js';

/** A reason why a unit may not attack at all. */
export type AttackBar = Bar<string, [state: State, piece: number]>;

const besieged: AttackBar = bar(
  '12.2',
  'besieged',
  (state: State, piece: number) => say`${state.name(piece)} is besieged and may not attack.`,
);
const unsupplied: AttackBar = bar(
  '4.4.attack',
  'unsupplied',
  (state: State, piece: number) => say`${state.name(piece)} is out of supply and may not attack.`,
);
const unfuelled: AttackBar = bar(
  '13.5',
  'unfuelled',
  (state: State, piece: number) => say`${state.name(piece)} has no fuel and may not attack.`,
);
const immobile: AttackBar = bar(
  '6.1.1.static',
  'static',
  (state: State, piece: number) => say`${state.name(piece)} is static and may not attack.`,
);

/**
 * Returns why a land unit may not attack at all. A unit out of supply may make only a Desperate Attack. A unit without
 * fuel may not attack, except armour in a Desperate Attack [4.4.attack, 12.4, 12.4.1.armour, 13.5.armour].
 */
export function attackingBar(state: State, piece: number): AttackBar | undefined {
  if (state.piece(piece).unitClass === 'static') return immobile;
  if (isUnsupplied(state, piece)) {
    const siege = state.siege[piece];
    if (siege === FORTRESS_PORT || siege === ROAD_OF_LIFE) return besieged;
    return mayAttackDesperately(state, piece) ? undefined : unsupplied;
  }
  return isFuelled(state, piece) ? undefined : unfuelled;
}

const isUnsupplied = (state: State, piece: number): boolean =>
  state.outOfSupply[piece] === 1 && state.fuel[piece] !== BY_ACTION;

/** Returns whether an attack of the unit is a Desperate Attack [12.4, 12.4.1]. */
export const isDesperate = (state: State, piece: number): boolean =>
  isUnsupplied(state, piece) && mayAttackDesperately(state, piece);

const mayAttackDesperately = (state: State, piece: number): boolean => state.isAdvanced && levelOf(state, piece) >= 2;
