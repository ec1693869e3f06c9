import { cellsOfPlace } from '../../../model/places.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { outcomeText, type Outcome, type ScoreLine } from '../../../play/game.js';
import { cite } from '../rulebook/refusal.js';
import { hasGermanySurrendered } from '../politics/surrender.js';
import type { State } from '../state/state.js';
import { AXIS, SIDES, SOVIET } from '../vocabulary/sides.js';

/**
 * Returns the victory points of the Axis, one line for each place of the scenario's `score` that it controls
 * [SBE4.victory].
 */
export function scoreLines(state: State): ScoreLine[] {
  return state.scenario.scores.flatMap(({ place, points }) => {
    const cells = cellsOfPlace(state.scenario.map, place);
    const isHeld = cells.length > 0 && cells.every((cell) => state.control[cell] === AXIS);
    return isHeld ? [{ side: SIDES[AXIS], points, text: `holds ${place}`, rule: cite('SBE4.victory') }] : [];
  });
}

/** Returns the most points that {@link scoreLines} can give a side: those of all places that give points. */
export const mostPoints = ({ scores }: Pick<ScenarioModel, 'scores'>, side: string): number =>
  side === SIDES[AXIS] ? scores.reduce((sum, { points }) => sum + Math.max(0, points), 0) : 0;

/**
 * Returns the degree of Soviet victory after the surrender of Germany; undefined if Germany has not surrendered or the
 * scenario continues [7.11.germany, A55].
 */
function degreeOfSurrender(state: State): 'marginal' | 'decisive' | undefined {
  const read = state.rulings['victory.germanSurrender'];
  return hasGermanySurrendered(state) && read !== 'playOn' ? read : undefined;
}

/** Returns whether the surrender of Germany ends the game. */
export const isEndedByGermany = (state: State): boolean => degreeOfSurrender(state) !== undefined;

/**
 * Returns the outcome at the end of the game. The Soviets win if Germany surrendered; otherwise no side wins, unless
 * the scenario has a verdict [7.11.germany, SBE1.victory].
 */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'end') return undefined;
  const degree = degreeOfSurrender(state);
  return degree === undefined
    ? { rule: cite('SBE1.victory') }
    : { side: SIDES[SOVIET], degree, rule: cite('7.11.germany') };
}

/** Records the outcome as an event if the game is over [7.11]. */
export function declareVictory(state: State): void {
  const outcome = outcomeOf(state);
  if (outcome)
    state.emit('victory', '7.11', () => ({
      text: `${outcome.side ?? 'Neither side'} wins.`,
      facts: { outcome: outcomeText(outcome) },
    }));
}
