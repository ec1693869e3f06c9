import type { Words } from '../../../mechanics/reckoning.js';
import type { Reckoned } from '../../../model/ledger.js';
import { levelOf } from '../nations/technology.js';
import { reckon } from '../rulebook/cite.js';
import type { BiteRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { NO_FIRE, type Power } from '../vocabulary/power.js';
import type { UnitClass } from '../vocabulary/unit-kinds.js';

/** What the class table says of a unit at its level: a hit range, movement points or a range [3.14]. */
export function powerOf(state: State, piece: number, power: Power): number {
  const levels = state.powers[power][state.piece(piece).unitClass];
  return levels?.[levelOf(state, piece) - 1] ?? (power === 'mp' || power === 'range' ? 0 : NO_FIRE);
}

type OfLevels = readonly [BiteRule, BiteRule, BiteRule];
const always = (rule: BiteRule): OfLevels => [rule, rule, rule];
const FOOT: OfLevels = ['6.1.1', '6.1.1.second', '6.1.1.third'];
const TRAINED: OfLevels = ['6.1.5', '6.1.1.second', '6.1.1.third'];

/** The rules that tell what a class can do at each level. */
const RULES: Readonly<Record<UnitClass, OfLevels>> = {
  infantry: FOOT,
  static: FOOT,
  mountain: FOOT,
  cavalry: always('6.1.3'),
  artillery: always('6.1.4.power'),
  paratroop: TRAINED,
  airlanding: TRAINED,
  marine: TRAINED,
  mechanized: always('6.2.1'),
  armour: always('6.2.2'),
  'armoured headquarters': always('6.4.armoured'),
  'air headquarters': always('6.4.support'),
  'naval headquarters': always('6.4.support'),
  'supreme headquarters': always('6.4.support'),
  fighter: always('6.3.1'),
  bomber: always('6.3.2'),
  'strategic bomber': always('6.3.2.longRange'),
  interceptor: always('35.1'),
  'allied bomber': always('35.1'),
  submarine: always('35.2'),
};

/** The rule by which a unit has what {@link powerOf} says; of artillery the pace stands by itself [6.1.4]. */
export function powerRule(state: State, piece: number, power: Power): BiteRule {
  const { unitClass } = state.piece(piece);
  if (power === 'mp' && unitClass === 'artillery') return '6.1.4';
  return RULES[unitClass][levelOf(state, piece) - 1];
}

/** `6 and up: technology 2`: the lowest face that hits, before any Bonus. */
export const hitsFrom = (face: number, why: Words, rule: BiteRule): Reckoned =>
  reckon(face, () => `and up: ${typeof why === 'string' ? why : why()}`, rule);
