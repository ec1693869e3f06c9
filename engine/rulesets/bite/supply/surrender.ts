import { eliminate } from '../blocks/losses.js';
import { gain, type Price } from '../production/stores.js';
import { say, term } from '../../../model/say.js';
import type { BiteRule } from '../rulebook/index.js';
import { revealBlocks } from '../state/fog.js';
import type { State } from '../state/state.js';
import { LEADING } from '../vocabulary/nations.js';
import { opponent, SIDES } from '../vocabulary/sides.js';

/**
 * Returns the points that the enemy gains for a surrendered unit: 1 yellow point and, in the advanced game, 1 point of
 * the unit's colour unless it is infantry [4.5, 12.5].
 */
export function prizeOf(state: State, piece: number): Price {
  const points = state.numbers['surrender.points'];
  const { isAir, isHeadquarters, isArmoured } = state.piece(piece);
  const colour = isHeadquarters ? 'black' : isAir ? 'blue' : isArmoured ? 'red' : undefined;
  return { yellow: points, ...(state.isAdvanced && colour && { [colour]: points }) };
}

/** Makes a unit surrender and gives the enemy the points for it [4.5, 7.9, 12.5]. */
export function surrender(state: State, piece: number, rule: BiteRule): void {
  const { side } = state.piece(piece);
  const prize = prizeOf(state, piece);
  const cell = state.cell[piece];
  const { yellow = 0 } = prize;
  const colour = Object.keys(prize).find((one) => one !== 'yellow');
  revealBlocks(state, [piece], '1.3'); // The points for a unit would reveal its class anyway.
  gain(state, LEADING[opponent(side)], prize);
  state.emit('surrender', rule, () => ({
    side,
    text:
      colour === undefined
        ? say`${state.name(piece)} surrenders; the ${term(SIDES[opponent(side)])} gains ${yellow} yellow.`
        : say`${state.name(piece)} surrenders; the ${term(SIDES[opponent(side)])} gains ${yellow} yellow and ${yellow} ${colour}.`,
    pieces: [piece],
    ...(cell >= 0 && { cells: [cell] }),
    facts: prize,
  }));
  eliminate(state, piece, rule);
}

/**
 * Returns whether a unit never surrenders: a unit at strength 0, or a static unit [4.5.zero, 6.1.1.static,
 * 12.1.spared].
 */
export const holdsOut = (state: State, piece: number): boolean =>
  state.strength(piece) === 0 || state.piece(piece).unitClass === 'static';
