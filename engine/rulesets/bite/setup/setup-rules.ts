import type { Cell } from '../../../board/board.js';
import type { SetupRules } from '../../../mechanics/special-rules/setup-ledger.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { opponent, SIDES } from '../vocabulary/sides.js';
import { vocabulary } from '../vocabulary/index.js';
import { coveredBy } from './covering.js';
import { stateWhenSetUp } from './state-when-set-up.js';

/**
 * Rules that check the limits of a set-up. `require cover` needs a unit or its ZOC in every hex [BPS.border, 3.19,
 * A50].
 */
export const setupRules: SetupRules = { unitKinds: vocabulary.unitKinds, covered };

/**
 * Returns the hexes that the set-up of a side covers, or of both sides if `side` is undefined. If the ruling
 * `setup.cover` is `enemiesCounted`, hexes with enemies are not covered.
 */
export function covered(scenario: ScenarioModel, side: string | undefined): ReadonlySet<Cell> {
  const state = stateWhenSetUp(scenario);
  const sides = SIDES.flatMap((name, at) => (side === undefined || name === side ? [at] : []));
  const isIgnored = state.rulings['setup.cover'] === 'enemiesIgnored';
  const counts = (one: number, cell: Cell): boolean =>
    isIgnored || state.units[one][cell] > 0 || state.units[opponent(one)][cell] === 0;
  return new Set(sides.flatMap((one) => [...coveredBy(state, one)].filter((cell) => counts(one, cell))));
}
