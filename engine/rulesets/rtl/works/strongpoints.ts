import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { bar, refusal } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import { FINISHED, NO_STRONGPOINT, OUT_OF_SUPPLY, UNFINISHED } from '../state/fields.js';
import { isSwamp } from '../state/ground.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { removeStrongpoint } from './builders.js';

/** Returns why a unit cannot build in any hex; undefined if it can [2.53, 3.72f, 6.14e, 14.23, 14.24]. */
export function builderBar(state: State, piece: number): Bar<RtlRule> | undefined {
  const name = state.name(piece);
  if (state.piece(piece).type.builder !== true)
    return bar(
      '14.23',
      'no-builder',
      () => say`${name} cannot build. Builders are infantry, bicycle infantry and engineers.`,
    );
  if (state.disrupted[piece] === 1)
    return bar('3.72f', 'disrupted', () => say`${name} is disrupted and may not build.`);
  return state.supply[piece] === OUT_OF_SUPPLY
    ? bar('6.14e', 'out-of-supply', () => say`${name} is out of supply and may not build.`)
    : undefined;
}

/**
 * Returns why a unit may not build in this Construction Phase; undefined if it may. Activated Army units may build
 * [14.25a, 14.25d].
 */
function constructionBar(state: State, piece: number): Bar<RtlRule> | undefined {
  const name = state.name(piece);
  if (state.piece(piece).side !== state.side || !state.isOnMap(piece))
    return bar(
      '14.25a',
      'not-on-map',
      () => say`${name} cannot build. Only units on the map of the side whose sequence is played can build.`,
    );
  return state.active[piece] === 0
    ? bar('14.25a', 'not-active', () => say`${name} is not active in this sequence.`)
    : builderBar(state, piece);
}

/** Returns why a unit may not begin a strongpoint in its hex; undefined if it may [14.22-14.25, 2.24]. */
function beginBar(state: State, piece: number): Bar<RtlRule> | undefined {
  const barred = constructionBar(state, piece);
  if (barred !== undefined) return barred;
  const cell = state.cell[piece];
  const label = state.label(cell);
  if (isSwamp(state.ground, cell))
    return bar('14.22', 'swamp', () => say`${label} is swamp. Strongpoints may not be built there.`);
  if (state.strongpoint[cell] !== NO_STRONGPOINT)
    return bar('14.22', 'strongpoint-there', () => say`${label} already has a strongpoint.`);
  const { side } = state.piece(piece);
  const limit = state.setting('strongpoints', { side: SIDES[side] });
  return limit !== undefined && strongpointsOf(state, side).length >= Number(limit)
    ? bar('2.24', 'no-counter', () => say`The ${SIDES[side]} has no strongpoint counter left; limit: ${Number(limit)}.`)
    : undefined;
}

/** Returns why a unit may not finish its strongpoint; undefined if it may [14.25b, 14.25c]. */
function finishBar(state: State, piece: number): Bar<RtlRule> | undefined {
  const name = state.name(piece);
  if (state.building[piece] === 0)
    return bar('14.25c', 'not-building', () => say`${name} is not building a strongpoint.`);
  return state.begunThisSequence[piece] === 1
    ? bar(
        '14.25c',
        'just-begun',
        () => say`${name} began its strongpoint in this sequence. It can finish the strongpoint in a later phase.`,
      )
    : constructionBar(state, piece);
}

/** Returns the hexes with strongpoints of a side, unfinished ones first. */
export function strongpointsOf({ strongpoint, strongpointOf }: State, side: number): Cell[] {
  const unfinished: Cell[] = [];
  const finished: Cell[] = [];
  for (let cell = strongpointOf.indexOf(side); cell >= 0; cell = strongpointOf.indexOf(side, cell + 1))
    (strongpoint[cell] === FINISHED ? finished : unfinished).push(cell);
  return [...unfinished, ...finished];
}

/** Creates the kind of orders by which a unit builds, for example `fortify I/8`. */
function buildingOrder(
  verb: 'fortify' | 'complete',
  barFor: (state: State, piece: number) => Bar | undefined,
  carryOut: (state: State, piece: number) => void,
): OrderKind<State> {
  const refuse = (state: State, { pieces = [] }: Answer): Refusal | undefined => {
    for (const piece of pieces) {
      const refused = whyNot(barFor(state, piece));
      if (refused !== undefined) return refused;
    }
    return pieces.length === 0 ? refusal('14.25', 'no-units', say`Name the unit: \`${verb} UNIT\`.`) : undefined;
  };
  return action<State>({
    verbs: [verb],
    legal: (state) =>
      state
        .unitsOf(state.side)
        .filter((piece) => barFor(state, piece) === undefined)
        .map((piece) => ({ verb, pieces: [piece] })),
    answer: (state, order) => ({ verb, pieces: unitsNamed(state, order.pieces) }),
    whyNot: refuse,
    perform(state, { pieces = [] }) {
      for (const piece of pieces) carryOut(state, piece);
      return undefined;
    },
  });
}

/** The order `fortify I/8`, which begins a strongpoint [14.21, 14.25a]. */
export const fortifying = buildingOrder('fortify', beginBar, (state, piece) => {
  const cell = state.cell[piece];
  state.building[piece] = 1;
  state.begunThisSequence[piece] = 1;
  state.strongpoint[cell] = UNFINISHED;
  state.strongpointOf[cell] = state.piece(piece).side;
  state.emit('strongpoint', '14.25a', () => ({
    text: say`${state.name(piece)} begins a strongpoint in ${state.label(cell)}.`,
    pieces: [piece],
    cells: [cell],
    facts: { outcome: 'begun' },
  }));
});

/** The order `complete I/8`, which finishes a strongpoint begun in an earlier sequence [14.25c]. */
export const completing = buildingOrder('complete', finishBar, finish);

/** Finishes the strongpoint of a builder. The builder may then leave the hex [14.25c]. */
export function finish(state: State, piece: number): void {
  const cell = state.cell[piece];
  state.building[piece] = 0;
  state.strongpoint[cell] = FINISHED;
  state.emit('strongpoint', '14.25c', () => ({
    side: state.piece(piece).side,
    text: say`${state.name(piece)} finishes the strongpoint in ${state.label(cell)}.`,
    pieces: [piece],
    cells: [cell],
    facts: { outcome: 'finished' },
  }));
}

/** Returns the strongpoints of the side whose hexes are empty [14.26c]. */
const emptyOnes = (state: State): Cell[] =>
  strongpointsOf(state, state.side).filter((cell) => state.combatSide(cell) === NO_SIDE);

/** The order `dismantle 6331`, by which a side removes an empty strongpoint of its own [14.26c]. */
export const dismantling: OrderKind<State> = action<State>({
  verbs: ['dismantle'],
  legal: (state) => emptyOnes(state).map((cell) => ({ verb: 'dismantle', cells: [cell] })),
  answer: (_, order) => refuseSeveral('14.26c', order, 'hex') ?? { verb: 'dismantle', cells: writtenCells(order) },
  whyNot(state, { cells: [cell] = [] }) {
    if (cell === undefined) return refusal('14.26c', 'no-cell', say`Name the hex: \`dismantle HEX\`.`);
    if (emptyOnes(state).includes(cell)) return undefined;
    return refusal(
      '14.26c',
      'not-removable',
      say`${state.label(cell)} has no empty strongpoint of the ${SIDES[state.side]}.`,
    );
  },
  perform(state, { cells: [cell] = [] }) {
    removeStrongpoint(
      state,
      cell,
      '14.26c',
      () => say`The ${SIDES[state.side]} removes the strongpoint in ${state.label(cell)}.`,
    );
    return undefined;
  },
});
