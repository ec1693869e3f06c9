/**
 * Arrays cut one after the other from one that is long enough for all of them: memory reserved for each alone takes most of
 * the time in which a game begins.
 */
export function createSlab<Numbers extends Uint8Array | Int32Array>(whole: Numbers): (size: number) => Numbers {
  let from = 0;
  return (size) => whole.subarray(from, (from += size)) as Numbers;
}

/** So many arrays of the same size. */
export function allocateInt32Arrays(size: number, count: number): readonly Int32Array[] {
  const cut = createSlab(new Int32Array(count * size));
  return Array.from({ length: count }, () => cut(size));
}
