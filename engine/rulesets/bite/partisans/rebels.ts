import type { Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { say, term } from '../../../model/say.js';
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

type PhaseBar = Bar<BiteRule, [state: State]>;
const rising = (rule: BiteRule, slug: string, text: (state: State) => string): PhaseBar => bar(rule, slug, text);
const others = rising('30.0', 'other-side', () => say`Only the Axis player raises rebels.`);
const off: PhaseBar = notPlayedBar('rebels', 'no-rebels');
const early = rising('30.0', 'too-early', () => say`Rebels rise from January 1942 on.`);

/** Returns why no rebels may rise in this phase; undefined if they may [30.0]. */
function phaseBar(state: State): PhaseBar | undefined {
  if (state.side !== AXIS) return others;
  if (!state.plays('rebels')) return off;
  return state.turn < turnIn(1942, 'January') ? early : undefined;
}

type PlaceBar = Bar<BiteRule, [state: State, piece: number, cell: Cell]>;
const placeBarOf = (slug: string, text: (state: State, piece: number, cell: Cell) => string): PlaceBar =>
  bar('30.0', slug, text);
const noRebel = placeBarOf('not-a-rebel', (state, piece) => say`${state.name(piece)} is not a rebel unit.`);
const present = placeBarOf('on-map', (state, piece) => say`${state.name(piece)} is on the map, or has left the game.`);
const disbanded: PlaceBar = bar(
  '7.3.4',
  'just-disbanded',
  (state: State, piece: number) =>
    say`${state.name(piece)} was disbanded this turn and may rise again from the next turn on.`,
);
const wrongPlace = placeBarOf(
  'wrong-hex',
  (state) =>
    say`Rebels rise in ${placesOf(state)
      .map((cell) => state.label(cell))
      .join(` ${term('or')} `)}.`,
);
const guarded = placeBarOf('garrisoned', (state, _piece, cell) => say`Soviet units are in ${state.label(cell)}.`);

/**
 * Returns why rebels may not rise in a place; undefined if they may. Rebels may not rise where Soviet units are, or in
 * the turn in which the rebels were disbanded [30.0, 30.0.again, 7.3.4].
 */
function placeBar(state: State, piece: number, cell: Cell): PlaceBar | undefined {
  if (!state.piece(piece).type.rebel) return noRebel;
  if (state.isOnMap(piece) || state.cell[piece] === OUT_OF_PLAY) return present;
  if (state.disbandedIn[piece] === state.turn) return disbanded;
  if (!placesOf(state).includes(cell)) return wrongPlace;
  return state.units[SOVIET][cell] > 0 ? guarded : undefined;
}

/**
 * Defines the order `rise Sheripov to Grozny`: rebels appear free of charge and at full strength in the Axis production
 * phase [30.0].
 */
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
      ? refusal('30.0', 'no-units', say`The order names no rebel unit or no place: \`rise UNIT to HEX\`.`)
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
      text: say`${state.name(piece)} rises in ${state.label(cell)}.`,
      pieces: [piece],
      cells: [cell],
      facts: { strength: state.strength(piece) },
    }));
    return undefined;
  },
});

const rise = (piece: number, cell: Cell): Answer => ({ verb: 'rise', pieces: [piece], cells: [cell] });
