import {
  spreadMustFindRoom,
  stackMustNotExceedItsLimit,
  type SetupStacking,
} from '../../../mechanics/checks/stacks.js';
import type { CheckList } from '../../../play/checks.js';
import { itemName } from '../../../model/placed-text.js';
import type { Placement, ScenarioModel } from '../../../model/scenario.js';
import { list } from '../../../model/words.js';
import { say } from '../../../model/say.js';
import { GERMAN, SIDE_NAMES, SOVIET, type Side } from '../state/pieces.js';
import type { PggRule } from '../rulebook/index.js';
import { rulingsOf } from '../rulings/rulings.js';
import { stackingLimit, type StackingTerms } from '../stacking/stacking.js';
import { numbersOf } from '../vocabulary/numbers.js';
import { setUp } from '../vocabulary/schedules.js';
import type { ScenarioCheck } from './check.js';
import { cites, placementsOf, type PlacedUnit } from './placed.js';

/**
 * Checks that no hex contains more units at set-up than its side may stack [5.0, 7.1, 7.2]. An army that the rulebook
 * puts into one hex may exceed the limit until its first movement phase [5.0, AMB-02].
 */
export const stackMustNotExceedLimitAtSetup: ScenarioCheck = (scenario, report) => {
  stackMustNotExceedItsLimit(
    scenario.map.board,
    placementsOf(scenario),
    stackingOf(termsOf(scenario), scenario),
    report,
  );
};

/** Checks that an army that may be placed in several hexes fits into them within the stacking limit [5.0, AMB-02]. */
export const armiesMustFindRoom: ScenarioCheck = (scenario, report) => {
  const terms = termsOf(scenario);
  if (!terms.rulings['setup.multiHexMustMeetStacking']) return;
  spreadMustFindRoom(
    placementsOf(scenario),
    stackingOf(terms, scenario),
    ({ side, units }, fixed) => roomBeside(terms, sideOf(side), eligibleLeads(units), fixed),
    report,
  );
};

const termsOf = (scenario: ScenarioModel): StackingTerms => ({
  numbers: numbersOf(scenario),
  rulings: rulingsOf(scenario),
});

const stackingOf = (terms: StackingTerms, { map }: Pick<ScenarioModel, 'map'>): SetupStacking<PlacedUnit, PggRule> => ({
  noun: ['hex', 'hexes'],
  limit: (side, units) => stackingLimit(terms, sideOf(side), eligibleLeads(units)),
  named: itemName,
  leaving: oneItemOrSeveral,
  mayExceed: (placement) => cites(placement, '5.0', '5.1'),
  howToExceed: (side, placement) =>
    sideOf(side) === SOVIET
      ? exemptionOf(
          placement,
          placement.cells.map((cell) => map.board.label(cell)),
        )
      : undefined,
});

/**
 * Returns a text that advises to cite the rule by which an army in one hex may exceed the limit at set-up: 5.1 for
 * armies of the rulebook's list, 5.0 for other armies. Undefined for units that are not of an army.
 */
function exemptionOf({ group }: Placement, hexes: readonly string[]): string | undefined {
  if (group?.kind !== 'army') return undefined;
  const isListed = setUp.some(({ army, cells }) => army === group.name && list(cells) === list(hexes));
  return say`An army may begin in one hex above the limit [5.0]: write \`[${isListed ? '5.1' : '5.0'}]\` at the end of its line.`;
}

/**
 * Lists proposals for the units that should leave a hex. The first proposals take units of one item of the set-up,
 * beginning with the last item. The others take units of several items, but no leaders.
 */
function* oneItemOrSeveral(units: readonly PlacedUnit[]): Iterable<readonly PlacedUnit[]> {
  const items = [...new Set(units.map(({ item }) => item))]
    .toReversed()
    .map((item) => units.filter((unit) => unit.item === item));
  yield* items.flatMap(shares);
  const several: PlacedUnit[] = [];
  for (const of of items.filter(([unit]) => !unit.isLeader)) {
    yield* shares(of).map((going) => [...several, ...going]);
    several.push(...of);
  }
}

/**
 * Lists the groups of units of one item that may leave a hex. A named formation leaves only as a whole. From units that
 * are drawn from a pool any number may leave: the last unit, the last two units, and so on.
 */
function shares(units: readonly PlacedUnit[]): (readonly PlacedUnit[])[] {
  return units[0].item.name === undefined ? units.map((_, index) => units.slice(units.length - 1 - index)) : [units];
}

function eligibleLeads(units: readonly PlacedUnit[]): number {
  return units.filter(({ isLeader }) => isLeader).length;
}

/**
 * Counts the units that can be added to some hexes, apart from the units that are fixed in the hexes. Each of the
 * leaders to be added is assumed to raise the limit of a hex.
 */
function roomBeside(
  terms: StackingTerms,
  side: Side,
  leaders: number,
  fixed: readonly (readonly PlacedUnit[])[],
): number {
  let room = 0;
  let left = leaders;
  for (const units of fixed) {
    const led = units.some(({ isLeader }) => isLeader);
    const brings = !led && left > 0 ? 1 : 0;
    left -= brings;
    room += Math.max(0, stackingLimit(terms, side, (led ? 1 : 0) + brings).value - units.length);
  }
  return room;
}

function sideOf(name: string): Side {
  return name === SIDE_NAMES[GERMAN] ? GERMAN : SOVIET;
}

export const stackingChecks: CheckList<ScenarioCheck> = { stackMustNotExceedLimitAtSetup, armiesMustFindRoom };
