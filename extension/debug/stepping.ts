import type { MomentShape, StopPosition } from '../../protocol/debugging.js';

/** The moments of a game that was already played to its end. */
export type Moments = readonly MomentShape[];
export type Step = 'over' | 'in' | 'out' | 'back';

/**
 * Returns the position after a step. A step forward from the last moment goes past the end of the game. A step back
 * from the first moment does nothing.
 */
export function stepFrom(moments: Moments, at: StopPosition, step: Step): StopPosition {
  const { moment, figure } = at;
  switch (step) {
    case 'over':
      return { moment: moment + 1 };
    case 'in': {
      const next = (figure ?? -1) + 1;
      return next < (moments.at(moment)?.figures ?? 0) ? { moment, figure: next } : { moment: moment + 1 };
    }
    case 'out':
      return figure === undefined ? nextPhase(moments, moment) : { moment: moment + 1 };
    case 'back':
      if (figure !== undefined) return figure === 0 ? { moment } : { moment, figure: figure - 1 };
      return { moment: Math.max(0, moment - 1) };
  }
}

/** Returns the first moment of the next phase. */
function nextPhase(moments: Moments, moment: number): StopPosition {
  const phase = moments.at(moment)?.phase;
  const next = moments.findIndex((each, i) => i > moment && each.phase !== phase);
  return { moment: next < 0 ? Math.max(moments.length, moment + 1) : next };
}

/** A reason to stop before a moment. */
export interface Stop {
  readonly moment: number;
  readonly reason: 'breakpoint' | 'data breakpoint' | 'exception';
  /** Id of the breakpoint. */
  readonly id?: number;
  /** Text of the refusal, or of the expectation that was not met. */
  readonly message?: string;
  /**
   * The name under which the debugger shows the stop as an exception, such as `Order refused`. Absent for breakpoints.
   */
  readonly exception?: string;
}

/** Finds the first moment after a position that has stops. Returns all stops of that moment, breakpoints first. */
export function stopsAfter(stops: readonly Stop[], { moment }: StopPosition): readonly Stop[] {
  const next = Math.min(...stops.map((stop) => stop.moment).filter((each) => each > moment));
  return stops.filter((stop) => stop.moment === next);
}

/** Returns the stops of the last moment before a position. */
export function stopsBefore(stops: readonly Stop[], { moment, figure }: StopPosition): readonly Stop[] {
  const isAhead = (each: number): boolean => each < moment || (each === moment && figure !== undefined);
  const last = Math.max(...stops.map((stop) => stop.moment).filter(isAhead));
  return stops.filter((stop) => stop.moment === last);
}
