import type { Cell } from '../../board/board.js';
import { memoize } from '../../mechanics/memoize.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { bombards, isBeside, stepBetween, type Fight } from '../combat/fight.js';
import type { TurnRange } from '../declaration.js';
import type { Condition, FightCondition, GeneralCondition, UnitCondition } from '../modifier.js';
import { isSurrounded } from '../retreat/surrounded.js';
import type { State } from '../state/state.js';
import { isSupplied } from '../supply/supply.js';
import { weatherOf } from '../weather/weather.js';

/** The unit, the side and the fight about which conditions are asked. */
export interface Subject {
  /** The side whose value changes; of a shift or a die: the attacker. */
  readonly side: number;
  readonly unit?: number;
  readonly fight?: Fight;
}

/** Returns whether all conditions hold. A condition about a unit or a fight does not hold without one. */
export function doHold(state: State, conditions: readonly Condition[], subject: Subject): boolean {
  for (const condition of conditions) if (!holds(state, condition, subject)) return false;
  return true;
}

function holds(state: State, condition: Condition, { side, unit, fight }: Subject): boolean {
  switch (condition.of) {
    case 'game':
      return holdsInGame(state, condition, side);
    case 'unit':
      return unit !== undefined && holdsForUnit(state, condition, unit, fight);
    case 'fight':
      return fight !== undefined && holdsInFight(state, condition, fight);
  }
}

function holdsInGame(state: State, condition: GeneralCondition, side: number): boolean {
  switch (condition.is) {
    case 'side':
      return state.sideName(side) === condition.side;
    case 'turns':
      return isInRange(state.turn, condition.turns);
    case 'weather':
      return weatherOf(state) === condition.weather;
    case 'phase':
      return state.phase === condition.phase;
    case 'demoralized':
      return state.demoralized[state.declaration.sides.indexOf(condition.side)] === 1;
  }
}

function holdsForUnit(state: State, condition: UnitCondition, unit: number, fight: Fight | undefined): boolean {
  const cell = state.cell[unit];
  switch (condition.is) {
    case 'kind':
      return state.isOfKind(unit, condition.kinds);
    case 'from':
      return cell >= 0 && state.ground.has(cell, condition.ground);
    case 'across':
      return fight !== undefined && fight.targets.some((to) => isAcross(state, cell, to, condition.hexsides));
    case 'distance':
      return fight !== undefined && isWithin(distanceTo(state, cell, fight.targets), condition);
    case 'supplied':
      return isSupplied(state, unit);
    case 'unsupplied':
      return !isSupplied(state, unit);
    case 'alone':
      return cell >= 0 && state.count[cell] === 1;
    case 'attacking':
      return fight !== undefined && state.piece(unit).side === fight.attacker;
    case 'defending':
      return fight !== undefined && state.piece(unit).side === fight.defender;
    case 'bombarding':
      return fight !== undefined && state.piece(unit).side === fight.attacker && bombards(state, unit, fight);
    case 'overrunning':
      return fight?.isOverrun === true && state.piece(unit).side === fight.attacker;
    case 'state':
      return state.isInState(unit, condition.state);
    case 'with':
      return cell >= 0 && hasCompanyOf(state, unit, condition.kinds);
    case 'whole':
      return condition.formations.some((word) => isWhole(state, unit, word));
  }
}

function holdsInFight(state: State, condition: FightCondition, fight: Fight): boolean {
  const { attackers, defenders, targets } = fight;
  switch (condition.is) {
    case 'by': {
      const number = countOf(state, attackers, condition.kinds);
      return condition.every ? number === attackers.length : number >= condition.least;
    }
    case 'against':
      return countOf(state, defenders, condition.kinds) > 0;
    case 'clear-of':
      return countOf(state, defenders, condition.kinds) === 0;
    case 'into':
      return targets.some((cell) => state.ground.has(cell, condition.ground));
    case 'across':
      return targets.some((cell) => doAllCross(state, attackers, cell, condition.hexsides));
    case 'units':
      return isWithin(attackers.length, condition);
    case 'hexes':
      return isWithin(new Set(attackers.map((unit) => state.cell[unit])).size, condition);
    case 'formations':
      return isWithin(new Set(attackers.map((unit) => state.piece(unit).formations.at(0) ?? unit)).size, condition);
    case 'surrounded':
      return isSurrounded(state, fight);
  }
}

/** Returns whether a turn is in a range; every turn is if the range is undefined. */
export const isInRange = (turn: number, range: TurnRange | undefined): boolean =>
  range === undefined || (turn >= range.first && turn <= range.last);

const isWithin = (amount: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  amount >= least && amount <= most;

function countOf(state: State, units: readonly number[], kinds: readonly string[]): number {
  let number = 0;
  for (const unit of units) if (state.isOfKind(unit, kinds)) number++;
  return number;
}

/** Returns whether every attacker next to a hex crosses one of the hexsides. Bombarding units do not count. */
export function doAllCross(
  state: State,
  attackers: readonly number[],
  target: Cell,
  hexsides: readonly string[],
): boolean {
  let isOneBeside = false;
  for (const unit of attackers) {
    if (!isBeside(state, unit, target)) continue;
    if (!isAcross(state, state.cell[unit], target, hexsides)) return false;
    isOneBeside = true;
  }
  return isOneBeside;
}

function isAcross(state: State, from: Cell, to: Cell, hexsides: readonly string[]): boolean {
  const step = stepBetween(state, from, to);
  return step >= 0 && state.ground.hexsidesOn(step).some(({ word }) => hexsides.includes(word));
}

const distanceTo = (state: State, from: Cell, targets: readonly Cell[]): number =>
  from < 0 ? Infinity : Math.min(...targets.map((cell) => state.ground.board.distance(from, cell)));

function hasCompanyOf(state: State, unit: number, kinds: readonly string[]): boolean {
  for (let other = state.head[state.cell[unit]]; other >= 0; other = state.next[other])
    if (other !== unit && state.isOfKind(other, kinds)) return true;
  return false;
}

/** The kinds of the formations of a scenario by their names. */
const formationKinds = memoize(
  ({ sides }: ScenarioModel) =>
    new Map(sides.flatMap(({ forces }) => forces.map(({ name, kind }) => [name, kind] as const))),
);

/** Returns whether all units of a unit's formation of a kind are in its hex. After one of them is lost, none is whole. */
function isWhole(state: State, unit: number, word: string): boolean {
  const kinds = formationKinds(state.scenario);
  const name = state.piece(unit).formations.find((formation) => kinds.get(formation) === word);
  const members = name === undefined ? undefined : state.muster.formations.get(name);
  return members !== undefined && members.every((member) => state.cell[member] === state.cell[unit]);
}
