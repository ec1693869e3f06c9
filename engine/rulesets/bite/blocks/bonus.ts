import type { Reckoned } from '../../../model/ledger.js';
import type { Reckoning } from '../../../mechanics/reckoning.js';
import { reckon } from '../rulebook/cite.js';
import type { BiteRule } from '../rulebook/index.js';
import type { Rulings } from '../rulings/rulings.js';
import { nationCalled } from '../vocabulary/nations.js';
import { AXIS, SOVIET } from '../vocabulary/sides.js';
import { terrain, type TerrainEffect } from '../vocabulary/terrain.js';
import { classes } from '../vocabulary/unit-kinds.js';
import type { Circumstances, Firing } from './firing.js';

type Count = Reckoning<BiteRule>;

/** By how many faces more a unit hits [7.7.6.bonus]. */
export function bonusOf(unit: Firing, where: Circumstances, rulings: Rulings): Reckoned {
  const bonus = reckon(0);
  if (where.surprise === true && nationCalled(unit.nation).side === SOVIET)
    return bonus.note('surprise: no Bonus for the Soviets', 'SBE5.surprise');
  if (unit.attacks) ofAttackers(bonus, unit, where, rulings);
  else ofDefenders(bonus, unit, where, rulings);
  inTheNorth(bonus, unit, where);
  if (where.surprise === true && where.round === 1) bySurprise(bonus, unit);
  return bonus;
}

/** Siege guns that shell walls, whose level 3 hits a face more by itself [26.0.third], elites, and mountain troops by the reading that gives them a Bonus of their own [A13]. */
function ofAttackers(bonus: Count, { fire, kind }: Firing, where: Circumstances, rulings: Rulings): void {
  if (kind.siege && fire === 'artillery' && where.works !== undefined)
    bonus.plus(1, 'Bonus: siege gun before walls', 'Box1.gustav');
  if (where.elites === true && fire !== 'flak' && storms(kind.elite))
    bonus.plus(1, 'Bonus: elite attacks', '10.0.attack');
  if (fire === 'land' && kind.class === 'mountain' && isHigh(where) && rulings['mountain.attack'] === 'malusAndBonus')
    bonus.plus(1, 'Bonus: mountain troops', '7.7.6');
}

/** Land units behind water and walls; support units are helped by neither, nor is fire at aircraft [Box1, A02]. */
function ofDefenders(bonus: Count, { fire, kind }: Firing, where: Circumstances, rulings: Rulings): void {
  if (where.elites === true && stands(kind.elite) && (fire === 'land' || fire === 'flak'))
    bonus.plus(1, 'Bonus: elite defends', '10.0.defence');
  if (fire !== 'land') return;
  if (where.weather === 'rain') bonus.plus(1, 'Bonus: rain', '9.3.rain');
  if (where.landing === true && where.round === 1) bonus.plus(1, 'Bonus: landing from the sea', '24.0.round');
  if (classes[kind.class].support) return;
  if (kind.class === 'mountain' && isHigh(where)) bonus.plus(1, 'Bonus: mountain troops', '6.1.2');
  if (where.allCross === true) bonus.plus(1, 'Bonus: all attackers across water', 'Box1.river');
  if (where.works === 'fortress') bonus.plus(2, 'Bonus: fortress', 'Box1.fortress');
  if (where.works === 'bunker') bonus.plus(1, 'Bonus: bunker', 'Box1.bunker');
  if (where.city === 'major' && !(where.works === 'fortress' && rulings['fortress.inCombat'] === 'fortressOnly'))
    bonus.plus(1, 'Bonus: major city', 'Box1.city');
}

/** Finnish infantry in the woods and swamps of its attack zone; skiers attacking there too [5.5]. */
function inTheNorth(bonus: Count, { fire, kind, nation, attacks }: Firing, where: Circumstances): void {
  const { foot, combat } = classes[kind.class];
  if (nation !== 'Finland' || fire !== 'land' || !foot || !combat) return;
  if (where.attackZone !== true || (where.terrain !== 'forest' && where.terrain !== 'swamp')) return;
  if (!attacks) bonus.plus(1, 'Bonus: Finnish marksmen', '5.5.marksmen');
  else if (kind.ski) bonus.plus(1, 'Bonus: Finnish skiers', '5.5.skis');
}

/** German artillery and aircraft of the Axis in the first round [SBE5.surprise.first]. */
function bySurprise(bonus: Count, { fire, nation }: Firing): void {
  const guns = fire === 'artillery' && nation === 'Germany';
  const aircraft = (fire === 'air' || fire === 'raid') && nationCalled(nation).side === AXIS;
  if (guns || aircraft) bonus.plus(1, 'Bonus: surprise', 'SBE5.surprise.first');
}

const storms = (elite: Firing['kind']['elite']): boolean =>
  elite === 'guards' || elite === 'gd' || elite === 'hg' || elite === 'ss';
const stands = (elite: Firing['kind']['elite']): boolean => elite === 'marine' || elite === 'airborne';

const isHigh = (where: Circumstances): boolean => (terrain[where.terrain] as TerrainEffect).high === true;
