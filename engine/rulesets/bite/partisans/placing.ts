import type { Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot } from '../../../mechanics/bars.js';
import { pickOne } from '../../../mechanics/choice.js';
import { counted, say } from '../../../model/say.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { SOVIET } from '../vocabulary/sides.js';
import { arePartisansUp, partisansLeft, partisansOf, placingBar, setPartisans } from './battalions.js';

/**
 * Defines the order `partisans 1010 1011`, which places a battalion in each hex in the Soviet production phase [29.0,
 * 29.1].
 */
export const placingPartisans = action<State>({
  verbs: ['partisans'],
  legal: (state) => (mayPlace(state) ? placesOf(state).map((cell) => place([cell])) : []),
  pick(state, random) {
    if (!mayPlace(state)) return undefined;
    const places = placesOf(state);
    return places.length === 0 ? undefined : place([pickOne(places, random)]);
  },
  answer: (_state, order) => place(writtenCells(order)),
  whyNot: refuse,
  perform(state, { cells = [] }) {
    for (const cell of cells) {
      setPartisans(state, cell, state.partisans[cell] + 1);
      state.partisansNew[cell]++;
    }
    state.emit('partisan', '29.1', () => ({
      text: say`Partisans rise in ${cells.map((cell) => state.label(cell)).join(', ')}.`,
      cells,
      ledger: partisansOf(state).ledger,
      facts: { partisans: state.partisans[cells[0]], left: Math.max(0, partisansLeft(state)) },
    }));
    return undefined;
  },
});

const place = (cells: readonly Cell[]): Answer => ({ verb: 'partisans', cells });
const mayPlace = (state: State): boolean => state.side === SOVIET && arePartisansUp(state) && partisansLeft(state) > 0;
const placesOf = (state: State): Cell[] =>
  [...state.partisans.keys()].filter((cell) => placingBar(state, cell) === undefined);

function refuse(state: State, { cells = [] }: Answer): Refusal | undefined {
  if (state.side !== SOVIET) return refusal('29.0', 'other-side', say`Only the Soviet player places partisans.`);
  if (!state.plays('partisans')) return whyNot(notPlayedBar('partisans', 'no-partisans'), state);
  if (!arePartisansUp(state)) return refusal('29.0', 'no-partisans', say`Partisans rise from September 1941 on.`);
  if (cells.length === 0) return refusal('29.1.place', 'no-cell', say`The order names no hex: \`partisans HEX HEX\`.`);
  const twice = cells.find((cell, index) => cells.indexOf(cell) !== index);
  if (twice !== undefined)
    return refusal(
      '29.1.limit',
      'placed-twice',
      say`${state.label(twice)} is named twice; only one battalion a turn may be placed in a hex.`,
    );
  const left = partisansLeft(state);
  if (cells.length > left)
    return refusal(
      '29.1',
      'too-many-partisans',
      say`${counted(left, 'battalion')} may be placed; the order names ${counted(cells.length, 'hex', 'hexes')}.`,
      { why: partisansOf(state).ledger },
    );
  for (const cell of cells) {
    const barred = whyNot(placingBar(state, cell), state, cell);
    if (barred !== undefined) return barred;
  }
  return undefined;
}
