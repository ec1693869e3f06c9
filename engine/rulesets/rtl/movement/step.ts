import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import type { Bar } from '../../../mechanics/bars.js';
import { list } from '../../../model/words.js';
import { bar } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import { FINISHED } from '../state/fields.js';
import { isSwamp } from '../state/ground.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { HALF_POINTS } from '../vocabulary/terrain.js';
import { halfPointsOf } from './allowance.js';
import {
  barOnGround,
  costClassOf,
  costsOf,
  HALF_OF_ALL,
  STOPS,
  tableAt,
  tellCost,
  WHOLE,
  type Costs,
  type Tell,
} from './costs.js';

/** Why a unit may not take a step to a cell. */
type StepBar = Bar<string, [state: State, to: Cell]>;

/** What one step costs a unit that has spent so much, and whether it ends the movement. */
export interface StepTaken {
  readonly cost: number;
  readonly stops: boolean;
}

/** Who moves, and with what. */
export interface Mover {
  readonly side: number;
  readonly isMotorized: boolean;
  /** What keeps it from hexes next to the enemy where no friend stands: a leader alone, a reaction [8.15, 9.34]. */
  readonly aloof: StepBar | undefined;
  /** A reaction pays for no zone, and stops in one [9.34]. */
  readonly isReaction: boolean;
  readonly costs: Costs;
  /** Half points of its whole allowance. */
  readonly whole: number;
}

export function moverOf(state: State, piece: number, whole: number, isEscorted = false): Mover {
  const { side, moves, role } = state.piece(piece);
  return {
    side,
    isMotorized: moves === 'motorized',
    aloof: role !== 'combat' && !isEscorted ? alone : undefined,
    isReaction: false,
    costs: costsOf(state, costClassOf(state, piece)),
    whole,
  };
}

/** A unit that reacts [9.31, 9.34]. */
export const reactingMover = (state: State, piece: number): Mover => ({
  ...moverOf(state, piece, halfPointsOf(state, piece, true)),
  aloof: reacting,
  isReaction: true,
});

const taken: Bar<string, [State, Cell]> = bar(
  '8.14',
  'enemy',
  (state: State, to: Cell) => `the enemy stands in ${state.label(to)}; only an overrun goes there`,
);
const noNeighbour: Bar<string, [State, Cell]> = bar('8.11', 'no-neighbour', () => 'it leads off the map');
const alone: Bar<string, [State, Cell]> = bar(
  '8.15',
  'leader-alone',
  (state: State, to: Cell) =>
    `${state.label(to)} lies next to the enemy; a leader comes there with a combat unit or to one`,
);
const shared: Bar<string, [State, Cell]> = bar(
  '16.26',
  'enemy-there',
  (state: State, to: Cell) =>
    `${list(state.names(state.unitsIn(to)))} of the enemy ${state.count[to] === 1 ? 'stands' : 'stand'} in ${state.label(to)}; only combat units drive such units out`,
);
const reacting: Bar<string, [State, Cell]> = bar(
  '9.34',
  'next-to-enemy',
  (state: State, to: Cell) => `${state.label(to)} lies next to the enemy; a reaction goes there only to a friend`,
);
const fromZone: Bar<string, [State, Cell]> = bar(
  '8.23b',
  'zone-to-zone',
  (state: State, to: Cell) =>
    `a step from enemy ZOC into that of ${state.label(to)} takes the whole allowance, and it is not whole`,
);
const wholeRiver: Bar<string, [State, Cell]> = bar(
  '8.36c',
  'river-whole',
  (state: State, to: Cell) =>
    `the river before ${state.label(to)} has no bridge and takes the whole allowance, which is not whole`,
);
const wholeSwamp: Bar<string, [State, Cell]> = bar(
  '8.37b',
  'swamp-whole',
  (state: State, to: Cell) => `the swamp in ${state.label(to)} takes the whole allowance, and it is not whole`,
);

/** A step for who has spent so much of its allowance, or what bars it; own ZOC does nothing [3.27, 8.14, 8.15, 8.21-8.23, 8.24, 8.36, 8.37]. */
export function tried(state: State, mover: Mover, at: number, spent: number): StepTaken | StepBar {
  const { board } = state.ground;
  const { costs, whole, isMotorized, isReaction, side, aloof } = mover;
  const enemy = opponent(side);
  const to = board.neighbours[at];
  if (to === NOWHERE) return noNeighbour;
  const holder = state.combatSide(to);
  if (holder === enemy) return taken; // [8.14]
  if (aloof === alone && state.owner[to] === enemy) return shared;
  const intoZone = state.zone[enemy][to] > 0;
  const isBetween = intoZone && isBetweenZones(state, side, at);
  const base = baseCost(state, mover, at, isBetween);
  if (base === IMPASSABLE) return barOnGround(state, costs.of, at, false) ?? noNeighbour;
  if (aloof !== undefined && holder !== side && isBeside(state, to, enemy)) return aloof;
  const taker = whatTakesAll(state, mover, base, isBetween);
  if (taker !== undefined) return spent === 0 && whole > 0 ? stepTaken(whole, true) : taker.bar;
  const added = (intoZone && !isReaction ? HALF_POINTS : 0) + (isFortified(state, to, enemy) ? HALF_POINTS : 0); // [8.21, 14.12]
  const isSwampOnFoot = base >= STOPS && base < HALF_OF_ALL; // [8.37b, RTL-04]
  const cost = base === HALF_OF_ALL ? Math.ceil(whole / 2) : isSwampOnFoot ? base - STOPS : base;
  return stepTaken(cost + added, isSwampOnFoot || (intoZone && (!isMotorized || isReaction))); // [8.22, 9.34, TEC.f]
}

/** The rule by which a unit that may go no further stops in a hex: a zone, or else the swamp or river on its way [8.22, 8.37b, 8.36c, 9.34]. */
export function stopRule(state: State, { side, isReaction }: Mover, cell: Cell): RtlRule {
  if (state.zone[opponent(side)][cell] > 0) return isReaction ? '9.34' : '8.22';
  return isSwamp(state.ground, cell) ? '8.37b' : '8.36c';
}

/** By cost the steps after which one goes on, and those after which one stops: they are asked for by the million, and alike. */
const GOING: StepTaken[] = [];
const STOPPING: StepTaken[] = [];
const stepTaken = (cost: number, stops: boolean): StepTaken => ((stops ? STOPPING : GOING)[cost] ??= { cost, stops });

export const isBarred = (step: StepTaken | StepBar): step is StepBar => (step as Partial<StepBar>).text !== undefined;

/** The same, undefined where it may not be taken. */
export function stepOf(state: State, mover: Mover, at: number, spent: number): StepTaken | undefined {
  const step = tried(state, mover, at, spent);
  return isBarred(step) ? undefined : step;
}

/** Routes do not count from one enemy ZOC into the next [8.22, RTL-27]. */
const isPlain = ({ rulings }: State, isBetween: boolean): boolean =>
  isBetween && rulings['movement.roadBetweenEzoc'] === 'forbidden';

/** The ground of a step, with the bridges that lie now. */
function baseCost(state: State, { side, costs }: Mover, at: number, isBetween: boolean): number {
  const { plain, best } = tableAt(state, costs, at, side);
  return (isPlain(state, isBetween) ? plain : best)[at];
}

interface Taker {
  readonly words: string;
  readonly rule: RtlRule;
  /** Why the step is not for who has spent any of it. */
  readonly bar: StepBar;
}
const byZone: Taker = { words: 'from enemy ZOC to enemy ZOC', rule: '8.23b', bar: fromZone };
const byRiver: Taker = { words: 'for a river without a bridge', rule: '8.36c', bar: wholeRiver };
const bySwamp: Taker = { words: 'for the swamp', rule: '8.37b', bar: wholeSwamp };

/** What makes a step take the whole allowance, for who has all of it: motorized units go on from ZOC to ZOC [8.23a, 8.23b, 8.36c, 8.37b, TEC.g]. */
function whatTakesAll(state: State, mover: Mover, base: number, isBetween: boolean): Taker | undefined {
  if (!mover.isMotorized && isBetween) return byZone;
  if (base === WHOLE) return byRiver;
  const isSwampOnFoot = base >= STOPS && base < HALF_OF_ALL;
  return isSwampOnFoot && state.rulings['movement.swampEntryOnFoot'] === 'wholeMA' ? bySwamp : undefined;
}

/** From a hex in the enemy’s ZOC into another. */
function isBetweenZones({ zone, ground: { board } }: State, side: number, at: number): boolean {
  const enemy = zone[opponent(side)];
  return enemy[board.neighbours[at]] > 0 && enemy[Math.floor(at / board.directions)] > 0;
}

const isFortified = (state: State, cell: Cell, owner: number): boolean =>
  state.strongpoint[cell] === FINISHED && state.strongpointOf[cell] === owner;

/** Whether combat units of a side stand next to a hex. */
export function isBeside(state: State, cell: Cell, side: number): boolean {
  const { board } = state.ground;
  for (let direction = 0; direction < board.directions; direction++) {
    const next = board.neighbour(cell, direction);
    if (next !== NOWHERE && state.combatSide(next) === side) return true;
  }
  return false;
}

/** Tells the parts of a step that may be taken. */
export function tellStep(state: State, mover: Mover, at: number, { cost }: StepTaken, tell: Tell): void {
  const { costs, side, whole, isReaction } = mover;
  const enemy = opponent(side);
  const to = state.ground.board.neighbours[at];
  const isBetween = isBetweenZones(state, side, at);
  const base = baseCost(state, mover, at, isBetween);
  const taker = whatTakesAll(state, mover, base, isBetween);
  if (taker !== undefined) {
    tell(cost, `all of it, ${taker.words}`, taker.rule);
    return;
  }
  if (base === HALF_OF_ALL) tell(Math.ceil(whole / 2), 'half of it, for a river without a bridge', 'TEC.e');
  else tellCost(state, costs, at, { side, isPlain: isPlain(state, isBetween) }, tell);
  if (state.zone[enemy][to] > 0 && !isReaction) tell(HALF_POINTS, 'enemy ZOC', '8.21');
  if (isFortified(state, to, enemy)) tell(HALF_POINTS, 'enemy strongpoint', '14.12');
}
