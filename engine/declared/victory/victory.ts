import { cellsOfPlace } from '../../model/places.js';
import { outcomeText, type Outcome, type ScoreLine } from '../../play/game.js';
import type { State } from '../state/state.js';
import { say } from '../../model/say.js';

/** Returns whether a side controls all cells of a place. */
export function holds(state: State, side: number, place: string): boolean {
  const cells = cellsOfPlace(state.scenario.map, place);
  return cells.length > 0 && cells.every((cell) => state.control[cell] === side);
}

/** Returns the points for the places that a side controls completely. */
export function scoreLines(state: State): ScoreLine[] {
  return state.scenario.scores.flatMap(({ place, points }) => {
    const side = state.declaration.sides.find((_, index) => holds(state, index, place));
    return side === undefined ? [] : [{ side, points, text: say`holds ${place}`, rule: '' }];
  });
}

/** Returns the side with more points, once the game is over. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'end') return undefined;
  const lines = scoreLines(state);
  const { sides } = state.declaration;
  const [first, second] = sides.map((side) =>
    lines.reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0),
  );
  return { ...(first !== second && { side: sides[first > second ? 0 : 1] }), rule: '' };
}

/** Ends the game and announces the winner. */
export function declareVictory(state: State): void {
  const outcome = outcomeOf(state);
  if (outcome === undefined) return;
  const { side } = outcome;
  state.emit('victory', '', () => ({
    text: side === undefined ? say`The game is a draw.` : say`${state.shown(side)} wins.`,
    facts: { outcome: outcomeText(outcome) },
  }));
}
