/**
 * The words nearest in spelling, best first: those a slip or two away, counting a wrong, missing, extra or exchanged
 * character as one slip. Words equally near come in the order given.
 */
export function nearestSpellings(
  wrong: string,
  words: Iterable<string>,
  most = 3,
  limit = Math.max(1, Math.floor(wrong.length / 2)),
): string[] {
  const near: { word: string; slips: number }[] = [];
  for (const word of words) {
    if (Math.abs(word.length - wrong.length) > limit) continue;
    const slips = slipsBetween(wrong, word);
    if (slips <= limit) near.push({ word, slips });
  }
  return near
    .sort((a, b) => a.slips - b.slips)
    .slice(0, most)
    .map(({ word }) => word);
}

/** Two neighbouring characters exchanged, `2172` for `2127`: likelier than one wrong character. */
const EXCHANGED = 0.9;

/** Wrong, missing, extra or exchanged neighbouring characters between two words. */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let slips = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (exchanged) slips = Math.min(slips, beforeLast[j - 2] + EXCHANGED);
      row.push(slips);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length];
}
