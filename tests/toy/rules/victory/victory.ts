import type { Cell } from '../../../../engine/board/board.js';
import type { Outcome, ScoreLine } from '../../../../engine/play/game.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/vocabulary.js';

/** Returns the cells of a place by its name on the map. */
function cellsOf({ scenario: { map } }: State, place: string): readonly Cell[] {
  return map.features.find(({ name }) => name === place)?.cells ?? map.areas.get(place)?.cells ?? [];
}

/** Returns the points for places that a side controls, and for places that it began with [9]. */
export function scoreLines(state: State): ScoreLine[] {
  const initial = SIDES.flatMap((side, i) =>
    state.points[i] === 0 ? [] : [{ side, points: state.points[i], text: 'so far', rule: '9' }],
  );
  const controlled = state.scenario.scores.flatMap(({ place, points }) => {
    const cells = cellsOf(state, place);
    const side = SIDES.find((_, i) => cells.length > 0 && cells.every((cell) => state.control[cell] === i));
    return side === undefined ? [] : [{ side, points, text: `holds ${place}`, rule: '9' }];
  });
  return [...initial, ...controlled];
}

/** Returns the outcome once the game is over: the side with more points wins, and equal points are a draw [9]. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'end') return undefined;
  const [blue, red] = SIDES.map((side) =>
    scoreLines(state).reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0),
  );
  return { ...(blue !== red && { side: blue > red ? SIDES[0] : SIDES[1] }), rule: '9' };
}

export function declareVictory(state: State): void {
  const outcome = outcomeOf(state)?.side ?? 'draw';
  state.emit('victory', '9', () => ({ text: `The points make it: ${outcome}.`, facts: { outcome } }));
}
