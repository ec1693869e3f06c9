import type { Words } from '../../../mechanics/explained-value.js';
import type { Explained } from '../../../model/ledger.js';
import { levelOf } from '../nations/technology.js';
import { say, term } from '../../../model/say.js';
import { explain } from '../rulebook/cite.js';
import type { BiteRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { NO_FIRE, type Power } from '../vocabulary/power.js';
import type { UnitClass } from '../vocabulary/unit-kinds.js';

/**
 * Returns a unit's value from the table of classes and levels: the lowest face that hits, the movement points or the
 * range [3.14].
 */
export function powerOf(state: State, piece: number, power: Power): number {
  const levels = state.powers[power][state.piece(piece).unitClass];
  return levels?.[levelOf(state, piece) - 1] ?? (power === 'mp' || power === 'range' ? 0 : NO_FIRE);
}

type RulesByLevel = readonly [BiteRule, BiteRule, BiteRule];
const sameForAllLevels = (rule: BiteRule): RulesByLevel => [rule, rule, rule];
const FOOT: RulesByLevel = ['6.1.1', '6.1.1.second', '6.1.1.third'];
const TRAINED: RulesByLevel = ['6.1.5', '6.1.1.second', '6.1.1.third'];

/** The rules that give the values of a class at each level. */
const RULES: Readonly<Record<UnitClass, RulesByLevel>> = {
  infantry: FOOT,
  static: FOOT,
  mountain: FOOT,
  cavalry: sameForAllLevels('6.1.3'),
  artillery: sameForAllLevels('6.1.4.power'),
  paratroop: TRAINED,
  airlanding: TRAINED,
  marine: TRAINED,
  mechanized: sameForAllLevels('6.2.1'),
  armour: sameForAllLevels('6.2.2'),
  'armoured headquarters': sameForAllLevels('6.4.armoured'),
  'air headquarters': sameForAllLevels('6.4.support'),
  'naval headquarters': sameForAllLevels('6.4.support'),
  'supreme headquarters': sameForAllLevels('6.4.support'),
  fighter: sameForAllLevels('6.3.1'),
  bomber: sameForAllLevels('6.3.2'),
  'strategic bomber': sameForAllLevels('6.3.2.longRange'),
  interceptor: sameForAllLevels('35.1'),
  'allied bomber': sameForAllLevels('35.1'),
  submarine: sameForAllLevels('35.2'),
};

/**
 * Returns the rule to cite for a value of {@link powerOf}. Movement points of artillery have a rule of their own; all
 * other values are cited by class and level [6.1.4].
 */
export function powerRule(state: State, piece: number, power: Power): BiteRule {
  const { unitClass } = state.piece(piece);
  if (power === 'mp' && unitClass === 'artillery') return '6.1.4';
  return RULES[unitClass][levelOf(state, piece) - 1];
}

/** Builds the explained value of the lowest face that hits before any Bonus is applied: `6 and up: technology 2`. */
export const hitsFrom = (face: number, why: Words, rule: BiteRule): Explained =>
  explain(face, () => say`and up: ${term(typeof why === 'string' ? why : why())}`, rule);
