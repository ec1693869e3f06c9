import type { Explained } from '../../../model/ledger.js';
import { say } from '../../../model/say.js';
import { explain } from '../rulebook/cite.js';
import type { Rulings } from '../rulings/rulings.js';
import { NO_FIRE } from '../vocabulary/power.js';
import { classes } from '../vocabulary/unit-kinds.js';
import { bonusOf } from './bonus.js';
import { diceOf, type MoreDice } from './dice.js';
import type { Circumstances, Firing } from './firing.js';
import { malusOf } from './malus.js';

/** The data of a firing block from which its dice are computed. */
export interface Gun extends Firing {
  readonly strength: number;
  /** The lowest face that hits, before any Bonus; {@link NO_FIRE} if the block has no fire of this kind. */
  readonly power: Explained;
  readonly times?: MoreDice;
  readonly extra?: MoreDice;
}

/** The dice of a block and the lowest face that hits. */
export interface Volley {
  readonly dice: Explained;
  readonly from: Explained;
}

/**
 * Returns the dice of the blocks of one side that fire in the same step, in the order of these blocks. Their dice may
 * be pooled [7.7.7].
 */
export function volleys(
  guns: readonly Gun[],
  where: Circumstances,
  rulings: Rulings,
  cancel: boolean,
): readonly Volley[] {
  const aimed = guns.map((gun) => aim(gun, where, rulings, cancel));
  const able = guns.map(({ power, strength }) => (power.value >= NO_FIRE ? 0 : strength));
  const dice = diceOf(
    guns.map(({ kind, times, extra, power }, at) => ({
      strength: able[at],
      from: aimed[at].from.value,
      malus: aimed[at].malus,
      combat: classes[kind.class].combat === true && power.value < NO_FIRE,
      times,
      extra,
    })),
    rulings,
  );
  return guns.map((_, at) => ({ dice: dice[at], from: aimed[at].from }));
}

/**
 * Returns the lowest face that hits and the number of times that the dice are halved. If the players agreed to use rule
 * 7.7.6.cancel, each Malus cancels one Bonus [7.7.6.cancel].
 */
function aim(
  gun: Gun,
  where: Circumstances,
  rulings: Rulings,
  cancel: boolean,
): { readonly from: Explained; readonly malus: number } {
  const bonus = bonusOf(gun, where, rulings);
  const malus = malusOf(gun, where, rulings);
  const both = cancel ? Math.min(bonus.value, malus.value) : 0;
  // The Malus comes first because it explains the halved dice.
  const from = explain(gun.power.value).include(malus).include(gun.power);
  if (gun.power.value < NO_FIRE) {
    from.plus(-(bonus.value - both)).include(bonus);
    if (both > 0) from.note(() => say`${both} Bonus cancelled by Malus`, '7.7.6.cancel');
    const best = rulings['hits.best']; // [A27]
    if (from.value < best) from.plus(best - from.value, 'lowest roll that can hit', '7.7.6.bonus');
  }
  return { from, malus: malus.value - both };
}
