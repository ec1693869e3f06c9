import { forcesByName, isOfKind, type ForceModel } from '../../model/forces.js';
import type { TurnRange } from '../../model/special-rules.js';
import type { UnitLocation } from '../../play/records.js';
import type { Members } from './members.js';
import type { SpecialGame } from './face.js';
import { holdsIn } from './turn-range.js';

/**
 * Selects the losses to count by side, formation, kind of unit and turn. With `not`, the losses of that side are left
 * out.
 */
export interface LossesQuery {
  readonly side?: string | undefined;
  readonly force?: string | undefined;
  readonly not?: string | undefined;
  readonly kind: string;
  /** The turns in which the units were lost. By default, losses in all turns and before the first turn are counted. */
  readonly during?: Pick<TurnRange, 'first' | 'last'> | undefined;
}

/** The turn in which each unit was lost, by the name of the unit; 0 for losses before the first turn. Plain JSON. */
export type LostIn = Readonly<Record<string, number>>;

/** The kind of counters from a pool. The word is empty, so no statement can name this kind. */
const NO_KIND = { kind: '' };

/** Returns whether a query selects a unit, given the forces and the formations of the scenario. */
export function isSelected(
  { name, side: owner }: Pick<UnitLocation, 'name' | 'side'>,
  { side, force, not, kind }: Omit<LossesQuery, 'during'>,
  forces: ReadonlyMap<string, ForceModel>,
  members: Members,
): boolean {
  if ((side !== undefined && owner !== side) || owner === not) return false;
  return (force === undefined || members.isIn(name, force)) && isOfKind(forces.get(name) ?? NO_KIND, kind);
}

/** Counts lost units and units on the map, for conditions and awards. */
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

  /**
   * Records the turn of new losses at the end of a phase. If a unit returned and is lost again, the later turn is
   * recorded.
   */
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

  /** Returns the names of the lost units that a query selects. */
  of({ during, ...query }: LossesQuery): string[] {
    return this.lost()
      .filter((unit) => this.matches(unit, query) && holdsIn(during, this.turnOf(unit.name)))
      .map(({ name }) => name);
  }

  /** Returns units on the map with their locations. */
  unitsOnMap(query: Omit<LossesQuery, 'during'>): UnitLocation[] {
    return this.game.unitLocations().filter((unit) => unit.cell !== undefined && this.matches(unit, query));
  }

  private matches(unit: UnitLocation, query: Omit<LossesQuery, 'during'>): boolean {
    return isSelected(unit, query, this.forces, this.members);
  }

  private lost(): UnitLocation[] {
    const { special } = this.game;
    const { lost } = special;
    return this.game
      .unitLocations(lost)
      .filter(({ name, off }) => off !== undefined && lost.includes(off) && special.isGivenUp?.(name) !== true);
  }

  /** Returns the turn in which a unit was lost. If that turn is not recorded yet, returns the current turn. */
  private turnOf(name: string): number {
    return Object.hasOwn(this.lostIn, name) ? this.lostIn[name] : this.turn();
  }
}
