import type { ExpectationBlock, ScenarioModel } from '../model/scenario.js';
import type { Pause } from './moment.js';

/** The end of a turn, of a side's turn or of one of its phases; or of the game. */
export interface Point {
  readonly turn: number | 'end';
  readonly side?: string;
  readonly phase?: string;
}

/** Whether a point is reached when play pauses here; a pause of no side ends something for both. */
export function isReached(point: Point, pause: Pause): boolean {
  if (pause.turn !== point.turn) return false;
  if (point.side !== undefined && pause.side !== undefined && pause.side !== point.side) return false;
  if (point.phase !== undefined) return pause.phase === point.phase;
  return pause.ends === 'turn' || (point.side !== undefined && pause.ends === 'side');
}

/** `turn 3`, `turn 3 German combat`, `the set-up` */
export function pointText({ turn, side, phase }: Point): string {
  const when = turn === 'end' ? 'the end' : turn === 0 ? 'the set-up' : `turn ${turn}`;
  return [when, side, phase].filter((part) => part !== undefined).join(' ');
}

/** The point an expectation is judged at. */
export function pointOf({ turn, side, phase }: ExpectationBlock): Point {
  return { turn, ...(side !== undefined && { side }), ...(phase !== undefined && { phase }) };
}

/** How far a file is played when nobody says: to the end of the last turn with orders or expectations, or of turn 1; to the end of the game when that is expected of. */
export function endOfWriting(scenario: ScenarioModel): Point | 'end' {
  const turns = [...scenario.orders, ...scenario.expectations].map(({ turn }) => turn);
  const numbered = turns.filter((turn) => turn !== 'end');
  if (numbered.length < turns.length) return 'end';
  return { turn: numbered.length > 0 ? Math.max(...numbered) : 1 };
}
