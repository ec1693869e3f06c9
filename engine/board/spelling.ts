/**
 * Returns the words that are spelled most like a wrong word, the most similar first. Typos are wrong, missing or extra
 * characters and exchanged neighbouring characters. Equally similar words keep their order.
 *
 * @param most the largest number of words to return
 * @param limit the largest number of typos. Default: half the length of the wrong word, at least 1
 */
export function nearestSpellings(
  wrong: string,
  words: Iterable<string>,
  most = 3,
  limit = Math.max(1, Math.floor(wrong.length / 2)),
): string[] {
  const near: { word: string; typos: number }[] = [];
  for (const word of words) {
    if (Math.abs(word.length - wrong.length) > limit) continue;
    const typos = countTypos(wrong, word);
    if (typos <= limit) near.push({ word, typos });
  }
  return near
    .sort((a, b) => a.typos - b.typos)
    .slice(0, most)
    .map(({ word }) => word);
}

/**
 * Weight of two exchanged neighbouring characters, such as `2172` for `2127`. It is less than 1, because this typo is
 * likelier than two wrong characters.
 */
const EXCHANGE_WEIGHT = 0.9;

/**
 * Returns the number of typos between two words. Wrong, missing and extra characters count, and so do exchanged
 * neighbouring characters.
 */
function countTypos(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let typos = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (exchanged) typos = Math.min(typos, beforeLast[j - 2] + EXCHANGE_WEIGHT);
      row.push(typos);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length];
}
