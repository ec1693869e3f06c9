import alea from 'seedrandom/lib/alea.js';
import arc4 from 'seedrandom/seedrandom.js';
import type { OrderModel } from '../model/orders.js';
import type { DiceModel } from '../model/scenario.js';
import type { Source } from '../model/source.js';
import type { Address, DiceRoll } from './moment.js';

/** `random(n)` gives 0 … n-1. */
export type Random = (n: number) => number;

/** Dice of one roll: no game asks for nearly as many, but a number that an author has mistyped may, and must not stop the machine. */
const MOST_AT_ONCE = 10_000;

/** The randomness that belongs to an address: the same for the same seed and address, whatever was rolled before. */
export function randomAt(seed: string, address: Address): Random {
  const next = arc4(`${seed}\n${address}`);
  return (n) => Math.floor(next() * n);
}

/** One stream for a whole game that nobody will edit: many times faster than addresses. */
export function randomStream(seed: string): Random {
  const next = alea(seed);
  return (n) => Math.floor(next() * n);
}

export interface Rolled {
  readonly values: readonly number[];
  /** Where the numbers came from; `written` when all of them were. */
  readonly by: 'seed' | 'written';
  readonly source?: Source;
  /** The numbers written for this roll, and where. */
  readonly written?: Written;
}

export interface Written {
  /** Numbers; the name of a face that the die does not have stays a name. */
  readonly values: readonly (number | string)[];
  readonly source: Source;
}

/**
 * The dice of one game. Each roll has an address, so that editing one order does not re-roll the others; a roll
 * may be written down instead, beside its order or as `dice "ADDRESS" = 4`.
 */
export class Dice {
  /** The addresses with dice written for them that have been rolled. */
  readonly used = new Set<Address>();
  /** How many dice were rolled by what followed from an order. */
  private readonly rolledBy = new Map<OrderModel, number>();

  constructor(
    readonly seed: string,
    private readonly model: DiceModel,
  ) {}

  roll(moment: DiceRoll, address: Address): Rolled {
    return moment.each ? this.rollEach(moment, address, moment.each) : this.rollTogether(moment, address);
  }

  private rollEach(moment: DiceRoll, address: Address, things: readonly string[]): Rolled {
    const rolls = things.map((thing) => this.rollTogether({ ...moment, count: 1 }, `${address}/${thing}`));
    const noted = rolls.find(({ source }) => source)?.source;
    return {
      values: rolls.map(({ values }) => values[0]),
      by: rolls.length > 0 && rolls.every(({ by }) => by === 'written') ? 'written' : 'seed',
      ...(noted && { source: noted }),
    };
  }

  private rollTogether(moment: DiceRoll, address: Address): Rolled {
    const noted = numbered(this.model.written.get(address), moment);
    if (noted) this.used.add(address);
    const written = this.takeWritten(moment) ?? noted;
    const given = written?.values ?? [];
    const random = randomAt(this.seed, address);
    const values = Array.from({ length: Math.min(moment.count, MOST_AT_ONCE) }, (_, die) => {
      const rolled = random(moment.sides) + 1;
      const face = given.at(die);
      return canShow(moment, face) ? face : rolled;
    });
    const allWritten = given.length >= moment.count && impossibleValues(moment, given).length === 0;
    return {
      values,
      by: allWritten ? 'written' : 'seed',
      ...(noted && { source: noted.source }),
      ...(written && { written }),
    };
  }

  /** Rolls written for addresses that have not been rolled. */
  unused(): { readonly address: Address; readonly source: Source }[] {
    return [...this.model.written]
      .filter(([address]) => !this.used.has(address))
      .map(([address, { source }]) => ({ address, source }));
  }

  /** Dice rolled so far by what followed from an order. */
  countOf(order: OrderModel): number {
    return this.rolledBy.get(order) ?? 0;
  }

  /** The orders for which dice were rolled, with how many. */
  counts(): readonly (readonly [OrderModel, number])[] {
    return [...this.rolledBy];
  }

  /** Takes up where another left off. */
  resumeAt(order: OrderModel, rolled: number): void {
    this.rolledBy.set(order, rolled);
  }

  /** The numbers beside the order whose turn it is: its rolls take them one after the other. */
  private takeWritten({ order, count }: DiceRoll): Written | undefined {
    if (!order) return undefined;
    const before = this.countOf(order);
    this.rolledBy.set(order, before + count);
    const values = order.rolls.slice(before, before + count);
    return values.length > 0 ? { values, source: rollSource(order) } : undefined;
  }
}

/** What is written for a roll, with the numbers of faces for their names. */
function numbered(noted: Written | undefined, { faces = [] }: DiceRoll): Written | undefined {
  const number = (value: number | string): number | string =>
    typeof value === 'string' && faces.includes(value) ? faces.indexOf(value) + 1 : value;
  return noted && { values: noted.values.map(number), source: noted.source };
}

/** Where the dice of an order are written. */
export function rollSource({ attributes, source }: OrderModel): Source {
  return Object.hasOwn(attributes, 'roll') ? attributes.roll.source : source;
}

/** Numbers written for a roll that its dice cannot show. */
export function impossibleValues(moment: DiceRoll, values: Written['values']): Written['values'] {
  return values.filter((value) => !canShow(moment, value));
}

function canShow(moment: DiceRoll, value: number | string | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= moment.sides;
}
