import type { Bar } from '../../../mechanics/bars.js';
import { isFuelled } from '../command/fuel.js';
import { levelOf } from '../nations/technology.js';
import { bar } from '../rulebook/refusal.js';
import { BY_ACTION, FORTRESS_PORT, ROAD_OF_LIFE } from '../state/fields.js';
import type { State } from '../state/state.js';

/** What keeps a unit from any attack. */
export type AttackBar = Bar<string, [state: State, piece: number]>;

const besieged: AttackBar = bar(
  '12.2',
  'besieged',
  (state: State, piece: number) => `${state.name(piece)} is besieged and does not attack.`,
);
const unsupplied: AttackBar = bar(
  '4.4.attack',
  'unsupplied',
  (state: State, piece: number) => `${state.name(piece)} is out of supply and does not attack.`,
);
const unfuelled: AttackBar = bar(
  '13.5',
  'unfuelled',
  (state: State, piece: number) => `${state.name(piece)} has no fuel and does not attack.`,
);
const immobile: AttackBar = bar(
  '6.1.1.static',
  'static',
  (state: State, piece: number) => `${state.name(piece)} is static and does not attack.`,
);

/** Why a land unit attacks nobody: out of supply, but for a Desperate Attack, or without fuel, which armour in despair needs not [4.4.attack, 12.4, 12.4.1.armour, 13.5.armour]. */
export function attackingBar(state: State, piece: number): AttackBar | undefined {
  if (state.piece(piece).unitClass === 'static') return immobile;
  if (isUnsupplied(state, piece)) {
    const siege = state.siege[piece];
    if (siege === FORTRESS_PORT || siege === ROAD_OF_LIFE) return besieged;
    return mayDespair(state, piece) ? undefined : unsupplied;
  }
  return isFuelled(state, piece) ? undefined : unfuelled;
}

const isUnsupplied = (state: State, piece: number): boolean =>
  state.outOfSupply[piece] === 1 && state.fuel[piece] !== BY_ACTION;

/** Whether what it attacks it attacks in despair [12.4, 12.4.1]. */
export const isDesperate = (state: State, piece: number): boolean =>
  isUnsupplied(state, piece) && mayDespair(state, piece);

const mayDespair = (state: State, piece: number): boolean => state.isAdvanced && levelOf(state, piece) >= 2;
