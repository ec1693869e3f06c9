import type { Cell } from '../../board/board.js';
import type { Decision } from '../../play/moment.js';
import { opponent } from '../../mechanics/sides.js';
import type { State } from '../state/state.js';
import type { Fight } from '../modifiers/situation.js';
import type { DeclaredBattle } from './declared-battle.js';

/** An attack while it is resolved. */
export interface Battle extends Fight, DeclaredBattle {
  /** The attackers that are not next to an attacked hex. They suffer nothing. */
  readonly bombarding: readonly number[];
  /** The units of each attacked hex when the attack begins. */
  readonly stacks: readonly (readonly number[])[];
  /**
   * The lead units of both sides, in a game in which they lose the first steps. The sides name them before the roll.
   */
  readonly leads: number[];
  /** The hexes of the adjacent attackers when the attack begins. */
  readonly origins: readonly Cell[];
}

/** Returns the fight of attackers against all units in the attacked hexes. */
export function fightOf(state: State, attackers: readonly number[], targets: readonly Cell[]): Fight {
  const attacker = attackers.length === 0 ? state.side : state.piece(attackers[0]).side;
  const defenders = targets.length === 1 ? state.unitsIn(targets[0]) : targets.flatMap((cell) => state.unitsIn(cell));
  return { attackers, targets, defenders, attacker, defender: opponent(attacker) };
}

/** Returns the part of a fight that concerns one of the attacked hexes. */
export const fightFor = (fight: Fight, target: Cell): Fight =>
  fight.targets.length === 1 ? fight : { ...fight, targets: [target] };

/** Returns the attackers on the map that were next to an attacked hex when the attack began. */
export const besideUnits = (state: State, { attackers, bombarding }: Battle): number[] =>
  attackers.filter((unit) => state.isOnMap(unit) && !bombarding.includes(unit));

/** Returns the names of hexes as a text: `0402 and 0503`. */
export const placeOf = (state: State, cells: readonly Cell[]): string =>
  cells.map((cell) => state.label(cell)).join(' and ');

/**
 * Returns the place in the orders where a side answers a question about a battle: the attacker in the braces of the
 * attack, the defender in `defend HEX { … }`.
 */
export const answerPlaceOf = (battle: Battle, side: number): Pick<Decision, 'within' | 'about'> => ({
  within: side === battle.attacker ? battle.order : undefined,
  about: battle.targets,
});
