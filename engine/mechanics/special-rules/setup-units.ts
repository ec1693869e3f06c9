import { forcesByName, isOfKind, type Face, type ForceModel } from '../../model/forces.js';
import type { Attributes } from '../../model/map.js';
import type { ArrivalModel, PlacedItem } from '../../model/statements.js';
import type { Placement, ScenarioModel } from '../../model/scenario.js';
import type { LimitModel } from '../../model/special-rules.js';
import { allArrivals } from './arrivals.js';
import { Members } from './members.js';

/** A unit of a set-up. */
export interface SetUp {
  readonly name: string;
  readonly side: string;
  readonly kind: string;
  /** The unit's declaration; absent for a counter from a pool. */
  readonly force?: ForceModel;
  readonly placement: Placement;
  /** The numbers on the face with which the unit begins, if they are known. */
  readonly face?: Face;
  /** The attributes of the unit in the set-up: `(hidden)`. */
  readonly attributes: Attributes;
}

/** The parts of a scenario that contain its forces, set-ups and arrivals. */
export type SetupScenario = Pick<ScenarioModel, 'sides' | 'setups' | 'arrivals' | 'offers' | 'whens' | 'departures'>;

/** Matches the word `every` before a kind of unit, as in `require every infantry at East`. */
const EVERY = /^every /;

/**
 * The units that the scenario sets up, and the units that could be set up in addition. Computed once for all
 * requirements of a scenario.
 */
export class SetupUnits {
  readonly all: readonly SetUp[];
  private readonly members: Members;
  private readonly forces: ReadonlyMap<string, ForceModel>;
  private readonly standing: ReadonlySet<string>;
  /**
   * Maps the name of each unit that arrives later to its arrivals. A unit that replaces a leaving unit is included,
   * without arrivals.
   */
  readonly coming: ReadonlyMap<string, readonly ArrivalModel[]>;

  constructor(private readonly scenario: SetupScenario) {
    this.forces = forcesByName(scenario.sides);
    this.members = new Members(scenario.sides);
    this.all = scenario.setups.flatMap(({ side, placements }) =>
      placements.flatMap((placement) => placement.items.flatMap((item) => this.unitsOf(item, side, placement))),
    );
    this.standing = new Set(this.all.map(({ name }) => name));
    const coming = new Map<string, ArrivalModel[]>();
    for (const arrival of allArrivals(scenario))
      for (const name of arrival.items.flatMap((item) => this.namesOf(item)))
        coming.set(name, [...(coming.get(name) ?? []), arrival]);
    for (const { attributes } of scenario.departures.flatMap(({ items }) => items))
      if (Object.hasOwn(attributes, 'becomes') && !coming.has(String(attributes.becomes.value)))
        coming.set(String(attributes.becomes.value), []);
    this.coming = coming;
  }

  /** Returns the units in set-ups that count towards a limit. */
  unitsMeant(limit: LimitModel, action: string): SetUp[] {
    return this.all.filter(
      (unit) =>
        (limit.side === undefined || unit.side === limit.side) &&
        isOfKind(unit.force ?? unit, action.replace(EVERY, '')) &&
        this.isMeant(limit, unit.name) &&
        Object.entries(limit.attributes).every(([key, { value }]) => unit.attributes[key]?.value === value),
    );
  }

  /** Returns the units that a limit could count but that are neither set up nor arrive later. */
  free(limit: LimitModel, action: string): ForceModel[] {
    return this.scenario.sides
      .filter(({ name }) => limit.side === undefined || name === limit.side)
      .flatMap(({ forces }) => forces)
      .filter(({ members, name }) => members.length === 0 && this.isLeft(name))
      .filter((force) => isOfKind(force, action.replace(EVERY, '')) && this.isMeant(limit, force.name));
  }

  /** Returns whether a unit is neither set up nor arrives later. */
  isLeft(name: string): boolean {
    return !this.standing.has(name) && !this.coming.has(name);
  }

  private isMeant({ pieces, except, whose = {} }: LimitModel, name: string): boolean {
    const isNamed = (things: LimitModel['pieces']): boolean =>
      things.some((thing) => this.members.isIn(name, thing.name));
    return (pieces.length === 0 || isNamed(pieces)) && !isNamed(except) && this.members.is(name, whose);
  }

  private unitsOf(item: PlacedItem, side: string, placement: Placement): SetUp[] {
    const { attributes } = item;
    if (item.name === undefined) {
      const face = item.face && { face: item.face };
      return item.drawn.map((name) => ({ name, side, kind: item.kind ?? '', placement, attributes, ...face }));
    }
    return this.namesOf(item).flatMap((name) => {
      const force = this.forces.get(name);
      if (!force) return [];
      const face = item.face ?? force.faces.at(stepOf(attributes) - 1);
      return [{ name, side, kind: force.kind, force, placement, attributes, ...(face && { face }) }];
    });
  }

  /** Returns the names of the units of an item. If the item is a formation, returns the names of all its units. */
  private namesOf({ name, drawn }: PlacedItem): readonly string[] {
    const force = name === undefined ? undefined : this.forces.get(name);
    if (!force) return drawn;
    if (force.members.length === 0) return [force.name];
    return [...this.forces.values()]
      .filter((one) => one.members.length === 0 && this.members.isIn(one.name, force.name))
      .map((one) => one.name);
  }
}

/** Returns the step on which a unit begins, from 1: `(step 2)`. */
function stepOf(attributes: Attributes): number {
  return Object.hasOwn(attributes, 'step') ? Math.max(1, Number(attributes.step.value)) : 1;
}
