import { say } from '../../../model/say.js';
import { cellsOfPlace } from '../../../model/places.js';
import type { Cell } from '../../../board/board.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { outcomeText, type Outcome, type ScoreLine } from '../../../play/game.js';
import { pointsForHolding, scoreLinesOf, type PointSource, type Verdict } from '../../../play/standing.js';
import { cite } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { GERMAN, SIDES, SOVIET } from '../vocabulary/sides.js';
import { friendlyTo } from '../zones/control.js';

/**
 * Returns the places that give the German points if the German controls them [17.0, S1.21]. The German is the only side
 * that scores [S1.1]. The starting total and other points come from the scenario [S3.31, S4.31, S5.31].
 */
function pointSources(state: State): PointSource[] {
  return state.scenario.scores.map(({ place, points, source }) => {
    const cells = cellsOfPlace(state.scenario.map, place);
    const isHeld = (cell: Cell): boolean => friendlyTo(state, cell) === GERMAN;
    const holding = pointsForHolding(place, cells, isHeld, state.scenario.map.board);
    return { side: SIDES[GERMAN], points, ...holding, rule: cite('17.0'), source };
  });
}

/** Returns the German points for places that the German controls [17.0, S1.21]. */
export const scoreLines = (state: State): ScoreLine[] => scoreLinesOf(pointSources(state));

/** Returns what gives points, and the verdict of a scenario that gives none itself: the Soviet side wins [17.0]. */
export const standing = (state: State): { readonly points: PointSource[]; readonly verdicts: Verdict[] } => ({
  points: pointSources(state),
  verdicts: [{ side: SIDES[SOVIET], rule: cite('17.0') }],
});

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
      text: outcome.side === undefined ? say`Neither side wins.` : say`${outcome.side} wins.`,
      facts: { outcome: outcomeText(outcome) },
    }));
}
