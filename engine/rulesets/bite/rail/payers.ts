import { supremeFor, takeAction } from '../command/actions.js';
import { isOnLastStep, loseStep } from '../blocks/losses.js';
import { canPay, pay, type Price } from '../production/stores.js';
import { say, term } from '../../../model/say.js';
import { refusal } from '../rulebook/refusal.js';
import type { Refusal } from '../../../play/moment.js';
import type { State } from '../state/state.js';
import { LEADING } from '../vocabulary/nations.js';

/** Price of a rail movement. A headquarters may pay with one of its own points instead [7.4.cost]. */
export const FARE: Price = { yellow: 1 };

/** The payer of a rail movement: the name of an HQ, or undefined for the store of the unit’s nation. */
export type Payer = string | undefined;

/**
 * Returns whether a rail movement is free, that is whether the payer is a Supreme HQ that uses its rail action for the
 * unit [13.8.1.rail].
 */
export function isFree(state: State, piece: number, payer: Payer): boolean {
  const hq = payer === undefined ? undefined : state.muster.byName.get(payer);
  return hq !== undefined && supremeFor(state, piece, 'rail') === hq;
}

/**
 * Returns whether Supreme HQs may use their rail action now, in the Movement Phase. The ruling `stavka.railWhen`
 * decides whether the action belongs to this phase [13.8.1.rail].
 */
export const isRailInMovementPhase = ({ phase, rulings }: State): boolean =>
  phase === 'movement' && rulings['stavka.railWhen'] === 'movement';

/** Returns why a payer may not pay for a unit; undefined if it may [7.4.cost]. */
export function payingBar(state: State, piece: number, payer: Payer): Refusal | undefined {
  const { nation, side } = state.piece(piece);
  if (isRailInMovementPhase(state) && !isFree(state, piece, payer))
    return refusal(
      '13.8.1.rail',
      'no-action',
      say`In the Movement Phase a unit may move by rail only by the action of an activated Supreme HQ: \`(paid "HQ")\`.`,
    );
  if (payer === undefined)
    return canPay(state, nation, FARE)
      ? undefined
      : refusal(
          '7.4.cost',
          'not-paid',
          say`${term(nation)} has no yellow point to move ${state.name(piece)} by rail; an HQ may pay instead: \`(paid "HQ")\`.`,
        );
  if (isFree(state, piece, payer)) return undefined;
  const hq = state.muster.byName.get(payer);
  if (hq === undefined || !state.piece(hq).isHeadquarters || state.piece(hq).side !== side || !state.isOnMap(hq))
    return refusal('7.4.cost', 'no-payer', say`${payer} is not a friendly headquarters on the map.`);
  const owner = state.piece(hq).nation;
  if (owner !== nation && owner !== LEADING[side])
    return refusal('7.4.cost', 'other-nation', say`${payer} may pay only for units of ${term(owner)}.`);
  if (state.strength(hq) <= 0) return refusal('7.4.cost', 'no-points', say`${payer} has no action point left.`);
  return hq === piece && isOnLastStep(state, hq)
    ? refusal('7.4.cost', 'last-point', say`${payer} cannot pay for its own rail movement with its last point.`)
    : undefined;
}

/** Pays for a rail movement with an action, a point of an HQ, or a yellow point. */
export function payFare(state: State, piece: number, payer: Payer): void {
  const hq = payer === undefined ? undefined : state.muster.byName.get(payer);
  if (hq === undefined) pay(state, state.piece(piece).nation, FARE);
  else if (isFree(state, piece, payer)) takeAction(state, hq, 'rail');
  else loseStep(state, hq, '7.4.cost');
}
