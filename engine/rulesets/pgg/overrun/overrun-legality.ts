import type { Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import type { Refusal } from '../../../play/moment.js';
import { hexside, LAKE } from '../state/ground.js';
import { points, pointsInWords, stepsOf } from '../movement/costs.js';
import { stoppedByOverrun } from '../movement/held.js';
import { opponent, SIDE_NAMES, SOVIET } from '../state/pieces.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { bar, refusal } from '../rulebook/cite.js';
import { STOPPED, type State } from '../state/state.js';
import { HALF_POINTS } from '../../../mechanics/movement/half-points.js';
import { say } from '../../../model/say.js';
import { isClosedInTheWestTo } from '../zones/west-columns.js';
import { inEnemyZone } from '../zones/zones.js';

/**
 * Returns the lowest possible cost of an overrun in half points. A unit with fewer points left cannot overrun [6.51].
 */
export function leastOverrunCost(state: State): number {
  return state.numbers['overrun.points'] * HALF_POINTS;
}

/**
 * Returns the cost of an overrun for a unit in half points. By default, the cost includes entering the hex; if the
 * ruling `overrun.cost` is `plusTerrain`, the cost of the hex is added [6.51, AMB-08].
 */
export function overrunCost(state: State, piece: number, from: Cell, target: Cell): number {
  const flat = leastOverrunCost(state);
  if (state.rulings['overrun.cost'] === 'flat') return flat;
  const { board } = state.ground;
  const entry = stepsOf(state, state.piece(piece))[from * board.directions + board.direction(from, target)];
  return entry === IMPASSABLE ? Infinity : flat + entry;
}

/** Returns why units may not overrun a hex; undefined when they may [6.51-6.56]. */
export function whyNotOverrun(state: State, pieces: readonly number[], cells: readonly Cell[]): Refusal | undefined {
  const target = cells.at(0);
  const first = pieces.at(0);
  if (target === undefined || cells.length > 1)
    return refusal('6.54', 'one-hex', say`One overrun strikes one hex [6.54].`);
  if (first === undefined)
    return refusal('6.51', 'no-units', say`No unit is named to overrun ${state.label(target)} [6.51].`);
  const from = state.cell[first];
  for (const piece of pieces) {
    const refused =
      whyNot(barOnTaking(state, piece)) ??
      whyNotTogether(state, first, piece) ??
      whyNot(barOnPaying(state, piece, from, target) ?? barInTheWest(state, piece, target));
    if (refused !== undefined) return refused;
  }
  return whyNot(barOnStriking(state, from, target)) ?? whyNotWith(state, pieces, target);
}

/** Returns the reason why a unit may not take part in any overrun; undefined when it may. */
function barOnTaking(state: State, piece: number): Bar | undefined {
  const { name, side, mechanized } = state.piece(piece);
  const cell = state.cell[piece];
  if (side !== state.side)
    return bar(
      '6.5',
      'not-its-phase',
      () => say`${name} is ${SIDE_NAMES[side]}; in this phase ${SIDE_NAMES[state.side]} units overrun [6.5].`,
    );
  if (cell < 0) return bar('6.51', 'not-on-map', () => say`${name} is not on the map.`);
  if (state.phase === 'mechanized movement' && !mechanized) {
    return bar(
      '4.2.B3',
      'not-mechanized',
      () =>
        say`${name} neither moves nor overruns in this phase; only panzer, motorized and cavalry units do [4.2.B3].`,
    );
  }
  if (state.disrupted[piece] === 1)
    return bar('6.62', 'disrupted', () => say`${name} is disrupted and may not attack [6.62].`);
  if (state.moved[piece] === STOPPED) return stoppedByOverrun(state, piece);
  if (state.frozen[piece] === 1)
    return bar('5.22', 'frozen', () => say`${name} belongs to an army that may not move on turn 1 [5.22].`);
  if (side === SOVIET && state.commanded[piece] === 0) {
    const hasEntered = state.started[piece] <= -10;
    return bar('6.55', 'no-command', () =>
      hasEntered
        ? say`${name} entered the map in this phase and may not overrun [6.55].`
        : say`${name} began the phase outside every leader’s radius and may not overrun [6.55].`,
    );
  }
  if (
    !state.rulings['overrun.fromZoc'] &&
    state.moved[piece] === 0 &&
    state.started[piece] === cell &&
    inEnemyZone(state, side, cell)
  ) {
    return bar(
      '6.56',
      'held-in-zoc',
      () => say`${name} began the phase in enemy ZOC and may not overrun under this scenario's ruling [6.56].`,
    );
  }
  return undefined;
}

/**
 * Returns why two units may not overrun together. They must be in one hex and must have begun the phase in one hex
 * [6.51, 6.54].
 */
function whyNotTogether(state: State, first: number, piece: number): Refusal | undefined {
  if (piece === first) return undefined;
  const [a, b] = [state.name(first), state.name(piece)];
  if (state.cell[piece] !== state.cell[first]) {
    return refusal(
      '6.51',
      'not-together',
      say`${b} stands in ${state.label(state.cell[piece])}, ${a} in ${state.label(state.cell[first])}; units overrun from one hex [6.51].`,
    );
  }
  const alone = state.started[piece] <= -10 && state.rulings['overrun.arrivals'] === 'singlyOnly';
  if (state.started[piece] !== state.started[first] || alone) {
    return refusal(
      '6.54',
      'different-start',
      say`${a} and ${b} did not begin the phase in the same hex and may not overrun together [6.54].`,
    );
  }
  return undefined;
}

function barOnPaying(state: State, piece: number, from: Cell, target: Cell): Bar | undefined {
  const { board } = state.ground;
  if (from < 0 || board.direction(from, target) < 0) {
    return bar('6.51', 'not-adjacent', () =>
      from < 0
        ? say`${state.name(piece)} is off the map, not next to ${state.label(target)}; move it there first [6.51].`
        : say`${state.name(piece)} is in ${state.label(from)}, not next to ${state.label(target)}; move it there first [6.51].`,
    );
  }
  const cost = overrunCost(state, piece, from, target);
  const left = state.left[piece];
  if (left >= cost) return undefined;
  return bar(
    '6.51',
    'allowance',
    () => say`An overrun costs ${pointsInWords(cost)}; ${state.name(piece)} has ${points(left)} left [6.51].`,
  );
}

/**
 * Returns the reason why a hex cannot be overrun: there is no enemy in it, or a lake hexside lies between [6.51, 6.7].
 */
function barOnStriking(state: State, from: Cell, target: Cell): Bar | undefined {
  if (state.owner[target] !== opponent(state.side))
    return bar(
      '6.51',
      'no-enemy',
      () => say`No ${SIDE_NAMES[opponent(state.side)]} unit stands in ${state.label(target)} [6.51].`,
    );
  if (hexside(state.ground, from, target) & LAKE)
    return bar(
      '6.7',
      'lake',
      () =>
        say`The hexside between ${state.label(from)} and ${state.label(target)} is lake; no unit attacks across it [6.7].`,
    );
  return undefined;
}

/**
 * Returns the reason why a unit may not overrun into the closed west columns; undefined when it may. Armies that began
 * there may overrun into these columns [6.4, AMB-04].
 */
function barInTheWest(state: State, piece: number, target: Cell): Bar | undefined {
  if (!isClosedInTheWestTo(state, piece, target)) return undefined;
  return bar(
    '6.4',
    'west-columns',
    () =>
      say`${state.label(target)} lies in the west columns; ${state.name(piece)} may not overrun there before turn ${state.numbers['westColumns.lastTurn'] + 1} [6.4].`,
  );
}

/**
 * Returns why the units cannot fight an overrun: none of them has attack strength, or a value is missing [6.53, 12.3,
 * 3.4].
 */
function whyNotWith(state: State, pieces: readonly number[], target: Cell): Refusal | undefined {
  const defenders = state.unitsIn(target);
  const unknown = [...pieces, ...defenders].find(
    (piece) =>
      state.strength(piece) === undefined || (state.piece(piece).isLeader && state.piece(piece).rating === undefined),
  );
  if (unknown !== undefined)
    return refusal(
      '3.4',
      'no-values',
      say`The strength of ${state.name(unknown)} is not given: write its face where it is declared.`,
    );
  const useless = pieces.find(
    (piece) => !state.piece(piece).isLeader && state.untried[piece] === 0 && state.strength(piece)?.attack === 0,
  );
  if (useless !== undefined)
    return refusal(
      '12.3',
      'cannot-attack',
      say`${state.name(useless)} has no attack strength and may only defend [12.3].`,
    );
  if (pieces.every((piece) => state.piece(piece).isLeader)) {
    return refusal(
      '6.53',
      'leader-alone',
      say`${state.names(pieces).join(', ')} cannot overrun without a unit that has attack strength [6.53].`,
    );
  }
  return undefined;
}

/**
 * Lists the units of a hex that may overrun the target, grouped by the hex in which they began the phase. The leaders
 * in the hex are added to each group.
 */
export function overrunnersIn(state: State, cell: Cell, target: Cell): number[][] {
  if (state.owner[cell] !== state.side || barOnStriking(state, cell, target) !== undefined) return [];
  const groups = new Map<number, number[]>();
  for (let p = state.head[cell]; p >= 0; p = state.next[p]) {
    if (barOnTaking(state, p) ?? barOnPaying(state, p, cell, target) ?? barInTheWest(state, p, target)) continue;
    if (!state.piece(p).isLeader && state.untried[p] === 0 && state.strength(p)?.attack === 0) continue;
    const start = state.started[p];
    groups.set(start, [...(groups.get(start) ?? []), p]);
  }
  return [...groups.values()].filter((units) => units.some((piece) => !state.piece(piece).isLeader));
}
