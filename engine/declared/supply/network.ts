import type { Cell } from '../../board/board.js';
import { IMPASSABLE, STOP, BLOCKED } from '../../board/reach.js';
import { linksWhere, type LineRules } from '../../mechanics/lines.js';
import { PlainValue } from '../../mechanics/explained-value.js';
import { memoize, memoizeBy } from '../../mechanics/memoize.js';
import { HALF_POINTS } from '../../mechanics/movement/half-points.js';
import { pathSearchOn } from '../../mechanics/movement/path-search.js';
import { opponent } from '../../mechanics/sides.js';
import { cellsOfPlace } from '../../model/places.js';
import type { SupplyLine } from '../declaration/supply.js';
import { applyChanges } from '../modifiers/changes.js';
import { modifiersOfUnit } from '../modifiers/modifiers-of.js';
import type { Ground } from '../state/ground.js';
import type { State } from '../state/state.js';

/** Returns the steps that a line of supply may take: those that units of at least one class may take. */
const linksOf = memoize(({ board, costs }: Ground) =>
  linksWhere(board, (step) => costs.some((table) => table[step] !== IMPASSABLE)),
);

/**
 * Returns the rules for the lines of supply of a side: they run through cells without enemies, outside the enemy zones
 * that block supply. `rule` is the index of the zone rule of the unit.
 */
export function lineRulesOf(
  state: State,
  side: number,
  rule: number,
  endsIn = state.declaration.supply?.endsIn ?? [],
): LineRules {
  const { zones } = state.declaration;
  const enemy = opponent(side);
  const { owner } = state;
  const zone = rule >= 0 && zones[rule].supply === 'blocked' ? state.zones.against(side, rule) : undefined;
  const isBlocked = (cell: Cell): boolean => zone?.covers(cell) === true;
  const isCancelled = rule >= 0 && zones[rule].cancelledByFriends.includes('supply');
  const ends = endsIn.length === 0 ? undefined : state.ground.cellsWith(endsIn);
  return {
    links: linksOf(state.ground),
    isOpen: (cell) => owner[cell] !== enemy && (!isBlocked(cell) || (isCancelled && owner[cell] === side)),
    ...(ends !== undefined && { mayContinue: (cell: Cell) => ends[cell] === 0 }),
  };
}

/** Returns the lines of supply of a piece: those of its kind, or those of all other kinds. */
export function supplyLineOf({ declaration: { supply, unitKinds }, pieces }: State, piece: number): SupplyLine {
  const kind = unitKinds.at(pieces[piece].kindIndex)?.word;
  return supply?.ownLines?.find((line) => line.kind === kind) ?? supply ?? NO_LINE;
}

const NO_LINE: SupplyLine = { sources: {}, length: 0, inPoints: false, endsIn: [], rule: '' };

/** Returns the cells of the place or area with a name, or of all places of the kind with that name. */
function cellsNamed({ scenario: { map } }: State, name: string): readonly Cell[] {
  const named = cellsOfPlace(map, name);
  return named.length > 0 ? named : map.features.filter(({ kind }) => kind === name).flatMap(({ cells }) => cells);
}

/**
 * Returns the map with the declaration. It is the key of a cache: all games on the map share their sources of supply.
 */
function groundOf({ ground }: State): Ground {
  return ground;
}

/** Returns the cells of the sources of lines of supply on the map, by side. */
const placesOf = memoizeBy(groundOf, (state) =>
  memoize(({ sources }: SupplyLine): readonly (readonly Cell[])[] =>
    state.declaration.sides.map((side) => [
      ...new Set((sources[side] ?? []).flatMap((name) => cellsNamed(state, name))),
    ]),
  ),
);

/** Returns the cells of all sources of a side on the map. */
export const sourcesOf = memoizeBy(groundOf, (state): readonly (readonly Cell[])[] => {
  const { sides, supply } = state.declaration;
  const lines = supply === undefined ? [] : [supply, ...(supply.ownLines ?? [])];
  return sides.map((_, side) => [...new Set(lines.flatMap((line) => placesOf(state)(line)[side]))]);
});

/**
 * Returns the cells of the sources that are open to lines of supply of a side: places without enemies, and supplied
 * units of the kinds that are sources.
 */
export function openSources(
  state: State,
  side: number,
  line: SupplyLine,
  isOpen: LineRules['isOpen'],
): readonly Cell[] {
  const places = placesOf(state)(line)[side].filter((cell) => isOpen?.(cell) !== false);
  const kinds = (line.sources[state.sideName(side)] ?? []).filter((name) =>
    state.declaration.unitKinds.some(({ word }) => word === name),
  );
  if (kinds.length === 0) return places;
  const units = state.unitsOf(side).filter((piece) => kinds.includes(state.piece(piece).kind));
  return [
    ...places,
    ...units.filter((piece) => hasLineAt(state, piece, state.cell[piece])).map((piece) => state.cell[piece]),
  ];
}

/** Returns the maximum length of the lines of supply of a piece, in hexes or in movement points as the game says. */
export function longestLine(state: State, piece: number): number {
  const { odds, supply } = state.declaration;
  const line = supplyLineOf(state, piece);
  const number = line === supply ? 'supply.length' : `supply.${state.piece(piece).kind}`;
  const printed = line.length === Infinity ? Infinity : state.numbers[number];
  const modifiers = modifiersOfUnit(state, state.modifiers.supply, piece);
  if (modifiers.length === 0) return printed;
  const value = new PlainValue(printed);
  applyChanges(value, modifiers, odds.multiples);
  return value.value;
}

/** Returns whether a piece would have a line of supply in a cell. */
export function hasLineAt(state: State, piece: number, cell: Cell): boolean {
  const longest = longestLine(state, piece);
  if (supplyLineOf(state, piece).inPoints) return lineInPoints(state, piece, longest, cell).length > 0;
  const length = lengthInCells(state, piece, cell);
  return length >= 0 && length <= longest;
}

/**
 * The distances from the cells of a map to the sources of a side. They are valid for one revision of the state in one
 * phase, because the length of the lines of units that are sources may depend on the phase.
 */
class Distances {
  private revision = 0;
  private turn = -1;
  private phase = -1;
  /** `to[cell]`: the length in cells of the shortest line from the cell to a source; -1 without a line. */
  private readonly to: Int32Array;

  constructor(size: number) {
    this.to = new Int32Array(size);
  }

  get(state: State, side: number, rule: number, line: SupplyLine): Int32Array {
    const { changes, turn, phaseIndex } = state;
    if (this.revision === changes && this.turn === turn && this.phase === phaseIndex) return this.to;
    const rules = lineRulesOf(state, side, rule, line.endsIn);
    const sources = openSources(state, side, line, rules.isOpen);
    this.to.fill(-1);
    for (const cell of state.lines.spread(rules, sources)) this.to[cell] = state.lines.length(cell);
    this.revision = changes;
    this.turn = turn;
    this.phase = phaseIndex;
    return this.to;
  }
}

const distancesOf = memoize((_state: State) => new Map<SupplyLine, Map<number, Distances>>());

/**
 * Returns the length in cells of the shortest line that a piece in a cell would have to a source; -1 without a line.
 */
function lengthInCells(state: State, piece: number, cell: Cell): number {
  const { side } = state.piece(piece);
  const rule = state.zoneRuleIndex(piece);
  const line = supplyLineOf(state, piece);
  const all = distancesOf(state);
  let known = all.get(line);
  if (known === undefined) all.set(line, (known = new Map<number, Distances>()));
  const key = rule * 2 + side;
  let distances = known.get(key);
  if (distances === undefined) known.set(key, (distances = new Distances(state.count.length)));
  return distances.get(state, side, rule, line)[cell];
}

/** Returns the cheapest line from a piece to a source, measured in movement points; empty if there is none. */
export function lineInPoints(state: State, piece: number, length: number, from: Cell): readonly Cell[] {
  const { side, kindIndex } = state.piece(piece);
  const { ground } = state;
  const line = supplyLineOf(state, piece);
  const rules = lineRulesOf(state, side, state.zoneRuleIndex(piece), line.endsIn);
  const sources = new Set(openSources(state, side, line, rules.isOpen));
  const marks = Uint8Array.from({ length: ground.board.size }, (_, cell) =>
    rules.isOpen?.(cell) === false ? BLOCKED : rules.mayContinue?.(cell) === false ? STOP : 0,
  );
  const search = pathSearchOn(ground.board);
  const costs = ground.costs[state.declaration.unitKinds[kindIndex]?.class ?? 0];
  search.run(from, Math.min(length * HALF_POINTS, IMPASSABLE), costs, marks);
  const end = search.cells.subarray(0, search.count).find((cell) => sources.has(cell));
  return end === undefined ? [] : search.path(end);
}
