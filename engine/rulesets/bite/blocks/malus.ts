import type { Explained } from '../../../model/ledger.js';
import type { ExplainedValue } from '../../../mechanics/explained-value.js';
import { say, term } from '../../../model/say.js';
import { explain } from '../rulebook/cite.js';
import type { BiteRule } from '../rulebook/index.js';
import type { Rulings } from '../rulings/rulings.js';
import { nationCalled } from '../vocabulary/nations.js';
import { AXIS } from '../vocabulary/sides.js';
import { terrain, type TerrainEffect } from '../vocabulary/terrain.js';
import { classes } from '../vocabulary/unit-kinds.js';
import { hampers, type Circumstances, type Firing } from './firing.js';

type Count = ExplainedValue<BiteRule>;

/** Returns the number of Malus that a unit has. The unit's dice are halved once for each Malus [7.7.6.malus]. */
export function malusOf(unit: Firing, where: Circumstances, rulings: Rulings): Explained {
  const malus = explain(0);
  if (where.surprise === true && nationCalled(unit.nation).side === AXIS) {
    malus.note('surprise: no Malus for the Axis', 'SBE5.surprise');
  } else {
    if (unit.attacks) addTerrainMalus(malus, unit, where, rulings);
    addWeatherMalus(malus, unit, where, rulings);
    addLandingMalus(malus, unit, where);
  }
  addUnscoutedMalus(malus, unit, where);
  return malus;
}

/**
 * Adds the Malus of attackers for terrain, water and walls. Plain terrain and minor cities give no Malus [Box1,
 * Box1.plain, A02, A13].
 */
function addTerrainMalus(malus: Count, unit: Firing, where: Circumstances, rulings: Rulings): void {
  if (unit.fire === 'air') return; //                                                      [7.7.6.air]
  addWallsMalus(malus, unit, where);
  const { class: unitClass } = unit.kind;
  if (!isOnGround(unit) || classes[unitClass].support) return; //                          [7.7.6.reach]
  const { rough, high }: TerrainEffect = terrain[where.terrain];
  if (rough && !(high && unitClass === 'mountain' && rulings['mountain.attack'] === 'noMalus'))
    malus.plus(1, () => say`Malus: ${term(where.terrain)}`, 'Box1.terrain');
  if (where.hardGround === true && where.terrain === 'swamp' && where.weather !== 'snow' && classes[unitClass].armoured)
    malus.plus(1, 'Malus: armour attacks into swamp', '14.0.swamp');
  if (hampers(unit.crossed, where.weather))
    if (unit.crossed === 'strait') malus.plus(2, 'Malus: attack across a strait', 'Box1.strait');
    else malus.plus(1, 'Malus: attack across a river', 'Box1.river');
  if (where.city === 'major' && !(where.works === 'fortress' && rulings['fortress.inCombat'] === 'fortressOnly'))
    malus.plus(1, 'Malus: major city', 'Box1.city');
}

/**
 * Adds the Malus for fortresses and bunkers, which hamper all attackers except the siege gun [Box1.fortress,
 * Box1.bunker, Box1.gustav].
 */
function addWallsMalus(malus: Count, { kind }: Firing, { works }: Circumstances): void {
  if (works === undefined) return;
  if (kind.siege) malus.note('a siege gun has no Malus against fortifications', 'Box1.gustav');
  else if (works === 'fortress') malus.plus(2, 'Malus: fortress', 'Box1.fortress');
  else malus.plus(1, 'Malus: bunker', 'Box1.bunker');
}

/**
 * Adds the Malus for weather. Artillery is exempt; snow does not hamper winterproof units; the first winter hampers
 * almost all other Axis units [9.3, 33.0, 39.0.combat, A33].
 */
function addWeatherMalus(malus: Count, unit: Firing, where: Circumstances, rulings: Rulings): void {
  const { weather } = where;
  const flies = unit.fire === 'air' || unit.fire === 'raid';
  const flak = unit.fire === 'flak' && (unit.attacks || rulings['snow.flak'] === 'both');
  const strikes = unit.attacks && unit.fire === 'land';
  if (weather === 'rain' && (strikes || flak)) malus.plus(1, 'Malus: rain', '9.3.rain');
  if (weather === 'snow' && (flies || strikes || flak) && !isWinterproof(unit))
    malus.plus(1, 'Malus: snow', '9.3.snow');
  if (weather === 'light rain' && unit.attacks && (flies || strikes)) malus.plus(1, 'Malus: light rain', '39.0.combat');
  if (where.firstWinter === true && nationCalled(unit.nation).side === AXIS && !isWinterproof(unit))
    malus.plus(1, 'Malus: first winter', '33.0');
}

/** Returns whether winter gives a unit no Malus. Soviets, Finns and mountain troops get none [9.3.spared, 33.0]. */
const isWinterproof = ({ nation, kind }: Firing): boolean =>
  nationCalled(nation).winter === true || kind.class === 'mountain';

/** Adds the Malus of troops landing from air or sea in the first round [23.0.landing, 24.0.round]. */
function addLandingMalus(malus: Count, { fire, landed }: Firing, { round }: Circumstances): void {
  if (fire !== 'land' || landed === undefined || round > 1) return;
  if (landed === 'air') malus.plus(1, 'Malus: landed from the air', '23.0.landing');
  else malus.plus(1, 'Malus: landed from the sea', '24.0.round');
}

/**
 * Adds the Malus of attacking aircraft and artillery in the first round without reconnaissance. Some units need no
 * reconnaissance and get no Malus [19.0, 19.0.spared].
 */
function addUnscoutedMalus(malus: Count, { fire, attacks, kind }: Firing, where: Circumstances): void {
  if (where.unscouted !== true || where.round > 1 || !attacks) return;
  if (fire !== 'raid' && fire !== 'artillery') return;
  if (kind.class === 'strategic bomber' || kind.siege) return;
  malus.plus(1, 'Malus: no reconnaissance', '19.0');
}

const isOnGround = ({ fire }: Firing): boolean => fire === 'land' || fire === 'flak';
