/**
 * Returns a function that allocates arrays as successive parts of one buffer. Separate buffers would take most of the
 * time in which a game starts.
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
