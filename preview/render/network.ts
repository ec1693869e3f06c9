import type { Point } from '../../engine/board/board.js';

/** An undirected edge between two numbered nodes. */
export type Link = readonly [number, number];

/** Splits chains of cells into links between successive cells. A link that several chains contain is returned once. */
export function linksOf(chains: readonly (readonly number[])[]): Link[] {
  const knownLinks = new Set<string>();
  const links: Link[] = [];
  for (const chain of chains) {
    for (let i = 1; i < chain.length; i++) {
      const a = chain[i - 1];
      const b = chain[i];
      const key = a < b ? `${a}-${b}` : `${b}-${a}`;
      if (a === b || knownLinks.has(key)) continue;
      knownLinks.add(key);
      links.push([a, b]);
    }
  }
  return links;
}

/**
 * The nodes along a line that joins several links, in order. A course may branch off from another course. It then ends
 * at an inner node of that course.
 */
export type Course = readonly number[];

/**
 * Joins links into few long courses. Where several links meet, a course continues through the pair that bends least.
 */
export function courses(links: readonly Link[], at: (node: number) => Point): Course[] {
  const partners = straightestPairs(links, at);
  const used = new Set<number>();
  const result: Course[] = [];
  const follow = (link: number, from: number): number[] => {
    const nodes = [from];
    for (let current: number | undefined = link, node = from; current !== undefined && !used.has(current);) {
      used.add(current);
      const [a, b] = links[current];
      node = node === a ? b : a;
      nodes.push(node);
      current = partners.get(`${current}@${node}`);
    }
    return nodes;
  };
  const ends = links.flatMap((link, i) =>
    link.filter((node) => !partners.has(`${i}@${node}`)).map((node) => [i, node] as const),
  );
  for (const [link, node] of ends) if (!used.has(link)) result.push(follow(link, node));
  links.forEach((link, i) => {
    if (!used.has(i)) result.push(follow(i, link[0]));
  });
  return result;
}

function straightestPairs(links: readonly Link[], at: (node: number) => Point): Map<string, number> {
  const meeting = new Map<number, number[]>();
  links.forEach((link, i) => {
    for (const node of link) meeting.set(node, [...(meeting.get(node) ?? []), i]);
  });
  const partners = new Map<string, number>();
  for (const [node, current] of meeting) {
    const bearing = (i: number): number => {
      const [a, b] = links[i];
      const [from, to] = [at(node), at(a === node ? b : a)];
      return Math.atan2(to.y - from.y, to.x - from.x);
    };
    const pairs = current.flatMap((i, k) =>
      current.slice(k + 1).map((j) => ({ i, j, bend: bend(bearing(i), bearing(j)) })),
    );
    pairs.sort((p, q) => p.bend - q.bend);
    const usedLinks = new Set<number>();
    for (const { i, j, bend: turn } of pairs) {
      if (usedLinks.has(i) || usedLinks.has(j) || (current.length > 2 && turn > Math.PI / 2 + 0.01)) continue;
      usedLinks.add(i).add(j);
      partners.set(`${i}@${node}`, j);
      partners.set(`${j}@${node}`, i);
    }
  }
  return partners;
}

/** Returns how far two bearings from a node deviate from a straight line through the node, from 0 to π. */
function bend(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return Math.abs(Math.PI - (turn > Math.PI ? 2 * Math.PI - turn : turn));
}
