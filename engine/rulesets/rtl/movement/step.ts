import { say, term } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import type { Bar } from '../../../mechanics/bars.js';
import type { PermittedStep } from '../../../mechanics/movement/walk-path.js';
import { list } from '../../../model/words.js';
import { bar } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import { FINISHED } from '../state/fields.js';
import { isSwamp } from '../state/ground.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { HALF_POINTS } from '../../../mechanics/movement/half-points.js';
import { halfPointsOf } from './allowance.js';
import {
  barOnGround,
  costClassOf,
  costsOf,
  HALF_ALLOWANCE_CODE,
  STOP_FLAG,
  tableAt,
  explainStepCost,
  WHOLE_ALLOWANCE_CODE,
  type Costs,
  type CostListener,
} from './costs.js';

/** A bar on a step of a unit to a cell. */
type StepBar = Bar<string, [state: State, to: Cell]>;

/** A unit or stack that moves, with its costs and allowance. */
export interface Mover {
  readonly side: number;
  readonly isMotorized: boolean;
  /**
   * The reason why a mover may not enter a hex that is adjacent to the enemy and contains no friendly unit. Set for a
   * leader without a combat unit and for a reaction; undefined for all other movers [8.15, 9.34].
   */
  readonly adjacencyBar: StepBar | undefined;
  /** True if the move is a reaction: the unit pays nothing for a ZOC and stops in a ZOC [9.34]. */
  readonly isReaction: boolean;
  readonly costs: Costs;
  /** The whole allowance in half points. */
  readonly whole: number;
}

/**
 * Returns the mover of a unit with the given allowance in half points. `isEscorted` is set for a leader who moves with
 * a combat unit.
 */
export function moverOf(state: State, piece: number, whole: number, isEscorted = false): Mover {
  const { side, moves, role } = state.piece(piece);
  return {
    side,
    isMotorized: moves === 'motorized',
    adjacencyBar: role !== 'combat' && !isEscorted ? alone : undefined,
    isReaction: false,
    costs: costsOf(state, costClassOf(state, piece)),
    whole,
  };
}

/** Describes a reacting unit for the movement rules [9.31, 9.34]. */
export const reactingMover = (state: State, piece: number): Mover => ({
  ...moverOf(state, piece, halfPointsOf(state, piece, true)),
  adjacencyBar: reacting,
  isReaction: true,
});

const enemyInHex: Bar<string, [State, Cell]> = bar(
  '8.14',
  'enemy',
  (state: State, to: Cell) => say`${state.label(to)} has an enemy combat unit and may only be overrun`,
);
const noNeighbour: Bar<string, [State, Cell]> = bar('8.11', 'no-neighbour', () => say`it leads off the map`);
const alone: Bar<string, [State, Cell]> = bar(
  '8.15',
  'leader-alone',
  (state: State, to: Cell) =>
    say`${state.label(to)} is adjacent to the enemy; a leader may enter only with or to a friendly combat unit`,
);
const shared: Bar<string, [State, Cell]> = bar(
  '16.26',
  'enemy-there',
  (state: State, to: Cell) =>
    say`${state.label(to)} has ${list(state.names(state.unitsIn(to)))} of the enemy; only combat units may enter`,
);
const reacting: Bar<string, [State, Cell]> = bar(
  '9.34',
  'next-to-enemy',
  (state: State, to: Cell) =>
    say`${state.label(to)} is adjacent to the enemy; a reacting unit may enter only if a friendly unit is there`,
);
const fromZone: Bar<string, [State, Cell]> = bar(
  '8.23b',
  'zone-to-zone',
  (state: State, to: Cell) =>
    say`moving from an enemy ZOC into the one in ${state.label(to)} takes the whole allowance, and part of it is spent`,
);
const wholeRiver: Bar<string, [State, Cell]> = bar(
  '8.36c',
  'river-whole',
  (state: State, to: Cell) =>
    say`crossing the river to ${state.label(to)} without a bridge takes the whole allowance, and part of it is spent`,
);
const wholeSwamp: Bar<string, [State, Cell]> = bar(
  '8.37b',
  'swamp-whole',
  (state: State, to: Cell) => say`the swamp in ${state.label(to)} takes the whole allowance, and part of it is spent`,
);

/**
 * Returns the cost in half points of a step of a mover that has already spent the given half points, or why the step
 * may not be taken [3.27, 8.14, 8.15, 8.21-8.23, 8.24, 8.36, 8.37].
 */
export function tryStep(state: State, mover: Mover, at: number, spent: number): PermittedStep | StepBar {
  const { board } = state.ground;
  const { costs, whole, isMotorized, isReaction, side, adjacencyBar } = mover;
  const enemy = opponent(side);
  const to = board.neighbours[at];
  if (to === NOWHERE) return noNeighbour;
  const holder = state.combatSide(to);
  if (holder === enemy) return enemyInHex; // [8.14]
  if (adjacencyBar === alone && state.owner[to] === enemy) return shared;
  const intoZone = state.zone[enemy][to] > 0;
  const isBetween = intoZone && isBetweenZones(state, side, at);
  const base = baseCost(state, mover, at, isBetween);
  if (base === IMPASSABLE) return barOnGround(state, costs.of, at, false) ?? noNeighbour;
  if (adjacencyBar !== undefined && holder !== side && isAdjacentTo(state, to, enemy)) return adjacencyBar;
  const reason = wholeAllowanceReason(state, mover, base, isBetween);
  if (reason !== undefined) return spent === 0 && whole > 0 ? permittedStep(whole, true) : reason.bar;
  const added = (intoZone && !isReaction ? HALF_POINTS : 0) + (isFortified(state, to, enemy) ? HALF_POINTS : 0); // [8.21, 14.12]
  const isSwampOnFoot = base >= STOP_FLAG && base < HALF_ALLOWANCE_CODE; // [8.37b]
  const cost = base === HALF_ALLOWANCE_CODE ? Math.ceil(whole / 2) : isSwampOnFoot ? base - STOP_FLAG : base;
  return permittedStep(cost + added, isSwampOnFoot || (intoZone && (!isMotorized || isReaction))); // [8.22, 9.34, TEC.f]
}

/**
 * Returns the rule by which a unit must stop in a hex. If the hex is in an enemy ZOC, this is the rule about ZOCs,
 * otherwise the rule about swamp or river [8.22, 8.37b, 8.36c, 9.34].
 */
export function stopRule(state: State, { side, isReaction }: Mover, cell: Cell): RtlRule {
  if (state.zone[opponent(side)][cell] > 0) return isReaction ? '9.34' : '8.22';
  return isSwamp(state.ground, cell) ? '8.37b' : '8.36c';
}

/**
 * Step objects by cost. They are shared, because searches need very many of them. The unit may continue after a step in
 * `CONTINUING_STEPS` and must stop after a step in `STOPPING_STEPS`.
 */
const CONTINUING_STEPS: PermittedStep[] = [];
const STOPPING_STEPS: PermittedStep[] = [];
const permittedStep = (cost: number, stops: boolean): PermittedStep =>
  ((stops ? STOPPING_STEPS : CONTINUING_STEPS)[cost] ??= { cost, stops });

/** Returns whether a step may not be taken. */
export const isBarred = (step: PermittedStep | StepBar): step is StepBar =>
  (step as Partial<StepBar>).text !== undefined;

/** Returns a step of a mover that has already spent the given half points; undefined if the step may not be taken. */
export function stepOf(state: State, mover: Mover, at: number, spent: number): PermittedStep | undefined {
  const step = tryStep(state, mover, at, spent);
  return isBarred(step) ? undefined : step;
}

/**
 * Returns whether the rates of routes do not apply to a step because the step leads from one enemy ZOC into another
 * [8.22].
 */
const ignoresRoutes = ({ rulings }: State, isBetween: boolean): boolean =>
  isBetween && rulings['movement.roadBetweenEzoc'] === 'forbidden';

/**
 * Returns the cost of a step that results from terrain and hexside, including the bridges now on the map. The cost of
 * enemy ZOCs is not included.
 */
function baseCost(state: State, { side, costs }: Mover, at: number, isBetween: boolean): number {
  const { plain, best } = tableAt(state, costs, at, side);
  return (ignoresRoutes(state, isBetween) ? plain : best)[at];
}

/** A reason why a step takes the whole allowance. */
interface WholeAllowanceReason {
  readonly words: () => string;
  readonly rule: RtlRule;
  /** The reason why a unit that has already spent part of its allowance may not make the step. */
  readonly bar: StepBar;
}
const byZone: WholeAllowanceReason = {
  words: () => say`whole allowance, from enemy ZOC to enemy ZOC`,
  rule: '8.23b',
  bar: fromZone,
};
const byRiver: WholeAllowanceReason = {
  words: () => say`whole allowance, for a river without a bridge`,
  rule: '8.36c',
  bar: wholeRiver,
};
const bySwamp: WholeAllowanceReason = {
  words: () => say`whole allowance, for the swamp`,
  rule: '8.37b',
  bar: wholeSwamp,
};

/** Returns why a step takes the whole allowance; undefined if it does not [8.23a, 8.23b, 8.36c, 8.37b, TEC.g]. */
function wholeAllowanceReason(
  state: State,
  mover: Mover,
  base: number,
  isBetween: boolean,
): WholeAllowanceReason | undefined {
  if (!mover.isMotorized && isBetween) return byZone;
  if (base === WHOLE_ALLOWANCE_CODE) return byRiver;
  const isSwampOnFoot = base >= STOP_FLAG && base < HALF_ALLOWANCE_CODE;
  return isSwampOnFoot && state.rulings['movement.swampEntryOnFoot'] === 'wholeMA' ? bySwamp : undefined;
}

/** Returns whether a step leads from one enemy ZOC into another. */
function isBetweenZones({ zone, ground: { board } }: State, side: number, at: number): boolean {
  const enemy = zone[opponent(side)];
  return enemy[board.neighbours[at]] > 0 && enemy[Math.floor(at / board.directions)] > 0;
}

const isFortified = (state: State, cell: Cell, owner: number): boolean =>
  state.strongpoint[cell] === FINISHED && state.strongpointOf[cell] === owner;

/** Returns whether a combat unit of a side is adjacent to a hex. */
export function isAdjacentTo(state: State, cell: Cell, side: number): boolean {
  const { board } = state.ground;
  for (let direction = 0; direction < board.directions; direction++) {
    const next = board.neighbour(cell, direction);
    if (next !== NOWHERE && state.combatSide(next) === side) return true;
  }
  return false;
}

/** Calls `onCost` with each part of the cost of a permitted step. */
export function explainStep(
  state: State,
  mover: Mover,
  at: number,
  { cost }: PermittedStep,
  onCost: CostListener,
): void {
  const { costs, side, whole, isReaction } = mover;
  const enemy = opponent(side);
  const to = state.ground.board.neighbours[at];
  const isBetween = isBetweenZones(state, side, at);
  const base = baseCost(state, mover, at, isBetween);
  const reason = wholeAllowanceReason(state, mover, base, isBetween);
  if (reason !== undefined) {
    onCost(cost, reason.words(), reason.rule);
    return;
  }
  if (base === HALF_ALLOWANCE_CODE)
    onCost(Math.ceil(whole / 2), say`half of the allowance, for a river without a bridge`, 'TEC.e');
  else explainStepCost(state, costs, at, { side, isPlain: ignoresRoutes(state, isBetween) }, onCost);
  if (state.zone[enemy][to] > 0 && !isReaction) onCost(HALF_POINTS, term('enemy ZOC'), '8.21');
  if (isFortified(state, to, enemy)) onCost(HALF_POINTS, term('enemy strongpoint'), '14.12');
}
