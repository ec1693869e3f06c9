/**
 * Number of keystrokes before the measurement. The first keystrokes are slower, before V8 has optimized the code. The
 * time of the very first keystroke is a separate value in the report.
 */
export const WARM_UP = 15;

/** A text that differs from the previous one in one place, and the line of that place. */
export interface Keystroke {
  readonly text: string;
  readonly line: number;
}

export function keystrokes(text: string, place: RegExp, change: (found: string) => string, count: number): Keystroke[] {
  const places = [...text.matchAll(place)];
  return Array.from({ length: count }, (_, i) => {
    const { index, 0: found } = places[(i * 7) % places.length];
    const before = text.slice(0, index);
    return { text: before + change(found) + text.slice(index + found.length), line: before.split('\n').length - 1 };
  });
}

/** Returns keystrokes in a set-up, each of which reduces the steps of a unit. */
export const inSetup = (text: string, count: number): Keystroke[] =>
  keystrokes(text, /"(\d+)\.Inf"$/gm, (unit) => `${unit} (step 2)`, count);

/** Returns keystrokes in a map, each of which changes a wood to a swamp. */
export const inMap = (text: string, count: number): Keystroke[] => keystrokes(text, /(?<=\|.*)f/g, () => 's', count);
