import type { Lattice } from './lattice.js';

/**
 * Returns the straight line from the origin to a lattice vector as a list of vectors, both ends included. Each vector
 * leads to the neighbour that is one cell nearer to the end and whose centre is closest to the ideal line. If two
 * neighbours are equally close, the line runs along the edge between them; it takes the neighbour on its clockwise
 * side.
 */
export function lineOf(lattice: Lattice, u: number, v: number): [u: number, v: number][] {
  const line: [number, number][] = [[0, 0]];
  let [hereU, hereV] = [0, 0];
  for (let left = lattice.length(u, v); left > 0; left--) {
    let [bestU, bestV, best] = [0, 0, Infinity];
    for (const [du, dv] of lattice.directions) {
      const [nextU, nextV] = [hereU + du, hereV + dv];
      if (lattice.length(u - nextU, v - nextV) !== left - 1) continue;
      // Twice the area between the ideal line and the centre of the neighbour; positive on the clockwise side.
      const off = u * nextV - v * nextU;
      const distance = off > 0 ? off - 0.5 : -off;
      if (distance < best) [bestU, bestV, best] = [nextU, nextV, distance];
    }
    [hereU, hereV] = [bestU, bestV];
    line.push([hereU, hereV]);
  }
  return line;
}

/**
 * Splits a vector into a direction and the number of cells in that direction; undefined if the vector is not a multiple
 * of one direction.
 */
export function straight(
  lattice: Lattice,
  u: number,
  v: number,
): { readonly direction: number; readonly steps: number } | undefined {
  for (let direction = 0; direction < lattice.directions.length; direction++) {
    const [du, dv] = lattice.directions[direction];
    const steps = Math.max(Math.abs(u), Math.abs(v)) / Math.max(Math.abs(du), Math.abs(dv));
    if (du * steps === u && dv * steps === v) return { direction, steps };
  }
  return undefined;
}

/** Returns all vectors that lead to a cell at the distance `radius`, clockwise from direction 0. */
export function ringOf(lattice: Lattice, radius: number): [u: number, v: number][] {
  if (radius === 0) return [[0, 0]];
  const { directions } = lattice;
  return directions.flatMap(([u, v], i) => {
    const [toU, toV] = directions[(i + 1) % directions.length];
    return Array.from({ length: radius }, (_, step): [number, number] => [
      radius * u + (toU - u) * step,
      radius * v + (toV - v) * step,
    ]);
  });
}
