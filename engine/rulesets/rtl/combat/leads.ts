import type { Play } from '../../../play/moment.js';
import { chooseLead, eligibleLeads } from '../efficiency/lead.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { answerPlaceOf, hostsOf, type Fight } from './fight.js';

/** Asks a side for its lead unit; see {@link leadsOf}. */
export function* nameLead(state: State, fight: Fight, side: number): Play<number> {
  const { within: order, about } = answerPlaceOf(fight, side);
  const address = `${fight.address}/${SIDES[side]}`;
  return yield* chooseLead(state, { side, among: leadsOf(state, fight, side), address, order, about });
}

/**
 * Returns the units that may lead a side. For the attacker: active attackers with an attack strength [3.43c, 15.12a].
 * For the defender: any unit, but a headquarters only if all units there are headquarters [15.12c].
 */
export function leadsOf(state: State, fight: Fight, side: number): readonly number[] {
  if (side === fight.attacker)
    return fight.attackers.filter((piece) => state.active[piece] === 1 && state.face(piece).attack > 0); // [15.12]
  return eligibleLeads(state, hostsOf(state, fight));
}
