import type { MomentShape, Stand } from '../../language-server/protocol.js';

/** Where steps lead from a place in a game that was played to its end. */

export type Moments = readonly MomentShape[];
export type Step = 'over' | 'in' | 'out' | 'back';

/** Where a step leads; a step on from the end leads beyond it, one back from the beginning nowhere. */
export function stepFrom(moments: Moments, at: Stand, step: Step): Stand {
  const { moment, figure } = at;
  switch (step) {
    case 'over':
      return { moment: moment + 1 };
    case 'in': {
      const next = (figure ?? -1) + 1;
      return next < (moments.at(moment)?.figures ?? 0) ? { moment, figure: next } : { moment: moment + 1 };
    }
    case 'out':
      return figure === undefined ? phaseBehind(moments, moment) : { moment: moment + 1 };
    case 'back':
      if (figure !== undefined) return figure === 0 ? { moment } : { moment, figure: figure - 1 };
      return { moment: Math.max(0, moment - 1) };
  }
}

/** The first moment of the next phase. */
function phaseBehind(moments: Moments, moment: number): Stand {
  const phase = moments.at(moment)?.phase;
  const next = moments.findIndex((each, i) => i > moment && each.phase !== phase);
  return { moment: next < 0 ? Math.max(moments.length, moment + 1) : next };
}

/** Something that play stops for before a moment. */
export interface Stop {
  readonly moment: number;
  readonly reason: 'breakpoint' | 'data breakpoint' | 'exception';
  /** The number of the breakpoint. */
  readonly id?: number;
  /** What was refused or not met. */
  readonly message?: string;
  /** The name of its kind of exception. */
  readonly exception?: string;
}

/** The next stops behind a place, all those of one moment: breakpoints first. */
export function stopsBehind(stops: readonly Stop[], { moment }: Stand): readonly Stop[] {
  const next = Math.min(...stops.map((stop) => stop.moment).filter((each) => each > moment));
  return stops.filter((stop) => stop.moment === next);
}

/** The last stops ahead of a place. */
export function stopsAhead(stops: readonly Stop[], { moment, figure }: Stand): readonly Stop[] {
  const isAhead = (each: number): boolean => each < moment || (each === moment && figure !== undefined);
  const last = Math.max(...stops.map((stop) => stop.moment).filter(isAhead));
  return stops.filter((stop) => stop.moment === last);
}
