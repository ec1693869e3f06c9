import type { Cell } from '../../../board/board.js';
import { say, term } from '../../../model/say.js';
import { roll, type Address, type Play } from '../../../play/moment.js';
import { eliminate } from '../combat/elimination.js';
import { SOVIET } from '../state/pieces.js';
import { cite, step } from '../rulebook/cite.js';
import { OUT_OF_PLAY, type State } from '../state/state.js';
import { FROM_OFF_MAP, NOT_ENTERED } from '../zones/zone-entry.js';
import { fits } from '../stacking/stacking.js';
import { isClosedInTheWestTo } from '../zones/west-columns.js';
import { inEnemyZone } from '../zones/zones.js';

/**
 * Draws an unseen counter for a division that is set up or arrives [12.1]: from the first pool, then from the pile of
 * eliminated counters [12.4]. Returns false when no counter is left, so that the division never arrives [14.14].
 */
export function* drawCounter(state: State, piece: number, address: Address): Play<boolean> {
  const { pool, fixedFace, name, kind } = state.piece(piece);
  if (pool < 0) return true;
  const fresh = state.poolLeft[pool];
  if (fixedFace >= 0) {
    // A draw that the author fixed removes its counter from the counter mix if the mix contains it.
    if (fresh[fixedFace] > 0) fresh[fixedFace] = fresh[fixedFace] - 1;
    hold(state, piece, fixedFace);
    return true;
  }
  const source = total(fresh) > 0 ? fresh : state.pile[pool];
  const left = total(source);
  if (left === 0) {
    state.put(piece, OUT_OF_PLAY);
    state.emit('no counter', '14.14', () => ({
      side: SOVIET,
      text: say`No ${term(kind)} counter is left: ${name} never enters the map.`,
      pieces: [piece],
    }));
    return false;
  }
  const number = yield* roll({
    address,
    rule: cite('12.1'),
    sides: left,
    purpose: say`counter of ${name}`,
    hidden: true,
  });
  const face = faceAt(source, number);
  source[face] = source[face] - 1;
  hold(state, piece, face);
  return true;
}

/** Returns how many counters of a pool can be drawn: the counters never used and the eliminated counters [12.4]. */
export function countersLeft(state: State, pool: number): number {
  return total(state.poolLeft[pool]) + total(state.pile[pool]);
}

/** Returns a counter that was drawn but never used to its pool without showing it [14.13]. */
export function returnCounter(state: State, piece: number): void {
  const face = state.face[piece];
  if (face >= 0) state.poolLeft[state.piece(piece).pool][face]++;
  state.face[piece] = -1;
}

function hold(state: State, piece: number, face: number): void {
  state.face[piece] = face;
  state.untried[piece] = 1;
}

/** Returns the face of the n-th counter when the counters are ordered by face, counted from 1. */
function faceAt(counters: number[], n: number): number {
  let before = 0;
  for (let face = 0; face < counters.length; face++) {
    before += counters[face];
    if (n <= before) return face;
  }
  throw new RangeError(`There is no counter ${n} among ${before}.`);
}

function total(counters: number[]): number {
  let sum = 0;
  for (const count of counters) sum += count;
  return sum;
}

/** The units of both sides of a combat or overrun after the reveal [12.0]. */
export interface Revealed {
  readonly attackers: readonly number[];
  /** Hexes from which a leader or an attacker withdrew. The enemy may not enter them [10.23, AMB-16]. */
  readonly withdrawnFrom: ReadonlySet<Cell>;
}

/**
 * Reveals the untried units of a combat or overrun before the die roll [12.2]. Units without any strength are removed
 * [12.3]. Attackers that cannot attack withdraw, and so do leaders whose units turned out to have no attack strength
 * [10.23, 12.3].
 */
export function reveal(state: State, attackers: readonly number[], targets: readonly Cell[]): Revealed {
  const shown = new Set<number>();
  const defenders = targets.flatMap((cell) => state.unitsIn(cell));
  for (const piece of [...attackers, ...defenders]) if (state.untried[piece] === 1) turnOver(state, piece, shown);
  const worthless = [...shown].filter((piece) => state.strength(piece)?.attack === 0);
  if (worthless.length === 0) return { attackers, withdrawnFrom: new Set() };

  const stoodIn = new Set(worthless.map((piece) => state.cell[piece]));
  const reliedOn = new Set(worthless.filter((piece) => state.relying[piece] === 1).map((piece) => state.cell[piece]));
  for (const piece of worthless) {
    if (state.strength(piece)?.defense === 0) eliminate(state, piece, '12.3', say`it proves to have no strength`);
  }
  const withdrawnFrom = new Set<Cell>();
  let left = attackers.filter((piece) => state.isOnMap(piece));
  const leave = (piece: number): void => {
    const from = state.cell[piece];
    if (withdraw(state, piece, left.includes(piece)) !== 'stays') withdrawnFrom.add(from);
    left = left.filter((one) => one !== piece);
  };
  for (const piece of worthless) if (attackers.includes(piece) && state.isOnMap(piece)) leave(piece);
  for (const cell of stoodIn) {
    for (const leader of state.unitsIn(cell)) {
      if (state.piece(leader).isLeader && mustWithdraw(state, leader, cell, reliedOn)) leave(leader);
    }
  }
  return { attackers: left, withdrawnFrom };
}

function turnOver(state: State, piece: number, shown: Set<number>): void {
  state.untried[piece] = 0;
  shown.add(piece);
  const { name, side } = state.piece(piece);
  state.emit('reveal', '12.2', () => ({
    side,
    text: say`${name} is revealed: ${valuesOf(state, piece)}.`,
    pieces: [piece],
    cells: [state.cell[piece]],
    facts: { values: valuesOf(state, piece) },
  }));
}

/** Returns the values on the counter: `6-8-6`, `0-10`. */
function valuesOf(state: State, piece: number): string {
  const strength = state.strength(piece);
  if (strength === undefined) return say`no values given`;
  const { attack, defense, movement } = strength;
  return state.piece(piece).kind === 'tank' && attack === defense
    ? `${attack}-${movement}`
    : `${attack}-${defense}-${movement}`;
}

/**
 * Returns whether a leader in enemy ZOC must withdraw, because no unit with him can attack and no untried unit with him
 * may still prove able to attack [10.23, AMB-15, AMB-45]. If the leader entered the ZOC himself, he withdraws only when
 * the units on which he relied at his entry fail; units that joined later do not matter.
 */
function mustWithdraw(state: State, leader: number, cell: Cell, reliedOn: ReadonlySet<Cell>): boolean {
  if (!inEnemyZone(state, SOVIET, cell)) return false;
  const hasEntered = state.enteredFrom[leader] !== NOT_ENTERED;
  if (hasEntered && !(state.relying[leader] === 1 && reliedOn.has(cell))) return false;
  return state.rulings['leader.withdrawIf'] === 'anyZeroRevealed' || !hasCompany(state, leader, cell);
}

/** Returns whether a unit with attack strength, or an untried one, is in the cell with the leader [AMB-45]. */
export function hasCompany(state: State, leader: number, cell: Cell): boolean {
  for (let p = state.head[cell]; p >= 0; p = state.next[p]) {
    if (p === leader || state.piece(p).isLeader) continue;
    if (state.untried[p] === 1 || (state.strength(p)?.attack ?? 0) > 0) return true;
  }
  return false;
}

/**
 * Withdraws a unit to the hex from which it entered enemy ZOC [10.23, 12.3]. If the unit cannot return to that hex, it
 * is eliminated. A unit that never entered enemy ZOC stays or, if the ruling `leader.withdrawWithoutEntry` is
 * `eliminated`, is eliminated [AMB-56].
 */
function withdraw(state: State, piece: number, attacking: boolean): 'stays' | 'back' | 'eliminated' {
  const { name, isLeader } = state.piece(piece);
  const rule = isLeader ? '10.23' : '12.3';
  const from = state.cell[piece];
  const back = state.enteredFrom[piece];
  if (back === FROM_OFF_MAP) {
    eliminate(state, piece, rule, say`it came from off the map and has no hex to withdraw to`, { forfeit: 'order' });
    return 'eliminated';
  }
  if (back === NOT_ENTERED) {
    if (state.rulings['leader.withdrawWithoutEntry'] === 'eliminated') {
      eliminate(state, piece, rule, say`it has no hex to withdraw to`, { forfeit: 'order' });
      return 'eliminated';
    }
    if (attacking) {
      state.emit('withdraw', rule, () => ({
        side: SOVIET,
        text: say`${name} takes no part: the enemy came to ${state.label(from)}, so it has no hex to withdraw to and stays.`,
        pieces: [piece],
        cells: [from],
      }));
    }
    return 'stays';
  }
  const obstacle = obstacleTo(state, piece, back);
  if (obstacle !== undefined) {
    eliminate(state, piece, rule, say`it cannot withdraw to ${state.label(back)}, ${obstacle}`, { forfeit: 'order' });
    return 'eliminated';
  }
  state.put(piece, back);
  state.enteredFrom[piece] = NOT_ENTERED;
  state.emit('withdraw', rule, () => ({
    side: SOVIET,
    text: say`${name} withdraws from ${state.label(from)} to ${state.label(back)}.`,
    pieces: [piece],
    cells: [from, back],
    ledger: [step(isLeader ? say`no unit that can attack is left with him` : say`it cannot attack`, rule)],
  }));
  return 'back';
}

/**
 * Returns why a unit cannot return to a cell; undefined when it can. The text completes a sentence that names the cell
 * [10.23, 6.4].
 */
function obstacleTo(state: State, piece: number, cell: Cell): string | undefined {
  const { side } = state.piece(piece);
  if (state.owner[cell] >= 0 && state.owner[cell] !== side) return say`which the enemy holds`;
  if (isClosedInTheWestTo(state, piece, cell)) return say`which is closed to him`;
  return fits(state, side, cell, [piece]) ? undefined : say`which is full`;
}
