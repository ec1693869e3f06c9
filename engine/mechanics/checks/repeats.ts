/** Returns the elements that repeat an earlier element, each with the first element that it repeats. */
export function findRepeats<One>(
  all: readonly One[],
  saysTheSame: (one: One, other: One) => boolean,
): { readonly again: One; readonly before: One }[] {
  return all.flatMap((again, index) => {
    const before = all.slice(0, index).find((one) => saysTheSame(again, one));
    return before === undefined ? [] : [{ again, before }];
  });
}
