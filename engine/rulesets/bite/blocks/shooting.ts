import type { Cell } from '../../../board/board.js';
import { stepWithFigure } from '../../../mechanics/explained-value.js';
import type { Ledger, LedgerStep } from '../../../model/ledger.js';
import type { OrderModel } from '../../../model/orders.js';
import { counted, say, term } from '../../../model/say.js';
import type { Address, Play } from '../../../play/moment.js';
import { list } from '../../../model/words.js';
import { cite } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { publicName } from '../state/fog.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { DIE_FACES } from '../vocabulary/tables.js';
import type { Circumstances, Fire } from './firing.js';
import { gunsOf, type Blocks } from './guns.js';
import { placeGuns } from './place-guns.js';
import { volleys, type Volley } from './volley.js';

/** The fire of a side in a step of a round. */
export interface Shooting {
  readonly cell: Cell;
  readonly side: number;
  readonly fire: Fire;
  /** The units that fire together. */
  readonly units: readonly number[];
  readonly where: Circumstances;
  readonly address: Address;
  /**
   * Set for a special attack in which the units fire earlier than usual: the name and rule of the attack [20.0, 21.0].
   */
  readonly special?: FireName;
  /** The order that started the battle. The order may state the results of the dice. */
  readonly order?: OrderModel | undefined;
}

/** Name and rule of a kind of fire. */
export interface FireName {
  readonly name: string;
  readonly rule: BiteRule;
}

/** Dice of a unit, or of the city, fortress or bunker in the hex. */
export interface NamedVolley extends Volley {
  readonly name: string;
  readonly piece?: number;
}

/** For each kind of fire: the kind of the recorded event, the name in texts, and the rule [7.7.steps]. */
const FIRE_EVENTS: Readonly<Record<Fire, FireName & { readonly event: string }>> = {
  air: { event: 'air-combat', name: 'air combat', rule: '7.7.1' },
  flak: { event: 'anti-aircraft', name: 'anti-aircraft', rule: '7.7.2' },
  raid: { event: 'air-raid', name: 'air raid', rule: '7.7.3' },
  artillery: { event: 'bombardment', name: 'bombardment', rule: '7.7.4' },
  land: { event: 'land-combat', name: 'land combat', rule: '7.7.5' },
};

/**
 * Returns whether a side can fire. Anti-aircraft fire is possible even without units, because a city, fortress or
 * bunker may fire [7.7.2.places].
 */
export const hasGuns = (fire: Fire, units: readonly number[]): boolean => units.length > 0 || fire === 'flak';

/**
 * Returns the dice of all firing units with their ledgers. For fire at aircraft, includes the dice of the city,
 * fortress or bunker in the hex if the side controls it [7.7.2.places].
 */
export function volleysOf(
  state: State,
  { cell, side, fire, units, where }: Omit<Shooting, 'address' | 'order'>,
  blocks?: Blocks,
): NamedVolley[] {
  const guns = gunsOf(state, units, fire, where, blocks);
  const fired: NamedVolley[] = volleys(guns, where, state.rulings, state.cancels).map(({ dice, from }, at) => ({
    dice,
    from,
    name: state.name(units[at]),
    piece: units[at],
  }));
  if (fire === 'flak' && state.control[cell] === side)
    for (const { place, ...volley } of placeGuns(where, state.rulings)) fired.push({ ...volley, name: place });
  return fired.filter(({ dice, from }) => dice.value > 0 && from.value <= DIE_FACES);
}

/** Formats dice by lowest hitting face: `2x5 1x6` is two dice that hit on 5 or more and one that hits on 6. */
export function diceText(fired: readonly Pick<NamedVolley, 'dice' | 'from'>[]): string {
  const byFace = new Map<number, number>();
  for (const { dice, from } of fired) byFace.set(from.value, (byFace.get(from.value) ?? 0) + dice.value);
  return [...byFace]
    .sort(([a], [b]) => a - b)
    .map(([from, dice]) => `${dice}x${from}`)
    .join(' ');
}

/**
 * The hits scored by one firing unit. Without `piece`, the hits are scored by the city, fortress or bunker in the hex.
 */
export interface Score {
  readonly piece?: number;
  readonly hits: number;
}

export const hitsIn = (scores: readonly Score[]): number => scores.reduce((sum, { hits }) => sum + hits, 0);

/** Rolls the dice of a side, records the result, and returns the hits of each unit [7.7.steps]. */
export function* shootEach(state: State, shooting: Shooting): Play<readonly Score[]> {
  const { cell, side, fire, address, order } = shooting;
  const fired = volleysOf(state, shooting);
  if (fired.length === 0) return [];
  const { event, name: fireName, rule } = { ...FIRE_EVENTS[fire], ...shooting.special };
  const scores: Score[] = [];
  for (const { name, piece, dice, from } of fired) {
    const shown = piece === undefined ? name : publicName(state, piece);
    const rolled = (yield {
      kind: 'dice',
      address: `${address}/${shown}`,
      rule: cite(rule),
      sides: DIE_FACES,
      count: dice.value,
      purpose: say`${term(fireName)} of ${piece === undefined ? term(name) : shown}`,
      order,
    }) as readonly number[];
    scores.push({ ...(piece !== undefined && { piece }), hits: rolled.filter((die) => die >= from.value).length });
  }
  const hits = hitsIn(scores);
  const isAttack = side === state.side;
  state.emit(event, rule, () => ({
    side,
    text: say`${term(SIDES[side])} fires in ${state.label(cell)}: ${list(fired.map((one) => `${shownName(one)} ${diceText([one])}`))}; ${counted(hits, 'hit')}.`,
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

/** Rolls the dice of a side; returns the total of hits. */
export function* shoot(state: State, shooting: Shooting): Play<number> {
  return hitsIn(yield* shootEach(state, shooting));
}

/** Returns the ledger of a unit's fire: first its dice, then the reasons. */
const ledgerOf = (fired: NamedVolley): Ledger => [rolled(fired), ...whyOf(fired)];

/** Returns the dice of a unit as one ledger step, `41.Pz: 2 dice from 5 on`, with the reasons below it. */
export const rollOf = (fired: NamedVolley): LedgerStep & { readonly why: Ledger } => ({
  ...rolled(fired),
  why: whyOf(fired),
});

const whyOf = ({ dice, from }: NamedVolley): Ledger => [...dice.ledger, ...from.ledger];

/** Returns the name of the firing unit, or of the kind of place that fires in the reader's language. */
const shownName = ({ name, piece }: NamedVolley): string => (piece === undefined ? term(name) : name);

function rolled(fired: NamedVolley): LedgerStep {
  const { dice, from } = fired;
  const name = shownName(fired);
  const words = say`from ${from.value} on`;
  const text = say`${name}: ${counted(dice.value, 'die', 'dice')} ${words}`;
  return stepWithFigure(text, { is: 'start', of: name, amount: dice.value, words }, cite('7.7.7'));
}
