import type { ScenarioModel } from '../model/scenario.js';
import type { ExpectationOutcome } from './expectations.js';
import type { Address, Pause } from './moment.js';
import type { Script, ScriptRecord } from './script.js';

/** A pause from which a game may be played on, by itself or with other orders from there. Whatever the player knows then is in it. */
export interface Checkpoint {
  /** The game, as JSON text: many are kept. */
  readonly snapshot: string;
  readonly turn: number;
  readonly script: ScriptRecord;
  /** Dice rolled so far for orders of this turn, by where these stand in the text. */
  readonly rolled: Readonly<Record<Address, number>>;
  /** Addresses with dice written for them that have been rolled. */
  readonly used: readonly Address[];
  readonly began: SegmentStarts;
  /** How much of each list of the record was written. */
  readonly moments: number;
  readonly events: number;
  readonly findings: number;
  readonly judged: number;
  readonly pauses: number;
}

/** Where in the list of events the present phase, side's turn and turn began, and the turn before; and which turn is over. */
export interface SegmentStarts {
  readonly phase: number;
  readonly side: number;
  readonly turn: number;
  readonly lastTurn: number;
  readonly turnEnded: number;
}

/** What a playthrough keeps so that another can go on from it. */
export interface ResumeData {
  readonly scenario: ScenarioModel;
  readonly seed: string;
  readonly script: Script;
  readonly pauses: readonly Pause[];
  readonly judged: readonly ExpectationOutcome[];
  readonly checkpoints: Checkpoints;
}

/** No more stops than this are kept of one game. */
const MAX_CHECKPOINTS = 128;

/** The stops of one game: so far apart that taking them costs little, and of long games still no more than so many. */
export class Checkpoints {
  /** @param interval moments between two of them at least */
  constructor(
    private interval: number,
    readonly list: Checkpoint[] = [],
  ) {}

  /** Those up to one of them, for a game that goes on from there. */
  upTo(last: Checkpoint): Checkpoints {
    return new Checkpoints(this.interval, this.list.slice(0, this.list.indexOf(last) + 1));
  }

  /** The last one before a moment. */
  before(moment: number): Checkpoint | undefined {
    return this.list.findLast(({ moments }) => moments <= moment);
  }

  /** Whether one is due after so many moments. */
  isDue(moments: number): boolean {
    return moments - (this.list.at(-1)?.moments ?? -this.interval) >= this.interval;
  }

  add(stop: Checkpoint): void {
    this.list.push(stop);
    if (this.list.length <= MAX_CHECKPOINTS) return;
    const kept = this.list.filter((_stop, i) => i % 2 === 0);
    this.list.splice(0, this.list.length, ...kept);
    this.interval = Math.max(1, 2 * this.interval);
  }
}
