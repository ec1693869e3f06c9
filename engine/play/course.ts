import type { Now } from './moment.js';
import type { PhaseOfTurn, Vocabulary } from './vocabulary.js';
import type { WaitingOrder } from './sheets.js';

/**
 * The phases of a turn in their order, with the verbs each asks the sides for. Empty for a game that does not list
 * them.
 */
export class Course {
  private readonly phases: readonly PhaseOfTurn[];

  constructor({ course = [] }: Pick<Vocabulary, 'course'>) {
    this.phases = course;
  }

  /** Returns the number of the present phase; undefined for a phase that is not listed. */
  numberOf({ phase, side }: Pick<Now, 'phase' | 'side'>): number | undefined {
    const isIt = (one: PhaseOfTurn): boolean => one.name === phase && (one.side === undefined || one.side === side);
    const number = this.phases.findIndex(isIt);
    return number < 0 ? undefined : number;
  }

  /** Returns the numbers of the phases of a turn that may ask a side for an order: of the one it is bound to, or of all. */
  phasesAsking({ order: { verb }, phase }: WaitingOrder, side: string, turn: number): number[] {
    return this.phases.flatMap(({ name, side: own, asks, asksOtherSide: asksOther = [] }, number) => {
      const verbs = own === undefined || own === side ? asks : asksOther;
      const isMeant = (phase === undefined || phase === name) && (name === SET_UP) === (turn === 0);
      return isMeant && verbs.includes(verb) ? number : [];
    });
  }

  /** Returns the names of the phases that ask a side for a verb, the set-up among them, in their order. */
  namesAsking(verb: string, side: string): string[] {
    const names = this.phases.flatMap(({ name, side: own, asks, asksOtherSide: asksOther = [] }) =>
      (own === undefined || own === side ? asks : asksOther).includes(verb) ? name : [],
    );
    return [...new Set(names)];
  }

  nameOf(number: number): string {
    return this.phases[number].name;
  }

  /** Returns whether the game does not list its phases. */
  get isUnknown(): boolean {
    return this.phases.length === 0;
  }
}

/** The name of the phase before the first turn. */
export const SET_UP = 'setup';
