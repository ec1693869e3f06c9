import type { Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { bar, refusal } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import { FINISHED, NO_STRONGPOINT, NO_SIDE, OUT_OF_SUPPLY, UNFINISHED } from '../state/fields.js';
import { isSwamp } from '../state/ground.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { takeAway } from './builders.js';
import { count } from '../../../model/words.js';

/** What makes a unit unfit for the work, wherever it stands [2.53, 3.72f, 6.14e, 14.23, 14.24]. */
export function unfit(state: State, piece: number): Bar<RtlRule> | undefined {
  const name = state.name(piece);
  if (state.piece(piece).type.builder !== true)
    return bar('14.23', 'no-builder', () => `${name} is not of a type that builds: infantry, bicycles or engineers.`);
  if (state.disrupted[piece] === 1) return bar('3.72f', 'disrupted', () => `${name} is disrupted and builds nothing.`);
  return state.supply[piece] === OUT_OF_SUPPLY
    ? bar('6.14e', 'out-of-supply', () => `${name} is out of supply and builds nothing.`)
    : undefined;
}

/** Why a unit does not work in this construction phase; an Army unit that has joined does [14.25a, 14.25d]. */
function idle(state: State, piece: number): Bar<RtlRule> | undefined {
  const name = state.name(piece);
  if (state.piece(piece).side !== state.side || !state.isOnMap(piece))
    return bar('14.25a', 'not-on-map', () => `${name} is no unit of the side on the map.`);
  return state.active[piece] === 0
    ? bar('14.25a', 'not-active', () => `${name} is not active in this sequence.`)
    : unfit(state, piece);
}

/** Why a unit does not begin a strongpoint where it stands [14.22-14.25, 2.24]. */
function mayNotBegin(state: State, piece: number): Bar<RtlRule> | undefined {
  const held = idle(state, piece);
  if (held !== undefined) return held;
  const cell = state.cell[piece];
  const label = state.label(cell);
  if (isSwamp(state.ground, cell)) return bar('14.22', 'swamp', () => `${label} is swamp; nothing is built there.`);
  if (state.strongpoint[cell] !== NO_STRONGPOINT)
    return bar('14.22', 'strongpoint-there', () => `${label} has a strongpoint already.`);
  const { side } = state.piece(piece);
  const limit = state.setting('strongpoints', { side: SIDES[side] });
  return limit !== undefined && strongpointsOf(state, side).length >= Number(limit)
    ? bar(
        '2.24',
        'no-counter',
        () => `The ${SIDES[side]} has ${count(Number(limit), 'strongpoint')}, and none is left.`,
      )
    : undefined;
}

/** Why a unit does not finish one [14.25b, 14.25c]. */
function mayNotFinish(state: State, piece: number): Bar<RtlRule> | undefined {
  const name = state.name(piece);
  if (state.building[piece] === 0) return bar('14.25c', 'not-building', () => `${name} builds no strongpoint.`);
  return state.begunThisSequence[piece] === 1
    ? bar('14.25c', 'just-begun', () => `${name} has begun in this sequence; it finishes in a later phase.`)
    : idle(state, piece);
}

/** Strongpoints of a side, those that are not finished first. */
export function strongpointsOf({ strongpoint, strongpointOf }: State, side: number): Cell[] {
  const unfinished: Cell[] = [];
  const finished: Cell[] = [];
  for (let cell = strongpointOf.indexOf(side); cell >= 0; cell = strongpointOf.indexOf(side, cell + 1))
    (strongpoint[cell] === FINISHED ? finished : unfinished).push(cell);
  return [...unfinished, ...finished];
}

/** An order to units one by one: `fortify I/8`. */
function work(
  verb: 'fortify' | 'complete',
  mayNot: (state: State, piece: number) => Bar | undefined,
  carryOut: (state: State, piece: number) => void,
): OrderKind<State> {
  const refuse = (state: State, { pieces = [] }: Answer): Refusal | undefined => {
    for (const piece of pieces) {
      const refused = whyNot(mayNot(state, piece));
      if (refused !== undefined) return refused;
    }
    return pieces.length === 0 ? refusal('14.25', 'no-units', `Write who builds: \`${verb} UNIT\`.`) : undefined;
  };
  return action<State>({
    verbs: [verb],
    legal: (state) =>
      state
        .unitsOf(state.side)
        .filter((piece) => mayNot(state, piece) === undefined)
        .map((piece) => ({ verb, pieces: [piece] })),
    answer: (state, order) => ({ verb, pieces: unitsNamed(state, order.pieces) }),
    whyNot: refuse,
    perform(state, { pieces = [] }) {
      for (const piece of pieces) carryOut(state, piece);
      return undefined;
    },
  });
}

/** `fortify I/8`: a strongpoint is begun, by either side [14.21, 14.25a]. */
export const fortifying = work('fortify', mayNotBegin, (state, piece) => {
  const cell = state.cell[piece];
  state.building[piece] = 1;
  state.begunThisSequence[piece] = 1;
  state.strongpoint[cell] = UNFINISHED;
  state.strongpointOf[cell] = state.piece(piece).side;
  state.emit('strongpoint', '14.25a', () => ({
    text: `${state.name(piece)} begins a strongpoint in ${state.label(cell)}.`,
    pieces: [piece],
    cells: [cell],
    facts: { outcome: 'begun' },
  }));
});

/** `complete I/8`: that of an earlier sequence is finished [14.25c]. */
export const completing = work('complete', mayNotFinish, finish);

/** The counter is turned over; the builder is free to go [14.25c]. */
export function finish(state: State, piece: number): void {
  const cell = state.cell[piece];
  state.building[piece] = 0;
  state.strongpoint[cell] = FINISHED;
  state.emit('strongpoint', '14.25c', () => ({
    side: state.piece(piece).side,
    text: `${state.name(piece)} finishes the strongpoint in ${state.label(cell)}.`,
    pieces: [piece],
    cells: [cell],
    facts: { outcome: 'finished' },
  }));
}

/** Own strongpoints in which nobody stands [14.26c]. */
const emptyOnes = (state: State): Cell[] =>
  strongpointsOf(state, state.side).filter((cell) => state.combatSide(cell) === NO_SIDE);

/** `dismantle 6331`: the owner takes away one in which nobody stands [14.26c]. */
export const dismantling: OrderKind<State> = action<State>({
  verbs: ['dismantle'],
  legal: (state) => emptyOnes(state).map((cell) => ({ verb: 'dismantle', cells: [cell] })),
  answer: (_, order) => refuseSeveral('14.26c', order, 'hex') ?? { verb: 'dismantle', cells: writtenCells(order) },
  whyNot(state, { cells: [cell] = [] }) {
    if (cell === undefined) return refusal('14.26c', 'no-cell', 'Write which one: `dismantle HEX`.');
    if (emptyOnes(state).includes(cell)) return undefined;
    return refusal(
      '14.26c',
      'not-removable',
      `${state.label(cell)} holds no strongpoint of the ${SIDES[state.side]} in which nobody stands.`,
    );
  },
  perform(state, { cells: [cell] = [] }) {
    takeAway(state, cell, '14.26c', () => `The ${SIDES[state.side]} removes the strongpoint in ${state.label(cell)}.`);
    return undefined;
  },
});
