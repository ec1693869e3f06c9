import type { Cell } from '../../board/board.js';
import type { Decision } from '../../play/moment.js';
import { opponent } from '../../mechanics/sides.js';
import type { State } from '../state/state.js';
import type { DeclaredBattle } from './declared-battle.js';

/** The units and hexes of one attack, from the order to the advance. */
export interface Fight {
  readonly attackers: readonly number[];
  readonly targets: readonly Cell[];
  /** All units in the attacked hexes when the attack begins, guests included. */
  readonly defenders: readonly number[];
  readonly attacker: number;
  readonly defender: number;
  readonly isOverrun?: true;
}

/** A fight that is carried out. */
export interface Battle extends Fight, DeclaredBattle {
  /** The attackers that are not next to an attacked hex. They suffer nothing. */
  readonly bombarding: readonly number[];
  /** The hexes of the attackers when the attack begins. */
  readonly origins: readonly Cell[];
}

/** Returns the fight between units and the units in some hexes. */
export function fightOf(state: State, attackers: readonly number[], targets: readonly Cell[]): Fight {
  const attacker = attackers.length === 0 ? state.side : state.piece(attackers[0]).side;
  const defenders = targets.length === 1 ? state.unitsIn(targets[0]) : targets.flatMap((cell) => state.unitsIn(cell));
  return { attackers, targets, defenders, attacker, defender: opponent(attacker) };
}

/** Returns the part of a fight that concerns one of the attacked hexes. */
export const fightFor = (fight: Fight, target: Cell): Fight =>
  fight.targets.length === 1 ? fight : { ...fight, targets: [target] };

/** Returns the step from a cell to an adjacent cell as an index of `Board.neighbours`; -1 for other cells. */
export function stepBetween({ ground: { board } }: Pick<State, 'ground'>, from: Cell, to: Cell): number {
  const direction = from < 0 ? -1 : board.direction(from, to);
  return direction < 0 ? -1 : from * board.directions + direction;
}

/** Returns whether a unit is next to an attacked hex. Other attackers bombard. */
export const isBeside = (state: State, unit: number, target: Cell): boolean =>
  state.cell[unit] >= 0 && state.ground.board.direction(state.cell[unit], target) >= 0;

/** Returns whether a unit attacks from a distance. */
export const bombards = (state: State, unit: number, { targets }: Fight): boolean =>
  !targets.some((target) => isBeside(state, unit, target));

/** Returns the attackers on the map that were next to an attacked hex when the attack began. */
export const besideUnits = (state: State, { attackers, bombarding }: Battle): number[] =>
  attackers.filter((unit) => state.isOnMap(unit) && !bombarding.includes(unit));

/** Returns the names of hexes as a text: `0402 and 0503`. */
export const placeOf = (state: State, cells: readonly Cell[]): string =>
  cells.map((cell) => state.label(cell)).join(' and ');

/**
 * Returns where the orders answer a question of a side: the attacker’s in the braces of his attack, the defender’s in
 * `defend HEX { … }`.
 */
export const answerPlaceOf = (battle: Battle, side: number): Pick<Decision, 'within' | 'about'> =>
  side === battle.attacker ? { within: battle.order, about: battle.targets } : { about: battle.targets };
