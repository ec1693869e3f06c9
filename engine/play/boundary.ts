import type { Calendar } from '../model/calendar.js';
import { turnName } from '../model/calendar.js';
import type { ExpectationBlock, ScenarioModel } from '../model/scenario.js';
import type { Pause } from './moment.js';

/** The end of a turn, of a side's turn or of one of its phases; or of the game. */
export interface Point {
  readonly turn: number | 'end';
  readonly side?: string;
  readonly phase?: string;
  /** The end of what came in the midst of the phase: `draw 3.Mot`. */
  readonly occasion?: string;
}

/** Whether a point is reached when play pauses here; a pause of no side ends something for both. */
export function isReached(point: Point, pause: Pause): boolean {
  if (pause.turn !== point.turn || pause.ends === 'occasion') return false;
  if (point.side !== undefined && pause.side !== undefined && pause.side !== point.side) return false;
  if (point.phase !== undefined) return pause.phase === point.phase;
  return pause.ends === 'turn' || (point.side !== undefined && pause.ends === 'side');
}

/** `turn 3`, `turn 3 German combat`, `the set-up` */
export function pointText({ turn, side, phase, occasion }: Point, calendar?: Calendar): string {
  const when = turn === 'end' ? 'the end' : turn === 0 ? 'the set-up' : `turn ${turnName(turn, calendar)}`;
  return [when, side, phase, occasion].filter((part) => part !== undefined).join(' ');
}

/** The point at which what is expected of an occasion is judged: `turn 2 draw 3.Mot`, the second time `turn 2 draw 3.Mot #2`. */
export function occasionPoint({ turn, occasions = [] }: Pick<Pause, 'turn' | 'occasions'>): Point {
  const texts = occasions.map(
    ({ verb, name, time }) =>
      [verb, name].filter((part) => part !== undefined).join(' ') + (time > 1 ? ` #${time}` : ''),
  );
  return { turn, occasion: texts.join(', ') };
}

/** The point an expectation is judged at. */
export function pointOf({ turn, side, phase }: ExpectationBlock): Point {
  return { turn, ...(side !== undefined && { side }), ...(phase !== undefined && { phase }) };
}

/** How far a file is played when nobody says: to the end of the last turn with orders or expectations, or of the first turn; to the end of the game when that is expected of. */
export function endOfWriting(scenario: ScenarioModel): Point | 'end' {
  const turns = [...scenario.orders, ...scenario.expectations].map(({ turn }) => turn);
  const numbered = turns.filter((turn) => turn !== 'end');
  if (numbered.length < turns.length) return 'end';
  return { turn: numbered.length > 0 ? Math.max(...numbered) : (scenario.firstTurn ?? 1) };
}
