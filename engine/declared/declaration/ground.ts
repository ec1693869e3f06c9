export interface Ruled {
  readonly word: string;
  /** The explanation that a hover shows. */
  readonly text: string;
  readonly rule: string;
}

/** The effects of terrain, a place or a hexside on the defender and on movement. */
export interface Ground extends Ruled {
  /** The defence is multiplied by this number. 1: no effect. */
  readonly times: number;
  /** Number of columns that an attack is shifted to the right; negative: to the left. */
  readonly shift: number;
}

/** Movement points for each class of movement, by its index; undefined where the class may not enter. */
export type CostsByClass = readonly (number | undefined)[];

export interface Terrain extends Ground {
  readonly costs: CostsByClass;
}

/** A feature of cells: a city, a fort. */
export interface Place extends Ground {
  /** The side whose defence the feature helps; undefined: both. */
  readonly side: string | undefined;
  /** Points in addition to those of the terrain. */
  readonly costs: CostsByClass;
  readonly drawn: string;
}

export interface Hexside extends Ground {
  /** Points in addition to those of the cell entered; undefined for a class that may not cross the hexside. */
  readonly costs: CostsByClass;
  /** Set if nothing may cross the hexside: no step, attack, advance, retreat or line of supply. */
  readonly isImpassable: boolean;
  /** Whether zones of control extend across the hexside. False only for an impassable hexside without `zones = yes`. */
  readonly letsZonesPass: boolean;
  readonly drawn: string;
}

/** A feature of chains of cells: a road, a railway. */
export interface Line extends Ruled {
  /**
   * Points for a step along the line, instead of those of the cell entered. Undefined if such a step costs the usual
   * points.
   */
  readonly rate: number | undefined;
  /** Whether a step along the line also saves the cost of the hexside. */
  readonly bridges: boolean;
  readonly drawn: string;
}
