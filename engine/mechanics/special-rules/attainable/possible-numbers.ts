import type { Cell } from '../../../board/board.js';
import { forcesByName, type ForceModel } from '../../../model/forces.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { ConditionTest, NamedThing } from '../../../model/special-rules.js';
import { acceptedNumbers, countedByFact, DEFAULT_DIE_SIDES } from '../conditions.js';
import { isSelected, type LossesQuery } from '../losses.js';
import { membersOf, type Members } from '../members.js';
import type { ConditionFacts, CountedByFact, NumberRange, UnitOfSide } from '../../../play/condition-facts.js';
import { pointsOfSide } from './most-points.js';

/** Computes, for each fact in a scenario's conditions, the range of the numbers that it can have in any game. */
export class PossibleNumbers {
  private readonly members: Members;
  private knownForces: ReadonlyMap<string, ForceModel> | undefined;
  private knownUnits: readonly UnitOfSide[] | undefined;
  private readonly holdable = new Map<string, ReadonlySet<Cell> | undefined>();
  private readonly known = new Map<ConditionTest, NumberRange>();

  constructor(
    private readonly scenario: ScenarioModel,
    private readonly facts: ConditionFacts,
  ) {
    this.members = membersOf(scenario.sides);
  }

  /** Returns the numbers that a fact can count. The range may be too large but is never too small. */
  of(test: ConditionTest): NumberRange {
    const range = this.known.get(test) ?? this.count(test);
    this.known.set(test, range);
    return range;
  }

  private count(test: ConditionTest): NumberRange {
    switch (this.countedBy(test)) {
      case 'places':
        return { least: 0, most: test.things.filter((thing) => this.mayCount(thing, test)).length };
      case 'units':
        return { least: 0, most: this.countUnits(queryOf(test)) };
      case 'die':
        return { least: 1, most: this.facts.die ?? DEFAULT_DIE_SIDES };
      case 'points':
        if (test.side === undefined) return { least: 0, most: 0 };
        return pointsOfSide(this.scenario, test.side, this.facts, (query) => this.countUnits(query));
    }
  }

  /** Returns the range of the numbers for which a fact is true. */
  accepted(test: ConditionTest): NumberRange {
    return acceptedNumbers(test, this.countedBy(test));
  }

  countedBy(test: ConditionTest): CountedByFact {
    return countedByFact(test, this.facts.ofPlaces ?? []);
  }

  /** Returns whether the game can evaluate a fact. A fact that it cannot evaluate is reported by another check. */
  isKnown({ fact }: ConditionTest): boolean {
    return !(this.facts.unknown ?? []).includes(fact.split(' ')[0]);
  }

  /** Returns whether a fact about places can ever be true of a place. */
  mayCount({ cells = [] }: NamedThing, { fact, side }: Pick<ConditionTest, 'fact' | 'side'>): boolean {
    if (cells.length === 0) return false;
    return side === undefined || (fact !== 'holds' && fact !== 'held') || this.mayHold(side, cells);
  }

  /** Returns whether a side can ever hold all cells of a place. True if no limit is known. */
  mayHold(side: string, cells: readonly Cell[]): boolean {
    if (!this.holdable.has(side)) this.holdable.set(side, this.facts.holdableCells?.(this.scenario, side));
    const holdable = this.holdable.get(side);
    if (this.scenario.position !== undefined) return true; // A position may place units anywhere.
    return holdable === undefined || cells.every((cell) => holdable.has(cell));
  }

  private countUnits(query: Omit<LossesQuery, 'during'>): number {
    if (!this.facts.unitsInPlay) return Infinity;
    this.knownForces ??= forcesByName(this.scenario.sides);
    this.knownUnits ??= this.facts.unitsInPlay(this.scenario);
    const forces = this.knownForces;
    return this.knownUnits.filter((unit) => isSelected(unit, query, forces, this.members)).length;
  }
}

/**
 * Returns a query for the units that a fact counts. The fact `destroyed` counts units of the enemies. The fact `lost`
 * and facts about states, such as `supplied`, count units of the fact's own side.
 */
export function queryOf({ fact, side, force }: ConditionTest): Omit<LossesQuery, 'during'> {
  const [word, ...rest] = fact.split(' ');
  const kind = rest.join(' ');
  return word === 'destroyed' ? { not: side, kind } : { side, force: force?.name, kind };
}
