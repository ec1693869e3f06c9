import type { Cell } from '../../../board/board.js';
import { overstackedText as describe, type StackLimit } from '../../../mechanics/stacking.js';
import { GERMAN, SIDE_NAMES, type Side } from '../state/pieces.js';
import { step } from '../rulebook/cite.js';
import type { PggRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { count } from '../../../model/words.js';

/** Numbers and readings on which stacking limits depend. They are known before there is a state. */
export type StackingTerms = Pick<State, 'numbers' | 'rulings'>;

/** Returns whether a number of leaders make room for one more Soviet unit [7.1, AMB-25]. */
const makeRoom = ({ rulings }: StackingTerms, leaders: number): boolean =>
  rulings['stacking.sovietLeader'] === 'threePlusOneLeader' ? leaders === 1 : leaders > 0;

/**
 * Returns how many units of a side may be in a hex if a number of them are leaders [7.1, 7.2]. Called at every move.
 */
function mostTogether(terms: StackingTerms, side: Side, leaders: number): number {
  const { numbers } = terms;
  if (side === GERMAN) return numbers['stacking.german'];
  return makeRoom(terms, leaders) ? numbers['stacking.sovietWithLeader'] : numbers['stacking.soviet'];
}

/** Returns the limit with its explanation. */
export function stackingLimit(terms: StackingTerms, side: Side, leaders: number): StackLimit<PggRule> {
  const owner = SIDE_NAMES[side];
  const value = mostTogether(terms, side, leaders);
  if (side === GERMAN) return { value, ledger: [step(`${value} units`, '7.2')], rule: '7.2', owner };
  const ordinary = step(count(terms.numbers['stacking.soviet'], 'unit'), '7.1');
  const led = makeRoom(terms, leaders) ? [step(`${value} with a leader among them`, '7.1')] : [];
  return { value, ledger: [ordinary, ...led], rule: '7.1', owner };
}

/** Returns whether a number of units, some of them leaders, may share a hex. */
export function mayStack(state: StackingTerms, side: Side, units: number, leaders: number): boolean {
  return excess(state, side, units, leaders) === 0;
}

/** Returns how many units a hex has above its limit. */
export function excess(state: StackingTerms, side: Side, units: number, leaders: number): number {
  return Math.max(0, units - mostTogether(state, side, leaders));
}

/** The part of a stack that stays when as few units as possible leave it. */
export interface Kept {
  readonly units: number;
  /** The largest possible number of leaders among them. */
  readonly leaders: number;
}

/** Returns how many of a number of units may stay together, and how many of these may be leaders [7.1]. */
export function mostThatMayStay(state: StackingTerms, side: Side, units: number, leaders: number): Kept {
  for (let stay = units; stay > 0; stay--) {
    for (let led = Math.min(leaders, stay); led >= 0 && stay - led <= units - leaders; led--) {
      if (mayStack(state, side, stay, led)) return { units: stay, leaders: led };
    }
  }
  return { units: 0, leaders: 0 };
}

/** Returns whether the units may leave an overstacked hex: each of them brings it nearer to its limit. */
export function areInExcess(state: State, cell: Cell, leaving: readonly number[]): boolean {
  const side = state.owner[cell] as Side;
  const units = state.count[cell];
  const leaders = leadersIn(state, cell);
  const led = leaving.filter((piece) => state.piece(piece).isLeader).length;
  const due = (all: number, ofThemLeaders: number): number =>
    all - mostThatMayStay(state, side, all, ofThemLeaders).units;
  return due(units, leaders) - leaving.length === due(units - leaving.length, leaders - led);
}

/** Returns how many units a hex has above its owner's limit. */
export function excessIn(state: State, cell: Cell): number {
  const units = state.count[cell];
  if (units <= state.numbers['stacking.soviet'] && units <= state.numbers['stacking.german']) return 0;
  return excess(state, state.owner[cell] as Side, units, leadersIn(state, cell));
}

/** Returns whether units may join those in a cell. Units that are in the cell already do not count twice. */
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

export function leadersIn(state: State, cell: Cell): number {
  let leaders = 0;
  for (let p = state.head[cell]; p >= 0; p = state.next[p]) if (state.piece(p).isLeader) leaders++;
  return leaders;
}

/** Describes an overstacked hex: `4 units in 2216; Soviet may stack 3 [7.1].` */
export function overstackedText(state: State, cell: Cell): string {
  return describe(
    stackingLimit(state, state.owner[cell] as Side, leadersIn(state, cell)),
    state.count[cell],
    state.label(cell),
  );
}
