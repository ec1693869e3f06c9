import type { Cell } from '../../../board/board.js';
import { kept } from '../../../mechanics/kept.js';
import type { SetupRules } from '../../../mechanics/special-rules/setup-ledger.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Moment, Play } from '../../../play/moment.js';
import { groundFor } from '../state/area.js';
import { musterOf } from '../state/muster.js';
import { State } from '../state/state.js';
import { opponent, SIDES } from '../vocabulary/sides.js';
import { vocabulary } from '../vocabulary/index.js';
import { coveredBy } from './covering.js';
import { setUp } from './set-up.js';

/** What a set-up is judged by: `require cover` asks for a unit or its ZOC in every hex, whatever enemies stand there [BPS.border, 3.19, A50]. */
export const setupRules: SetupRules = { unitKinds: vocabulary.unitKinds, covered };

export function covered(scenario: ScenarioModel, side: string | undefined): ReadonlySet<Cell> {
  const state = stateWhenSetUp(scenario);
  const sides = SIDES.flatMap((name, at) => (side === undefined || name === side ? [at] : []));
  const isIgnored = state.rulings['setup.cover'] === 'enemiesIgnored';
  const counts = (one: number, cell: Cell): boolean =>
    isIgnored || state.units[one][cell] > 0 || state.units[opponent(one)][cell] === 0;
  return new Set(sides.flatMap((one) => [...coveredBy(state, one)].filter((cell) => counts(one, cell))));
}

/** Both sides are set up; who has several hexes to choose from stands where it does unasked. */
const stateWhenSetUp = kept((scenario: ScenarioModel): State => {
  const state = new State(scenario, groundFor(scenario), musterOf(scenario));
  finish(setUp(state));
  return state;
});

function finish(play: Play): void {
  const unasked = (moment: Moment): ReturnType<Play['next']> =>
    play.next(moment.kind === 'decision' ? moment.fallback() : []);
  let step = play.next([]);
  while (step.done !== true) step = unasked(step.value);
}
