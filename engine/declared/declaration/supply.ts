/** The lines of supply of units: their sources and their length. */
export interface SupplyLine {
  /** The sources of each side: names of places or areas, kinds of places, or kinds of units that are supplied. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  /** Maximum length of a line of supply in hexes. The hex of the source counts. Infinity: any length. */
  readonly length: number;
  /** Whether the length of a line is measured in movement points instead of hexes. */
  readonly inPoints: boolean;
  /** Terrain that a line may enter but not leave. */
  readonly endsIn: readonly string[];
  readonly rule: string;
}

/** The lines of supply of one kind of unit, which differ from those of other kinds. */
export interface OwnSupplyLine extends SupplyLine {
  readonly kind: string;
}

export interface Supply extends SupplyLine {
  readonly judged: 'turn' | 'phase' | 'moment';
  /** Whether units that arrive count as supplied until their supply is judged again. */
  readonly arrivals: 'supplied' | 'normal';
  /** A unit is lost after this number of its own turns without supply; undefined: never. */
  readonly lostAfterTurns: number | undefined;
  /**
   * The lines of supply of kinds of units, such as headquarters, whose lines have other sources or another length.
   * Default: none.
   */
  readonly ownLines?: readonly OwnSupplyLine[];
  /** Undefined in a game in which units are only supplied or not. */
  readonly stages?: SupplyStages | undefined;
}

/** The stages that a unit without supply goes through, one in each of its own turns. */
export interface SupplyStages {
  /** The states of the stages, the mildest first. */
  readonly states: readonly string[];
  /** `all`: a unit that is supplied again leaves all stages. `one`: it goes back by one stage in each own turn. */
  readonly recovery: 'all' | 'one';
  /** The number of steps that a unit loses when it is out of supply again in the last stage. */
  readonly attrition: number;
}
