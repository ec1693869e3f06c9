import { say, term } from '../../../model/say.js';
import { action } from '../../../mechanics/action.js';
import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { BOAT_BRIDGE, isRiver, LIVE_MINES, NO_BRIDGE, NO_MINES } from '../state/ground.js';
import { oneUnit } from '../sequence/aiming.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { whyNot, rephrase, type Bar } from '../../../mechanics/bars.js';
import { pickOne } from '../../../mechanics/choice.js';
import { findFromRandomStart } from '../../../mechanics/movement/random-walk.js';
import { bar, refusal } from '../rulebook/cite.js';
import type { FdaRule } from '../rulebook/index.js';
import { TASKS, type Task } from '../state/fields.js';
import type { State } from '../state/state.js';

type Work = Exclude<Task, 'none'>;
const WORKS = ['mine', 'clear', 'bridge', 'entrench'] as const satisfies readonly Work[];

const isWork = (verb: string): verb is Work => WORKS.some((work) => work === verb);

/** The rule of each kind of engineers' work, and the words that describe the work in the record [2.1s, 13e, 14g]. */
const FACTS: Readonly<Record<Work, { readonly rule: FdaRule; readonly begins: string; readonly done: string }>> = {
  mine: { rule: '13e', begins: 'begins to lay mines', done: 'has mined' },
  clear: { rule: '13e', begins: 'begins to clear the mines', done: 'has cleared the mines of' },
  bridge: { rule: '14g', begins: 'begins a boat bridge', done: 'has bridged the river with boats in' },
  entrench: { rule: '2.1s', begins: 'begins to entrench', done: 'has fortified' },
};

/** Orders by which engineers of the activated division begin a work in their sector [2.1s]. */
export const working: OrderKind = action<State>({
  verbs: WORKS,
  legal: (state) =>
    membersOf(state).flatMap((piece) => worksOf(state, piece).map((verb) => ({ verb, pieces: [piece] }))),
  pick: (state, random) =>
    findFromRandomStart(membersOf(state), random, (piece) => {
      const works = worksOf(state, piece);
      return works.length === 0 ? undefined : { verb: pickOne(works, random), pieces: [piece] };
    }),
  answer: readWork,
  whyNot: refuseAnswer,
  perform: begin,
});

const membersOf = (state: State): readonly number[] => state.divisions.at(state.active)?.members ?? [];

function worksOf(state: State, piece: number): Work[] {
  return state.piece(piece).isEngineer ? WORKS.filter((work) => barOnWork(state, piece, work) === undefined) : [];
}

function readWork(state: State, order: OrderModel): Answer | Refusal {
  const piece = oneUnit(state, order, '2.1s');
  if (typeof piece === 'object') return piece;
  if (piece === undefined)
    return refusal('2.1s', 'no-engineers', say`The order names no engineers: \`${order.verb} UNIT\`.`);
  return { verb: order.verb, pieces: [piece] };
}

function refuseAnswer(state: State, { verb, pieces: [piece] = [] }: Answer): Refusal | undefined {
  if (piece === undefined || !isWork(verb))
    return refusal('2.1s', 'no-engineers', say`The order names the engineers that do the work.`);
  return whyNot(
    rephrase(barOnWork(state, piece, verb), (reason) => say`${state.name(piece)} cannot ${verb}: ${reason}.`),
  );
}

/**
 * Returns the reason why engineers may not begin a work; undefined when they may. Engineers do nothing else in the
 * turns of a work, and the work must be possible in the sector (reading `engineerWork`) [13e, 14g].
 */
function barOnWork(state: State, piece: number, work: Work): Bar | undefined {
  const { isEngineer, division, guard, side } = state.piece(piece);
  const cell = state.cell[piece];
  if (!isEngineer) return bar('2.1s', 'no-engineers', () => say`only engineers do this work`);
  if (cell < 0) return bar('3c', 'not-on-map', () => say`it is not on the map`);
  if (division !== state.active || guard)
    return bar('6d', 'not-activated', () => say`its division is not the activated one`);
  if (state.task[piece] !== 0)
    return bar('13e', 'at-work', () => say`it works until the end of turn ${state.taskDone[piece]}`);
  const acts = [state.moved, state.fired, state.assaulted, ...(work === 'bridge' ? [] : [state.bridging])];
  if (acts.some((marks) => marks[piece] === 1))
    return bar('13e', 'acted-already', () => say`it has acted this turn, and engineers at work do nothing else`);
  const at = (): string => state.label(cell);
  switch (work) {
    case 'mine':
      return state.mines[cell] === LIVE_MINES && state.minesOf[cell] === side
        ? bar('13e', 'mined-already', () => say`${at()} is mined`)
        : undefined;
    case 'clear':
      return state.mines[cell] === NO_MINES ? bar('13e', 'no-mines', () => say`${at()} is not mined`) : undefined;
    case 'bridge':
      if (!isRiver(state.ground, cell)) return bar('14g', 'no-river', () => say`no river flows through ${at()}`);
      return state.bridge[cell] === NO_BRIDGE
        ? undefined
        : bar('14g', 'bridged-already', () => say`a bridge stands in ${at()}`);
    case 'entrench':
      return state.fort[cell] === 0 ? undefined : bar('2.1s', 'fortified-already', () => say`${at()} is fortified`);
  }
}

function begin(state: State, { verb, pieces: [piece] = [] }: Answer): undefined {
  if (!isWork(verb)) return;
  state.task[piece] = TASKS.indexOf(verb);
  state.taskDone[piece] = state.turn + state.numbers['engineers.turns'] - 1;
  const { rule, begins } = FACTS[verb];
  state.emit(verb, rule, () => ({
    text: say`${state.name(piece)} ${term(begins)} in ${state.label(state.cell[piece])}, until the end of turn ${state.taskDone[piece]}.`,
    pieces: [piece],
    cells: [state.cell[piece]],
  }));
}

/** Stops the work of engineers that leave the sector for any reason (reading `engineerWork`) [13e, 14g]. */
export function breakOff(state: State, piece: number, cell: Cell): void {
  const task = TASKS[state.task[piece]];
  if (task === 'none') return;
  state.task[piece] = 0;
  state.emit(task, FACTS[task].rule, () => ({
    side: state.piece(piece).side,
    text: say`${state.name(piece)} stops its work in ${state.label(cell)}.`,
    pieces: [piece],
    cells: [cell],
  }));
}

/** Completes the works that are due at the end of a turn [13e, 14g]. */
export function finishWorks(state: State): void {
  for (const { index } of state.pieces) {
    const task = TASKS[state.task[index]];
    if (task === 'none' || state.taskDone[index] > state.turn) continue;
    state.task[index] = 0;
    finish(state, index, task);
  }
}

function finish(state: State, piece: number, work: Work): void {
  const cell = state.cell[piece];
  const { name, side } = state.piece(piece);
  if (work === 'mine') {
    state.mines[cell] = LIVE_MINES;
    state.minesOf[cell] = side;
  } else if (work === 'clear') state.mines[cell] = NO_MINES;
  else if (work === 'entrench') state.fort[cell] = 1;
  else if (state.bridge[cell] === NO_BRIDGE) state.bridge[cell] = BOAT_BRIDGE;
  state.changes++;
  const { rule, done } = FACTS[work];
  state.emit(work, rule, () => ({
    side,
    text: say`${name} ${term(done)} ${state.label(cell)}.`,
    pieces: [piece],
    cells: [cell],
  }));
}
