import type { ScenarioModel } from '../model/scenario.js';
import type { ExpectationOutcome } from './expectations.js';
import type { Address, Pause } from './moment.js';
import type { PossibleCauses } from './order-costs.js';
import type { Ruleset } from './ruleset.js';
import type { Script, ScriptRecord } from './script.js';

/**
 * A pause from which play can resume with the same or other orders. Contains the state of the game and of the orders at
 * that pause, and the numbers of moments, events and findings that were recorded before the pause.
 */
export interface Checkpoint {
  /** The snapshot of the game, as JSON text to save memory. */
  readonly snapshot: string;
  readonly turn: number;
  readonly script: ScriptRecord;
  /** The number of dice rolled for each order of this turn, by the address of the order. */
  readonly rolled: Readonly<Record<Address, number>>;
  /** The addresses whose written dice have been used. */
  readonly used: readonly Address[];
  readonly segmentStarts: SegmentStarts;
  /** The orders and arrivals of this turn that may still cause losses of units. */
  readonly causes: PossibleCauses;
  /** The number of moments recorded before the pause. */
  readonly moments: number;
  readonly events: number;
  readonly findings: number;
  readonly judged: number;
  readonly pauses: number;
}

/**
 * Marks in the list of events. Each index says where a part of the game began: the current phase, the current side's
 * turn, the current turn, the previous turn. `turnEnded` is the number of the last turn that has ended.
 */
export interface SegmentStarts {
  readonly phase: number;
  readonly side: number;
  readonly turn: number;
  readonly lastTurn: number;
  readonly turnEnded: number;
}

/** The data of a playthrough from which another playthrough can resume. */
export interface ResumeData {
  readonly ruleset: Ruleset;
  readonly scenario: ScenarioModel;
  readonly seed: string;
  readonly script: Script;
  readonly pauses: readonly Pause[];
  readonly judged: readonly ExpectationOutcome[];
  readonly checkpoints: Checkpoints;
}

/** Maximum number of checkpoints of one game. */
const MAX_CHECKPOINTS = 128;

/**
 * The checkpoints of one game. When there are too many, every second checkpoint is dropped and the interval is doubled.
 */
export class Checkpoints {
  /** @param interval the minimum number of moments between two checkpoints */
  constructor(
    private interval: number,
    readonly list: Checkpoint[] = [],
  ) {}

  /** Returns the checkpoints up to and including `last`. A game that resumes at `last` can keep them. */
  upTo(last: Checkpoint): Checkpoints {
    return new Checkpoints(this.interval, this.list.slice(0, this.list.indexOf(last) + 1));
  }

  /** Returns the last checkpoint at or before a moment. */
  before(moment: number): Checkpoint | undefined {
    return this.list.findLast(({ moments }) => moments <= moment);
  }

  /** Returns whether a checkpoint is due after this number of moments. */
  isDue(moments: number): boolean {
    return moments - (this.list.at(-1)?.moments ?? -this.interval) >= this.interval;
  }

  add(stop: Checkpoint): void {
    this.list.push(stop);
    if (this.list.length <= MAX_CHECKPOINTS) return;
    const remaining = this.list.filter((_stop, i) => i % 2 === 0);
    this.list.splice(0, this.list.length, ...remaining);
    this.interval = Math.max(1, 2 * this.interval);
  }
}
