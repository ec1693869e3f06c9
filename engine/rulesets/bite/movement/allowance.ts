import { powerOf } from '../blocks/power.js';
import type { Reckoned } from '../../../model/ledger.js';
import { isFuelled } from '../command/fuel.js';
import { BY_ACTION } from '../state/fields.js';
import { reckon } from '../refusal.js';
import type { State } from '../state/state.js';

/** Movement points of a land unit [7.5.3, 6.1.1]: halved out of supply [4.4.movement] and without fuel [13.5], never below 1 [3.18]. */
export function allowance(state: State, piece: number): Reckoned {
  const { mp, of, unitClass, isHeadquarters } = state.piece(piece);
  if (unitClass === 'static') return reckon(0, 'static: it does not move by itself', '6.1.1.static');
  if (unitClass === 'supreme headquarters' && of.supreme.stays === true)
    return reckon(0, 'it stays where it is', '13.8.1');
  const points =
    mp > 0 ? reckon(mp, 'its own', '3.14') : reckon(powerOf(state, piece, 'mp'), 'by class and technology', '3.14');
  const least = { least: 1, rule: '3.18' } as const;
  if (state.outOfSupply[piece] === 1 && state.fuel[piece] !== BY_ACTION)
    points.over(2, 'out of supply', '4.4.movement', least);
  if (!isHeadquarters && !isFuelled(state, piece)) points.over(2, 'without fuel', '13.5', least);
  return points;
}
