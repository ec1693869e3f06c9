import type { Address } from '../../play/moment.js';
import type { Retreat } from '../declaration/combat.js';
import type { Effect } from '../effect.js';
import type { RetreatOrder } from '../retreat/retreat.js';
import type { State } from '../state/state.js';
import type { Resolution } from './resolution.js';

/** An effect that lets units retreat. */
interface RetreatCause {
  readonly effect: Extract<Effect, { does: 'retreat' }>;
  readonly units: readonly number[];
  readonly rule: Retreat;
  /** The address of the effect. */
  readonly address: Address;
}

/** Returns the retreat that an effect of a result causes. */
export const retreatOrder = (
  state: State,
  { battle, result }: Resolution,
  { effect, units, rule, address }: RetreatCause,
): RetreatOrder => ({
  rule,
  battle,
  side: effect.who === 'attacker' ? battle.attacker : battle.defender,
  units,
  hexes: effect.hexes ?? state.numbers['retreat.hexes'],
  result: result.code,
  address: `${address}/retreat`,
});
