import type { Point } from '../../engine/board/board.js';
import type { Counter } from '../scene.js';
import { standing, type Course } from './courses.js';

/** Milliseconds from one cell to the next, where nobody wants it quicker or slower. */
const STEP = 260;
/** The longest way takes no more than this. */
const LONGEST = 2600;

/** Units under way on the map, from where they stood before a moment to where they stand after it. */
export interface March {
  /** The names of those who are not where the scene shows them. */
  readonly names: ReadonlySet<string>;
  /** Who is under way, and where by now. */
  readonly standing: readonly { readonly counters: readonly Counter[]; readonly from: Point; readonly now: Point }[];
  /** They set out; those that went before stand where they belong. */
  begin(courses: readonly Course[], arrived: () => void): void;
  /** They stop where they are. */
  readonly halt: () => void;
  /** They go on; false when nobody has stopped on the way. */
  readonly goOn: () => boolean;
  /** All of them stand where the scene shows them. */
  readonly end: () => void;
}

/**
 * @param speed how many times as quick as usual
 * @param moved they are somewhere else now
 */
export function marching(speed: () => number, moved: () => void): March {
  let courses: readonly Course[] = [];
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
    const each = Math.min(STEP, LONGEST / Math.max(1, length())) / speed();
    steps += (now - (before ?? now)) / each;
    before = now;
    if (steps >= length()) {
      moved();
      const tell = arrived;
      end();
      tell?.();
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
    get standing() {
      return courses.map(({ counters, points }) => ({
        counters,
        from: points[points.length - 1],
        now: standing(points, steps),
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
