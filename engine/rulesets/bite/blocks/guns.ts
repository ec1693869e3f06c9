import type { Explained } from '../../../model/ledger.js';
import { levelOf } from '../nations/technology.js';
import { say } from '../../../model/say.js';
import { ON_GROUND, TO_BATTLE } from '../state/fields.js';
import type { State } from '../state/state.js';
import type { NationName } from '../vocabulary/nations.js';
import { NO_FIRE, type Power } from '../vocabulary/power.js';
import { isBad, terrain, type TerrainEffect } from '../vocabulary/terrain.js';
import { crossedBy, landedBy } from './circumstances.js';
import type { MoreDice } from './dice.js';
import type { Circumstances, Fire } from './firing.js';
import { hitsFrom, powerOf, powerRule } from './power.js';
import type { Gun } from './volley.js';

/** Returns the lowest die face that hits, before Bonus and Malus [3.14, 6.5]. */
export function firePower(state: State, piece: number, fire: Fire, attacks: boolean): Explained {
  const by = (power: Power): Explained =>
    hitsFrom(
      powerOf(state, piece, power),
      () => say`technology ${levelOf(state, piece)}`,
      powerRule(state, piece, power),
    );
  switch (fire) {
    case 'air':
      return airPower(state, piece) ?? by('air');
    case 'raid':
      return by('ground');
    case 'flak':
      return flakPower(state, piece) ?? by('defense');
    case 'artillery':
      return supremeGuns(state, piece) ?? by(attacks ? 'attack' : 'defense');
    case 'land':
      return by(attacks ? 'attack' : 'defense');
  }
}

/**
 * Returns the air combat value of bombers of technology 1. They have such a value only if the ruling
 * `bombers.airCombat` is `always` [A14].
 */
function airPower(state: State, piece: number): Explained | undefined {
  const isArmed = state.rulings['bombers.airCombat'] === 'always' && state.piece(piece).isBomber;
  return isArmed && levelOf(state, piece) === 1
    ? hitsFrom(6, 'all aircraft except German fighters', '7.7.1.power')
    : undefined;
}

/**
 * Returns the anti-aircraft value of a unit, if it differs from the defence value of its class [13.8.1, 13.8.2, A16].
 */
function flakPower(state: State, piece: number): Explained | undefined {
  const { antiAircraft, unitClass, of } = state.piece(piece);
  if (antiAircraft > 0) return hitsFrom(antiAircraft, 'value of this unit', '6.5');
  const { supreme } = of;
  if (unitClass === 'supreme headquarters' && supreme.antiAircraft !== undefined)
    return hitsFrom(supreme.antiAircraft, 'Supreme HQ', '13.8');
  return unitClass === 'artillery' && state.rulings['flak.power'] === 'listed'
    ? hitsFrom(6, 'artillery is not in the list', '7.7.2.power')
    : undefined;
}

/** Returns the artillery value of a Supreme HQ; undefined for most Supreme HQs, which have none [5.5, 6.4.support]. */
function supremeGuns(state: State, piece: number): Explained | undefined {
  const { unitClass, of } = state.piece(piece);
  if (unitClass !== 'supreme headquarters') return undefined;
  const { artillery = NO_FIRE } = of.supreme;
  return hitsFrom(artillery, 'Supreme HQ', '6.4.support');
}

/** Access to the current state of blocks, either on the map or in a battle analysis. */
export interface Blocks {
  strength(piece: number): number;
  isThere(piece: number): boolean;
}

/**
 * Returns the firing data of the units that fire in a step of a round. Strength determines the number of dice; class
 * and technology determine the faces that hit [7.7.steps, 6.0].
 */
export const gunsOf = (
  state: State,
  units: readonly number[],
  fire: Fire,
  where: Circumstances,
  blocks: Blocks = onMap(state),
): Gun[] => units.map((piece) => gunOf(state, piece, fire, where, blocks));

const onMap = (state: State): Blocks => ({
  strength: (piece) => state.strength(piece),
  isThere: () => true,
});

function gunOf(state: State, piece: number, fire: Fire, where: Circumstances, blocks: Blocks): Gun {
  const { side, type, elite, nation, unitClass } = state.piece(piece);
  const attacks = side === state.side;
  const crossed = attacks ? crossedBy(state, piece) : undefined;
  const landed = attacks ? landedBy(state, piece) : undefined;
  const times = multiplied(state, piece, where);
  const extra = extraDice(state, piece, fire, attacks, where, blocks);
  return {
    fire,
    attacks,
    kind: { class: unitClass, elite, ski: type.ski, siege: type.siege && state.plays('siege-gun') ? true : undefined },
    nation,
    crossed,
    landed,
    strength: blocks.strength(piece),
    power: firePower(state, piece, fire, attacks),
    times,
    extra,
  };
}

/**
 * Returns the factor by which the dice of a unit are multiplied: by the Luftwaffe’s supremacy, otherwise by the setting
 * `dice` of the scenario. Returns undefined if the dice are not multiplied [SBE5.luftwaffe].
 */
function multiplied(state: State, piece: number, { surprise, round }: Circumstances): MoreDice | undefined {
  const { isAir, nation } = state.piece(piece);
  if (surprise === true && round === 1 && isAir && state.isSet('supremacy') && SUPREMACY_NATIONS.includes(nation))
    return { by: 2, why: 'supremacy in the air', rule: 'SBE5.luftwaffe' };
  const by = Number(state.setting('dice', { of: state.name(piece) }) ?? 1);
  return by === 1 ? undefined : { by, why: 'as the scenario says', rule: 'SBE5.luftwaffe' };
}

const SUPREMACY_NATIONS: readonly NationName[] = ['Germany', 'Romania'];

/**
 * Returns the extra dice of rocket launchers, of cavalry (for one charge in the whole game), and of dive bombers
 * against targets without cover [25.0, 20.0.barbo, 22.0].
 */
function extraDice(
  state: State,
  piece: number,
  fire: Fire,
  attacks: boolean,
  where: Circumstances,
  blocks: Blocks,
): MoreDice | undefined {
  const { nation, isArtillery, type, charge } = state.piece(piece);
  if (where.charge === true && charge > 0 && state.extraChargeUsed[piece] === 0)
    return { by: charge, why: 'the one charge of this unit with extra dice', rule: '20.0.barbo' };
  if (fire === 'artillery' && isArtillery && nation === 'Soviet Union' && state.plays('rockets'))
    return levelOf(state, piece) >= 2 && blocks.strength(piece) > 0
      ? { by: state.numbers['rocket.dice'], why: 'rocket launchers', rule: '25.0' }
      : undefined;
  if (
    fire !== 'raid' ||
    !strikesUnits(state, piece) ||
    !type.stuka ||
    !attacks ||
    !state.plays('stuka') ||
    blocks.strength(piece) < fullStrength(state, piece)
  )
    return undefined;
  return isCovered(state, where) ||
    isBad(where.weather) ||
    where.unscouted === true ||
    hasEnemyFighter(state, piece, blocks)
    ? undefined
    : { by: state.numbers['stuka.dice'], why: 'dive bombers', rule: '22.0' };
}

/**
 * Returns whether land units are protected from dive bombers. Rough terrain, a major city or walls protect them; a
 * minor city does not [22.0, A42].
 */
function isCovered({ rulings }: State, { terrain: word, city, works }: Circumstances): boolean {
  const isRough = (terrain[word] as TerrainEffect).rough === true && rulings['stuka.cover'] === 'groundAndStrongholds';
  return isRough || city === 'major' || works !== undefined;
}

/** Returns whether an air unit attacks units rather than installations [22.0, 32.0.who]. */
const strikesUnits = ({ mission }: State, piece: number): boolean =>
  mission[piece] === ON_GROUND || mission[piece] === TO_BATTLE;

const fullStrength = (state: State, piece: number): number => state.piece(piece).steps[0].strength;

const hasEnemyFighter = (state: State, piece: number, blocks: Blocks): boolean =>
  state
    .unitsIn(state.cell[piece])
    .some(
      (one) => state.piece(one).isFighter && state.piece(one).side !== state.piece(piece).side && blocks.isThere(one),
    );
