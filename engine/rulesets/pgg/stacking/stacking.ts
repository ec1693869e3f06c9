import type { Cell } from '../../../board/board.js';
import { stackLimitText, type StackLimit } from '../../../mechanics/stacking.js';
import { GERMAN, SIDE_NAMES, type Side } from '../state/pieces.js';
import { step } from '../rulebook/cite.js';
import type { PggRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { agree, say } from '../../../model/say.js';

/** The rulebook values and rulings on which stacking limits depend. They are known before a state exists. */
export type StackingTerms = Pick<State, 'numbers' | 'rulings'>;

/**
 * Returns whether a hex with this number of leaders may contain one more Soviet unit than a hex without leaders [7.1,
 * AMB-25].
 */
const makeRoom = ({ rulings }: StackingTerms, leaders: number): boolean =>
  rulings['stacking.sovietLeader'] === 'threePlusOneLeader' ? leaders === 1 : leaders > 0;

/** Returns the largest number of units of a side in one hex, if a given number of the units are leaders [7.1, 7.2]. */
function mostTogether(terms: StackingTerms, side: Side, leaders: number): number {
  const { numbers } = terms;
  if (side === GERMAN) return numbers['stacking.german'];
  return makeRoom(terms, leaders) ? numbers['stacking.sovietWithLeader'] : numbers['stacking.soviet'];
}

/** Returns the stacking limit with its explanation. */
export function stackingLimit(terms: StackingTerms, side: Side, leaders: number): StackLimit<PggRule> {
  const owner = SIDE_NAMES[side];
  const value = mostTogether(terms, side, leaders);
  if (side === GERMAN) return { value, ledger: [step(say`${value} units`, '7.2')], rule: '7.2', owner };
  const most = terms.numbers['stacking.soviet'];
  const ordinary = step(say`${most} ${agree(most, 'unit', 'units')}`, '7.1');
  const led = makeRoom(terms, leaders) ? [step(say`${value} units if a leader is in the stack`, '7.1')] : [];
  return { value, ledger: [ordinary, ...led], rule: '7.1', owner };
}

/** Returns whether a number of units, of which some are leaders, may share a hex. */
export function mayStack(state: StackingTerms, side: Side, units: number, leaders: number): boolean {
  return excess(state, side, units, leaders) === 0;
}

/** Returns by how many units a hex exceeds its stacking limit. */
export function excess(state: StackingTerms, side: Side, units: number, leaders: number): number {
  return Math.max(0, units - mostTogether(state, side, leaders));
}

/** The part of a stack that stays when as few units as possible leave it. */
export interface Kept {
  readonly units: number;
  /** The largest number of leaders that may be among these units. */
  readonly leaders: number;
}

/** Returns the largest part of a stack that may stay under the stacking limit [7.1]. `units` includes the leaders. */
export function mostThatMayStay(state: StackingTerms, side: Side, units: number, leaders: number): Kept {
  for (let stay = units; stay > 0; stay--) {
    for (let led = Math.min(leaders, stay); led >= 0 && stay - led <= units - leaders; led--) {
      if (mayStack(state, side, stay, led)) return { units: stay, leaders: led };
    }
  }
  return { units: 0, leaders: 0 };
}

/**
 * Returns whether the units may leave an overstacked hex together. Each unit must reduce the excess of the hex by one.
 */
export function areInExcess(state: State, cell: Cell, leaving: readonly number[]): boolean {
  const side = state.owner[cell] as Side;
  const units = state.count[cell];
  const leaders = leadersIn(state, cell);
  const led = leaving.filter((piece) => state.piece(piece).isLeader).length;
  const due = (all: number, ofThemLeaders: number): number =>
    all - mostThatMayStay(state, side, all, ofThemLeaders).units;
  return due(units, leaders) - leaving.length === due(units - leaving.length, leaders - led);
}

/** Returns by how many units a hex exceeds its owner's stacking limit. */
export function excessIn(state: State, cell: Cell): number {
  const units = state.count[cell];
  if (units <= state.numbers['stacking.soviet'] && units <= state.numbers['stacking.german']) return 0;
  return excess(state, state.owner[cell] as Side, units, leadersIn(state, cell));
}

/**
 * Returns whether a cell stays within the stacking limit when units join it. Units that are already in the cell are
 * counted once.
 */
export function fits(state: State, side: Side, cell: Cell, joining: readonly number[]): boolean {
  let units = state.count[cell];
  let leaders = leadersIn(state, cell);
  for (const piece of joining) {
    if (state.cell[piece] === cell) continue;
    units++;
    if (state.piece(piece).isLeader) leaders++;
  }
  return mayStack(state, side, units, leaders);
}

/**
 * Returns whether units may enter a cell without exceeding the stacking limit. True for a cell with enemy units,
 * because units only attack there and do not stay.
 */
export function joins(state: State, cell: Cell, pieces: readonly number[]): boolean {
  if (pieces.length === 0) return true;
  const { side } = state.piece(pieces[0]);
  return (state.count[cell] > 0 && state.owner[cell] !== side) || fits(state, side, cell, pieces);
}

export function leadersIn(state: State, cell: Cell): number {
  let leaders = 0;
  for (let p = state.head[cell]; p >= 0; p = state.next[p]) if (state.piece(p).isLeader) leaders++;
  return leaders;
}

/** Describes an overstacked hex: `4 units in 2216; Soviet may stack 3 [7.1].` */
export function overstackedText(state: State, cell: Cell): string {
  return stackLimitText(
    stackingLimit(state, state.owner[cell] as Side, leadersIn(state, cell)),
    state.count[cell],
    state.label(cell),
  );
}
