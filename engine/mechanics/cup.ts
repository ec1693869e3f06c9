import type { Address, Play } from '../play/moment.js';

/**
 * Things drawn one after the other and not put back: markers of a cup, counters of a pool. Each has a lot, rolled at an address of
 * its own; the lowest is drawn first. So taking one thing out, or putting one in, leaves the order of the others as it was.
 */
export type Cup = Readonly<Record<string, number>>;

/** So many lots there are that two things of a cup hardly ever get the same. */
export const DRAW_NUMBERS = 1_000_000;

export interface Drawing {
  readonly address: Address;
  readonly rule: string;
  readonly purpose: string;
  /** Nobody may see the order yet. */
  readonly hidden?: boolean;
}

/** Puts things into a cup; one that lies in it already keeps its lot. */
export function* addToCup(cup: Cup, things: readonly string[], drawing: Drawing): Play<Cup> {
  const fresh = [...new Set(things)].filter((thing) => !Object.hasOwn(cup, thing));
  if (fresh.length === 0) return cup;
  const lots = (yield {
    kind: 'dice',
    ...drawing,
    sides: DRAW_NUMBERS,
    count: fresh.length,
    each: fresh,
  }) as readonly number[];
  return { ...cup, ...Object.fromEntries(fresh.map((thing, i) => [thing, lots[i]])) };
}

/** What is drawn next; undefined when the cup is empty. Of two with the same lot the first by name. */
export function nextDraw(cup: Cup): string | undefined {
  return drawOrder(cup).at(0);
}

/** Everything in the cup as it will be drawn: for the umpire. */
export function drawOrder(cup: Cup): string[] {
  return Object.keys(cup).sort((a, b) => cup[a] - cup[b] || (a < b ? -1 : 1));
}

/** The cup without a thing: drawn, or taken out. */
export function removeFromCup(cup: Cup, thing: string): Cup {
  return Object.fromEntries(Object.entries(cup).filter(([name]) => name !== thing));
}
