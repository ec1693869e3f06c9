import type { State } from '../state/state.js';

/** The state of one side's blocks in a battle analysis. States are interned: equal states share one object. */
export interface SideState {
  readonly side: number;
  /** Index of this state among all states of the side. */
  readonly index: number;
  /**
   * The state of all blocks as a string with one character for each block. The character stands for the step and the
   * shield mark of the block, or for its elimination.
   */
  readonly codes: string;
  readonly remaining: RemainingUnits;
  readonly stepsLeft: number;
  /** Strength level; every hit lowers it. */
  readonly level: number;
  /** Cached states after a hit that is not aimed. The index is the `Slot.targets` of the salvo. */
  readonly afterHit: SideState[];
  /** Cached states after an aimed hit. The index is the `Slot.targets` of the salvo. */
  readonly afterAimedHit: SideState[];
  /** Cached states after the side has paid for its own fire. The index is the `Slot.slot` of the salvo. */
  readonly afterOwnFire: SideState[];
  /**
   * Cached answers to whether the side has units that a salvo can hit. The index is the `Slot.targets` of the
   * salvo.
   */
  readonly isTarget: boolean[];
  /**
   * Cached chances of the hits that the side scores. The first index is the `Slot.slot` of the salvo, the second
   * the {@link RemainingUnits.aspect} of the enemy.
   */
  readonly hitsByAspect: (HitChances[] | undefined)[];
  /**
   * Cached states that a salvo may lead to. The index is the `Slot.targets` of the salvo; the key of the map is
   * the salvo's chances of hits.
   */
  readonly outcomes: (Map<HitChances, readonly SideOutcome[]> | undefined)[];
}

/** A possible state of a side after hits, with its chance. */
export interface SideOutcome {
  readonly sideState: SideState;
  readonly chance: number;
}

/** The remaining blocks of a side. Lists are interned: equal lists share one object. */
export interface RemainingUnits {
  readonly units: readonly number[];
  readonly hasCombat: boolean;
  readonly hasLand: boolean;
  /**
   * Number that identifies the conditions of this side on which dice depend, apart from the steps of the firing units.
   * Sides under equal conditions have equal numbers.
   */
  aspect?: number;
}

/**
 * The chance of each number of hits, indexed by that number. `aimed` is for units that choose their targets, `plain`
 * for all other units.
 */
export interface HitChances {
  readonly aimed: readonly number[];
  readonly plain: readonly number[];
}

const GONE = 255;
const code = (step: number, isMarked: boolean): number => step * 2 + (isMarked ? 1 : 0);

/** All states of a side that the analysis has reached so far. */
export class SideStateTable {
  readonly all: SideState[] = [];
  /** The side's state on the map when the analysis starts. */
  readonly initial: SideState;
  private readonly byCodes = new Map<string, SideState>();
  private readonly remainingByUnits = new Map<string, RemainingUnits>();

  constructor(
    private readonly state: State,
    private readonly side: number,
    private readonly pieces: readonly number[],
  ) {
    const codes = pieces.map((piece) => code(state.step[piece], state.marked[piece] === 1));
    this.initial = this.intern(String.fromCharCode(...codes), this.remainingUnits(pieces));
  }

  stepOf(sideState: SideState, piece: number): number {
    return this.codeOf(sideState, piece) >> 1;
  }

  isMarked(sideState: SideState, piece: number): boolean {
    return (this.codeOf(sideState, piece) & 1) === 1;
  }

  /**
   * Returns the state of a side after one of its blocks has changed.
   * @param survivor the step and shield mark that the block has now; undefined if the block is eliminated
   */
  with(
    { codes, remaining }: SideState,
    piece: number,
    survivor: { step: number; isMarked: boolean } | undefined,
  ): SideState {
    const at = this.pieces.indexOf(piece);
    const put = (to: number): string => codes.slice(0, at) + String.fromCharCode(to) + codes.slice(at + 1);
    if (survivor !== undefined) return this.intern(put(code(survivor.step, survivor.isMarked)), remaining);
    return this.intern(put(GONE), this.remainingUnits(remaining.units.filter((one) => one !== piece)));
  }

  private codeOf({ codes }: SideState, piece: number): number {
    return codes.charCodeAt(this.pieces.indexOf(piece));
  }

  private intern(codes: string, remaining: RemainingUnits): SideState {
    const known = this.byCodes.get(codes);
    if (known !== undefined) return known;
    let [level, stepsLeft] = [0, 0];
    for (const piece of remaining.units) {
      const left = 2 * this.state.piece(piece).steps.length - codes.charCodeAt(this.pieces.indexOf(piece));
      level += left;
      stepsLeft += Math.ceil(left / 2);
    }
    const sideState: SideState = {
      ...{ side: this.side, index: this.all.length, codes, remaining, stepsLeft, level },
      ...{ afterHit: [], afterAimedHit: [], afterOwnFire: [], isTarget: [], hitsByAspect: [], outcomes: [] },
    };
    this.byCodes.set(codes, sideState);
    this.all.push(sideState);
    return sideState;
  }

  private remainingUnits(units: readonly number[]): RemainingUnits {
    const known = this.remainingByUnits.get(units.join());
    if (known !== undefined) return known;
    const { state } = this;
    const remaining: RemainingUnits = {
      units,
      hasCombat: units.some((piece) => state.piece(piece).isCombat),
      hasLand: units.some((piece) => state.piece(piece).isLand),
    };
    this.remainingByUnits.set(units.join(), remaining);
    return remaining;
  }
}
