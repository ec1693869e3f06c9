import type { Members } from './members.js';
import type { SpecialGame } from './face.js';

/** Whose losses are counted: those of a side or a formation, or of all but one side; of a kind, or all. */
export interface LossesAsked {
  readonly side?: string | undefined;
  readonly force?: string | undefined;
  readonly not?: string | undefined;
  readonly kind: string;
}

/** Every kind of unit. */
const ANY = ['', 'unit', 'units'];

/** Units lost for good, as conditions and awards count them. */
export class Losses {
  private readonly kinds: ReadonlyMap<string, string>;

  constructor(
    private readonly game: SpecialGame,
    private readonly members: Members,
  ) {
    const forces = game.scenario.sides.flatMap((side) => side.forces);
    this.kinds = new Map(forces.map(({ name, kind }) => [name, kind]));
  }

  of({ side, force, not, kind }: LossesAsked): string[] {
    return this.game
      .whereabouts()
      .filter((unit) => unit.off !== undefined && this.game.special.lost.includes(unit.off))
      .filter((unit) => (side === undefined || unit.side === side) && unit.side !== not)
      .filter(({ name }) => force === undefined || this.members.isIn(name, force))
      .filter(({ name }) => ANY.includes(kind) || this.isOfKind(name, kind))
      .map(({ name }) => name);
  }

  private isOfKind(name: string, kind: string): boolean {
    return ` ${this.kinds.get(name) ?? ''} `.includes(` ${kind} `);
  }
}
