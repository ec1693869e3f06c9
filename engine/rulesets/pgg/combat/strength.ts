import type { Cell } from '../../../board/board.js';
import type { ExplainedValue } from '../../../mechanics/explained-value.js';
import type { Explained } from '../../../model/ledger.js';
import { say, term } from '../../../model/say.js';
import { hexside, MAJOR_CITY, MINOR_CITY, RIVER, terrainOf, terrainWord } from '../state/ground.js';
import { hasIntegrity } from './integrity.js';
import { explain } from '../rulebook/cite.js';
import type { PggRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { cities, multiplierOf, river } from '../vocabulary/terrain.js';

type Strength = ExplainedValue<PggRule>;

/** The conditions on which a strength depends, in addition to the counters and their cells. */
export interface Circumstances {
  /** Returns whether a piece is in supply at the moment of the combat [11.0] or of the overrun [6.59, 11.36]. */
  readonly supplied: (piece: number) => boolean;
  /** Whether the fight is an overrun, in which attackers have half their strength [6.55]. */
  readonly overrun: boolean;
}

/**
 * Computes the strength of one unit in attack or defense, before terrain: the printed strength, doubled by divisional
 * integrity, halved when out of supply [7.3, 11.31, 11.32]. A leader defends with his rating [10.1.c]. Returns 0 when
 * the author gave no strength; checks and refusals report that.
 */
export function unitStrength(
  state: State,
  piece: number,
  use: 'attack' | 'defense',
  circumstances: Circumstances,
  doubled = hasIntegrity(state, piece),
): Strength {
  const printed = state.strength(piece)?.[use] ?? 0;
  const strength = explain(printed);
  if (state.piece(piece).isLeader && use === 'defense')
    strength.notePrinted(() => state.name(piece), printed, '10.1.c', term('rating'));
  else strength.notePrinted(() => state.name(piece), printed);
  if (doubled) strength.times(state.numbers['integrity.multiplier'], term('integrity'), '7.3');
  return circumstances.supplied(piece) ? strength : outOfSupply(state, strength);
}

/**
 * Reduces the strength of a unit out of supply to half, dropping fractions, but not below the minimum [11.31, 11.32,
 * AMB-53].
 */
function outOfSupply(state: State, strength: Strength, why = say`out of supply`): Strength {
  return strength.dividedBy(state.numbers['supply.divisor'], why, '11.31', minimum(state));
}

function inOverrun(state: State, strength: Strength): Strength {
  return strength.dividedBy(state.numbers['overrun.divisor'], term('overrun'), '6.55', minimum(state));
}

function minimum({ numbers }: State): { readonly least: number; readonly rule: PggRule } {
  return { least: numbers['strength.minimum'], rule: '11.32' };
}

/**
 * Computes the total attack strength: adds the strengths of the units except leaders [10.0] and the bonus of leaders in
 * their hexes, then halves the sum in an overrun [10.36, 6.55].
 */
export function attackStrength(state: State, attackers: readonly number[], circumstances: Circumstances): Strength {
  const { overrun } = circumstances;
  const perUnit = overrun && state.rulings['overrun.halving'] === 'perUnit';
  const total = explain(0);
  for (const cell of cellsOf(state, attackers)) {
    const inCell = attackers.filter((piece) => state.cell[piece] === cell);
    const units = inCell
      .filter((piece) => !state.piece(piece).isLeader)
      .map((piece) => unitStrength(state, piece, 'attack', circumstances, attacksDoubled(state, piece, attackers)));
    const help = leadersHelp(state, inCell, units, circumstances);
    if (perUnit) for (const unit of units) inOverrun(state, unit);
    // The bonus of a leader is not a strength, so no minimum applies to it [6.55, AMB-07].
    if (perUnit) for (const one of help) one.dividedBy(state.numbers['overrun.divisor'], term('overrun'), '6.55');
    for (const part of [...units, ...help]) total.plusExplained(part);
  }
  return overrun && !perUnit ? inOverrun(state, total) : total;
}

/**
 * Returns whether integrity doubles the attack strength of a unit. By default, the units in the hex decide; if the
 * ruling `integrity.partialAttack` is `allMustJoinSameAttack`, the whole division must join the attack [AMB-27].
 */
function attacksDoubled(state: State, piece: number, attackers: readonly number[]): boolean {
  if (!hasIntegrity(state, piece)) return false;
  if (state.rulings['integrity.partialAttack'] !== 'allMustJoinSameAttack') return true;
  return state.divisions[state.piece(piece).division]?.members.every((member) => attackers.includes(member)) ?? false;
}

/**
 * Computes the bonus of leaders: each leader adds his rating to the units in his hex, but not more than the units' own
 * strength [10.1.b, 10.36].
 */
function leadersHelp(
  state: State,
  inCell: readonly number[],
  units: readonly Strength[],
  { supplied }: Circumstances,
): Strength[] {
  const strengths = units.map(({ value }) => value);
  // The remaining room for bonuses, for each unit or for all together; the best leader supports the strongest unit
  // [AMB-12].
  const room = state.rulings['leader.bonusCap'] === 'perSingleUnit' ? strengths : [sum(strengths)];
  const rated = (leader: number): number => state.piece(leader).rating ?? 0;
  const leaders = inCell.filter((piece) => state.piece(piece).isLeader).sort((a, b) => rated(b) - rated(a));
  return leaders.map((leader) => {
    const { name } = state.piece(leader);
    const rating = explain(rated(leader));
    if (state.rulings['leader.oosRating'] === 'halved' && !supplied(leader)) outOfSupply(state, rating);
    const most = Math.max(0, ...room);
    const added = Math.min(rating.value, most);
    if (added > 0) room[room.indexOf(most)] -= added;
    const limited = (): string => say`${name}, whose bonus of ${rating.value} may not exceed the strength of his units`;
    return explain(0).plus(added, added < rating.value ? limited : name, '10.36');
  });
}

/**
 * Computes the total defense strength of one attacked hex against attackers in some cells: the sum of its units,
 * multiplied by terrain [9.3]. Guests (units that retreated into the hex) do not count [9.75].
 */
export function defenseStrength(
  state: State,
  cell: Cell,
  from: readonly Cell[],
  circumstances: Circumstances,
): Explained {
  const multiples = multiplesOf(state, cell, from);
  const terrain = multiplier(state, multiples);
  const isMultiple = state.rulings['integrity.withTerrain'] === 'additive'; // Integrity is then combined with the terrain multipliers [AMB-10].
  const withIntegrity = isMultiple ? multiplier(state, [...multiples, integrityOf(state)]) : terrain;
  let mentionsIntegrity = false;
  const halveLast = !state.rulings['supply.halveBeforeTerrain'];
  const supplied = halveLast ? () => true : circumstances.supplied;
  const total = explain(0);
  for (const piece of state.unitsIn(cell)) {
    if (state.guest[piece] === 1) {
      total.note(() => say`${state.name(piece)}: nothing, because it retreated into the hex`, '9.75');
      continue;
    }
    const isWhole = hasIntegrity(state, piece);
    const { value } = isWhole ? withIntegrity : terrain;
    const doubled = isWhole && !isMultiple;
    mentionsIntegrity ||= isWhole && isMultiple;
    const unit = unitStrength(state, piece, 'defense', { ...circumstances, supplied }, doubled).times(value);
    const late = halveLast && !circumstances.supplied(piece);
    total.plusExplained(late ? outOfSupply(state, unit, say`out of supply, after terrain`) : unit);
  }
  total.include(terrain);
  return mentionsIntegrity
    ? total.note(() => say`integrity counts like terrain: ×${withIntegrity.value} in all for its division`, '7.3')
    : total;
}

/** An effect that multiplies a defense strength. */
interface Multiple {
  readonly by: number;
  readonly text: string;
  readonly rule: '7.3' | '9.31' | '9.32';
}

/**
 * Returns divisional integrity as a multiplier of defense strength. Used only if the ruling `integrity.withTerrain` is
 * `additive` [7.3, 9.33, AMB-10].
 */
const integrityOf = ({ numbers }: State): Multiple => ({
  by: numbers['integrity.multiplier'],
  text: 'integrity',
  rule: '7.3',
});

/** Returns the factor by which terrain multiplies the defense of a hex against attackers in those cells [9.31-9.33]. */
export const terrainMultiplier = (state: State, cell: Cell, from: readonly Cell[]): Strength =>
  multiplier(state, multiplesOf(state, cell, from));

/** Lists the terrain effects that multiply the defense of a hex [9.31, 9.32]. */
function multiplesOf({ ground }: State, cell: Cell, from: readonly Cell[]): readonly Multiple[] {
  const multiples: Multiple[] = [];
  const count = (by: number, text: string, rule: Multiple['rule']): void => {
    if (by !== 1) multiples.push({ by, text, rule });
  };
  count(terrainOf(ground, cell).defense, terrainWord(ground, cell), '9.31');
  const city = ground.city[cell];
  if (city === MAJOR_CITY) count(cities['major city'].defense, 'major city', '9.31');
  if (city === MINOR_CITY) count(cities['minor city'].defense, 'minor city', '9.31');
  if (from.length > 0 && from.every((attacker) => (hexside(ground, attacker, cell) & RIVER) !== 0))
    count(river.defense, 'across a river', '9.32');
  return multiples;
}

/** Combines several effects into one multiplier whose explanation names each effect [9.33]. */
function multiplier(state: State, multiples: readonly Multiple[]): Strength {
  const value = combined(
    state,
    multiples.map(({ by }) => by),
  );
  const together = explain(value);
  for (const { by, text, rule } of multiples) together.noteMultiplier(by, term(text), rule);
  return multiples.length > 1 ? together.note(() => say`together ×${value}`, '9.33') : together;
}

/**
 * Combines several multipliers of one defender [9.33]. By default, each multiplier adds its excess over 1. If the
 * ruling `defense.combination` is `onceForAll`, the result is the sum of the multipliers minus 1 [AMB-11].
 */
function combined(state: State, multipliers: readonly number[]): number {
  if (multipliers.length > 1 && state.rulings['defense.combination'] === 'onceForAll') return sum(multipliers) - 1;
  return multiplierOf(multipliers);
}

/** Lists the cells of some units, each once, in the order of the units. */
export function cellsOf(state: State, units: readonly number[]): Cell[] {
  return [...new Set(units.map((piece) => state.cell[piece]))];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
