import type { Cell } from '../../../board/board.js';
import type { SetupRules } from '../../../mechanics/special-rules/setup-ledger.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { opponent, SIDES } from '../vocabulary/sides.js';
import { vocabulary } from '../vocabulary/index.js';
import { coveredBy } from './covering.js';
import { stateWhenSetUp } from './state-when-set-up.js';

/**
 * The parts of the ruleset that the checks of set-up limits need: the kinds of units, and the hexes covered by units
 * and their ZOC for `require cover` [BPS.border, 3.19, A50].
 */
export const setupRules: SetupRules = { unitKinds: vocabulary.unitKinds, covered };

/**
 * Returns the hexes that a side covers after its set-up; without `side`, the hexes that either side covers. A hex with
 * enemy units counts as covered only if a unit of the side is there too or if the ruling `setup.cover` is
 * `enemiesIgnored`.
 */
export function covered(scenario: ScenarioModel, side: string | undefined): ReadonlySet<Cell> {
  const state = stateWhenSetUp(scenario);
  const sides = SIDES.flatMap((name, at) => (side === undefined || name === side ? [at] : []));
  const isIgnored = state.rulings['setup.cover'] === 'enemiesIgnored';
  const counts = (one: number, cell: Cell): boolean =>
    isIgnored || state.units[one][cell] > 0 || state.units[opponent(one)][cell] === 0;
  return new Set(sides.flatMap((one) => [...coveredBy(state, one)].filter((cell) => counts(one, cell))));
}
