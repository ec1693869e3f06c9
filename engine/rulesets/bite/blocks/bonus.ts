import type { Explained } from '../../../model/ledger.js';
import type { ExplainedValue } from '../../../mechanics/explained-value.js';
import { explain } from '../rulebook/cite.js';
import type { BiteRule } from '../rulebook/index.js';
import type { Rulings } from '../rulings/rulings.js';
import { nationCalled } from '../vocabulary/nations.js';
import { AXIS, SOVIET } from '../vocabulary/sides.js';
import { terrain, type TerrainEffect } from '../vocabulary/terrain.js';
import { classes } from '../vocabulary/unit-kinds.js';
import type { Circumstances, Firing } from './firing.js';

type Count = ExplainedValue<BiteRule>;

/** Returns the number of additional die faces that hit [7.7.6.bonus]. */
export function bonusOf(unit: Firing, where: Circumstances, rulings: Rulings): Explained {
  const bonus = explain(0);
  if (where.surprise === true && nationCalled(unit.nation).side === SOVIET)
    return bonus.note('surprise: no Bonus for the Soviets', 'SBE5.surprise');
  if (unit.attacks) addAttackerBonus(bonus, unit, where, rulings);
  else addDefenderBonus(bonus, unit, where, rulings);
  addFinnishBonus(bonus, unit, where);
  if (where.surprise === true && where.round === 1) addSurpriseBonus(bonus, unit);
  return bonus;
}

/**
 * Adds the Bonus of attacking units: siege guns against walls, elite units and, if the ruling `mountain.attack` is
 * `malusAndBonus`, mountain troops [A13]. A siege gun of level 3 also has an additional face, which is part of its
 * value and not a Bonus [26.0.third].
 */
function addAttackerBonus(bonus: Count, { fire, kind }: Firing, where: Circumstances, rulings: Rulings): void {
  if (kind.siege && fire === 'artillery' && where.works !== undefined)
    bonus.plus(1, 'Bonus: siege gun against walls', 'Box1.gustav');
  if (where.elites === true && fire !== 'flak' && isAttackingElite(kind.elite))
    bonus.plus(1, 'Bonus: elite attacks', '10.0.attack');
  if (fire === 'land' && kind.class === 'mountain' && isHigh(where) && rulings['mountain.attack'] === 'malusAndBonus')
    bonus.plus(1, 'Bonus: mountain troops', '7.7.6');
}

/**
 * Adds the Bonus of defending land units, for example behind water and walls. Water and walls give no Bonus to support
 * units and none for fire at aircraft [Box1, A02].
 */
function addDefenderBonus(bonus: Count, { fire, kind }: Firing, where: Circumstances, rulings: Rulings): void {
  if (where.elites === true && isDefendingElite(kind.elite) && (fire === 'land' || fire === 'flak'))
    bonus.plus(1, 'Bonus: elite defends', '10.0.defence');
  if (fire !== 'land') return;
  if (where.weather === 'rain') bonus.plus(1, 'Bonus: rain', '9.3.rain');
  if (where.landing === true && where.round === 1) bonus.plus(1, 'Bonus: the enemy lands from the sea', '24.0.round');
  if (classes[kind.class].support) return;
  if (kind.class === 'mountain' && isHigh(where)) bonus.plus(1, 'Bonus: mountain troops', '6.1.2');
  if (where.allCross === true) bonus.plus(1, 'Bonus: all attackers cross water', 'Box1.river');
  if (where.works === 'fortress') bonus.plus(2, 'Bonus: fortress', 'Box1.fortress');
  if (where.works === 'bunker') bonus.plus(1, 'Bonus: bunker', 'Box1.bunker');
  if (where.city === 'major' && !(where.works === 'fortress' && rulings['fortress.inCombat'] === 'fortressOnly'))
    bonus.plus(1, 'Bonus: major city', 'Box1.city');
}

/**
 * Adds the Bonus of Finnish infantry in forests and swamps of its attack zone. Attacking Finns get this Bonus only if
 * they are skiers [5.5].
 */
function addFinnishBonus(bonus: Count, { fire, kind, nation, attacks }: Firing, where: Circumstances): void {
  const { foot, combat } = classes[kind.class];
  if (nation !== 'Finland' || fire !== 'land' || !foot || !combat) return;
  if (where.attackZone !== true || (where.terrain !== 'forest' && where.terrain !== 'swamp')) return;
  if (!attacks) bonus.plus(1, 'Bonus: Finnish marksmen', '5.5.marksmen');
  else if (kind.ski) bonus.plus(1, 'Bonus: Finnish skiers', '5.5.skis');
}

/** Adds the surprise Bonus of German artillery and Axis aircraft in the first round [SBE5.surprise.first]. */
function addSurpriseBonus(bonus: Count, { fire, nation }: Firing): void {
  const guns = fire === 'artillery' && nation === 'Germany';
  const aircraft = (fire === 'air' || fire === 'raid') && nationCalled(nation).side === AXIS;
  if (guns || aircraft) bonus.plus(1, 'Bonus: surprise', 'SBE5.surprise.first');
}

const isAttackingElite = (elite: Firing['kind']['elite']): boolean =>
  elite === 'guards' || elite === 'gd' || elite === 'hg' || elite === 'ss';
const isDefendingElite = (elite: Firing['kind']['elite']): boolean => elite === 'marine' || elite === 'airborne';

const isHigh = (where: Circumstances): boolean => (terrain[where.terrain] as TerrainEffect).high === true;
