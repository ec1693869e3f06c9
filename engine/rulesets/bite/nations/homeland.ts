import type { Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { countryOf, type Ground } from '../state/ground.js';
import { opponent } from '../vocabulary/sides.js';
import { isNation, nations } from '../vocabulary/nations.js';

/** For each cell, the side to whose country the hex belongs; {@link NO_SIDE} for neutral countries [3.1]. */
export const homeSides = memoize((ground: Ground) =>
  Int32Array.from(ground.country, (_, cell) => {
    const country = countryOf(ground, cell);
    return isNation(country) ? nations[country].side : NO_SIDE;
  }),
);

/** Returns whether a hex lies in a country of the enemy of `side` [3.3]. */
export const isEnemySoil = (ground: Ground, side: number, cell: Cell): boolean =>
  side !== NO_SIDE && homeSides(ground)[cell] === opponent(side);
