import type { NumberName } from '../../../../../engine/rulesets/fda/vocabulary/numbers.js';
import { carryOut } from '../carry-out.js';
import { field, type Sketch } from '../field.js';

/** A house rule that changes a number of the rulebook, and a situation that shows the difference. */
export interface Proof {
  /** The number that the house rule sets. */
  readonly house: number;
  readonly play: (house: House) => unknown;
  /** The results of `play` with the number of the rulebook and with the number of the house rule. */
  readonly outcome: readonly [book: unknown, house: unknown];
}

export type Proofs = Readonly<Partial<Record<NumberName, Proof>>>;
export type House = Sketch['house'];

/** A sketch with an infantry regiment of each side in adjacent sectors. */
export const facing: Sketch = { A: { X: ['INF x @ 1,0'] }, B: { Y: ['INF y @ 0,0'] } };

/** Returns a function that carries out an order under a house rule and returns its dice, or its refusal. */
export const dice =
  (sketch: Sketch, text: string, answers?: Readonly<Record<string, string>>) =>
  (house: House): string =>
    carryOut(field({ active: 'X', ...sketch, house }), text, [], answers);

/**
 * Returns a function that carries out an order under a house rule and returns the break points that a unit has left.
 */
export const left =
  (sketch: Sketch, text: string, unit: string, rolls: readonly number[] = []) =>
  (house: House): number => {
    const at = field({ active: 'X', ...sketch, house });
    carryOut(at, text, rolls);
    return at.state.pr[at.piece(unit)];
  };

/** Returns a function that carries out an order under a house rule and returns the distance that a unit has moved. */
export const distanceFrom =
  (sketch: Sketch, text: string, unit: string, rolls: readonly number[] = []) =>
  (house: House): number => {
    const at = field({ active: 'X', ...sketch, house });
    const from = at.state.cell[at.piece(unit)];
    carryOut(at, text, rolls);
    return at.board.distance(from, at.state.cell[at.piece(unit)]);
  };
