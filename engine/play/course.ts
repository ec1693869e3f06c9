import type { Now } from './moment.js';
import type { PhaseOfTurn, Vocabulary } from './vocabulary.js';
import type { WaitingOrder } from './sheets.js';

/**
 * The phases of a turn in their order, each with the verbs of the orders that it asks the sides for. Empty for a game
 * that does not list its phases.
 */
export class Course {
  private readonly phases: readonly PhaseOfTurn[];

  constructor({ course = [] }: Pick<Vocabulary, 'course'>) {
    this.phases = course;
  }

  /** Returns the index of the current phase; undefined for a phase that is not listed. */
  numberOf({ phase, side }: Pick<Now, 'phase' | 'side'>): number | undefined {
    const isIt = (one: PhaseOfTurn): boolean => one.name === phase && (one.side === undefined || one.side === side);
    const number = this.phases.findIndex(isIt);
    return number < 0 ? undefined : number;
  }

  /**
   * Returns the indices of the phases of a turn in which a side may be asked for an order. If a `phase …:` mark
   * precedes the order, only phases with that name are returned.
   */
  phasesAsking({ order: { verb }, phase }: WaitingOrder, side: string, turn: number): number[] {
    return this.phases.flatMap(({ name, side: own, asks, asksOtherSide: asksOther = [] }, number) => {
      const verbs = own === undefined || own === side ? asks : asksOther;
      const isMeant = (phase === undefined || phase === name) && (name === SET_UP) === (turn === 0);
      return isMeant && verbs.includes(verb) ? number : [];
    });
  }

  /**
   * Returns the names of the phases, including the set-up, in which a side is asked for orders with a verb. They are in
   * the order of play.
   */
  namesAsking(verb: string, side: string): string[] {
    const names = this.phases.flatMap(({ name, side: own, asks, asksOtherSide: asksOther = [] }) =>
      (own === undefined || own === side ? asks : asksOther).includes(verb) ? name : [],
    );
    return [...new Set(names)];
  }

  nameOf(number: number): string {
    return this.phases[number].name;
  }

  /** Returns whether the phases are unknown because the vocabulary of the game does not list them. */
  get isUnknown(): boolean {
    return this.phases.length === 0;
  }
}

/** The name of the phase before the first turn. */
export const SET_UP = 'setup';
