import { term } from '../../../model/say.js';
import type { OffMapGroup, Viewer } from '../../../play/records.js';
import { drawOrder } from '../../../mechanics/cup.js';
import { nameOf } from '../markers/markers.js';
import { FLOWN, READY, type State } from '../state/state.js';
import { BOTH, SIDES, type Side } from '../vocabulary/sides.js';

/**
 * Returns the cups, Activation Pools and aircraft boxes as a viewer sees them. The enemy sees only the number of
 * markers in a cup or pool [4.35, 7.22]; only the umpire sees the order in which the markers of a cup will be drawn.
 * Aircraft boxes are visible to both sides [13.11].
 */
export function offMapBoxes(state: State, { umpire, side: looking }: Viewer): OffMapGroup[] {
  return BOTH.flatMap((side) => {
    const name = SIDES[side];
    const cup = drawOrder(state.cups[side]);
    const pooled = state.pool[side] === '' ? [] : [state.pool[side]];
    const isVisible = umpire === true || looking === name;
    return [
      markerBox(name, term('cup'), umpire === true ? cup : cup.sort(), isVisible),
      markerBox(name, term('pool'), pooled, isVisible),
      ...boxes(state, side),
    ];
  });
}

function markerBox(side: string, place: string, markers: readonly string[], isVisible: boolean): OffMapGroup {
  const [things, unseen] = isVisible ? [markers.map(nameOf), 0] : [[], markers.length];
  return { side, place, things, unseen };
}

function boxes(state: State, side: Side): OffMapGroup[] {
  const air = state.pieces.filter((piece) => piece.role === 'air' && piece.side === side);
  const inBox = (code: number): string[] =>
    air.filter(({ index }) => state.cell[index] === code).map(({ name }) => name);
  return air.length === 0
    ? []
    : [
        { side: SIDES[side], place: term('aircraft ready'), things: inBox(READY), unseen: 0 },
        { side: SIDES[side], place: term('aircraft flown'), things: inBox(FLOWN), unseen: 0 },
      ];
}
