import { ELIMINATED, EXPECTED, OUT_OF_PLAY } from '../../mechanics/off-map.js';

/** The piece has left the map by an exit. It is not lost and does not return. */
export const EXITED = -5;

/** The words for the places off the map, with their codes in `cell`. */
export const OFF_MAP = { expected: EXPECTED, eliminated: ELIMINATED, left: OUT_OF_PLAY, exited: EXITED } as const;
