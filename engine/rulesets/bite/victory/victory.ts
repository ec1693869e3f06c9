import { cellsCalled } from '../../../mechanics/places.js';
import { outcomeText, type Outcome, type ScoreLine } from '../../../play/ruleset.js';
import { cite } from '../refusal.js';
import type { State } from '../state/state.js';
import { AXIS, SIDES } from '../vocabulary/sides.js';

/** Points of the Axis for places it holds, as the scenario gives them [SBE4.victory]. */
export function scoreLines(state: State): ScoreLine[] {
  return state.scenario.scores.flatMap(({ place, points }) => {
    const cells = cellsCalled(state.scenario.map, place);
    const isHeld = cells.length > 0 && cells.every((cell) => state.control[cell] === AXIS);
    return isHeld ? [{ side: SIDES[AXIS], points, text: `holds ${place}`, rule: cite('SBE4.victory') }] : [];
  });
}

/** Without a verdict of the scenario nobody wins [SBE1.victory]. */
export const outcomeOf = (state: State): Outcome | undefined =>
  state.phase === 'end' ? { rule: cite('SBE1.victory') } : undefined;

export function declareVictory(state: State): void {
  const outcome = outcomeOf(state);
  if (outcome)
    state.emit('victory', '7.11', () => ({
      text: `${outcome.side ?? 'Nobody'} wins.`,
      facts: { outcome: outcomeText(outcome) },
    }));
}
