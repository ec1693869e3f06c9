import type { Words } from '../mechanics/explained-value.js';
import type { TurnRange } from './turn-range.js';

/** A change of a value under conditions that must all hold: `modify shift -1 "river" (across "river")`. */
export interface Modifier {
  readonly what: ModifiedValue;
  readonly change: Change;
  readonly reason: string;
  readonly conditions: readonly Condition[];
  readonly rule: string;
}

/** A modifier in play. A function returns its reason in the reader's language. */
export interface PlayedModifier extends Omit<Modifier, 'reason'> {
  readonly reason: Words;
}

export type ModifiedValue =
  | 'attack'
  | 'defence'
  | 'shift'
  | 'die'
  | 'movement'
  | 'cost'
  | 'stack'
  | 'zone'
  | 'retreat'
  | 'advance'
  | 'supply';

/**
 * The change of a value. Whatever the order of the statements, changes apply in the order `exactly`, `times`, `over`,
 * `plus`, `least`, `most`. `over` divides; `off` removes zones.
 */
export type Change =
  | { readonly how: 'exactly' | 'times' | 'over' | 'plus' | 'least' | 'most'; readonly amount: number }
  | { readonly how: 'off' };

/** A condition of a modifier: of each unit alone, of the whole fight, or of the turn or game. */
export type Condition = UnitCondition | FightCondition | GeneralCondition;

/** A condition that is decided for each unit alone. */
export type UnitCondition =
  | { readonly of: 'unit'; readonly is: 'kind'; readonly kinds: readonly string[] }
  | { readonly of: 'unit'; readonly is: 'from'; readonly ground: readonly string[] }
  | { readonly of: 'unit'; readonly is: 'across'; readonly hexsides: readonly string[] }
  | { readonly of: 'unit'; readonly is: 'distance'; readonly least: number; readonly most: number }
  | { readonly of: 'unit'; readonly is: 'supplied' | 'unsupplied' | 'alone' }
  | { readonly of: 'unit'; readonly is: 'attacking' | 'defending' | 'overrunning' | 'bombarding' | 'firing' }
  | { readonly of: 'unit'; readonly is: 'state'; readonly state: string }
  | { readonly of: 'unit'; readonly is: 'with'; readonly kinds: readonly string[] }
  | { readonly of: 'unit'; readonly is: 'whole'; readonly formations: readonly string[] };

/** A condition of the whole fight. */
export type FightCondition =
  | {
      readonly of: 'fight';
      readonly is: 'by';
      readonly kinds: readonly string[];
      readonly least: number;
      readonly every: boolean;
    }
  | { readonly of: 'fight'; readonly is: 'against' | 'clear-of'; readonly kinds: readonly string[] }
  | { readonly of: 'fight'; readonly is: 'into'; readonly ground: readonly string[] }
  | { readonly of: 'fight'; readonly is: 'across'; readonly hexsides: readonly string[] }
  | {
      readonly of: 'fight';
      readonly is: 'formations' | 'hexes' | 'units';
      readonly least: number;
      readonly most: number;
    }
  | { readonly of: 'fight'; readonly is: 'surrounded' };

/** A condition of the turn or of the whole game. */
export type GeneralCondition =
  | { readonly of: 'game'; readonly is: 'side'; readonly side: string }
  | { readonly of: 'game'; readonly is: 'turns'; readonly turns: TurnRange }
  | { readonly of: 'game'; readonly is: 'weather'; readonly weather: string }
  | { readonly of: 'game'; readonly is: 'phase'; readonly phase: string }
  | { readonly of: 'game'; readonly is: 'demoralized'; readonly side: string };
