import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot } from '../../../mechanics/bars.js';
import { lineOfScenario } from '../../../mechanics/checks/missing-text-fixes.js';
import { pickOne } from '../../../mechanics/choice.js';
import { listedByUnit } from '../../../play/listing.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { isGermanyEntered } from '../politics/borders.js';
import { refusal } from '../rulebook/refusal.js';
import { ELIMINATED, type State } from '../state/state.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { LEADING } from '../vocabulary/nations.js';
import { AXIS } from '../vocabulary/sides.js';
import { bestFrom, bluePipsBar } from './prices.js';
import { freePlaces, noRoomTogether, placingBar, putNew, roomTogether, type PlacingBar } from './placement.js';

const VERB = 'levy';
const levy = (piece: number, cell: Cell): Answer => ({ verb: VERB, pieces: [piece], cells: [cell] });

/** Returns whether the Volkssturm is called up: Soviet land units are, or have been, in Germany [28.0]. */
const isCalledUp = (state: State): boolean =>
  state.plays('volkssturm') && state.side === AXIS && isGermanyEntered(state);

/** Returns the index of the step with strength 1 of a unit. */
const stepAt1 = (state: State, piece: number): number =>
  state.piece(piece).steps.findIndex(({ strength }) => strength === 1);

/**
 * Returns whether the step with strength 1, or a step below it, is printed in blue. A unit with such a step is never
 * rebuilt [7.3.cost].
 */
const isBlue = (state: State, piece: number): boolean =>
  state.cell[piece] === ELIMINATED && bestFrom(state, piece, state.piece(piece).steps.length) > stepAt1(state, piece);

/** Returns whether a unit may be levied. Only eliminated German infantry corps may [28.0]. */
function mayBeLevied(state: State, piece: number): boolean {
  const { nation, unitClass, type } = state.piece(piece);
  return (
    nation === LEADING[AXIS] &&
    unitClass === 'infantry' &&
    type.security !== true &&
    state.cell[piece] === ELIMINATED &&
    state.mustLeave[piece] === 0 &&
    state.disbandedIn[piece] !== state.turn &&
    stepAt1(state, piece) >= 0 &&
    !isBlue(state, piece)
  );
}

/**
 * Returns why infantry may not be levied in a city. The ruling `volkssturm.places` decides whether the limit of new
 * units applies [28.0, A44].
 */
function levyBar(state: State, piece: number, cell: Cell): PlacingBar | undefined {
  const placing = placingBar(state, piece, cell);
  return placing?.slug === 'city-limit' && state.rulings['volkssturm.places'] === 'noLimit' ? undefined : placing;
}

const candidates = (state: State): number[] =>
  isCalledUp(state) ? state.muster.land[AXIS].filter((piece) => mayBeLevied(state, piece)) : [];

/** `levy "28.AK" to Berlin`: levies infantry with strength 1, free of charge [28.0]. */
export const levying: OrderKind<State> = action<State>({
  verbs: [VERB],
  ...listedByUnit<State>(VERB, candidates, (state, piece) => freePlaces(state, piece).map((cell) => levy(piece, cell))),
  pick(state, random) {
    const units = candidates(state);
    if (units.length === 0) return undefined;
    const piece = pickOne(units, random);
    const cells = freePlaces(state, piece);
    return cells.length === 0 ? undefined : levy(piece, pickOne(cells, random));
  },
  answer: (state, order) =>
    refuseSeveral('28.0', order, 'hex') ?? {
      verb: VERB,
      pieces: unitsNamed(state, order.pieces, (piece) => mayBeLevied(state, piece)),
      cells: writtenCells(order, 'to'),
    },
  whyNot: refuseLevy,
  perform(state, { pieces = [], cells: [cell] = [] }) {
    for (const piece of pieces) {
      putNew(state, piece, cell);
      state.step[piece] = stepAt1(state, piece);
      state.emit(VERB, '28.0', () => ({
        text: say`${state.name(piece)} is levied in ${state.ground.names.get(cell) ?? state.label(cell)}.`,
        pieces: [piece],
        cells: [cell],
      }));
    }
    return undefined;
  },
});

function refuseLevy(state: State, { pieces = [], cells: [cell] = [] }: Answer): Refusal | undefined {
  if (!state.plays('volkssturm')) return whyNot(notPlayedBar('volkssturm', 'no-volkssturm'), state);
  if (!isCalledUp(state))
    return refusal('28.0', 'not-called', say`No Soviet land unit has entered Germany.`, {
      fixes: [
        {
          ...lineOfScenario(state.scenario, 'set volkssturm = true'),
          title: 'Set that Soviet units entered Germany before play begins',
        },
      ],
    });
  if (pieces.length === 0 || cell === undefined)
    return refusal('28.0', 'no-units', say`Name the units and the city: \`levy UNITS to CITY\`.`);
  for (const piece of pieces) {
    if (isBlue(state, piece)) return whyNot(bluePipsBar, state, piece);
    if (!mayBeLevied(state, piece))
      return refusal(
        '28.0',
        'no-infantry',
        say`${state.name(piece)} is not an eliminated German infantry unit that may be levied.`,
      );
    const levying = levyBar(state, piece, cell);
    if (levying !== undefined) return whyNot(levying, state, piece, cell);
  }
  return roomTogether(state, pieces, cell, (piece) => levyBar(state, piece, cell))
    ? undefined
    : noRoomTogether(state, pieces, cell);
}
