import type { Cell } from '../../board/board.js';
import { memoize } from '../../mechanics/memoize.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { Condition, FightCondition, GeneralCondition, UnitCondition } from '../modifier.js';
import type { TurnRange } from '../turn-range.js';
import { bombards, isBeside, stepBetween, type Fight, type Situation } from './situation.js';

/** The side, unit and fight for which conditions are decided. */
export interface Subject {
  /** The side whose value changes; for a column shift or a die-roll modifier, the attacker. */
  readonly side: number;
  readonly unit?: number;
  readonly fight?: Fight;
}

/** Returns whether all conditions hold. A condition about a unit or a fight does not hold if the subject has none. */
export function doHold(situation: Situation, conditions: readonly Condition[], subject: Subject): boolean {
  for (const condition of conditions) if (!holds(situation, condition, subject)) return false;
  return true;
}

function holds(situation: Situation, condition: Condition, { side, unit, fight }: Subject): boolean {
  switch (condition.of) {
    case 'game':
      return holdsInGame(situation, condition, side);
    case 'unit':
      return unit !== undefined && holdsForUnit(situation, condition, unit, fight);
    case 'fight':
      return fight !== undefined && holdsInFight(situation, condition, fight);
  }
}

function holdsInGame(situation: Situation, condition: GeneralCondition, side: number): boolean {
  switch (condition.is) {
    case 'side':
      return situation.sideName(side) === condition.side;
    case 'turns':
      return isInRange(situation.turn, condition.turns);
    case 'weather':
      return situation.facts.weather() === condition.weather;
    case 'phase':
      return situation.phase === condition.phase;
    case 'demoralized':
      return situation.demoralized[situation.declaration.sides.indexOf(condition.side)] === 1;
  }
}

function holdsForUnit(situation: Situation, condition: UnitCondition, unit: number, fight: Fight | undefined): boolean {
  const cell = situation.cell[unit];
  switch (condition.is) {
    case 'kind':
      return situation.isOfKind(unit, condition.kinds);
    case 'from':
      return cell >= 0 && situation.ground.has(cell, condition.ground);
    case 'across':
      return fight !== undefined && fight.targets.some((to) => isAcross(situation, cell, to, condition.hexsides));
    case 'distance':
      return fight !== undefined && isWithin(distanceTo(situation, cell, fight.targets), condition);
    case 'supplied':
      return situation.facts.isSupplied(unit);
    case 'unsupplied':
      return !situation.facts.isSupplied(unit);
    case 'alone':
      return cell >= 0 && situation.count[cell] === 1;
    case 'attacking':
      return fight !== undefined && fight.isFire !== true && situation.piece(unit).side === fight.attacker;
    case 'defending':
      return fight !== undefined && situation.piece(unit).side === fight.defender;
    case 'bombarding':
      return (
        fight !== undefined &&
        fight.isFire !== true &&
        situation.piece(unit).side === fight.attacker &&
        bombards(situation, unit, fight)
      );
    case 'firing':
      return fight?.isFire === true && situation.piece(unit).side === fight.attacker;
    case 'overrunning':
      return fight?.isOverrun === true && situation.piece(unit).side === fight.attacker;
    case 'state':
      return situation.isInState(unit, condition.state);
    case 'with':
      return cell >= 0 && hasCompanyOf(situation, unit, condition.kinds);
    case 'whole':
      return condition.formations.some((word) => isWhole(situation, unit, word));
  }
}

function holdsInFight(situation: Situation, condition: FightCondition, fight: Fight): boolean {
  const { attackers, defenders, targets } = fight;
  switch (condition.is) {
    case 'by': {
      const number = countOf(situation, attackers, condition.kinds);
      return condition.every ? number === attackers.length : number >= condition.least;
    }
    case 'against':
      return countOf(situation, defenders, condition.kinds) > 0;
    case 'clear-of':
      return countOf(situation, defenders, condition.kinds) === 0;
    case 'into':
      return targets.some((cell) => situation.ground.has(cell, condition.ground));
    case 'across':
      return targets.some((cell) => doAllCross(situation, attackers, cell, condition.hexsides));
    case 'units':
      return isWithin(attackers.length, condition);
    case 'hexes':
      return isWithin(new Set(attackers.map((unit) => situation.cell[unit])).size, condition);
    case 'formations':
      return isWithin(new Set(attackers.map((unit) => situation.piece(unit).formations.at(0) ?? unit)).size, condition);
    case 'surrounded':
      return situation.facts.isSurrounded(fight);
  }
}

/** Returns whether a turn is in a range; every turn is if the range is undefined. */
export const isInRange = (turn: number, range: TurnRange | undefined): boolean =>
  range === undefined || (turn >= range.first && turn <= range.last);

const isWithin = (amount: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  amount >= least && amount <= most;

function countOf(situation: Situation, units: readonly number[], kinds: readonly string[]): number {
  let number = 0;
  for (const unit of units) if (situation.isOfKind(unit, kinds)) number++;
  return number;
}

/** Returns whether every attacker next to a hex crosses one of the hexsides. Bombarding units do not count. */
export function doAllCross(
  situation: Situation,
  attackers: readonly number[],
  target: Cell,
  hexsides: readonly string[],
): boolean {
  let isOneBeside = false;
  for (const unit of attackers) {
    if (!isBeside(situation, unit, target)) continue;
    if (!isAcross(situation, situation.cell[unit], target, hexsides)) return false;
    isOneBeside = true;
  }
  return isOneBeside;
}

function isAcross(situation: Situation, from: Cell, to: Cell, hexsides: readonly string[]): boolean {
  const step = stepBetween(situation, from, to);
  return step >= 0 && situation.ground.hexsidesOn(step).some(({ word }) => hexsides.includes(word));
}

const distanceTo = (situation: Situation, from: Cell, targets: readonly Cell[]): number =>
  from < 0 ? Infinity : Math.min(...targets.map((cell) => situation.ground.board.distance(from, cell)));

function hasCompanyOf(situation: Situation, unit: number, kinds: readonly string[]): boolean {
  for (let other = situation.head[situation.cell[unit]]; other >= 0; other = situation.next[other])
    if (other !== unit && situation.isOfKind(other, kinds)) return true;
  return false;
}

/** The kind of each formation of a scenario, by its name. */
const formationKinds = memoize(
  ({ sides }: ScenarioModel) =>
    new Map(sides.flatMap(({ forces }) => forces.map(({ name, kind }) => [name, kind] as const))),
);

/**
 * Returns whether all units of a unit’s formation of the given kind are in its hex. A formation that has lost a unit
 * never counts as whole.
 */
function isWhole(situation: Situation, unit: number, word: string): boolean {
  const kinds = formationKinds(situation.scenario);
  const name = situation.piece(unit).formations.find((formation) => kinds.get(formation) === word);
  const members = name === undefined ? undefined : situation.muster.formations.get(name);
  return members !== undefined && members.every((member) => situation.cell[member] === situation.cell[unit]);
}
