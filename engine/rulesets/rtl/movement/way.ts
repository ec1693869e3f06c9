import { say } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import type { MoveRequest } from '../../../mechanics/movement/movement-orders.js';
import type { ExplainedValue } from '../../../mechanics/explained-value.js';
import type { Step } from '../../../mechanics/movement/step-costs.js';
import { explainPath, walkPath } from '../../../mechanics/movement/walk-path.js';
import { isRefusal, type Refusal } from '../../../play/moment.js';
import { refusal } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { HALF_POINTS } from '../../../mechanics/movement/half-points.js';
import { allowance, halfPointsOf } from './allowance.js';
import { spentBy } from './company.js';
import { searchOn, type MovementSearch } from './search.js';
import { isBarred, moverOf, stopRule, explainStep, tryStep, type Mover } from './step.js';

/** Formats half points as movement points: `2.5`. */
export const points = (half: number): string => String(inPoints(half));

/** Converts half points to movement points. */
export const inPoints = (half: number): number => half / HALF_POINTS;

/** Searches the hexes that a unit can reach. The result can be read until the next search. */
export function reachOf(state: State, piece: number): MovementSearch {
  const search = searchOn(state.ground.board);
  search.run(state, moverOf(state, piece, halfPointsOf(state, piece)), state.cell[piece], spentBy(state, piece));
  return search;
}

/**
 * Returns the cheapest path of a unit between two hexes with its whole allowance; empty if the unit cannot get there.
 */
export function cheapestWay(state: State, piece: number, from: Cell, to: Cell): readonly Cell[] {
  const search = searchOn(state.ground.board);
  search.run(state, moverOf(state, piece, halfPointsOf(state, piece)), from, 0);
  return search.path(to);
}

/**
 * A path of a unit, beginning with the unit’s own hex. `spent` is the number of half points that the unit has spent
 * when it reaches the last hex.
 */
export interface Way {
  readonly way: readonly Cell[];
  readonly spent: number;
  /** True if the unit must stop at the end of the path [8.22, 8.37b]. */
  readonly stops: boolean;
}

/**
 * Returns the path of a unit in a move: the written path, for a leader the path of the combat unit that he accompanies,
 * otherwise the cheapest path to the hex.
 */
export function wayOf(state: State, piece: number, going: MoveRequest): Way | Refusal {
  const { cells, pieces } = going;
  const start = state.cell[piece];
  const escort = state.piece(piece).role === 'combat' ? undefined : escortOf(state, piece, pieces);
  if (cells.length > 1)
    return follow(state, piece, cells[0] === start ? cells : [start, ...cells], escort !== undefined);
  const to = cells.at(-1) ?? NOWHERE;
  if (escort !== undefined) {
    const escortPath = wayOf(state, escort, going);
    return 'refused' in escortPath ? escortPath : follow(state, piece, escortPath.way, true);
  }
  const search = reachOf(state, piece);
  if (to === start || search.cost[to] < 0) return outOfReachRefusal(state, piece, to);
  return follow(state, piece, search.path(to), false);
}

/**
 * Returns a combat unit that is in the leader’s hex and moves together with the leader; undefined if `pieces` contains
 * no such unit [8.15].
 */
const escortOf = (state: State, leader: number, pieces: readonly number[]): number | undefined =>
  pieces.find((piece) => state.piece(piece).role === 'combat' && state.cell[piece] === state.cell[leader]);

/**
 * Checks a path in which each hex is adjacent to the next [3.13]. Returns the path with its cost, or the refusal of the
 * first illegal step.
 */
function follow(state: State, piece: number, way: readonly Cell[], isEscorted: boolean): Way | Refusal {
  const mover = moverOf(state, piece, halfPointsOf(state, piece), isEscorted);
  return followBy(state, piece, way, mover, spentBy(state, piece));
}

/**
 * Checks a path for a mover that has already spent `before` half points. Returns the path with its cost, or the refusal
 * of the first step that is not allowed.
 */
export function followBy(
  state: State,
  piece: number,
  way: readonly Cell[],
  mover: Mover,
  before: number,
): Way | Refusal {
  const { board } = state.ground;
  const ends = ({ from, to }: Step): [name: string, from: string, to: string] => [
    state.name(piece),
    state.label(from),
    state.label(to),
  ];
  const walked = walkPath(board, way, {
    spent: before,
    notAdjacent(step) {
      const [name, from, to] = ends(step);
      return refusal(
        '8.11',
        'no-neighbour',
        say`${name} cannot move from ${from} to ${to}: the hexes are not adjacent.`,
      );
    },
    mustStop(step) {
      const [name, from, to] = ends(step);
      return refusal(
        stopRule(state, mover, step.from),
        'stopped',
        say`${name} cannot move from ${from} to ${to}: the unit must stop in ${from}.`,
      );
    },
    take(step, { spent }) {
      const { from, to, direction } = step;
      const costOrBar = tryStep(state, mover, from * board.directions + direction, spent);
      if (!isBarred(costOrBar)) return costOrBar;
      const { rule, slug, text } = costOrBar;
      const [name, start, end] = ends(step);
      return refusal(rule as RtlRule, slug, say`${name} cannot move from ${start} to ${end}: ${text(state, to)}.`);
    },
    limit: {
      points: mover.whole,
      checked: 'each step',
      refuse({ path, step, stepCost, spent }) {
        const [name, from, to] = ends(step);
        const left = inPoints(Math.max(0, mover.whole - (spent - stepCost)));
        return refusal(
          '8.13',
          'points',
          say`${name} cannot move from ${from} to ${to}: the step costs ${inPoints(stepCost)} MP, and the unit has ${left} left.`,
          { why: ledgerOf(state, path, mover, before).ledger },
        );
      },
    },
  });
  return isRefusal(walked) ? walked : { way, ...walked };
}

function outOfReachRefusal(state: State, piece: number, to: Cell): Refusal {
  const { value, ledger } = allowance(state, piece);
  const [name, goal] = [state.name(piece), state.label(to)];
  if (to === state.cell[piece]) return refusal('8.11', 'there-already', say`${name} is already in ${goal}.`);
  const left = value - spentBy(state, piece) / HALF_POINTS;
  return refusal('8.13', 'out-of-reach', say`${name} cannot reach ${goal} with ${Math.max(0, left)} MP.`, {
    why: ledger,
  });
}

/** Explains the cost of a legal path in movement points, step by step [8.3]. */
export function costOf(
  state: State,
  piece: number,
  way: readonly Cell[],
  isEscorted: boolean,
): ExplainedValue<RtlRule> {
  return ledgerOf(state, way, moverOf(state, piece, halfPointsOf(state, piece), isEscorted), spentBy(state, piece));
}

/** Explains the cost of a legal path for a mover that has already spent `before` half points. */
export function ledgerOf(state: State, way: readonly Cell[], mover: Mover, before: number): ExplainedValue<RtlRule> {
  const { board } = state.ground;
  let spent = before;
  return explainPath<RtlRule>(board, way, (cost, { from, to, direction }) => {
    const at = from * board.directions + direction;
    const step = tryStep(state, mover, at, spent);
    if (isBarred(step)) return;
    explainStep(state, mover, at, step, (half, words, rule) =>
      cost.plus(half / HALF_POINTS, `${words}, ${state.label(to)}`, rule),
    );
    spent += step.cost;
  });
}
