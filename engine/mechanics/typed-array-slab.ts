/**
 * Returns a function that allocates arrays from one buffer, one after another. Separate allocations would take most of
 * the time of the start of a game.
 *
 * @param buffer must be long enough for all arrays
 */
export function createSlab<Numbers extends Uint8Array | Int32Array>(buffer: Numbers): (size: number) => Numbers {
  let from = 0;
  return (size) => buffer.subarray(from, (from += size)) as Numbers;
}

/** Allocates a number of arrays of the same size in one buffer. */
export function allocateInt32Arrays(size: number, count: number): readonly Int32Array[] {
  const allocate = createSlab(new Int32Array(count * size));
  return Array.from({ length: count }, () => allocate(size));
}
