export interface Control {
  /** Whether a unit takes control of a place that it only passes through. */
  readonly takesInPassing: boolean;
  readonly by: readonly ('move' | 'advance' | 'retreat')[];
  /** Whether a zone of control takes control of places, too, where no enemy zone overlaps it. */
  readonly byZones: boolean;
  readonly rule: string;
}

export interface Exit {
  readonly side: string;
  /** Name of the area. */
  readonly area: string;
  readonly cost: number;
  readonly rule: string;
}

export interface Demoralization {
  readonly side: string;
  /** The losses at which the side becomes demoralized, in strength or in steps as `count` says. */
  readonly limit: number;
  readonly count: 'printed' | 'steps';
  readonly rule: string;
}
