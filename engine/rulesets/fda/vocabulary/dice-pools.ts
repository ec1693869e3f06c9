import type { FdaRule } from '../rulebook/index.js';
import type { NumberName, Numbers } from './numbers.js';

/**
 * A reason why a side rolls more or fewer dice. `number` names the value of the rulebook that contains the number of
 * dice.
 */
export interface DiceLine<Of extends string = string> {
  readonly number: NumberName;
  readonly rule: FdaRule;
  /** The side that receives the dice: one side of the roll, or both. */
  readonly of: 'both' | Of;
  /** The text of the reason in the explanation of a roll. */
  readonly text: string;
}

/** Number of faces of every die of the game. */
export const DIE_SIDES = 6;

/**
 * The entries of the dice pools of the two leaders in an assault [8e]. A pool contains each of `artillery` and `ground`
 * at most once, and only one of `stronger` and `muchStronger`.
 */
export const assaultPool = {
  base: { number: 'assault.base', rule: '8e', of: 'both', text: 'leader' },
  large: { number: 'assault.large', rule: '8f', of: 'both', text: 'leader of regiment size' },
  stronger: { number: 'assault.stronger', rule: '8g', of: 'both', text: 'higher combat factor' },
  muchStronger: { number: 'assault.muchStronger', rule: '8g', of: 'both', text: 'more than double combat factor' },
  artillery: { number: 'assault.artillery', rule: '8i', of: 'both', text: 'divisional artillery' },
  ground: { number: 'assault.ground', rule: '8j', of: 'defender', text: 'protecting terrain' },
  headquartersLost: { number: 'assault.headquartersLost', rule: '8m', of: 'both', text: 'headquarters lost' },
  losses: { number: 'assault.losses', rule: '8n', of: 'both', text: 'losses of the division this turn' },
  unsupplied: { number: 'assault.unsupplied', rule: '8o', of: 'both', text: 'out of supply' },
} as const satisfies Readonly<Record<string, DiceLine<'attacker' | 'defender'>>>;

/**
 * The pools of firer and target [10c]. At most one of `stronger` and `muchStronger` applies; `ground` applies only
 * once.
 */
export const firePool = {
  base: { number: 'fire.base', rule: '10c', of: 'both', text: 'unit' },
  large: { number: 'fire.large', rule: '10d', of: 'both', text: 'regiment size' },
  stronger: { number: 'fire.stronger', rule: '10e', of: 'both', text: 'higher combat factor' },
  muchStronger: { number: 'fire.muchStronger', rule: '10e', of: 'both', text: 'more than double combat factor' },
  ground: { number: 'fire.ground', rule: '10f', of: 'target', text: 'under cover' },
  massed: { number: 'fire.massed', rule: '10g', of: 'both', text: 'massed artillery' },
  headquartersLost: { number: 'fire.headquartersLost', rule: '10j', of: 'both', text: 'headquarters lost' },
  unsupplied: { number: 'fire.unsupplied', rule: '10k', of: 'both', text: 'out of supply' },
} as const satisfies Readonly<Record<string, DiceLine<'firer' | 'target'>>>;

/**
 * The entries of the dice pools of an air attack [12j, 12k]. Each pool has one entry for its base dice, and all other
 * entries add dice to it. The pool of a structure has only its base dice.
 */
export const airPool = {
  bomber: { number: 'air.bomber', rule: '12j', of: 'attacker', text: 'bomber' },
  tactical: { number: 'air.tactical', rule: '12j', of: 'attacker', text: 'tactical aircraft' },
  antiAircraft: { number: 'air.antiAircraft', rule: '12j', of: 'both', text: 'anti-aircraft unit' },
  other: { number: 'air.other', rule: '12j', of: 'target', text: 'ground unit' },
  structure: { number: 'air.structure', rule: '12j', of: 'target', text: 'structure' },
  open: { number: 'air.open', rule: '12k', of: 'attacker', text: 'target in the open' },
  guns: { number: 'air.guns', rule: '12k', of: 'target', text: 'anti-aircraft guns in the sector' },
  ground: { number: 'air.ground', rule: '12k', of: 'target', text: 'under cover' },
  onTheGround: { number: 'airfield.groundDice', rule: '15.2d', of: 'target', text: 'aircraft on the ground' },
} as const satisfies Readonly<Record<string, DiceLine<'attacker' | 'target'>>>;

/**
 * Returns the name of the pool entry for a higher combat factor. `muchStronger` if `own` exceeds the required multiple
 * of `other`, `stronger` if it only exceeds `other`; otherwise undefined [8g, 10e].
 */
export function strengthLine(own: number, other: number, numbers: Numbers): 'stronger' | 'muchStronger' | undefined {
  if (own <= other) return undefined;
  return own > numbers['strength.multiple'] * other ? 'muchStronger' : 'stronger';
}

/** Returns the number of dice for the combat factors in support: one for each full five points [8h]. */
export const supportDice = (factors: readonly number[], numbers: Numbers): number =>
  Math.floor(factors.reduce((sum, factor) => sum + factor, 0) / numbers['support.points']);

/** Returns the lowest modified die roll that reorganises a division at its first, second or later attempt [11c]. */
export function reorganisesFrom(attempt: number, numbers: Numbers): number {
  if (attempt === 1) return numbers['reorganisation.first'];
  return attempt === 2 ? numbers['reorganisation.second'] : numbers['reorganisation.later'];
}
