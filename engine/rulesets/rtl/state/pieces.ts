import type { Mustered } from '../../../mechanics/muster/piece-register.js';
import type { Side } from '../vocabulary/sides.js';
import type { MoveClass, Role, UnitType } from '../vocabulary/unit-kinds.js';

/** What stands on one side of a counter; 0 where nothing does. */
export interface CounterSide {
  /** Attack strength of a unit, support of artillery, CAS of an air unit. */
  readonly attack: number;
  readonly defense: number;
  readonly movement: number;
  readonly efficiency: number;
}

/** A counter as its side's order of battle has it. It never changes. */
export interface Piece extends Mustered {
  readonly side: Side;
  readonly role: Role;
  readonly type: UnitType;
  /** Full side first; a counter without numbers has one side of zeros. */
  readonly faces: readonly CounterSide[];
  readonly moves: MoveClass;
  /** The formation it belongs to, shown by its colour [2.22, 4.31]: `''` for an Army unit and for what belongs to nobody. */
  readonly formation: string;
  /** White box: it acts with whatever formation it is activated with [4.33]. */
  readonly isArmy: boolean;
  /** With a range [3.16]. */
  readonly isArtillery: boolean;
  readonly isHeadquarters: boolean;
  /** With a red attack strength [3.15]. */
  readonly isArmoured: boolean;
  /** With a red defence strength [3.17]. */
  readonly isRedDefense: boolean;
  /** Works as an anti-tank unit: of such a kind, or with a red strength [16.11]. */
  readonly isAntitank: boolean;
  /** Yellow band: exerts no ZOC by itself [2.52, 3.23]. */
  readonly isBanded: boolean;
  /** Marked A: its support is for attacks only [2.51, 12.0]. */
  readonly isOffensive: boolean;
  readonly stacking: number;
  /** Of artillery and leaders, in hexes; 0 for others. */
  readonly range: number;
  /** Command points [15.31]. */
  readonly command: number;
  /** A leader who works only in the hex of a headquarters [15.25a]. */
  readonly isBesideHeadquarters: boolean;
}

/** What one marker in a cup is for [4.35]. */
export interface Marker {
  /** As it lies in the cup and `draw` names it: `3.Mot`; its twin is `3.Mot #2`. */
  readonly name: string;
  readonly side: Side;
  /** The formations that act by it; none for the one that activates any [4.37]. */
  readonly formations: readonly string[];
  /** What it adds to a roll to combine [7.33]. */
  readonly combine: number;
  /** Printed number of markers of this name [4.36]; a scenario may set another. */
  readonly number: number;
  /** The counter that is the marker, where the author lists it as one: -1 for that of a formation. */
  readonly piece: number;
}
