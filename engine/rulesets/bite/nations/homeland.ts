import type { Cell } from '../../../board/board.js';
import { kept } from '../../../mechanics/kept.js';
import { NO_SIDE } from '../state/fields.js';
import { countryOf, type Ground } from '../state/ground.js';
import { opponent } from '../vocabulary/sides.js';
import { isNation, nations } from '../vocabulary/nations.js';

/** By hex the side whose country it is; {@link NO_SIDE} for neutral countries [3.1]. */
export const homeSides = kept((ground: Ground) =>
  Int32Array.from(ground.country, (_, cell) => {
    const country = countryOf(ground, cell);
    return isNation(country) ? nations[country].side : NO_SIDE;
  }),
);

/** Returns whether a side that holds a hex has taken it from the enemy whose country it is [3.3]. */
export const isEnemySoil = (ground: Ground, side: number, cell: Cell): boolean =>
  side !== NO_SIDE && homeSides(ground)[cell] === opponent(side);
