import { supremeFor, takeAction } from '../command/actions.js';
import { isOnLastStep, loseStep } from '../blocks/losses.js';
import { canPay, pay, type Price } from '../production/stores.js';
import { refusal } from '../rulebook/refusal.js';
import type { Refusal } from '../../../play/moment.js';
import type { State } from '../state/state.js';
import { LEADING } from '../vocabulary/nations.js';

/** What a rail movement costs, unless a headquarters pays with a point [7.4.cost]. */
export const FARE: Price = { yellow: 1 };

/** Who pays: an HQ, by its name, or the store of the unit’s nation. */
export type Payer = string | undefined;

/** Whether that HQ takes the action of a free rail movement for a unit, and pays nothing [13.8.1.rail]. */
export function isFree(state: State, piece: number, payer: Payer): boolean {
  const hq = payer === undefined ? undefined : state.muster.byName.get(payer);
  return hq !== undefined && supremeFor(state, piece, 'rail') === hq;
}

/** Whether trains run in the Movement Phase: by one reading those that a Supreme HQ orders [13.8.1.rail]. */
export const isAmongMarches = ({ phase, rulings }: State): boolean =>
  phase === 'movement' && rulings['stavka.railWhen'] === 'movement';

/** Why nobody pays so [7.4.cost]. */
export function payingBar(state: State, piece: number, payer: Payer): Refusal | undefined {
  const { nation, side } = state.piece(piece);
  if (isAmongMarches(state) && !isFree(state, piece, payer))
    return refusal(
      '13.8.1.rail',
      'no-action',
      `In the Movement Phase a unit goes by rail only by the action of an activated Supreme Headquarters: \`(paid "HQ")\`.`,
    );
  if (payer === undefined)
    return canPay(state, nation, FARE)
      ? undefined
      : refusal(
          '7.4.cost',
          'not-paid',
          `${nation} has no yellow point for ${state.name(piece)}: an HQ may pay, \`(paid "HQ")\`.`,
        );
  if (isFree(state, piece, payer)) return undefined;
  const hq = state.muster.byName.get(payer);
  if (hq === undefined || !state.piece(hq).isHeadquarters || state.piece(hq).side !== side || !state.isOnMap(hq))
    return refusal('7.4.cost', 'no-payer', `${payer} is no headquarters of its side on the map.`);
  const owner = state.piece(hq).nation;
  if (owner !== nation && owner !== LEADING[side])
    return refusal('7.4.cost', 'other-nation', `${payer} pays for units of ${owner}.`);
  if (state.strength(hq) <= 0) return refusal('7.4.cost', 'no-points', `${payer} has no action point left.`);
  return hq === piece && isOnLastStep(state, hq)
    ? refusal('7.4.cost', 'last-point', `${payer} would pay for its own train with its last point, and be gone.`)
    : undefined;
}

/** The fare is paid: by an action, a point of an HQ, or a yellow one. */
export function payFare(state: State, piece: number, payer: Payer): void {
  const hq = payer === undefined ? undefined : state.muster.byName.get(payer);
  if (hq === undefined) pay(state, state.piece(piece).nation, FARE);
  else if (isFree(state, piece, payer)) takeAction(state, hq, 'rail');
  else loseStep(state, hq, '7.4.cost');
}
