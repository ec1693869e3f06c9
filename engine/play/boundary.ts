import type { ExpectationBlock, ScenarioModel } from '../model/scenario.js';
import type { Pause } from './moment.js';

/** The end of a turn, of a side's turn or of one of its phases. */
export interface Point {
  readonly turn: number;
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
  const when = turn === 0 ? 'the set-up' : `turn ${turn}`;
  return [when, side, phase].filter((part) => part !== undefined).join(' ');
}

/** The point an expectation is judged at. */
export function pointOf({ turn, side, phase }: ExpectationBlock): Point {
  return { turn, ...(side !== undefined && { side }), ...(phase !== undefined && { phase }) };
}

/** How far a file is played when nobody says: to the end of the last turn with orders or expectations, or of turn 1. */
export function endOfWriting(scenario: ScenarioModel): Point {
  const turns = [...scenario.orders, ...scenario.expectations].map(({ turn }) => turn);
  return { turn: turns.length > 0 ? Math.max(...turns) : 1 };
}
