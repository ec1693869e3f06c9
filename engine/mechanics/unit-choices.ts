/** The largest number of units for which all combinations are listed. */
const MAX_UNITS_FULLY_COMBINED = 6;

/**
 * Returns combinations of units for an attack or overrun. For few units, these are all combinations; otherwise single
 * units and combinations of whole stacks, because twenty units have a million combinations.
 */
export function unitCombinations(state: { readonly cell: Int32Array }, units: readonly number[]): number[][] {
  if (units.length <= MAX_UNITS_FULLY_COMBINED) return subsets(units.map((unit) => [unit]));
  const cells = [...new Set(units.map((piece) => state.cell[piece]))];
  const stacks = cells.map((cell) => units.filter((piece) => state.cell[piece] === cell));
  const several = subsets(stacks).filter((pieces) => pieces.length > 1);
  return [...units.map((unit) => [unit]), ...several];
}

/** Returns all combinations of one or more groups. Each combination is a single list. */
function subsets(groups: readonly (readonly number[])[]): number[][] {
  let all: number[][] = [[]];
  for (const group of groups) all = [...all, ...all.map((chosen) => [...chosen, ...group])];
  return all.slice(1);
}
