import type { Lattice } from './lattice.js';

/**
 * The positions of the straight line between two lattice points, both included, by the lattice vector from the first.
 * Each step goes to the neighbour nearer the end whose centre lies closest to the ideal line; where two lie equally
 * close the line runs along the side between them, and the one on the clockwise side is taken.
 */
export function lineOf(lattice: Lattice, u: number, v: number): [u: number, v: number][] {
  const line: [number, number][] = [[0, 0]];
  let [hereU, hereV] = [0, 0];
  for (let left = lattice.length(u, v); left > 0; left--) {
    let [bestU, bestV, best] = [0, 0, Infinity];
    for (const [du, dv] of lattice.directions) {
      const [nextU, nextV] = [hereU + du, hereV + dv];
      if (lattice.length(u - nextU, v - nextV) !== left - 1) continue;
      // Twice the area between the ideal line and the centre: positive on the clockwise side.
      const off = u * nextV - v * nextU;
      const distance = off > 0 ? off - 0.5 : -off;
      if (distance < best) [bestU, bestV, best] = [nextU, nextV, distance];
    }
    [hereU, hereV] = [bestU, bestV];
    line.push([hereU, hereV]);
  }
  return line;
}

/** How often and in which direction a vector repeats one step; undefined when it lies on no straight line of the grid. */
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

/** Positions at exactly that distance, clockwise from direction 0. */
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
