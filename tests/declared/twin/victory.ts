import { heldPlaces, placesOf } from '../../../engine/mechanics/muster/position-parts.js';
import { ELIMINATED, OUT_OF_PLAY } from '../../../engine/mechanics/off-map.js';
import { defaultFace } from '../../../engine/mechanics/special-rules/default-face.js';
import { replaceUnit } from '../../../engine/mechanics/special-rules/departures.js';
import type { SpecialFace } from '../../../engine/mechanics/special-rules/face.js';
import { cellsOfPlace } from '../../../engine/model/places.js';
import { outcomeText, type Outcome, type ScoreLine } from '../../../engine/play/game.js';
import type { Position } from '../../../engine/play/records.js';
import type { State } from './state/state.js';
import { isSupplied, lineRulesOf } from './supply/supply.js';
import { sideOf, SIDES } from './vocabulary/sides.js';

/** Returns the points for the places that a side controls completely [10]. */
export function scoreLines(state: State): ScoreLine[] {
  return state.scenario.scores.flatMap(({ place, points }) => {
    const cells = cellsOfPlace(state.scenario.map, place);
    const side = SIDES.find((_, index) => cells.length > 0 && cells.every((cell) => state.control[cell] === index));
    return side === undefined ? [] : [{ side, points, text: `holds ${place}`, rule: '' }];
  });
}

/** Returns the side with more points, once the game is over. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'end') return undefined;
  const lines = scoreLines(state);
  const [first, second] = SIDES.map((side) =>
    lines.reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0),
  );
  return { ...(first !== second && { side: SIDES[first > second ? 0 : 1] }), rule: '' };
}

/** Announces the winner at the end of the game. */
export function declareVictory(state: State): void {
  const outcome = outcomeOf(state);
  if (outcome === undefined) return;
  const { side } = outcome;
  state.emit('victory', '', () => ({
    text: side === undefined ? 'The game is a draw.' : `${side} wins.`,
    facts: { outcome: outcomeText(outcome) },
  }));
}

/** Returns the named places with the side that holds each [9]. */
export const controlOf = ({ scenario, control }: State): Position['control'] =>
  heldPlaces(placesOf(scenario.map.features), (cell) => control[cell], SIDES);

/** Returns the data and functions of the game that the special rules of a scenario use. */
export const specialFace = (state: State, lastTurn: number): SpecialFace => ({
  ...defaultFace(state, {
    lastTurn,
    marches: ['move', 'ride'],
    lost: ['eliminated'],
    isGone: (piece) => [ELIMINATED, OUT_OF_PLAY].includes(state.cell[piece]),
    leave(piece) {
      state.put(piece, OUT_OF_PLAY);
    },
  }),
  unitsIn: (cell, side) => state.unitsIn(cell, (piece) => state.sideName(piece.side) === side),
  replace: (unit, by) => replaceUnit(state, unit, by, OUT_OF_PLAY),
  isNow(unit, word) {
    const piece = state.muster.byName.get(unit);
    return piece !== undefined && (word === 'supplied') === isSupplied(state, piece);
  },
  connects(side, from, to) {
    const ends = new Set(to);
    const rules = lineRulesOf(state, sideOf(side));
    const starts = from.filter((cell) => rules.isOpen?.(cell) !== false);
    return state.lines.nearest(rules, starts, (cell) => ends.has(cell)) >= 0;
  },
});
