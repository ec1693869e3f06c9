import alea from 'seedrandom/lib/alea.js';
import arc4 from 'seedrandom/seedrandom.js';
import type { OrderModel } from '../model/orders.js';
import type { DiceModel } from '../model/scenario.js';
import type { Source } from '../model/source.js';
import type { Address, DiceRoll } from './moment.js';

/** The seed for a file that does not give one. */
export const DEFAULT_SEED = 'sandtable';

/** Returns a random integer from 0 to n-1. */
export type Random = (n: number) => number;

/**
 * Maximum number of dice of one roll. It is far more than any game needs, and prevents a mistyped number from producing
 * an enormous roll.
 */
const MAX_DICE_PER_ROLL = 10_000;

/**
 * Returns the random numbers of an address. They depend only on the seed and the address, not on earlier rolls. The
 * first number of recent addresses is cached, because a set-up is played again after each edit, and most rolls are of
 * one die.
 */
export function randomAt(seed: string, address: Address): Random {
  const key = `${seed}\n${address}`;
  let next: (() => number) | undefined;
  return (n) => {
    if (next !== undefined) return Math.floor(next() * n);
    const known = firstNumbers.get(key);
    if (known !== undefined) {
      next = laterNumbers(key);
      return Math.floor(known * n);
    }
    next = arc4(key);
    const first = next();
    if (firstNumbers.size >= MAX_FIRST_NUMBERS) firstNumbers.clear();
    firstNumbers.set(key, first);
    return Math.floor(first * n);
  };
}

/** The first random number, from 0 to 1, of recent seeds and addresses. */
const firstNumbers = new Map<string, number>();
const MAX_FIRST_NUMBERS = 10_000;

/** Returns a generator of the random numbers of an address after the first one. */
function laterNumbers(key: string): () => number {
  let next: (() => number) | undefined;
  return () => {
    if (next === undefined) {
      next = arc4(key);
      next();
    }
    return next();
  };
}

/**
 * Returns one stream of random numbers for a whole game. It is much faster than {@link randomAt}, but suits only games
 * whose orders are not edited.
 */
export function randomStream(seed: string): Random {
  const next = alea(seed);
  return (n) => Math.floor(next() * n);
}

export interface Rolled {
  readonly values: readonly number[];
  /**
   * The source of the numbers: `written` if the file gives all of them, `secrets` if they come from the secrets of the
   * sides (in and after a sealed turn), otherwise `seed`.
   */
  readonly by: 'seed' | 'secrets' | 'written';
  readonly source?: Source;
  /** The numbers that the file gives for this roll, and their location in the text. */
  readonly written?: Written;
  /**
   * The numbers that the file gives for a roll in a sealed turn, that is a turn whose orders the sides exchange as
   * sealed files. They have no effect, because a side must not choose its dice.
   */
  readonly ignored?: Written;
}

/**
 * The seed that is computed from the secrets in the sealed orders of the sides. `isSealed` is true if the roll is in a
 * sealed turn, where dice written in the file are ignored.
 */
export interface SecretSeed {
  readonly seed: string;
  readonly isSealed: boolean;
}

export interface Written {
  /**
   * The results of a roll. A named face of the die (`hit`) is converted to its number; an unknown name is kept as text.
   */
  readonly values: readonly (number | string)[];
  readonly source: Source;
}

/**
 * The dice of one game. Each roll has an address, so that a change of one order does not change the dice of others. The
 * file may give the numbers of a roll in an order or as `dice "ADDRESS" = 4`.
 */
export class Dice {
  /** The addresses of rolls that used dice written in the file. */
  readonly used = new Set<Address>();
  /** The number of dice rolled for each order. */
  private readonly rolledBy = new Map<OrderModel, number>();

  constructor(
    readonly seed: string,
    private readonly model: DiceModel,
  ) {}

  /** @param secrets the seed that replaces the seed of the file from the first sealed turn on */
  roll(moment: DiceRoll, address: Address, secrets?: SecretSeed): Rolled {
    return moment.each
      ? this.rollEach(moment, address, moment.each, secrets)
      : this.rollTogether(moment, address, secrets);
  }

  private rollEach(
    moment: DiceRoll,
    address: Address,
    things: readonly string[],
    secrets: SecretSeed | undefined,
  ): Rolled {
    const rolls = things.map((thing) => this.rollTogether({ ...moment, count: 1 }, `${address}/${thing}`, secrets));
    const noted = rolls.find(({ source }) => source)?.source;
    const ignored = rolls.find((roll) => roll.ignored)?.ignored;
    return {
      values: rolls.map(({ values }) => values[0]),
      by: rolls.length > 0 && rolls.every(({ by }) => by === 'written') ? 'written' : secrets ? 'secrets' : 'seed',
      ...(noted && { source: noted }),
      ...(ignored && { ignored }),
    };
  }

  private rollTogether(moment: DiceRoll, address: Address, secrets: SecretSeed | undefined): Rolled {
    const noted = numbered(this.model.written.get(address), moment);
    if (noted) this.used.add(address);
    const found = this.takeWritten(moment) ?? noted;
    const written = secrets?.isSealed === true ? undefined : found;
    const given = written?.values ?? [];
    const random = randomAt(secrets?.seed ?? this.seed, address);
    const values = Array.from({ length: Math.min(moment.count, MAX_DICE_PER_ROLL) }, (_, die) => {
      const rolled = random(moment.sides) + 1;
      const face = given.at(die);
      return canShow(moment, face) ? face : rolled;
    });
    const allWritten = given.length >= moment.count && impossibleValues(moment, given).length === 0;
    return {
      values,
      by: allWritten ? 'written' : secrets ? 'secrets' : 'seed',
      ...(noted && written && { source: noted.source }),
      ...(written ? { written } : found && { ignored: found }),
    };
  }

  /** Returns the written dice whose addresses have not been rolled. */
  unused(): { readonly address: Address; readonly source: Source }[] {
    return [...this.model.written]
      .filter(([address]) => !this.used.has(address))
      .map(([address, { source }]) => ({ address, source }));
  }

  /** Returns the number of dice rolled for an order. */
  countOf(order: OrderModel): number {
    return this.rolledBy.get(order) ?? 0;
  }

  /** Returns the orders for which dice were rolled, with the number of dice. */
  counts(): readonly (readonly [OrderModel, number])[] {
    return [...this.rolledBy];
  }

  /** Sets the number of dice that have been rolled for an order. */
  resumeAt(order: OrderModel, rolled: number): void {
    this.rolledBy.set(order, rolled);
  }

  /** Returns the next unused dice that the author wrote for the order; undefined if there are none. */
  private takeWritten({ order, count }: DiceRoll): Written | undefined {
    if (!order) return undefined;
    const before = this.countOf(order);
    this.rolledBy.set(order, before + count);
    const values = order.rolls.slice(before, before + count);
    return values.length > 0 ? { values, source: rollSource(order) } : undefined;
  }
}

/** Replaces the names of faces in written dice by their numbers. */
function numbered(noted: Written | undefined, { faces = [] }: DiceRoll): Written | undefined {
  const number = (value: number | string): number | string =>
    typeof value === 'string' && faces.includes(value) ? faces.indexOf(value) + 1 : value;
  return noted && { values: noted.values.map(number), source: noted.source };
}

/** Returns the place in the text where the dice of an order are written. */
export function rollSource({ attributes, source }: OrderModel): Source {
  return Object.hasOwn(attributes, 'roll') ? attributes.roll.source : source;
}

/** Returns those written numbers of a roll that its dice cannot show. */
export function impossibleValues(moment: DiceRoll, values: Written['values']): Written['values'] {
  return values.filter((value) => !canShow(moment, value));
}

function canShow(moment: DiceRoll, value: number | string | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= moment.sides;
}
