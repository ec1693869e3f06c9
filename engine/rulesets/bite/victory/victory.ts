import { cellsOfPlace } from '../../../model/places.js';
import type { Cell } from '../../../board/board.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { say, term } from '../../../model/say.js';
import { outcomeText, type Outcome, type ScoreLine } from '../../../play/game.js';
import { pointsForHolding, scoreLinesOf, type PointSource, type Verdict } from '../../../play/standing.js';
import { cite } from '../rulebook/refusal.js';
import { capitalsOf, hasGermanySurrendered, isTaken, type Capital } from '../politics/surrender.js';
import type { State } from '../state/state.js';
import { AXIS, SIDES, SOVIET } from '../vocabulary/sides.js';

/**
 * Returns the places of the scenario's `score`, which give the Axis victory points if it controls them [SBE4.victory].
 */
function pointSources(state: State): PointSource[] {
  return state.scenario.scores.map(({ place, points, source }) => {
    const cells = cellsOfPlace(state.scenario.map, place);
    const isHeld = (cell: Cell): boolean => state.control[cell] === AXIS;
    const holding = pointsForHolding(place, cells, isHeld, state.scenario.map.board);
    return { side: SIDES[AXIS], points, ...holding, rule: cite('SBE4.victory'), source };
  });
}

/** Returns the victory points of the Axis, one line for each place that it controls [SBE4.victory]. */
export const scoreLines = (state: State): ScoreLine[] => scoreLinesOf(pointSources(state));

/**
 * Returns what gives points, and the verdicts of the rulebook: the Soviets win if Germany has surrendered, otherwise no
 * side wins [7.11.germany, SBE1.victory].
 */
export function standing(state: State): { readonly points: PointSource[]; readonly verdicts: Verdict[] } {
  const read = state.rulings['victory.germanSurrender'];
  const capitals = capitalsOf(state, 'Germany');
  const draw: Verdict = { rule: cite('SBE1.victory') };
  if (read === 'playOn' || capitals.length === 0) return { points: pointSources(state), verdicts: [draw] };
  const nameOf = ({ cell, name }: Capital): string => name ?? state.label(cell);
  const fallen = capitals.filter((capital) => isTaken(state, capital));
  const surrender: Verdict = {
    side: SIDES[SOVIET],
    degree: read,
    isFirst: true,
    rule: cite('7.11.germany'),
    cells: capitals.map(({ cell }) => cell),
    condition: {
      test: 'fact',
      isMet: hasGermanySurrendered(state),
      words: say`Germany surrenders: Soviet holds`,
      counts: 'places',
      current: fallen.length,
      least: capitals.length,
      counted: fallen.map(nameOf),
      lacking: capitals.filter((capital) => !fallen.includes(capital)).map(nameOf),
    },
  };
  return { points: pointSources(state), verdicts: [surrender, draw] };
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
      text: outcome.side === undefined ? say`Neither side wins.` : say`${term(outcome.side)} wins.`,
      facts: { outcome: outcomeText(outcome) },
    }));
}
