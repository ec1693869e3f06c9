import { opponent } from '../../../../engine/mechanics/sides.js';
import type { Address, Decision } from '../../../../engine/play/moment.js';
import type { State } from '../state/state.js';
import type { ResultCode } from '../vocabulary/combat-table.js';
import type { DeclaredBattle } from './declared-battle.js';

/** An attack while it is resolved. */
export interface Battle extends DeclaredBattle {
  readonly attacker: number;
  readonly defender: number;
  /** The units in the attacked hex when the attack begins. */
  readonly defenders: readonly number[];
}

/** Returns a battle with the units that are in the attacked hex now. */
export function battleOf(state: State, declared: DeclaredBattle): Battle {
  const attacker = state.piece(declared.attackers[0]).side;
  return { ...declared, attacker, defender: opponent(attacker), defenders: state.unitsIn(declared.target) };
}

/** Returns the place in the orders where a side answers a question about a battle. */
export const answerPlaceOf = ({ attacker, order, target }: Battle, side: number): Pick<Decision, 'within' | 'about'> =>
  side === attacker ? { within: order, about: [target] } : { about: [target] };

/** A part of a combat result that is carried out: the units concerned and the addresses of its questions. */
export interface Suffering {
  readonly battle: Battle;
  readonly code: ResultCode;
  readonly side: number;
  readonly units: readonly number[];
  readonly address: Address;
}
