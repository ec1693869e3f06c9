export interface Movement {
  /** `one-hex`: a unit that has not moved may enter one hex even if it has too few points for it. */
  readonly minimum: 'none' | 'one-hex';
  /** Whether fractions of an allowance are dropped or kept. */
  readonly fractions: 'drop' | 'keep';
  readonly rule: string;
}

export interface Stacking {
  /** The largest number of units in a hex, or of points if {@link Stacking.points} is set. */
  readonly limit: number;
  /**
   * The points of a unit by its kind; other kinds count 1. `halvesReduced`: a reduced unit counts half. Undefined if
   * the limit counts units.
   */
  readonly points: { readonly byKind: Readonly<Record<string, number>>; readonly halvesReduced: boolean } | undefined;
  readonly judged: 'phase-end' | 'always';
  readonly excess: 'refused' | 'lost';
  readonly rule: string;
}

/** Purposes for which a friendly unit in a hex cancels enemy zones there. */
export type ZonePurpose = 'movement' | 'retreat' | 'supply';

export interface ZoneRule {
  /** The kinds of moving units for which the rule holds; empty: all kinds without a rule of their own. */
  readonly kinds: readonly string[];
  readonly enter: 'stop' | 'free';
  readonly leave: 'free' | 'locked';
  /**
   * Whether a unit may move from a hex in enemy zones directly into another one. Always `free` if `leave` is `locked`.
   */
  readonly chain: 'free' | 'barred' | 'same-unit';
  readonly retreat: 'barred' | 'no-end' | 'lose' | 'free';
  readonly supply: 'blocked' | 'free';
  readonly cancelledByFriends: readonly ZonePurpose[];
  /** Movement points to enter a hex in enemy zones, in addition to those of the hex. */
  readonly cost: number;
  /**
   * Set if the rate of a line, such as a road, never applies to a step from a hex in enemy zones into another one.
   * Default: it applies.
   */
  readonly barsRates?: true;
  /** Movement points to leave a hex in enemy zones. */
  readonly exitCost: number;
  /** Whether only units with an attack strength have zones. */
  readonly onlyAttackers: boolean;
  /** Terrain or places into and out of which zones do not extend. */
  readonly notInto: readonly string[];
  readonly rule: string;
}

export interface Rail {
  /** The kind of line along which units ride: `railway`. */
  readonly line: string;
  readonly side: string | undefined;
  /** Maximum length of a ride in hexes. Infinity: any length. */
  readonly length: number;
  readonly zones: 'barred' | 'stop';
  /** Maximum number of units that may ride in one turn; undefined: no limit. */
  readonly units: number | undefined;
  readonly rule: string;
}
