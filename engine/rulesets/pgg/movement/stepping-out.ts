import { agree, say } from '../../../model/say.js';
import type { Refusal } from '../../../play/moment.js';
import { refusal } from '../rulebook/cite.js';
import { areInExcess } from '../stacking/stacking.js';
import type { State } from '../state/state.js';

/**
 * The units of a frozen army that an order names, divided into those that may leave their hex (`going`) and those that
 * must stay (`staying`) [5.22].
 */
export interface SteppingOut {
  readonly going: readonly number[];
  readonly staying: readonly number[];
}

/**
 * Selects the units of a frozen army that leave a hex: as many as exceed the hex's stacking limit, in the order in
 * which they are named [5.22].
 */
export function steppingOut(state: State, pieces: readonly number[]): SteppingOut {
  const going: number[] = [];
  const staying: number[] = [];
  for (const piece of pieces) {
    const cell = state.cell[piece];
    const before = going.filter((one) => state.cell[one] === cell);
    const mayGo = state.frozen[piece] === 0 || cell < 0 || areInExcess(state, cell, [...before, piece]);
    (mayGo ? going : staying).push(piece);
  }
  return { going, staying };
}

/** Returns why some of the units must stay; undefined when all may leave. */
export function whyTooMany(state: State, { going, staying }: SteppingOut): Refusal | undefined {
  const first = staying.at(0);
  if (first === undefined) return undefined;
  const cell = state.cell[first];
  const out = going.filter((piece) => state.cell[piece] === cell).length;
  return refusal(
    '5.22',
    'frozen',
    say`The ${state.piece(first).army ?? ''}th Army may not move on turn 1, except units above the stacking limit of ${state.label(cell)}: ${out} of the named units may leave the hex. ${state.names(staying).join(', ')} ${agree(staying.length, 'stays', 'stay')} [5.21, 5.22].`,
  );
}
