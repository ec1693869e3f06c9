import type { Address, Play } from '../play/moment.js';

/**
 * A cup from which markers or counters are drawn without being put back. Each marker or counter has a random draw
 * number, which is rolled at an address of its own. The lowest draw number is drawn first. Adding or removing a marker
 * therefore does not change the order of the others.
 */
export type Cup = Readonly<Record<string, number>>;

/** Number of possible draw numbers. It is so large that two equal draw numbers are very unlikely. */
export const DRAW_NUMBERS = 1_000_000;

/** The address, rule and purpose of the roll that decides draw numbers. */
export interface Drawing {
  readonly address: Address;
  readonly rule: string;
  readonly purpose: string;
  /** True if the draw numbers are still secret from both sides. */
  readonly hidden?: boolean;
}

/** Returns the cup with added markers or counters. Those that are in the cup already keep their draw numbers. */
export function* addToCup(cup: Cup, things: readonly string[], drawing: Drawing): Play<Cup> {
  const added = [...new Set(things)].filter((thing) => !Object.hasOwn(cup, thing));
  if (added.length === 0) return cup;
  const rolls = (yield {
    kind: 'dice',
    ...drawing,
    sides: DRAW_NUMBERS,
    count: added.length,
    each: added,
  }) as readonly number[];
  return { ...cup, ...Object.fromEntries(added.map((thing, i) => [thing, rolls[i]])) };
}

/**
 * Returns the marker or counter that is drawn next; undefined for an empty cup. Equal draw numbers are ordered by name.
 */
export function nextDraw(cup: Cup): string | undefined {
  return drawOrder(cup).at(0);
}

/** Returns the contents of a cup in the order in which they will be drawn. Only the umpire may see this order. */
export function drawOrder(cup: Cup): string[] {
  return Object.keys(cup).sort((a, b) => cup[a] - cup[b] || (a < b ? -1 : 1));
}

/** Returns the cup without one of its markers or counters. */
export function removeFromCup(cup: Cup, thing: string): Cup {
  return Object.fromEntries(Object.entries(cup).filter(([name]) => name !== thing));
}
