import { neighboursOf } from '../../../board/nearest.js';
import type { Cell } from '../../../board/board.js';
import type { Refusal } from '../../../play/moment.js';
import { commandOf, isInCommand } from '../leaders/command.js';
import { hexside, LAKE } from '../state/ground.js';
import { SIDE_NAMES, type Piece } from '../state/pieces.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { say } from '../../../model/say.js';
import { bar, refusal } from '../rulebook/cite.js';
import type { State } from '../state/state.js';

/**
 * Returns whether units in two cells may fight each other: the cells are adjacent and not separated by a lake hexside
 * [9.11, 6.7].
 */
export function mayFightAcross(state: State, from: Cell, to: Cell): boolean {
  return state.ground.board.direction(from, to) >= 0 && (hexside(state.ground, from, to) & LAKE) === 0;
}

/** Returns whether a unit may take part in an attack now. */
export const mayAttack = (state: State, piece: number): boolean => barOnAttacker(state, piece) === undefined;

/** Returns the reason why a unit may not attack any target now; undefined when it may [9.14, 6.62, 10.35, 12.3]. */
function barOnAttacker(state: State, piece: number): Bar | undefined {
  const { name, side, isLeader } = state.piece(piece);
  if (side !== state.side)
    return bar(
      '9.11',
      'not-phasing',
      () => say`${name} is ${SIDE_NAMES[side]}; only ${SIDE_NAMES[state.side]} units attack in this phase.`,
    );
  if (!state.isOnMap(piece)) return bar('9.11', 'off-map', () => say`${name} is not on the map.`);
  if (state.disrupted[piece] === 1)
    return bar(isLeader ? '6.64' : '6.62', 'disrupted', () =>
      isLeader ? say`${name} is disrupted and cannot support an attack.` : say`${name} is disrupted and cannot attack.`,
    );
  if (state.attacked[piece] === 1)
    return bar('9.14', 'attacked-already', () => say`${name} has attacked in this phase already.`);
  if (state.advanced[piece] === 1 || state.wasAttacked[piece] === 1)
    return bar('9.85', 'advanced', () => say`${name} has fought in this phase already.`);
  if (isLeader) {
    return state.piece(piece).rating === undefined
      ? bar('10.1', 'missing-rating', () => say`${name} has no rating; write it after his name.`)
      : undefined;
  }
  const strength = state.strength(piece);
  if (strength === undefined)
    return bar('3.4', 'missing-strength', () => say`${name} has no strength; write its faces after its name.`);
  if (state.untried[piece] === 0 && strength.attack === 0)
    return bar('12.3', 'no-attack', () => say`${name} has no attack strength; it only defends.`);
  if (!isInCommand(state, piece)) {
    return bar(
      '10.35',
      'out-of-command',
      () => say`${name} is outside every leader's radius and may not attack.`,
      () => ({
        why: commandOf(state, piece).ledger,
      }),
    );
  }
  return undefined;
}

/** Returns whether a hex may be attacked now. */
export const mayBeAttacked = (state: State, cell: Cell): boolean => barOnTarget(state, cell) === undefined;

/** Returns the reason why no unit may attack a hex now; undefined when the hex may be attacked [9.11, 9.14]. */
function barOnTarget(state: State, cell: Cell): Bar | undefined {
  if (state.owner[cell] === NO_SIDE || state.owner[cell] === state.side)
    return bar('9.11', 'no-enemy', () => say`No enemy unit stands in ${state.label(cell)}.`);
  let fresh = false;
  for (let p = state.head[cell]; p >= 0; p = state.next[p]) {
    if (state.untried[p] === 0 && state.strength(p) === undefined) return barOnUnknown(state, p);
    // Guests (units that retreated into this hex) were attacked elsewhere and only share the fate of this hex, so
    // their hosts may be attacked [9.75].
    if (state.guest[p] === 1) continue;
    if (state.wasAttacked[p] === 1) return barOnAttacked(state, p);
    fresh = true;
  }
  return fresh
    ? undefined
    : bar(
        '9.14',
        'attacked-already',
        () => say`All units in ${state.label(cell)} were attacked in this phase already.`,
      );
}

const barOnUnknown = (state: State, piece: number): Bar =>
  bar('3.4', 'missing-strength', () => say`${placed(state, piece)} has no strength; write its faces after its name.`);

const barOnAttacked = (state: State, piece: number): Bar =>
  bar('9.14', 'attacked-already', () => say`${placed(state, piece)} was attacked in this phase already.`);

const placed = (state: State, piece: number): string => `${state.name(piece)} in ${state.label(state.cell[piece])}`;

/**
 * Returns why these units may not attack these hexes together; undefined when they may [9.1, 9.2, 10.26, 10.35, 10.36].
 * Units of one hex may attack different hexes or none [9.22], but each unit attacks as a whole [9.24].
 */
export function whyNotAttack(
  state: State,
  attackers: readonly number[],
  targets: readonly Cell[],
): Refusal | undefined {
  if (targets.length === 0) return refusal('9.11', 'no-target', say`An attack must name the hexes that it attacks.`);
  if (attackers.length === 0)
    return refusal(
      '9.11',
      'no-attacker',
      say`The attack names no unit, and no unit that may attack stands next to ${targets.map((cell) => state.label(cell)).join(say` and `)}.`,
    );
  for (const cell of targets) {
    const reason = whyNot(barOnTarget(state, cell));
    if (reason !== undefined) return reason;
  }
  for (const piece of attackers) {
    const reason = whyNot(barOnAttacker(state, piece)) ?? whyNotThere(state, piece, targets);
    if (reason !== undefined) return reason;
  }
  return leadersTakePart(state, attackers);
}

/**
 * Returns why a unit cannot attack the hexes from its present hex. The unit must be adjacent to each of them [9.11,
 * 9.23], and no lake hexside may lie between [6.7].
 */
function whyNotThere(state: State, piece: number, targets: readonly Cell[]): Refusal | undefined {
  const { board } = state.ground;
  const from = state.cell[piece];
  for (const cell of targets) {
    const where = `${state.name(piece)} in ${state.label(from)}`;
    if (board.direction(from, cell) < 0) {
      return refusal(
        targets.length > 1 ? '9.23' : '9.11',
        'not-adjacent',
        say`${where} is ${board.distance(from, cell)} hexes from ${state.label(cell)}; attackers stand next to every hex they attack.`,
      );
    }
    if (!mayFightAcross(state, from, cell))
      return refusal('6.7', 'lake-hexside', say`${where} may not attack ${state.label(cell)} across a lake hexside.`);
  }
  return undefined;
}

/**
 * Checks that leaders only support units in their own hex [10.22, 10.25, 10.36], and that a leader joins one of the
 * attacks when the units of his hex make several [10.26].
 */
function leadersTakePart(state: State, attackers: readonly number[]): Refusal | undefined {
  for (const piece of attackers) {
    const { isLeader, name } = state.piece(piece);
    if (!isLeader) continue;
    if (attackers.every((other) => state.piece(other).isLeader || state.cell[other] !== state.cell[piece])) {
      return refusal(
        '10.36',
        'leader-alone',
        say`${name} has no attack strength; he supports units of his own hex that attack with him.`,
      );
    }
  }
  for (const piece of attackers) {
    const cell = state.cell[piece];
    const leader = unassignedLeader(state, cell, attackers);
    if (leader !== undefined) {
      return refusal(
        '10.26',
        'leader-unassigned',
        say`The units in ${state.label(cell)} split their attacks; ${state.name(leader)} must join this one.`,
      );
    }
  }
  return undefined;
}

/**
 * Returns a leader who stays out of both attacks from his hex; undefined when there is none. A leader must join the
 * last attack from his hex at the latest [10.26]. An attack counts even if its units have advanced, retreated or been
 * eliminated since.
 */
function unassignedLeader(state: State, cell: Cell, attackers: readonly number[]): number | undefined {
  const leader = state
    .unitsIn(cell)
    .find((piece) => state.piece(piece).isLeader && !attackers.includes(piece) && mayAttack(state, piece));
  if (leader === undefined) return undefined;
  const hasAttacked = ({ index, isLeader }: Piece): boolean =>
    !isLeader && state.attacked[index] === 1 && state.attackedFrom[index] === cell;
  return state.pieces.some(hasAttacked) ? leader : undefined;
}

/** Lists the units that may attack a cell from the adjacent hexes, by piece index, grouped by hex [9.13]. */
export function eligibleAgainst(state: State, cell: Cell): number[] {
  const units: number[] = [];
  for (const from of neighboursOf(state.ground.board, cell)) {
    if (state.owner[from] !== state.side || !mayFightAcross(state, from, cell)) continue;
    for (let p = state.head[from]; p >= 0; p = state.next[p]) if (mayAttack(state, p)) units.push(p);
  }
  return units;
}
