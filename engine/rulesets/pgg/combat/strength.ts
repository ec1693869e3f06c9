import type { Cell } from '../../../board/board.js';
import type { LedgerStep, Reckoned } from '../../../model/ledger.js';
import { hexside, MAJOR_CITY, MINOR_CITY, RIVER, terrainOf, terrainWord } from '../state/ground.js';
import { hasIntegrity } from './integrity.js';
import { step } from '../rulebook/cite.js';
import type { PggRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { cities, multiplierOf, river } from '../vocabulary/terrain.js';

/** What a strength depends on besides the counters and where they stand. */
export interface Circumstances {
  /** Judged at the moment of combat [11.0], or of the overrun [6.59, 11.36]. */
  readonly supplied: (piece: number) => boolean;
  /** Attackers of an overrun fight at half strength [6.55]. */
  readonly overrun: boolean;
}

/** A strength reduced, fractions dropped; never below the minimum of 1 unless it was 0 before [11.31, 11.32, AMB-53]. */
function reduced(state: State, strength: number, divisor: number): number {
  return strength <= 0 ? 0 : Math.max(state.numbers['strength.minimum'], Math.floor(strength / divisor));
}

/**
 * Strength of one unit in attack or defense, before terrain: printed, doubled by integrity, halved out of supply
 * [7.3, 11.31, 11.32]; a leader defends with his rating [10.1.c]. 0 when the author gave no strength: the checks and
 * refusals have said so.
 */
export function unitStrength(
  state: State,
  piece: number,
  use: 'attack' | 'defense',
  circumstances: Circumstances,
  doubled = hasIntegrity(state, piece),
): Reckoned {
  const { isLeader } = state.piece(piece);
  const printed = state.strength(piece)?.[use] ?? 0;
  const ledger: LedgerStep[] = [
    isLeader && use === 'defense'
      ? step(`${state.name(piece)}: rating ${printed}`, '10.1.c')
      : step(`${state.name(piece)}: ${printed} printed`),
  ];
  let strength = printed;
  if (doubled) {
    const multiplier = state.numbers['integrity.multiplier'];
    strength *= multiplier;
    ledger.push(step(`×${multiplier} integrity = ${strength}`, '7.3'));
  }
  if (!circumstances.supplied(piece)) strength = outOfSupply(state, strength, ledger);
  return { value: strength, ledger };
}

function outOfSupply(state: State, strength: number, ledger: LedgerStep[], when = ''): number {
  return divided(state, strength, state.numbers['supply.divisor'], `out of supply${when}`, '11.31', ledger);
}

function inOverrun(state: State, strength: number, ledger: LedgerStep[]): number {
  return divided(state, strength, state.numbers['overrun.divisor'], 'overrun', '6.55', ledger);
}

function divided(
  state: State,
  strength: number,
  divisor: number,
  reason: string,
  rule: PggRule,
  ledger: LedgerStep[],
): number {
  const value = reduced(state, strength, divisor);
  const lifted = value > Math.floor(strength / divisor);
  ledger.push(
    lifted
      ? step(`÷${divisor} ${reason}, but never below ${value}`, '11.32')
      : step(`÷${divisor} ${reason} = ${value}`, rule),
  );
  return value;
}

/**
 * Total attack strength: the units, leaders having none of their own [10.0], the help of leaders in their hexes, and the
 * halving of an overrun last of all [10.36, 6.55].
 */
export function attackStrength(state: State, attackers: readonly number[], circumstances: Circumstances): Reckoned {
  const perUnit = circumstances.overrun && state.rulings['overrun.halving'] === 'perUnit';
  const ledger: LedgerStep[] = [];
  let total = 0;
  for (const cell of cellsOf(state, attackers)) {
    const here = attackers.filter((piece) => state.cell[piece] === cell);
    const strengths: number[] = [];
    let units = 0;
    for (const piece of here) {
      if (state.piece(piece).isLeader) continue;
      const unit = unitStrength(
        state,
        piece,
        'attack',
        circumstances,
        hasIntegrity(state, piece) && joinsWhole(state, piece, attackers),
      );
      ledger.push(...unit.ledger);
      strengths.push(unit.value);
      units += perUnit ? inOverrun(state, unit.value, ledger) : unit.value;
    }
    total += units + leaderBonus(state, here, strengths, circumstances, ledger, perUnit);
  }
  if (circumstances.overrun && !perUnit) total = inOverrun(state, total, ledger);
  return { value: total, ledger };
}

/** Integrity asks who stands in the hex, not who joins; the other reading wants the whole division in one attack [AMB-27]. */
function joinsWhole(state: State, piece: number, attackers: readonly number[]): boolean {
  if (state.rulings['integrity.partialAttack'] !== 'allMustJoinSameAttack') return true;
  return state.divisions[state.piece(piece).division]?.members.every((member) => attackers.includes(member)) ?? false;
}

/** Leaders add their ratings to the units they stand with, but no more than these have themselves [10.1.b, 10.36]. */
function leaderBonus(
  state: State,
  here: readonly number[],
  strengths: readonly number[],
  circumstances: Circumstances,
  ledger: LedgerStep[],
  halved: boolean,
): number {
  let help = 0;
  // What each unit can still be helped by, or all of them together; the best leader helps the strongest [AMB-12].
  const room = state.rulings['leader.bonusCap'] === 'perSingleUnit' ? [...strengths] : [sum(strengths)];
  const rated = (leader: number): number => state.piece(leader).rating ?? 0;
  const leaders = here.filter((piece) => state.piece(piece).isLeader).sort((a, b) => rated(b) - rated(a));
  for (const leader of leaders) {
    const { rating = 0, name } = state.piece(leader);
    const adjusted =
      state.rulings['leader.oosRating'] === 'halved' && !circumstances.supplied(leader)
        ? reduced(state, rating, state.numbers['supply.divisor'])
        : rating;
    const most = Math.max(0, ...room);
    const added = Math.min(adjusted, most);
    if (added > 0) room[room.indexOf(most)] -= added;
    ledger.push(
      step(
        added < adjusted
          ? `+${added} ${name}, whose ${adjusted} may not exceed the strength of his units`
          : `+${added} ${name}`,
        '10.36',
      ),
    );
    help += halved ? halvedHelp(state, added, ledger) : added;
  }
  return help;
}

/** By the reading that halves an overrun unit by unit a leader's help is halved, too; it is no strength and has no minimum [6.55, AMB-07]. */
function halvedHelp(state: State, added: number, ledger: LedgerStep[]): number {
  const divisor = state.numbers['overrun.divisor'];
  const value = Math.floor(added / divisor);
  ledger.push(step(`÷${divisor} overrun = ${value}`, '6.55'));
  return value;
}

/** Total defense of one attacked hex against attackers in those cells: its units without guests [9.75], times terrain [9.3]. */
export function defenseStrength(
  state: State,
  cell: Cell,
  from: readonly Cell[],
  circumstances: Circumstances,
): Reckoned {
  const ledger: LedgerStep[] = [];
  const units = state.unitsIn(cell).filter((piece) => state.guest[piece] === 0);
  const terrain = multiplierWithIntegrity(state, cell, from, units);
  const halveLast = !state.rulings['supply.halveBeforeTerrain'];
  let total = 0;
  for (const piece of state.unitsIn(cell)) {
    if (state.guest[piece] === 1) {
      ledger.push(step(`${state.name(piece)}: nothing, it retreated into the hex`, '9.75'));
      continue;
    }
    const doubled = hasIntegrity(state, piece) && state.rulings['integrity.withTerrain'] === 'multiply';
    const supplied = halveLast ? () => true : circumstances.supplied;
    const unit = unitStrength(state, piece, 'defense', { ...circumstances, supplied }, doubled);
    ledger.push(...unit.ledger);
    if (!halveLast) total += unit.value;
    else {
      const multiplied = unit.value * terrain.value;
      total += circumstances.supplied(piece) ? multiplied : outOfSupply(state, multiplied, ledger, ', after terrain');
    }
  }
  ledger.push(...terrain.ledger);
  return { value: halveLast ? total : total * terrain.value, ledger };
}

/** What multiplies a hex: its terrain, and by the other reading of AMB-10 the integrity of its division as one more multiple [7.3, 9.33]. */
function multiplierWithIntegrity(state: State, cell: Cell, from: readonly Cell[], units: readonly number[]): Reckoned {
  const terrain = terrainMultiplier(state, cell, from);
  const additive = state.rulings['integrity.withTerrain'] === 'additive';
  if (!additive || !units.some((piece) => hasIntegrity(state, piece))) return terrain;
  const value = terrain.value + state.numbers['integrity.multiplier'] - 1;
  return { value, ledger: [...terrain.ledger, step(`integrity counts like terrain: ×${value} in all`, '7.3')] };
}

/** What the terrain multiplies the defense of a hex by, against attackers in those cells [9.31-9.33]. */
export function terrainMultiplier(state: State, cell: Cell, from: readonly Cell[]): Reckoned {
  const { ground } = state;
  const ledger: LedgerStep[] = [];
  const multipliers: number[] = [];
  const count = (multiplier: number, text: string, rule: '9.31' | '9.32'): void => {
    if (multiplier === 1) return;
    multipliers.push(multiplier);
    ledger.push(step(`×${multiplier} ${text}`, rule));
  };
  count(terrainOf(ground, cell).defense, terrainWord(ground, cell), '9.31');
  const city = ground.city[cell];
  if (city === MAJOR_CITY) count(cities['major city'].defense, 'major city', '9.31');
  if (city === MINOR_CITY) count(cities['minor city'].defense, 'minor city', '9.31');
  if (from.length > 0 && from.every((attacker) => (hexside(ground, attacker, cell) & RIVER) !== 0))
    count(river.defense, 'attacked across a river only', '9.32');
  const value = combined(state, multipliers);
  if (multipliers.length > 1) ledger.push(step(`together ×${value}`, '9.33'));
  return { value, ledger };
}

/** Several multipliers on one defender: each adds what it exceeds 1 by; the other reading subtracts one once [9.33, AMB-11]. */
function combined(state: State, multipliers: readonly number[]): number {
  if (multipliers.length > 1 && state.rulings['defense.combination'] === 'onceForAll') return sum(multipliers) - 1;
  return multiplierOf(multipliers);
}

/** The cells the units stand in, each once, in the order of the units. */
export function cellsOf(state: State, units: readonly number[]): Cell[] {
  return [...new Set(units.map((piece) => state.cell[piece]))];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
