import type { Cell } from '../../board/board.js';
import type { PieceRegister } from '../../mechanics/muster/piece-register.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { Declaration } from '../declaration.js';
import type { ModifierLists } from './modifier-lists.js';
import type { Ground } from '../state/ground.js';
import type { Piece } from '../state/muster.js';

/** The units and hexes of one attack, from the order to the advance. */
export interface Fight {
  readonly attackers: readonly number[];
  readonly targets: readonly Cell[];
  /** All units in the attacked hexes when the attack begins, including units that have just retreated into them. */
  readonly defenders: readonly number[];
  readonly attacker: number;
  readonly defender: number;
  readonly isOverrun?: true;
  /** Set for fire, which is no attack. */
  readonly isFire?: true;
}

/** Functions for conditions that other parts of the rules decide. */
export interface Facts {
  isSupplied(unit: number): boolean;
  /** Returns whether no hex is open to a retreat of the defenders. */
  isSurrounded(fight: Fight): boolean;
  weather(): string;
}

/** The part of a game's state that conditions of modifiers examine. */
export interface Situation {
  readonly declaration: Declaration;
  /** The modifiers of the declaration, grouped for play. */
  readonly modifiers: ModifierLists;
  readonly scenario: ScenarioModel;
  readonly ground: Ground;
  readonly muster: PieceRegister<Piece>;
  readonly turn: number;
  readonly phase: string;
  readonly cell: Int32Array;
  readonly head: Int32Array;
  readonly next: Int32Array;
  readonly count: Int32Array;
  readonly demoralized: readonly number[];
  readonly facts: Facts;
  sideName(side: number): string;
  piece(unit: number): Piece;
  isOfKind(unit: number, words: readonly string[]): boolean;
  isInState(unit: number, word: string): boolean;
}

type Places = Pick<Situation, 'ground' | 'cell'>;

/** Returns the step from a cell to an adjacent cell as an index of `Board.neighbours`; -1 for other cells. */
export function stepBetween({ ground: { board } }: Pick<Situation, 'ground'>, from: Cell, to: Cell): number {
  const direction = from < 0 ? -1 : board.direction(from, to);
  return direction < 0 ? -1 : from * board.directions + direction;
}

/** Returns whether a unit is next to an attacked hex. Other attackers bombard. */
export const isBeside = ({ cell, ground }: Places, unit: number, target: Cell): boolean =>
  cell[unit] >= 0 && ground.board.direction(cell[unit], target) >= 0;

/** Returns whether a unit attacks from a distance. */
export const bombards = (places: Places, unit: number, { targets }: Pick<Fight, 'targets'>): boolean =>
  !targets.some((target) => isBeside(places, unit, target));
