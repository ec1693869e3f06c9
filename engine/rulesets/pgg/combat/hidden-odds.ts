import type { Cell } from '../../../board/board.js';
import { forEachDraw, type Draw } from '../../../mechanics/draw-distribution.js';
import type { Chance } from '../../../mechanics/combat-table.js';
import type { State } from '../state/state.js';
import { attackStrength, cellsOf, defenseStrength, type Circumstances } from './strength.js';
import type { OddsColumn, ResultCode } from '../vocabulary/combat-results.js';

/**
 * The possible odds of a fight with untried units. They are computed only from information that both players have: the
 * counters that have not been seen yet [12.1].
 */
export interface HiddenOdds {
  /** Probability of each odds column, beginning with the worst column for the attacker. */
  readonly columns: ReadonlyMap<OddsColumn, number>;
  /** Probability that no die is rolled because a side turns out to have no strength [12.3]. */
  readonly noDie: number;
  readonly chances: readonly Chance<ResultCode | 'no die'>[];
}

/**
 * Maximum number of combinations of unseen counters for which exact probabilities are computed. With more combinations
 * no probabilities are given. For example, three divisions with ten possible strengths have 220 combinations.
 */
const MOST_HANDS = 500;

/**
 * Computes the exact probabilities of a fight with untried units: evaluates each combination of unseen counters with
 * the rules of a real fight. Undefined when there are too many combinations.
 * A leader whose units all turn out to have no strength counts as if he stayed [10.23].
 */
export function hiddenOdds(
  state: State,
  attackers: readonly number[],
  targets: readonly Cell[],
  circumstances: Circumstances,
): HiddenOdds | undefined {
  const attacking = attackers.some((piece) => state.untried[piece] === 1);
  const untried = [...attackers, ...targets.flatMap((cell) => state.unitsIn(cell))].filter(
    (piece) => state.untried[piece] === 1,
  );
  const groups = groupsOf(state, untried, attacking ? 'attack' : 'defense');
  const columns = new Map<OddsColumn, number>();
  let noDie = 0;
  const from = cellsOf(state, attackers);
  // Only Soviet units are untried, so one side's strength is fixed.
  const attack = attacking ? undefined : attackStrength(state, attackers, circumstances).value;
  const defense = attacking ? total(state, targets, from, circumstances) : undefined;
  const faces = untried.map((piece) => state.face[piece]);
  const few = forEachDraw(groups, MOST_HANDS, (hands, chance) => {
    groups.forEach(({ units, kinds }, at) => {
      units.forEach((unit, i) => (state.face[unit] = kinds[hands[at][i]].face));
    });
    const a = attack ?? attackStrength(state, attackers, circumstances).value;
    const d = defense ?? total(state, targets, from, circumstances);
    const column = state.combatTable.columnOf(a, d);
    if (a <= 0 || d <= 0) noDie += chance;
    else columns.set(column, (columns.get(column) ?? 0) + chance);
  });
  untried.forEach((piece, i) => (state.face[piece] = faces[i]));
  if (!few) return undefined;
  const chances = state.combatTable.mixed(columns);
  return { columns, noDie, chances: noDie > 0 ? [...chances, { result: 'no die', chance: noDie }] : chances };
}

function total(state: State, targets: readonly Cell[], from: readonly Cell[], circumstances: Circumstances): number {
  return targets.reduce((sum, cell) => sum + defenseStrength(state, cell, from, circumstances).value, 0);
}

/** The untried units of one pool in one hex. They are interchangeable until they are revealed. */
interface Group extends Draw {
  readonly units: readonly number[];
  readonly kinds: readonly CounterKind[];
}

/** Unseen counters of a pool that have the same effect in this fight, represented by one of their faces. */
interface CounterKind {
  readonly face: number;
  readonly count: number;
}

function groupsOf(state: State, untried: readonly number[], use: 'attack' | 'defense'): Group[] {
  const keys = [...new Set(untried.map((piece) => `${state.piece(piece).pool}/${state.cell[piece]}`))];
  return keys.map((key) => {
    const units = untried.filter((piece) => `${state.piece(piece).pool}/${state.cell[piece]}` === key);
    const stock = state.piece(units[0]).pool;
    const kinds = unseenKinds(state, stock, use);
    return { units, kinds, stock, counts: kinds.map(({ count }) => count), number: units.length };
  });
}

/** Counts the unseen counters of a pool by kind: those in the pool and those face down on the map [12.1, 12.4]. */
function unseenKinds(state: State, pool: number, use: 'attack' | 'defense'): CounterKind[] {
  const counts = [...state.poolLeft[pool]];
  for (const { index, pool: own } of state.pieces)
    if (own === pool && state.untried[index] === 1) counts[state.face[index]]++;
  const kinds = new Map<number, CounterKind>();
  state.muster.pools[pool].faces.forEach((face, index) => {
    if (counts[index] === 0) return;
    const before = kinds.get(face[use]);
    kinds.set(face[use], { face: before?.face ?? index, count: (before?.count ?? 0) + counts[index] });
  });
  return [...kinds.values()];
}
