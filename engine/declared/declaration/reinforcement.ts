export interface Replacement {
  /** Steps that each side may replace in one turn. The sides in {@link Replacement.points} receive points instead. */
  readonly steps: Readonly<Record<string, number>>;
  /** The sides that pay for steps with points. */
  readonly points: readonly ReplacementPoints[];
  /** Kinds of places where lost units return. */
  readonly at: readonly string[];
  /** Names of areas where lost units of both sides may also return. */
  readonly edges: readonly string[];
  readonly mustBeSupplied: boolean;
  readonly zones: 'barred' | 'free';
  readonly canSave: boolean;
  /** Names of places that always count as friendly and supplied. */
  readonly always: readonly string[];
  readonly rule: string;
}

/** Points with which a side pays for the steps that it replaces. */
export interface ReplacementPoints {
  readonly side: string;
  /** Points that the side receives in each turn. */
  readonly points: number;
  /** Cost of a step in whole points by the kind of the unit; 1 for other kinds. */
  readonly byKind: Readonly<Record<string, number>>;
  readonly canSave: boolean;
  readonly rule: string;
}

export interface Arrival {
  readonly when: 'start' | 'move';
  readonly paysCost: boolean;
  readonly inColumn: boolean;
  /** Whether units may arrive in enemy zones. */
  readonly intoZones: boolean;
  readonly blocked: 'wait' | 'nearest' | 'lost';
  readonly rule: string;
}
