import { cellsOfPlace } from '../../../../engine/model/places.js';
import { outcomeText, type Outcome, type ScoreLine } from '../../../../engine/play/game.js';
import { cite } from '../refusal.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';

const RULE = cite('6');

/** Returns the points for the places that a side controls completely [6]. */
export function scoreLines(state: State): ScoreLine[] {
  return state.scenario.scores.flatMap(({ place, points }) => {
    const cells = cellsOfPlace(state.scenario.map, place);
    const side = SIDES.find((_, index) => cells.length > 0 && cells.every((cell) => state.control[cell] === index));
    return side === undefined ? [] : [{ side, points, text: `holds ${place}`, rule: RULE }];
  });
}

/** Returns the side with more points, once the game is over [6]. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'end') return undefined;
  const lines = scoreLines(state);
  const [first, second] = SIDES.map((side) =>
    lines.reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0),
  );
  return { ...(first !== second && { side: SIDES[first > second ? 0 : 1] }), rule: RULE };
}

export function declareVictory(state: State): void {
  const outcome = outcomeOf(state);
  if (outcome === undefined) return;
  const { side } = outcome;
  state.emit('victory', RULE, () => ({
    text: side === undefined ? 'The game is a draw.' : `${side} wins.`,
    facts: { outcome: outcomeText(outcome) },
  }));
}
