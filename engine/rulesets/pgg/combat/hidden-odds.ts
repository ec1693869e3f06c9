import type { Cell } from '../../../board/board.js';
import { chancesOf, columnOf } from './odds.js';
import type { State } from '../state/state.js';
import { attackStrength, cellsOf, defenseStrength, type Circumstances } from './strength.js';
import { resultCodes, type OddsColumn, type ResultCode } from '../vocabulary/combat-results.js';

/** What untried units may bring about, by the counters nobody has seen yet: as much as both players can know [12.1]. */
export interface HiddenOdds {
  /** Chance of each column, the worst for the attacker first. */
  readonly columns: ReadonlyMap<OddsColumn, number>;
  /** Chance that no die is rolled, because a side proves to have no strength at all [12.3]. */
  readonly noDie: number;
  readonly chances: readonly { readonly result: ResultCode | 'no die'; readonly chance: number }[];
}

/** More hands than this take too long for a keystroke: the chances are unknown then. Three divisions of ten strengths make 220. */
const MOST_HANDS = 500;

/**
 * Exact chances of a fight with untried units: every hand of unseen counters is weighed and reckoned by the rules that
 * will reckon the real one. Undefined when there are too many hands.
 * A leader whose company all proves worthless is reckoned as if he stayed [10.23].
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
  if (groups.reduce((hands, group) => hands * group.hands.length, 1) > MOST_HANDS) return undefined;
  const columns = new Map<OddsColumn, number>();
  let noDie = 0;
  const from = cellsOf(state, attackers);
  const kept = untried.map((piece) => state.face[piece]);
  // Only Soviet units are untried, so one side's strength is fixed.
  const attack = attacking ? undefined : attackStrength(state, attackers, circumstances).value;
  const defense = attacking ? total(state, targets, from, circumstances) : undefined;
  forEachDeal(state, groups, (chance) => {
    const a = attack ?? attackStrength(state, attackers, circumstances).value;
    const d = defense ?? total(state, targets, from, circumstances);
    if (a <= 0 || d <= 0) noDie += chance;
    else columns.set(columnOf(a, d), (columns.get(columnOf(a, d)) ?? 0) + chance);
  });
  untried.forEach((piece, i) => (state.face[piece] = kept[i]));
  return { columns, noDie, chances: mixed(columns, noDie) };
}

function total(state: State, targets: readonly Cell[], from: readonly Cell[], circumstances: Circumstances): number {
  return targets.reduce((sum, cell) => sum + defenseStrength(state, cell, from, circumstances).value, 0);
}

function mixed(columns: ReadonlyMap<OddsColumn, number>, noDie: number): HiddenOdds['chances'] {
  const chances = new Map<ResultCode, number>();
  for (const [column, weight] of columns) {
    for (const { result, chance } of chancesOf(column))
      chances.set(result, (chances.get(result) ?? 0) + weight * chance);
  }
  const results = resultCodes.flatMap((result) => {
    const chance = chances.get(result);
    return chance === undefined ? [] : [{ result, chance }];
  });
  return noDie > 0 ? [...results, { result: 'no die', chance: noDie }] : results;
}

/** Untried units of one pool in one hex: they are alike until revealed. */
interface Group {
  readonly pool: number;
  readonly units: readonly number[];
  readonly kinds: readonly CounterKind[];
  /** Every choice of strengths for the units, as indices into `kinds`, in rising order. */
  readonly hands: readonly (readonly number[])[];
}

/** Unseen counters of a pool that are alike for this fight: one of their faces stands for all. */
interface CounterKind {
  readonly face: number;
  readonly count: number;
}

function groupsOf(state: State, untried: readonly number[], use: 'attack' | 'defense'): Group[] {
  const keys = [...new Set(untried.map((piece) => `${state.piece(piece).pool}/${state.cell[piece]}`))];
  return keys.map((key) => {
    const units = untried.filter((piece) => `${state.piece(piece).pool}/${state.cell[piece]}` === key);
    const { pool } = state.piece(units[0]);
    const kinds = unseenKinds(state, pool, use);
    return { pool, units, kinds, hands: handsOf(kinds.length, units.length) };
  });
}

/** Counters nobody has seen: those in the pool and those that lie face down [12.1, 12.4]. */
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

/** Every rising row of `length` indices below `kinds`. */
function handsOf(kinds: number, length: number, from = 0): number[][] {
  if (length === 0) return [[]];
  const hands: number[][] = [];
  for (let first = from; first < kinds; first++)
    for (const rest of handsOf(kinds, length - 1, first)) hands.push([first, ...rest]);
  return hands;
}

/** Deals every hand to every group in turn, with its chance; groups of one pool draw from the same counters. */
function forEachDeal(state: State, groups: readonly Group[], dealt: (chance: number) => void): void {
  const left = new Map<number, number[]>();
  for (const group of groups)
    if (!left.has(group.pool))
      left.set(
        group.pool,
        group.kinds.map(({ count }) => count),
      );
  const deal = (at: number, chance: number): void => {
    if (at === groups.length) {
      dealt(chance);
      return;
    }
    const group = groups[at];
    const counts = left.get(group.pool) ?? [];
    const all = counts.reduce((sum, count) => sum + count, 0);
    for (const hand of group.hands) {
      const weight = waysToDraw(counts, hand) / choose(all, hand.length);
      if (weight === 0) continue;
      hand.forEach((kind, i) => {
        counts[kind]--;
        state.face[group.units[i]] = group.kinds[kind].face;
      });
      deal(at + 1, chance * weight);
      for (const kind of hand) counts[kind]++;
    }
  };
  deal(0, 1);
}

/** Ways to draw a hand from so many counters of each kind. */
function waysToDraw(counts: readonly number[], hand: readonly number[]): number {
  let ways = 1;
  for (let i = 0; i < hand.length;) {
    let same = 1;
    while (hand[i + same] === hand[i]) same++;
    ways *= choose(counts[hand[i]], same);
    i += same;
  }
  return ways;
}

function choose(from: number, number: number): number {
  let ways = 1;
  for (let i = 0; i < number; i++) ways *= (from - i) / (i + 1);
  return Math.max(0, ways);
}
