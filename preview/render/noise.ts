/**
 * Returns reproducible noise from 0 to 1 for a pair of integers. Nothing in a picture is random, so that the map does
 * not change when it is redrawn after a keystroke.
 */
export function noise(a: number, b: number): number {
  let hash = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x100000000;
}

/** Returns {@link noise} scaled to the range from -1 to 1. */
export const signedNoise = (a: number, b: number): number => noise(a, b) * 2 - 1;
