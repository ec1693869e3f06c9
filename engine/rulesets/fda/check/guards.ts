import { lineOfScenario } from '../../../mechanics/checks/missing-text-fixes.js';
import type { CheckList } from '../../../play/checks.js';
import type { Cell } from '../../../board/board.js';
import { singleCell } from '../../../mechanics/checks/placed.js';
import { isCity, placesOf } from '../state/ground.js';
import { GUARDED } from '../vocabulary/features.js';
import type { ScenarioCheck } from './check.js';
import { itemOf, placementsOf, stateBefore } from './placed.js';
import { list } from '../../../model/words.js';
import { say, term } from '../../../model/say.js';

/** Checks that a scenario has rear-area guards only if it uses the optional rule about guards [15.3a]. */
export const guardsMustBePlayed: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  if (state.optional.guards) return;
  for (const part of placementsOf(scenario)) {
    const guard = part.pieces.find((unit) => state.piece(unit).guard);
    if (guard === undefined) continue;
    const message = say`${state.name(guard)} is a rear-area guard, but this scenario does not use this optional rule. Write \`set optional.guards = true\`.`;
    report.error('15.3a', 'guards-not-played', itemOf(part, guard).at, message, {
      fixes: [lineOfScenario(scenario, 'set optional.guards = true')],
    });
    return;
  }
};

/** Checks that guards are at airfields, bridges and cities [15.3a]. */
export const guardsMustStandAtTheirPlace: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  const guarded = new Set(placesOf(state.ground, ...GUARDED).flatMap(({ cells }) => cells));
  const isGuarded = (cell: Cell): boolean => guarded.has(cell) || isCity(state.ground, cell);
  for (const part of placementsOf(scenario)) {
    const elsewhere = part.cells.filter((cell) => !isGuarded(cell));
    const guard = part.pieces.find((unit) => state.piece(unit).guard);
    if (guard === undefined || elsewhere.length === 0) continue;
    const message = say`${list(elsewhere.map((cell) => state.label(cell)))} has no ${list(GUARDED.map(term), 'or')}; ${state.name(guard)} has nothing to guard there.`;
    report.error('15.3a', 'guards-elsewhere', part.placement.cellsSource, message);
  }
};

/** Checks that a sector has at most three guards. Other units in the sector do not count (reading `guards`) [15.3b]. */
export const guardsMustBeThreeAtMost: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  const most = state.numbers['guards.units'];
  const guards = new Map<Cell, number>();
  for (const part of placementsOf(scenario)) {
    const cell = singleCell(part);
    if (cell === undefined) continue;
    for (const unit of part.pieces) {
      if (!state.piece(unit).guard) continue;
      const number = (guards.get(cell) ?? 0) + 1;
      guards.set(cell, number);
      if (number !== most + 1) continue;
      const message = say`${state.name(unit)} is one guard too many in ${state.label(cell)}; a sector has at most ${most}.`;
      report.error('15.3b', 'too-many-guards', itemOf(part, unit).at, message);
    }
  }
};

export const guardChecks: CheckList<ScenarioCheck> = {
  guardsMustBePlayed,
  guardsMustStandAtTheirPlace,
  guardsMustBeThreeAtMost,
};
