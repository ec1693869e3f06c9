/** Things drawn together from a stock that others may draw from, too; until they are shown they are alike. */
export interface Draw {
  /** Tells stocks apart. */
  readonly stock: number;
  /** How many the stock holds of each kind before anybody draws. */
  readonly counts: readonly number[];
  readonly number: number;
}

/** What a draw may hold: its kinds in rising order. */
export type DrawnKinds = readonly number[];

/**
 * Goes through every hand of every draw, each with the chance of all of them together, which come to 1. Returns false, and
 * goes through none, when there are more than `most`.
 */
export function forEachDraw(
  draws: readonly Draw[],
  most: number,
  held: (hands: readonly DrawnKinds[], chance: number) => void,
): boolean {
  const choices = draws.map(({ counts, number }) => handsOf(counts.length, number));
  if (choices.reduce((all, hands) => all * hands.length, 1) > most) return false;
  const left = new Map(draws.map(({ stock, counts }) => [stock, [...counts]]));
  const hands: DrawnKinds[] = [];
  const deal = (at: number, chance: number): void => {
    if (at === draws.length) {
      held(hands, chance);
      return;
    }
    const counts = left.get(draws[at].stock) ?? [];
    const all = counts.reduce((sum, count) => sum + count, 0);
    for (const hand of choices[at]) {
      const weight = waysToDraw(counts, hand) / choose(all, hand.length);
      if (weight === 0) continue;
      for (const kind of hand) counts[kind]--;
      hands[at] = hand;
      deal(at + 1, chance * weight);
      for (const kind of hand) counts[kind]++;
    }
  };
  deal(0, 1);
  return true;
}

/** Every rising row of `length` indices below `kinds`. */
function handsOf(kinds: number, length: number, from = 0): DrawnKinds[] {
  if (length === 0) return [[]];
  const hands: DrawnKinds[] = [];
  for (let first = from; first < kinds; first++)
    for (const rest of handsOf(kinds, length - 1, first)) hands.push([first, ...rest]);
  return hands;
}

/** Ways to draw a hand from so many of each kind. */
function waysToDraw(counts: readonly number[], hand: DrawnKinds): number {
  let ways = 1;
  for (let i = 0; i < hand.length;) {
    let same = 1;
    while (hand[i + same] === hand[i]) same++;
    ways *= choose(counts[hand[i]], same);
    i += same;
  }
  return ways;
}

function choose(from: number, number: number): number {
  let ways = 1;
  for (let i = 0; i < number; i++) ways *= (from - i) / (i + 1);
  return Math.max(0, ways);
}
