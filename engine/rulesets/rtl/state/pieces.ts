import type { Mustered } from '../../../mechanics/muster/piece-register.js';
import type { Side } from '../vocabulary/sides.js';
import type { MoveClass, Role, UnitType } from '../vocabulary/unit-kinds.js';

/** The numbers on one side of a counter; a number that is not printed is 0. */
export interface CounterSide {
  /** Attack strength of a unit; for artillery the support strength, for an air unit the air support. */
  readonly attack: number;
  readonly defense: number;
  readonly movement: number;
  readonly efficiency: number;
}

/** A counter as listed in the order of battle of its side. The data of a counter never change. */
export interface Piece extends Mustered {
  readonly side: Side;
  readonly role: Role;
  readonly type: UnitType;
  /** The sides of the counter, the full-strength side first. A counter without numbers has one side of zeros. */
  readonly faces: readonly CounterSide[];
  readonly moves: MoveClass;
  /**
   * The formation of the piece, shown by its colour [2.22, 4.31]; `''` for an Army unit and for a piece without a
   * formation.
   */
  readonly formation: string;
  /** True for an Army unit, which may be activated with any formation [4.33]. */
  readonly isArmy: boolean;
  /** True for artillery: the counter of the unit shows a range [3.16]. */
  readonly isArtillery: boolean;
  readonly isHeadquarters: boolean;
  /** True for an armoured unit: its counter shows a red attack strength [3.15]. */
  readonly isArmoured: boolean;
  /** True if the unit has a red defence strength [3.17]. */
  readonly isRedDefense: boolean;
  /** True if the unit counts as an anti-tank unit because of its kind or of a red strength [16.11]. */
  readonly isAntitank: boolean;
  /**
   * True if the unit has a yellow band. Such a unit exerts no ZOC unless another unit in its hex has no band [2.52,
   * 3.23].
   */
  readonly isBanded: boolean;
  /** True if the unit is marked A. Such a unit supports attacks only [2.51, 12.0]. */
  readonly isOffensive: boolean;
  readonly stacking: number;
  /** Range of artillery or command range of a leader in hexes; 0 for other pieces. */
  readonly range: number;
  /** Number of command points [15.31]. */
  readonly command: number;
  /** True if the leader can spend points only while stacked with a headquarters [15.25a]. */
  readonly needsHeadquarters: boolean;
}

/** An activation marker [4.35]. */
export interface Marker {
  /** The name used in cups and by `draw`: `3.Mot`. A second marker of the formation is `3.Mot #2`. */
  readonly name: string;
  readonly side: Side;
  /** The formations that the marker activates; empty for the free marker, which activates any formation [4.37]. */
  readonly formations: readonly string[];
  /** Combination value: the modifier to a roll that combines two markers [7.33]. */
  readonly combine: number;
  /** Printed number of markers with this name [4.36]. A scenario may set another number. */
  readonly number: number;
  /** The index of the piece if the marker is listed as a counter; -1 if it is the marker of a formation. */
  readonly piece: number;
}
