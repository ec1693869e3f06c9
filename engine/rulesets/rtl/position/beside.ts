import type { Beside, Viewer } from '../../../play/records.js';
import { drawOrder } from '../../../mechanics/cup.js';
import { nameOf } from '../markers/markers.js';
import { FLOWN, READY, type State } from '../state/state.js';
import { BOTH, SIDES, type Side } from '../vocabulary/sides.js';

/**
 * Cups and pools, of which the enemy sees how many markers they hold [4.35, 7.22]; in what order those of a cup will come
 * only the umpire does. The boxes of the air units are open [13.1].
 */
export function besideTheMap(state: State, { umpire, side: looking }: Viewer): Beside[] {
  return BOTH.flatMap((side) => {
    const name = SIDES[side];
    const cup = drawOrder(state.cups[side]);
    const pooled = state.pool[side] === '' ? [] : [state.pool[side]];
    const areSeen = umpire === true || looking === name;
    return [
      lying(name, 'cup', umpire === true ? cup : cup.sort(), areSeen),
      lying(name, 'pool', pooled, areSeen),
      ...boxes(state, side),
    ];
  });
}

function lying(side: string, place: string, markers: readonly string[], areSeen: boolean): Beside {
  const [things, unseen] = areSeen ? [markers.map(nameOf), 0] : [[], markers.length];
  return { side, place, things, unseen };
}

function boxes(state: State, side: Side): Beside[] {
  const air = state.pieces.filter((piece) => piece.role === 'air' && piece.side === side);
  const inBox = (code: number): string[] =>
    air.filter(({ index }) => state.cell[index] === code).map(({ name }) => name);
  return air.length === 0
    ? []
    : [
        { side: SIDES[side], place: 'aircraft ready', things: inBox(READY), unseen: 0 },
        { side: SIDES[side], place: 'aircraft flown', things: inBox(FLOWN), unseen: 0 },
      ];
}
