import { cellsOfPlace } from '../../../model/places.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { outcomeText, type Outcome, type ScoreLine } from '../../../play/game.js';
import { cite } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { GERMAN, SIDES, SOVIET } from '../vocabulary/sides.js';
import { friendlyTo } from '../zones/control.js';

/**
 * Returns the German points for places that the German controls [17.0, S1.21]. The German is the only side that scores
 * [S1.1]. The starting total and other points come from the scenario [S3.31, S4.31, S5.31].
 */
export function scoreLines(state: State): ScoreLine[] {
  return state.scenario.scores.flatMap(({ place, points }) => {
    const cells = cellsOfPlace(state.scenario.map, place);
    const isHeld = cells.length > 0 && cells.every((cell) => friendlyTo(state, cell) === GERMAN);
    return isHeld ? [{ side: SIDES[GERMAN], points, text: `holds ${place}`, rule: cite('17.0') }] : [];
  });
}

/**
 * Returns the greatest number of points that {@link scoreLines} can give a side: the sum for a side that holds all
 * places.
 */
export const mostPoints = ({ scores }: Pick<ScenarioModel, 'scores'>, side: string): number =>
  side === SIDES[GERMAN] ? scores.reduce((sum, { points }) => sum + Math.max(0, points), 0) : 0;

/** Returns the outcome at the end of the game. If the scenario gives no verdict, the Soviet side wins [17.0]. */
export function outcomeOf(state: State): Outcome | undefined {
  return state.phase === 'end' ? { side: SIDES[SOVIET], rule: cite('17.0') } : undefined;
}

/** Announces the winner at the end of the game. */
export function declareVictory(state: State): void {
  const outcome = outcomeOf(state);
  if (outcome)
    state.emit('victory', '17.0', () => ({
      text: `${outcome.side ?? 'Neither side'} wins.`,
      facts: { outcome: outcomeText(outcome) },
    }));
}
