import type { Point } from '../../../engine/board/board.js';
import type { Counter } from '../../contract/scene.js';
import { positionAlong, type MovePath } from './move-paths.js';

/** Milliseconds per cell at normal speed. */
const STEP_MS = 260;
/** Maximum duration of a movement in milliseconds. */
const MAX_DURATION_MS = 2600;

/** The animation of units that move in a moment, from their positions before the moment to their positions after it. */
export interface MoveAnimation {
  /** Names of the units that are not at their final positions. */
  readonly names: ReadonlySet<string>;
  /** The moving units with their final and current positions. */
  readonly positions: readonly { readonly counters: readonly Counter[]; readonly from: Point; readonly now: Point }[];
  /** Starts an animation. Units of an earlier animation jump to their final positions. */
  begin(courses: readonly MovePath[], arrived: () => void): void;
  /** Pauses the animation. */
  readonly halt: () => void;
  /** Resumes the animation. Returns false if there is no animation. */
  readonly goOn: () => boolean;
  /** Ends the animation by moving all units to their final positions. */
  readonly end: () => void;
}

/**
 * Creates the animation of a map pane.
 * @param speed returns the speed as a multiple of the normal speed
 * @param moved called after each change of positions
 */
export function moveAnimation(speed: () => number, moved: () => void): MoveAnimation {
  let courses: readonly MovePath[] = [];
  let names: ReadonlySet<string> = new Set();
  let arrived: (() => void) | undefined;
  let steps = 0;
  let frame = 0;
  let before: number | undefined;
  const length = (): number => Math.max(0, ...courses.map(({ points }) => points.length - 1));

  function stop(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    before = undefined;
  }

  function go(now: number): void {
    const each = Math.min(STEP_MS, MAX_DURATION_MS / Math.max(1, length())) / speed();
    steps += (now - (before ?? now)) / each;
    before = now;
    if (steps >= length()) {
      moved();
      const reportArrival = arrived;
      end();
      reportArrival?.();
      return;
    }
    frame = requestAnimationFrame(go);
    moved();
  }

  function end(): void {
    stop();
    arrived = undefined;
    if (courses.length === 0) return;
    courses = [];
    names = new Set();
    moved();
  }

  return {
    get names() {
      return names;
    },
    get positions() {
      return courses.map(({ counters, points }) => ({
        counters,
        from: points[points.length - 1],
        now: positionAlong(points, steps),
      }));
    },
    begin(ways, then) {
      stop();
      [courses, arrived, steps] = [ways, then, 0];
      names = new Set(ways.flatMap(({ counters }) => counters.map(({ name }) => name)));
      frame = requestAnimationFrame(go);
    },
    halt: stop,
    goOn() {
      if (courses.length === 0) return false;
      if (frame === 0) frame = requestAnimationFrame(go);
      return true;
    },
    end,
  };
}
