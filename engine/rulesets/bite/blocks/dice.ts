import type { Explained } from '../../../model/ledger.js';
import type { ExplainedValue } from '../../../mechanics/explained-value.js';
import { say } from '../../../model/say.js';
import { explain } from '../rulebook/cite.js';
import type { BiteRule } from '../rulebook/index.js';
import type { Rulings } from '../rulings/rulings.js';

/**
 * Dice that a rule adds to a unit’s own (Stukas, rocket launchers, a charge), or a factor by which a rule multiplies
 * the unit's dice.
 */
export interface MoreDice {
  readonly by: number;
  readonly why: string;
  readonly rule: BiteRule;
}

/** Input for the number of dice of one firing unit. */
export interface DiceInput {
  readonly strength: number;
  /** The lowest face that hits. */
  readonly from: number;
  /** Number of penalties called Malus in the rulebook. Each Malus halves the dice of the unit. */
  readonly malus: number;
  /** Set for a combat unit, which rolls a die even at strength 0 [3.17]. */
  readonly combat: boolean;
  readonly times?: MoreDice;
  readonly extra?: MoreDice;
}

/**
 * Returns the dice of units that fire together, in order. Units with the same number of Malus add up their strength
 * before it is halved. Each unit rolls the dice that it would roll on its own, but at least one; the weakest unit rolls
 * the dice gained by pooling [7.7.7, 3.17, A28].
 */
export function diceOf(rollers: readonly DiceInput[], rulings: Rulings): readonly Explained[] {
  const dice = rollers.map((roller) => separateDice(roller, rulings));
  if (rulings['malus.pooled'] !== 'never') {
    for (const malus of new Set(rollers.map((roller) => roller.malus))) {
      if (malus > 0) addPooledDice(rollers, dice, malus, rulings);
    }
  }
  if (rulings['malus.extraDice'] === 'afterHalving')
    for (const [at, roller] of rollers.entries()) addExtraDice(dice[at], roller);
  return dice;
}

/**
 * Returns the dice that a unit would roll if it fired alone, rounded down. If the ruling `malus.extraDice` is
 * `beforeHalving`, a Malus halves the extra dice too [A07, A29, 7.7.6.malus, 3.16].
 */
function separateDice(roller: DiceInput, rulings: Rulings): ExplainedValue<BiteRule> {
  const dice = explain(roller.strength, 'strength', '3.11');
  if (rulings['malus.extraDice'] === 'beforeHalving') addExtraDice(dice, roller);
  if (dice.value === 0)
    return roller.combat && rulings['dice.atZero'] === 'combatUnits' ? dice.atLeast(1, '3.17') : dice;
  if (roller.malus === 0) return dice;
  dice.dividedBy(2 ** roller.malus, () => say`${roller.malus} Malus`, '7.7.7');
  return rulings['malus.pooled'] === 'sumOnly' ? dice : dice.atLeast(1, '3.17');
}

/**
 * Adds dice to one of the units that fire with the same number of Malus. The units together have as many dice as their
 * pooled strength gives; the weakest unit gets the dice that the separate units do not have.
 */
function addPooledDice(
  rollers: readonly DiceInput[],
  dice: readonly ExplainedValue<BiteRule>[],
  malus: number,
  rulings: Rulings,
): void {
  const together = [...rollers.keys()].filter((at) => rollers[at].malus === malus && rollers[at].strength > 0);
  const sum = together.reduce((strength, at) => strength + strengthOf(rollers[at], rulings), 0);
  const shares = together.reduce((total, at) => total + dice[at].value, 0);
  const left = Math.max(Math.floor(sum / 2 ** malus), together.length > 0 ? 1 : 0) - shares;
  if (left <= 0) return;
  const weakest = together.reduce((weak, at) => (isWeaker(rollers[at], rollers[weak]) ? at : weak));
  dice[weakest].plus(left, () => say`of ${sum} strength together`, '7.7.7.pooled');
}

const strengthOf = ({ strength, times, extra }: DiceInput, rulings: Rulings): number =>
  rulings['malus.extraDice'] === 'beforeHalving' ? strength * (times?.by ?? 1) + (extra?.by ?? 0) : strength;

/**
 * Returns whether a unit hits with fewer faces than another or, if both hit with the same faces, has less strength
 * [7.7.7.pooled].
 */
const isWeaker = (one: DiceInput, other: DiceInput): boolean =>
  one.from > other.from || (one.from === other.from && one.strength < other.strength);

function addExtraDice(dice: ExplainedValue<BiteRule>, { times, extra }: DiceInput): void {
  if (dice.value === 0) return;
  if (times !== undefined) dice.times(times.by, times.why, times.rule);
  if (extra !== undefined) dice.plus(extra.by, extra.why, extra.rule);
}
