import type { NumberName } from '../../../../../engine/rulesets/fda/vocabulary/numbers.js';
import { carryOut } from '../carry-out.js';
import { field, type Sketch } from '../field.js';

/** A house rule that changes a number, and what comes of it. */
export interface Proof {
  /** What the house rule makes of the number. */
  readonly house: number;
  readonly play: (house: House) => unknown;
  /** What comes of it by the book, and by the house rule. */
  readonly outcome: readonly [book: unknown, house: unknown];
}

export type Proofs = Readonly<Partial<Record<NumberName, Proof>>>;
export type House = Sketch['house'];

/** An assault of one infantry regiment on another. */
export const facing: Sketch = { A: { X: ['INF x @ 1,0'] }, B: { Y: ['INF y @ 0,0'] } };

/** What one order comes to: its dice, or the refusal. */
export const dice =
  (sketch: Sketch, text: string, answers?: Readonly<Record<string, string>>) =>
  (house: House): string =>
    carryOut(field({ active: 'X', ...sketch, house }), text, [], answers);

/** What a unit has left when an order is carried out. */
export const left =
  (sketch: Sketch, text: string, unit: string, rolls: readonly number[] = []) =>
  (house: House): number => {
    const at = field({ active: 'X', ...sketch, house });
    carryOut(at, text, rolls);
    return at.state.pr[at.piece(unit)];
  };

/** How far a unit went when an order is carried out. */
export const distanceFrom =
  (sketch: Sketch, text: string, unit: string, rolls: readonly number[] = []) =>
  (house: House): number => {
    const at = field({ active: 'X', ...sketch, house });
    const from = at.state.cell[at.piece(unit)];
    carryOut(at, text, rolls);
    return at.board.distance(from, at.state.cell[at.piece(unit)]);
  };
