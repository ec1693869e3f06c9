import { forcesByName, isOfKind, type ForceModel } from '../../model/forces.js';
import type { TurnRange } from '../../model/special-rules.js';
import type { UnitLocation } from '../../play/records.js';
import type { Members } from './members.js';
import type { SpecialGame } from './face.js';
import { holdsIn } from './turn-range.js';

/** Whose losses are counted: those of a side or a formation, or of all but one side; of a kind, or all. */
export interface LossesQuery {
  readonly side?: string | undefined;
  readonly force?: string | undefined;
  readonly not?: string | undefined;
  readonly kind: string;
  /** The turns in which they were lost; all, and what was gone before the first turn, where it is left out. */
  readonly during?: Pick<TurnRange, 'first' | 'last'> | undefined;
}

/** By name the turn in which a unit was lost, plain JSON; 0: before the first. */
export type LostIn = Readonly<Record<string, number>>;

/** A counter drawn is of no kind that a statement can name. */
const NO_KIND = { kind: '' };

/** Units as conditions and awards count them: those lost for good, and those on the map. */
export class Losses {
  private readonly forces: ReadonlyMap<string, ForceModel>;
  private lostIn: LostIn = {};

  constructor(
    private readonly game: SpecialGame,
    private readonly members: Members,
    private readonly turn: () => number,
  ) {
    this.forces = forcesByName(game.scenario.sides);
  }

  /** A phase is over: who was lost in it was lost in this turn. Who came back and is lost again is so anew. */
  phaseEnds(): void {
    const lostIn: Record<string, number> = {};
    for (const { name } of this.lost()) lostIn[name] = this.turnOf(name);
    this.lostIn = lostIn;
  }

  record(): LostIn {
    return this.lostIn;
  }

  restore(lostIn: LostIn): void {
    this.lostIn = lostIn;
  }

  of({ during, ...asked }: LossesQuery): string[] {
    return this.lost()
      .filter((unit) => this.isAskedFor(unit, asked) && holdsIn(during, this.turnOf(unit.name)))
      .map(({ name }) => name);
  }

  /** Those on the map instead, with where they are. */
  unitsOnMap(asked: Omit<LossesQuery, 'during'>): UnitLocation[] {
    return this.game.unitLocations().filter((unit) => unit.cell !== undefined && this.isAskedFor(unit, asked));
  }

  private isAskedFor({ name, side: owner }: UnitLocation, { side, force, not, kind }: LossesQuery): boolean {
    if ((side !== undefined && owner !== side) || owner === not) return false;
    return (force === undefined || this.members.isIn(name, force)) && isOfKind(this.forces.get(name) ?? NO_KIND, kind);
  }

  private lost(): UnitLocation[] {
    const { special } = this.game;
    const { lost } = special;
    return this.game
      .unitLocations(lost)
      .filter(({ name, off }) => off !== undefined && lost.includes(off) && special.isGivenUp?.(name) !== true);
  }

  /** Who is not written down yet was lost just now. */
  private turnOf(name: string): number {
    return Object.hasOwn(this.lostIn, name) ? this.lostIn[name] : this.turn();
  }
}
