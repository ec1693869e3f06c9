import type { TurnRange } from '../turn-range.js';
import type { Ruled } from './ground.js';

export type PhaseAction = 'move' | 'ride' | 'attack' | 'fire' | 'replace' | 'recover';

export interface Phase {
  readonly word: string;
  readonly side: string;
  readonly action: PhaseAction;
  /** The kinds that take part; empty: all. */
  readonly kinds: readonly string[];
  /** The turns that have the phase; undefined: all. */
  readonly turns: TurnRange | undefined;
  /** The condition that a unit must fulfil at the beginning of the phase in order to take part. */
  readonly start:
    | { readonly is: 'out-of-zone' | 'supplied' }
    | { readonly is: 'state'; readonly word: string }
    | undefined;
  /**
   * Set in a phase of recovery. `roll`: a unit recovers if one die shows at least this number; undefined: without a
   * roll. `outOfZone`: only units in no enemy zone of control recover.
   */
  readonly recovery: { readonly roll: number | undefined; readonly outOfZone: boolean } | undefined;
  /** Set for a phase that a formation plays when its marker is drawn, instead of its side in each turn. */
  readonly isOfActivation?: true;
  readonly rule: string;
}

/** The activation of formations by markers that are drawn at random, after the other phases of a turn. */
export interface Activation {
  /** The kind of formation that has markers: `division`. */
  readonly formation: string;
  /** `common`: the markers of both sides are in one cup. `own`: the sides draw in turn, each from a cup of its own. */
  readonly cup: 'common' | 'own';
  /** `left`: the last marker in a cup stays there, and its formation is not activated in this turn. */
  readonly last: 'played' | 'left';
  /**
   * Says whether a unit may act if no formation with a marker contains the unit. `any`: the unit may act with one
   * marker of its side. `none`: the unit may not act.
   */
  readonly others: 'none' | 'any';
  readonly rule: string;
}

export interface Weather extends Ruled {
  /** The turns with this weather; undefined for weather that only the weather table or a scenario gives. */
  readonly turns: TurnRange | undefined;
}

/** A table that gives the weather of each turn by the roll of a die. */
export interface WeatherTable {
  readonly sides: number;
  readonly byTurn: readonly { readonly turns: TurnRange; readonly byRoll: readonly string[] }[];
  readonly rule: string;
}
