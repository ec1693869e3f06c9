import type { Calendar } from '../model/calendar.js';
import { turnTitle } from '../model/calendar.js';
import type { ExpectationBlock, ScenarioModel } from '../model/scenario.js';
import type { Pause } from './moment.js';
import { say, term } from '../model/say.js';

/** A point in time: the end of a turn, of a side's turn, of a phase, or of the game. */
export interface Point {
  readonly turn: number | 'end';
  readonly side?: string;
  readonly phase?: string;
  /** The name of an occasion within the phase: `draw 3.Mot`. The point is then the end of that occasion. */
  readonly occasion?: string;
}

/**
 * Returns whether a pause is at the given point. A pause without a side ends a phase or turn of both sides, and is
 * therefore at the points of both sides.
 */
export function isReached(point: Point, pause: Pause): boolean {
  if (pause.turn !== point.turn || pause.ends === 'occasion') return false;
  if (point.side !== undefined && pause.side !== undefined && pause.side !== point.side) return false;
  if (point.phase !== undefined) return pause.phase === point.phase;
  return pause.ends === 'turn' || (point.side !== undefined && pause.ends === 'side');
}

/**
 * Formats a point: `turn 3`, `turn 3 German combat`, `the set-up`.
 *
 * @param shown returns a word of the game, such as the name of a phase, in the reader's language. Default: its term
 */
export function pointText({ turn, side, phase, occasion }: Point, calendar?: Calendar, shown = term): string {
  const when = turn === 'end' ? say`the end` : turn === 0 ? say`the set-up` : say`turn ${turnTitle(turn, calendar)}`;
  return [when, side && shown(side), phase && shown(phase), occasion].filter((part) => part !== undefined).join(' ');
}

/**
 * Returns the point at which the expectations of an occasion are judged: `turn 2 draw 3.Mot` for its first occurrence
 * in a turn, `turn 2 draw 3.Mot #2` for the second.
 */
export function occasionPoint({ turn, occasions = [] }: Pick<Pause, 'turn' | 'occasions'>): Point {
  const texts = occasions.map(
    ({ verb, name, time }) =>
      [verb, name].filter((part) => part !== undefined).join(' ') + (time > 1 ? ` #${time}` : ''),
  );
  return { turn, occasion: texts.join(', ') };
}

/** Returns the point at which the expectations of a block are judged. */
export function pointOf({ turn, side, phase }: ExpectationBlock): Point {
  return { turn, ...(side !== undefined && { side }), ...(phase !== undefined && { phase }) };
}

/** Returns the first turn that is played, at least in part. */
function firstPlayedTurn({ firstTurn = 1, position }: ScenarioModel): number {
  if (position === undefined) return firstTurn;
  return position.phase === undefined ? Math.max(position.turn + 1, firstTurn) : position.turn;
}

/**
 * Returns the point at which play ends by default: the end of the last turn that has orders or expectations; if no turn
 * has any, the end of the first turn. Returns `end` if the file has expectations about the end of the game.
 */
export function endOfWriting(scenario: ScenarioModel): Point | 'end' {
  const turns = [...scenario.orders, ...scenario.expectations].map(({ turn }) => turn);
  const numbered = turns.filter((turn) => turn !== 'end');
  if (numbered.length < turns.length) return 'end';
  return { turn: numbered.length > 0 ? Math.max(...numbered) : firstPlayedTurn(scenario) };
}
