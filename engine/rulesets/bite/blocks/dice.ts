import type { Reckoned } from '../../../model/ledger.js';
import type { Reckoning } from '../../../mechanics/reckoning.js';
import { reckon } from '../rulebook/cite.js';
import type { BiteRule } from '../rulebook/index.js';
import type { Rulings } from '../rulings/rulings.js';

/** Dice that a rule gives on top of a unit’s own: Stukas, rocket launchers, a charge; or that it multiplies. */
export interface MoreDice {
  readonly by: number;
  readonly why: string;
  readonly rule: BiteRule;
}

/** Who rolls in a step, before dice are counted. */
export interface Roller {
  readonly strength: number;
  /** The lowest face that hits. */
  readonly from: number;
  /** How often its dice are halved. */
  readonly malus: number;
  /** A combat unit: it rolls a die even at strength 0 [3.17]. */
  readonly combat: boolean;
  readonly times?: MoreDice;
  readonly extra?: MoreDice;
}

/**
 * The dice of those who fire together, in their order. Those with the same number of Malus add their strength before it is
 * halved; each has what it would have alone, at least one die, and what the sum gains goes to the weakest [7.7.7, 3.17, A28].
 */
export function diceOf(rollers: readonly Roller[], rulings: Rulings): readonly Reckoned[] {
  const dice = rollers.map((roller) => shareOf(roller, rulings));
  if (rulings['malus.pooled'] !== 'never') {
    for (const malus of new Set(rollers.map((roller) => roller.malus))) {
      if (malus > 0) pool(rollers, dice, malus, rulings);
    }
  }
  if (rulings['malus.extraDice'] === 'afterHalving')
    for (const [at, roller] of rollers.entries()) more(dice[at], roller);
  return dice;
}

/** What a unit rolls by itself; by one reading its extra dice are halved as well; halves are rounded down [A07, A29, 7.7.6.malus, 3.16]. */
function shareOf(roller: Roller, rulings: Rulings): Reckoning<BiteRule> {
  const dice = reckon(roller.strength, 'strength', '3.11');
  if (rulings['malus.extraDice'] === 'beforeHalving') more(dice, roller);
  if (dice.value === 0)
    return roller.combat && rulings['dice.atZero'] === 'combatUnits' ? dice.atLeast(1, '3.17') : dice;
  if (roller.malus === 0) return dice;
  dice.over(2 ** roller.malus, () => `${roller.malus} Malus`, '7.7.7');
  return rulings['malus.pooled'] === 'sumOnly' ? dice : dice.atLeast(1, '3.17');
}

/** Gives to the weakest of those with so many Malus what their strength together has more than one by one. */
function pool(rollers: readonly Roller[], dice: readonly Reckoning<BiteRule>[], malus: number, rulings: Rulings): void {
  const together = [...rollers.keys()].filter((at) => rollers[at].malus === malus && rollers[at].strength > 0);
  const sum = together.reduce((strength, at) => strength + strengthOf(rollers[at], rulings), 0);
  const shares = together.reduce((total, at) => total + dice[at].value, 0);
  const left = Math.max(Math.floor(sum / 2 ** malus), together.length > 0 ? 1 : 0) - shares;
  if (left <= 0) return;
  const weakest = together.reduce((weak, at) => (isWeaker(rollers[at], rollers[weak]) ? at : weak));
  dice[weakest].plus(left, () => `of ${sum} strength together`, '7.7.7.pooled');
}

const strengthOf = ({ strength, times, extra }: Roller, rulings: Rulings): number =>
  rulings['malus.extraDice'] === 'beforeHalving' ? strength * (times?.by ?? 1) + (extra?.by ?? 0) : strength;

/** Who hits with fewer faces, or else has less strength [7.7.7.pooled]. */
const isWeaker = (one: Roller, other: Roller): boolean =>
  one.from > other.from || (one.from === other.from && one.strength < other.strength);

function more(dice: Reckoning<BiteRule>, { times, extra }: Roller): void {
  if (dice.value === 0) return;
  if (times !== undefined) dice.times(times.by, times.why, times.rule);
  if (extra !== undefined) dice.plus(extra.by, extra.why, extra.rule);
}
