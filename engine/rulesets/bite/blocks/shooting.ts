import type { Cell } from '../../../board/board.js';
import { inFigures } from '../../../mechanics/reckoning.js';
import type { Ledger, LedgerStep } from '../../../model/ledger.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Address, Play } from '../../../play/moment.js';
import { count, list } from '../../../model/words.js';
import { cite } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { publicName } from '../state/fog.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { DIE } from '../vocabulary/tables.js';
import type { Circumstances, Fire } from './firing.js';
import { gunsOf, type Blocks } from './guns.js';
import { placeGuns } from './place-guns.js';
import { volleys, type Volley } from './volley.js';

/** A side that fires in a step of a round. */
export interface Shooting {
  readonly cell: Cell;
  readonly side: number;
  readonly fire: Fire;
  /** Whose dice are counted together. */
  readonly units: readonly number[];
  readonly where: Circumstances;
  readonly address: Address;
  /** A special attack by which they fire before their turn [20.0, 21.0]. */
  readonly special?: Special;
  /** The order of the battle, for dice written beside it. */
  readonly order?: OrderModel | undefined;
}

/** What a fire is called, and by which rule it is fired. */
export interface Special {
  readonly called: string;
  readonly rule: BiteRule;
}

/** Dice of somebody: of a unit, or of the place itself. */
export interface Fired extends Volley {
  readonly name: string;
  readonly piece?: number;
}

/** What is told of each fire, and by which rule [7.7.steps]. */
const TOLD: Readonly<Record<Fire, Special & { readonly event: string }>> = {
  air: { event: 'air-combat', called: 'air combat', rule: '7.7.1' },
  flak: { event: 'anti-aircraft', called: 'anti-aircraft', rule: '7.7.2' },
  raid: { event: 'air-raid', called: 'air raid', rule: '7.7.3' },
  artillery: { event: 'bombardment', called: 'bombardment', rule: '7.7.4' },
  land: { event: 'land-combat', called: 'land combat', rule: '7.7.5' },
};

/** Whether there is anybody to fire: a place fires at aircraft by itself [7.7.2.places]. */
export const hasGuns = (fire: Fire, units: readonly number[]): boolean => units.length > 0 || fire === 'flak';

/** What those who fire roll, each with its ledger; the guns of a place help who holds it against aircraft [7.7.2.places]. */
export function firedBy(
  state: State,
  { cell, side, fire, units, where }: Omit<Shooting, 'address' | 'order'>,
  blocks?: Blocks,
): Fired[] {
  const guns = gunsOf(state, units, fire, where, blocks);
  const fired: Fired[] = volleys(guns, where, state.rulings, state.cancels).map(({ dice, from }, at) => ({
    dice,
    from,
    name: state.name(units[at]),
    piece: units[at],
  }));
  if (fire === 'flak' && state.control[cell] === side)
    for (const { place, ...volley } of placeGuns(where, state.rulings)) fired.push({ ...volley, name: place });
  return fired.filter(({ dice, from }) => dice.value > 0 && from.value <= DIE);
}

/** `2x5 1x6`: two dice that hit from 5 on, one that hits on 6. */
export function diceText(fired: readonly Pick<Fired, 'dice' | 'from'>[]): string {
  const byFace = new Map<number, number>();
  for (const { dice, from } of fired) byFace.set(from.value, (byFace.get(from.value) ?? 0) + dice.value);
  return [...byFace]
    .sort(([a], [b]) => a - b)
    .map(([from, dice]) => `${dice}x${from}`)
    .join(' ');
}

/** What somebody who fired has hit. */
export interface Score {
  readonly piece?: number;
  readonly hits: number;
}

export const hitsIn = (scores: readonly Score[]): number => scores.reduce((sum, { hits }) => sum + hits, 0);

/** A side fires: everybody rolls his dice, and who hit how often is told and given back [7.7.steps]. */
export function* shootEach(state: State, shooting: Shooting): Play<readonly Score[]> {
  const { cell, side, fire, address, order } = shooting;
  const fired = firedBy(state, shooting);
  if (fired.length === 0) return [];
  const { event, called, rule } = { ...TOLD[fire], ...shooting.special };
  const scores: Score[] = [];
  for (const { name, piece, dice, from } of fired) {
    const shown = piece === undefined ? name : publicName(state, piece);
    const rolled = (yield {
      kind: 'dice',
      address: `${address}/${shown}`,
      rule: cite(rule),
      sides: DIE,
      count: dice.value,
      purpose: `${called} of ${shown}`,
      order,
    }) as readonly number[];
    scores.push({ ...(piece !== undefined && { piece }), hits: rolled.filter((die) => die >= from.value).length });
  }
  const hits = hitsIn(scores);
  const isAttack = side === state.side;
  state.emit(event, rule, () => ({
    side,
    text: `${SIDES[side]} fires in ${state.label(cell)}: ${list(fired.map((one) => `${one.name} ${diceText([one])}`))}; ${count(hits, 'hit')}.`,
    pieces: fired.flatMap(({ piece }) => (piece === undefined ? [] : [piece])),
    cells: [cell],
    ledger: fired.flatMap(ledgerOf),
    facts: {
      round: shooting.where.round,
      [isAttack ? 'attacker' : 'defender']: diceText(fired),
      [isAttack ? 'attack-hits' : 'defense-hits']: hits,
    },
  }));
  return scores;
}

/** The same, with all hits together. */
export function* shoot(state: State, shooting: Shooting): Play<number> {
  return hitsIn(yield* shootEach(state, shooting));
}

/** What somebody rolls, with the reasons. */
const ledgerOf = (fired: Fired): Ledger => [rolled(fired), ...whyOf(fired)];

/** The same as one step: `41.Pz: 2 dice from 5 on`, and below it why. */
export const rollOf = (fired: Fired): LedgerStep & { readonly why: Ledger } => ({
  ...rolled(fired),
  why: whyOf(fired),
});

const whyOf = ({ dice, from }: Fired): Ledger => [...dice.ledger, ...from.ledger];

function rolled({ name, dice, from }: Fired): LedgerStep {
  const words = `from ${from.value} on`;
  const text = `${name}: ${count(dice.value, 'die', 'dice')} ${words}`;
  return inFigures(text, { is: 'start', of: name, amount: dice.value, words }, cite('7.7.7'));
}
