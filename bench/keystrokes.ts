/** The first keystrokes run in code that the machine has not yet translated: they have a row of their own. */
export const WARM_UP = 15;

/** Texts that differ from one to the next in one place, and the line it is on. */
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

/** A keystroke in a set-up: a unit that comes with fewer steps. */
export const inSetup = (text: string, count: number): Keystroke[] =>
  keystrokes(text, /"(\d+)\.Inf"$/gm, (unit) => `${unit} (step 2)`, count);

/** A keystroke in a map: a wood that becomes a swamp. */
export const inMap = (text: string, count: number): Keystroke[] => keystrokes(text, /(?<=\|.*)f/g, () => 's', count);
