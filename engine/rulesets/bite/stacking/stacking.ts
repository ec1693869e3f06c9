import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { bar } from '../refusal.js';
import type { State } from '../state/state.js';
import { opponent, SIDES } from '../vocabulary/sides.js';

type Crowd = Pick<State, 'pieces' | 'numbers'>;

/** Why units of a side do not stand together; undefined when they may [3.10, 3.10.air, 3.10.land]. */
export function crowding({ pieces, numbers }: Crowd, units: readonly number[]): Bar | undefined {
  let [land, combat, air] = [0, 0, 0];
  for (const unit of units) {
    const { isLand, isCombat } = pieces[unit];
    if (isLand) land++;
    else air++;
    if (isCombat) combat++;
  }
  const who = units.length === 0 ? '' : SIDES[pieces[units[0]].side];
  const over = (many: number, what: string, most: number): string =>
    `${many} ${what} in one hex; ${who} may stack ${most}.`;
  if (air > numbers['stack.air'])
    return bar('3.10.air', 'stack-air', () => over(air, 'air units', numbers['stack.air']));
  if (combat > numbers['stack.combat'])
    return bar('3.10.land', 'stack-combat', () => over(combat, 'land combat units', numbers['stack.combat']));
  if (land > numbers['stack.land'])
    return bar('3.10.land', 'stack-land', () => over(land, 'land units', numbers['stack.land']));
  return units.length > numbers['stack.units']
    ? bar('3.10', 'stack-limit', () => over(units.length, 'units', numbers['stack.units']))
    : undefined;
}

/** So many units stand together wherever it may be: the least of the limits [3.10]. */
export const alwaysFit = ({ numbers }: Crowd): number =>
  Math.min(numbers['stack.air'], numbers['stack.combat'], numbers['stack.land'], numbers['stack.units']);

/** The units of a side in a hex that count for its limits: not those in flight, nor those that may exceed them [3.10, 7.3.2, 23.0.stacking, 24.0.stacking, 26.0.stacking]. */
export const countedIn = (state: State, side: number, cell: Cell): number[] =>
  state
    .unitsAt(cell, side)
    .filter(
      (piece) =>
        state.base[piece] < 0 &&
        state.landed[piece] === 0 &&
        state.placed[piece] === 0 &&
        !isBeforeWalls(state, piece, cell),
    );

/** The siege gun where a fortification of the enemy is attacked [26.0.stacking]. */
const isBeforeWalls = (state: State, piece: number, cell: Cell): boolean =>
  state.pieces[piece].type.siege === true &&
  state.plays('siege-gun') &&
  state.fort[cell] > 0 &&
  state.control[cell] === opponent(state.pieces[piece].side);

/** Why units find no room beside those of their side that stand in a hex. */
export const noRoomBar = (state: State, side: number, cell: Cell, pieces: readonly number[]): Bar | undefined =>
  crowding(state, [
    ...countedIn(state, side, cell).filter((one) => !pieces.includes(one)),
    ...pieces.filter((piece) => !isBeforeWalls(state, piece, cell)),
  ]);

export const fits = (state: State, cell: Cell, pieces: readonly number[]): boolean =>
  pieces.length === 0 || noRoomBar(state, state.piece(pieces[0]).side, cell, pieces) === undefined;
