import type { Play } from '../../../play/moment.js';
import { chooseLead, leadersAmong } from '../efficiency/lead.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { askedIn, hostsOf, type Fight } from './fight.js';

/** Each side names who leads it: of the attackers an active unit [3.43c]; a headquarters without attack strength leads no attack [15.12a], and a hex only alone [15.12c]. */
export function* nameLead(state: State, fight: Fight, side: number): Play<number> {
  const { within: order, about } = askedIn(fight, side);
  const address = `${fight.address}/${SIDES[side]}`;
  return yield* chooseLead(state, { side, among: leadsOf(state, fight, side), address, order, about });
}

/** Who may lead a side of a fight. */
export function leadsOf(state: State, fight: Fight, side: number): readonly number[] {
  if (side === fight.attacker)
    return fight.attackers.filter((piece) => state.active[piece] === 1 && state.face(piece).attack > 0); // [15.12]
  return leadersAmong(state, hostsOf(state, fight));
}
