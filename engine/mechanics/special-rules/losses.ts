import type { Stretch } from '../../model/special-rules.js';
import type { Whereabouts } from '../../play/ruleset.js';
import type { Members } from './members.js';
import type { SpecialGame } from './face.js';
import { holdsIn } from './stretch.js';

/** Whose losses are counted: those of a side or a formation, or of all but one side; of a kind, or all. */
export interface LossesAsked {
  readonly side?: string | undefined;
  readonly force?: string | undefined;
  readonly not?: string | undefined;
  readonly kind: string;
  /** The turns in which they were lost; all, and what was gone before the first turn, where it is left out. */
  readonly during?: Pick<Stretch, 'first' | 'last'> | undefined;
}

/** By name the turn in which a unit was lost, plain JSON; 0: before the first. */
export type LostIn = Readonly<Record<string, number>>;

/** Every kind of unit. */
const ANY = ['', 'unit', 'units'];

/** Units lost for good, as conditions and awards count them. */
export class Losses {
  private readonly kinds: ReadonlyMap<string, string>;
  private lostIn: LostIn = {};

  constructor(
    private readonly game: SpecialGame,
    private readonly members: Members,
    private readonly turn: () => number,
  ) {
    const forces = game.scenario.sides.flatMap((side) => side.forces);
    this.kinds = new Map(forces.map(({ name, kind }) => [name, kind]));
  }

  /** A phase is over: who was lost in it was lost in this turn. Who came back and is lost again is so anew. */
  phaseEnds(): void {
    this.lostIn = Object.fromEntries(this.lost().map(({ name }) => [name, this.turnOf(name)]));
  }

  record(): LostIn {
    return this.lostIn;
  }

  restore(lostIn: LostIn): void {
    this.lostIn = lostIn;
  }

  of({ side, force, not, kind, during }: LossesAsked): string[] {
    return this.lost()
      .filter((unit) => (side === undefined || unit.side === side) && unit.side !== not)
      .filter(({ name }) => force === undefined || this.members.isIn(name, force))
      .filter(({ name }) => ANY.includes(kind) || this.isOfKind(name, kind))
      .filter(({ name }) => holdsIn(during, this.turnOf(name)))
      .map(({ name }) => name);
  }

  private lost(): Whereabouts[] {
    const { lost } = this.game.special;
    return this.game.whereabouts(lost).filter(({ off }) => off !== undefined && lost.includes(off));
  }

  /** Who is not written down yet was lost just now. */
  private turnOf(name: string): number {
    return Object.hasOwn(this.lostIn, name) ? this.lostIn[name] : this.turn();
  }

  private isOfKind(name: string, kind: string): boolean {
    return ` ${this.kinds.get(name) ?? ''} `.includes(` ${kind} `);
  }
}
