import type { Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import type { Answer } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { capture } from '../control/control.js';
import { bar, refusal } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { OUT_OF_PLAY, type State } from '../state/state.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { turnIn } from '../vocabulary/calendar.js';
import { AXIS, SOVIET } from '../vocabulary/sides.js';

const placesOf = ({ ground }: State): Cell[] => [
  ...new Set(ground.roles.rebels.flatMap(({ cell }) => (ground.beyond?.[cell] === 1 ? [] : [cell]))),
];

type Rising = Bar<BiteRule, [state: State]>;
const rising = (rule: BiteRule, slug: string, tell: (state: State) => string): Rising => bar(rule, slug, tell);
const others = rising('30.0', 'other-side', () => 'Rebels rise for the Axis.');
const off: Rising = notPlayedBar('rebels', 'no-rebels');
const early = rising('30.0', 'too-early', () => 'Rebels rise from January 1942 on.');

/** Why no rebels rise in this phase [30.0]. */
function phaseBar(state: State): Rising | undefined {
  if (state.side !== AXIS) return others;
  if (!state.plays('rebels')) return off;
  return state.turn < turnIn(1942, 'January') ? early : undefined;
}

type There = Bar<BiteRule, [state: State, piece: number, cell: Cell]>;
const there = (slug: string, tell: (state: State, piece: number, cell: Cell) => string): There =>
  bar('30.0', slug, tell);
const noRebel = there('not-a-rebel', (state, piece) => `${state.name(piece)} is no unit of rebels.`);
const present = there('on-map', (state, piece) => `${state.name(piece)} is on the map, or has left the game.`);
const disbanded: There = bar(
  '7.3.4',
  'just-disbanded',
  (state: State, piece: number) => `${state.name(piece)} was disbanded this turn; it rises again from the next on.`,
);
const wrongPlace = there(
  'wrong-hex',
  (state) =>
    `Rebels rise in ${placesOf(state)
      .map((cell) => state.label(cell))
      .join(' or ')}.`,
);
const guarded = there('garrisoned', (state, _piece, cell) => `Soviet units guard ${state.label(cell)}.`);

/** Why rebels do not rise in a place: it is theirs when the Soviets have no garrison there, or the Axis controls it; who was disbanded waits for the next turn, as others do [30.0, 30.0.again, 7.3.4]. */
function placeBar(state: State, piece: number, cell: Cell): There | undefined {
  if (!state.piece(piece).type.rebel) return noRebel;
  if (state.isOnMap(piece) || state.cell[piece] === OUT_OF_PLAY) return present;
  if (state.disbandedIn[piece] === state.turn) return disbanded;
  if (!placesOf(state).includes(cell)) return wrongPlace;
  return state.units[SOVIET][cell] > 0 ? guarded : undefined;
}

/** `rise Sheripov to Grozny`: free and at full strength, in Axis production [30.0]. */
export const risingOfRebels = action<State>({
  verbs: ['rise'],
  legal: (state) =>
    phaseBar(state) === undefined
      ? state.muster.land[AXIS]
          .filter((piece) => state.piece(piece).type.rebel)
          .flatMap((piece) =>
            placesOf(state)
              .filter((cell) => placeBar(state, piece, cell) === undefined)
              .map((cell) => rise(piece, cell)),
          )
      : [],
  answer(state, order) {
    const several = refuseSeveral('30.0', order, 'unit', 'hex');
    if (several !== undefined) return several;
    const [piece] = unitsNamed(state, order.pieces, () => true);
    const [cell = placesOf(state).at(0)] = writtenCells(order, 'to');
    return piece === undefined || cell === undefined
      ? refusal('30.0', 'no-units', 'The order names no unit of rebels, or no place: `rise UNIT to HEX`.')
      : rise(piece, cell);
  },
  whyNot(state, { pieces: [piece] = [], cells: [cell] = [] }) {
    return whyNot(phaseBar(state), state) ?? whyNot(placeBar(state, piece, cell), state, piece, cell);
  },
  perform(state, { pieces: [piece] = [], cells: [cell] = [] }) {
    state.step[piece] = 0;
    state.put(piece, cell);
    state.placed[piece] = 1;
    capture(state, AXIS, cell);
    state.emit('rise', '30.0', () => ({
      text: `${state.name(piece)} rises in ${state.label(cell)}.`,
      pieces: [piece],
      cells: [cell],
      facts: { strength: state.strength(piece) },
    }));
    return undefined;
  },
});

const rise = (piece: number, cell: Cell): Answer => ({ verb: 'rise', pieces: [piece], cells: [cell] });
