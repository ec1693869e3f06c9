import { tableMustBeOfTheGame } from '../../../../engine/mechanics/checks/tables.js';
import { specialChecks } from '../../../../engine/mechanics/special-rules/checks.js';
import { createCheckers, type Checks } from '../../../../engine/play/checks.js';
import type { PlacedPart, PlacedUnit } from '../../../../engine/mechanics/checks/placed.js';
import {
  spreadMustFindRoom,
  stackMustNotExceedItsLimit,
  type SetupStacking,
} from '../../../../engine/mechanics/checks/stacks.js';
import type { PlacedItem } from '../../../../engine/model/statements.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { applyHouseRules } from '../../../../engine/play/numbers.js';
import { stackTotal } from '../../../../engine/mechanics/stacking.js';
import { pointsOf, stackLimit } from '../stacking/stacking.js';
import { musterOf } from '../state/muster.js';
import { citingText, type ToyRule } from '../rulebook/rulebook.js';
import { numbers, tables, vocabulary } from '../vocabulary/vocabulary.js';

/**
 * A combat unit that the scenario sets up, with its index and stacking points. Scouts are excluded, because they do not
 * stack [4.1].
 */
interface Fighter extends PlacedUnit {
  readonly unit: number;
  readonly points: number;
}

function fightersPlaced(scenario: ScenarioModel): PlacedPart<Fighter>[] {
  const roll = musterOf(scenario);
  const fighters = (item: PlacedItem): Fighter[] =>
    roll
      .piecesNamed(item.name ?? '')
      .filter((unit) => roll.pieces[unit].kind !== 'scout')
      .map((unit) => ({ unit, points: pointsOf(roll.pieces[unit].kind), item }));
  return scenario.setups.flatMap(({ side, placements }) =>
    placements.map((placement) => ({ side, placement, units: placement.items.flatMap(fighters) })),
  );
}

const stackingOf = (scenario: ScenarioModel): SetupStacking<Fighter, ToyRule> => ({
  noun: ['cell', 'cells'],
  counts: ({ points }) => points,
  limit: (side) => stackLimit({ numbers: applyHouseRules(numbers, scenario) }, side),
  named: ({ name = '' }) => name,
  leaving: (units) => units.map((_, at) => units.slice(at)).reverse(),
});

const checks: Checks<ToyRule> = {
  map: {},
  forces: {
    unitMustHaveFaces(sides, report) {
      for (const { name, kind, faces, nameSource } of sides.flatMap(({ forces }) => forces))
        if (kind !== 'brigade' && faces.length === 0)
          report.error('4', 'no-faces', nameSource, `${name} has no strength and movement.`);
    },
  },
  scenario: {
    stackMustNotExceedLimit(scenario, report) {
      stackMustNotExceedItsLimit(scenario.map.board, fightersPlaced(scenario), stackingOf(scenario), report);
    },
    unitsMustFindRoom(scenario, report) {
      const { limit } = stackingOf(scenario);
      const room = ({ side }: PlacedPart, fixed: readonly (readonly Fighter[])[]): number =>
        fixed.reduce(
          (sum, units) => sum + Math.max(0, limit(side, units).value - stackTotal(units, ({ points }) => points)),
          0,
        );
      spreadMustFindRoom(fightersPlaced(scenario), stackingOf(scenario), room, report);
    },
    tableMustBeOfTheGame: tableMustBeOfTheGame(tables),
    ...specialChecks(vocabulary),
  },
};

export const { checkMap, checkForces, checkScenario } = createCheckers(checks, citingText);
