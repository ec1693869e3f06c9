import type { Cell } from '../../../board/board.js';
import { overstackedText as told, type StackLimit } from '../../../mechanics/stacking.js';
import { GERMAN, SIDE_NAMES, type Side } from '../state/pieces.js';
import { step } from '../rulebook/cite.js';
import type { PggRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { count } from '../../../model/words.js';

/** What the limits depend on besides the units: the book's numbers and readings, known before there is a state. */
export type StackingTerms = Pick<State, 'numbers' | 'rulings'>;

/** Whether so many leaders make room for one more Soviet unit [7.1, AMB-25]. */
const makeRoom = ({ rulings }: StackingTerms, leaders: number): boolean =>
  rulings['stacking.sovietLeader'] === 'threePlusOneLeader' ? leaders === 1 : leaders > 0;

/** How many units of a side may stand in a hex with so many leaders among them [7.1, 7.2]: asked at every move. */
function mostTogether(terms: StackingTerms, side: Side, leaders: number): number {
  const { numbers } = terms;
  if (side === GERMAN) return numbers['stacking.german'];
  return makeRoom(terms, leaders) ? numbers['stacking.sovietWithLeader'] : numbers['stacking.soviet'];
}

/** The same with its reasons. */
export function stackingLimit(terms: StackingTerms, side: Side, leaders: number): StackLimit<PggRule> {
  const who = SIDE_NAMES[side];
  const value = mostTogether(terms, side, leaders);
  if (side === GERMAN) return { value, ledger: [step(`${value} units`, '7.2')], rule: '7.2', who };
  const ordinary = step(count(terms.numbers['stacking.soviet'], 'unit'), '7.1');
  const led = makeRoom(terms, leaders) ? [step(`${value} with a leader among them`, '7.1')] : [];
  return { value, ledger: [ordinary, ...led], rule: '7.1', who };
}

/** Whether so many units, so many of them leaders, may share a hex. */
export function mayStack(state: StackingTerms, side: Side, units: number, leaders: number): boolean {
  return excess(state, side, units, leaders) === 0;
}

/** How many units too many a hex with that many units and leaders has. */
export function excess(state: StackingTerms, side: Side, units: number, leaders: number): number {
  return Math.max(0, units - mostTogether(state, side, leaders));
}

/** What stays of a stack when as few as possible leave it. */
export interface Kept {
  readonly units: number;
  /** The most leaders that can be among them. */
  readonly leaders: number;
}

/** How many of so many units may stay together at most, and how many leaders may be among these [7.1]. */
export function mostThatMayStay(state: StackingTerms, side: Side, units: number, leaders: number): Kept {
  for (let stay = units; stay > 0; stay--) {
    for (let led = Math.min(leaders, stay); led >= 0 && stay - led <= units - leaders; led--) {
      if (mayStack(state, side, stay, led)) return { units: stay, leaders: led };
    }
  }
  return { units: 0, leaders: 0 };
}

/** Whether the units leave their hex without more of them going than must: each brings it nearer to its limit. */
export function areInExcess(state: State, cell: Cell, leaving: readonly number[]): boolean {
  const side = state.owner[cell] as Side;
  const units = state.count[cell];
  const leaders = leadersIn(state, cell);
  const led = leaving.filter((piece) => state.piece(piece).isLeader).length;
  const due = (all: number, ofThemLeaders: number): number =>
    all - mostThatMayStay(state, side, all, ofThemLeaders).units;
  return due(units, leaders) - leaving.length === due(units - leaving.length, leaders - led);
}

/** How many units the hex holds above its owner's limit. */
export function excessIn(state: State, cell: Cell): number {
  const units = state.count[cell];
  if (units <= state.numbers['stacking.soviet'] && units <= state.numbers['stacking.german']) return 0;
  return excess(state, state.owner[cell] as Side, units, leadersIn(state, cell));
}

/** Whether the units may join those that already stand in the cell; units already there do not count twice. */
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

/** `4 units in 2216; Soviet may stack 3 [7.1].` */
export function overstackedText(state: State, cell: Cell): string {
  return told(
    stackingLimit(state, state.owner[cell] as Side, leadersIn(state, cell)),
    state.count[cell],
    state.label(cell),
  );
}
