import type { OrderModel } from '../../../model/orders.js';
import { counted, say, term } from '../../../model/say.js';
import type { Play } from '../../../play/moment.js';
import { diceOf } from '../blocks/dice.js';
import { takeHit } from '../blocks/losses.js';
import { cite, step } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { IN_BOX, type State } from '../state/state.js';
import { turnIn } from '../vocabulary/calendar.js';
import { DIE_FACES } from '../vocabulary/tables.js';
import { isBad } from '../vocabulary/terrain.js';

/**
 * The lowest face that hits with one kind of dice. From the turn `later.turn` on, the lower face `later.from` is enough
 * [35.1.air, 35.1.flak, 35.1.bombs].
 */
interface Aim {
  readonly rule: BiteRule;
  readonly from: number;
  readonly later: { readonly turn: number; readonly from: number };
}
export const AIMS = {
  bombers: { rule: '35.1.air', from: 6, later: { turn: turnIn(1943, 'January'), from: 5 } },
  fighters: { rule: '35.1.air', from: 5, later: { turn: turnIn(1944, 'May'), from: 4 } },
  flak: { rule: '35.1.flak', from: 6, later: { turn: turnIn(1944, 'October'), from: 5 } },
  bombs: { rule: '35.1.bombs', from: 5, later: { turn: turnIn(1944, 'January'), from: 4 } },
} as const satisfies Readonly<Record<string, Aim>>;

export const aimOf = ({ turn }: State, { from, later }: Aim): number => (turn >= later.turn ? later.from : from);

/** Dice fired together, with the lowest face that hits. */
export interface DiceThrow {
  readonly name: string;
  readonly dice: number;
  readonly from: number;
  readonly rule: BiteRule;
  readonly address: string;
  readonly order?: OrderModel | undefined;
}

/**
 * Returns the number of dice of units that fire together. If `hindered` is true, bad weather halves the number
 * [35.1.weather].
 */
export function diceTogether(state: State, pieces: readonly number[], hindered: boolean): number {
  const malus = hindered && isBad(state.weather) ? 1 : 0;
  const rollers = pieces.map((piece) => ({ strength: state.strength(piece), from: DIE_FACES, malus, combat: false }));
  return diceOf(rollers, state.rulings).reduce((sum, { value }) => sum + value, 0);
}

/** Rolls dice, records the result and returns the hits. */
export function* rollFire(
  state: State,
  kind: string,
  { name, dice, from, rule, address, order }: DiceThrow,
): Play<number> {
  if (dice <= 0) return 0;
  const rolled = (yield {
    kind: 'dice',
    address,
    rule: cite(rule),
    sides: DIE_FACES,
    count: dice,
    purpose: say`${term(kind)} of ${name}`,
    order,
  }) as readonly number[];
  const hits = rolled.filter((die) => die >= from).length;
  state.emit(kind, rule, () => ({
    text: say`${name}: ${counted(dice, 'die', 'dice')} from ${from} on, ${counted(hits, 'hit')}.`,
    ledger: [step(say`${dice} dice, ${from}–${DIE_FACES} hit`, rule)],
    dice: { address, sides: DIE_FACES, values: rolled, written: (order?.rolls.length ?? 0) > 0 },
    facts: { dice: `${dice}x${from}`, hits },
  }));
  return hits;
}

/** Applies hits to units in the air. Each hit is taken by the strongest unit [7.7.9]. */
export function hitUnitsInAir(state: State, among: readonly number[], hits: number, rule: BiteRule): void {
  for (let i = 0; i < hits; i++) {
    const alive = among.filter((piece) => isUp(state, piece));
    if (alive.length === 0) return;
    takeHit(
      state,
      alive.reduce((best, piece) => (state.strength(piece) > state.strength(best) ? piece : best)),
      rule,
    );
  }
}

/**
 * Returns whether a unit can fire in the strategic war: it is on the map or in its off-map box, and its strength is
 * above 0.
 */
export const isUp = (state: State, piece: number): boolean =>
  (state.isOnMap(piece) || state.cell[piece] === IN_BOX) && state.strength(piece) > 0;
