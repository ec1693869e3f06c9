import type { Counter } from '../../contract/scene.js';

/**
 * Returns the names of the counters. If all counters of a formation are listed, the formation's name replaces their
 * names.
 */
export function formationsOf(counters: readonly Counter[], names: readonly string[]): readonly string[] {
  if (names.length < 2) return names;
  const all = new Set(names);
  const own = new Map(counters.flatMap(({ name, formation }) => (formation === undefined ? [] : [[name, formation]])));
  const isWhole = (formation: string): boolean => {
    const members = counters.filter((counter) => counter.formation === formation);
    return members.length > 1 && members.every(({ name }) => all.has(name));
  };
  return [...new Set(names.map((name) => (isWhole(own.get(name) ?? '') ? (own.get(name) ?? name) : name)))];
}
