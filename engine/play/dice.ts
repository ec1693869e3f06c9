import seedrandom from 'seedrandom';
import type { DiceModel } from '../model/scenario.js';
import type { Source } from '../model/source.js';
import type { Address, DiceRoll } from './moment.js';

/** `random(n)` gives 0 … n-1. */
export type Random = (n: number) => number;

/** The randomness that belongs to an address: the same for the same seed and address, whatever was rolled before. */
export function randomAt(seed: string, address: Address): Random {
  const next = seedrandom(`${seed}\n${address}`);
  return (n) => Math.floor(next() * n);
}

/** One stream for a whole game that nobody will edit: many times faster than addresses. */
export function randomStream(seed: string): Random {
  const next = seedrandom.alea(seed);
  return (n) => Math.floor(next() * n);
}

export interface Rolled {
  readonly values: readonly number[];
  /** Where the numbers came from. One written number makes the whole roll `written`. */
  readonly by: 'seed' | 'written';
  readonly source?: Source;
}

/**
 * The dice of one game. Each roll has an address, so that editing one order does not re-roll the others; a roll
 * may be written down instead, beside its order or as `dice "ADDRESS" = 4`.
 */
export class Dice {
  private readonly used = new Set<Address>();

  constructor(
    readonly seed: string,
    private readonly model: DiceModel,
  ) {}

  roll(moment: DiceRoll, address: Address): Rolled {
    const noted = this.model.written.get(address);
    if (noted) this.used.add(address);
    const written = (moment.written ?? noted?.values ?? [])
      .filter((value) => mayShow(moment, value))
      .slice(0, moment.count);
    if (written.length >= moment.count) return { values: written, by: 'written', source: noted?.source };
    const random = randomAt(this.seed, address);
    const values = Array.from({ length: moment.count }, (_, die) => {
      const rolled = random(moment.sides) + 1;
      return written[die] ?? rolled;
    });
    return written.length > 0 ? { values, by: 'written', source: noted?.source } : { values, by: 'seed' };
  }

  /** Rolls written for addresses that have not been rolled. */
  unused(): { readonly address: Address; readonly source: Source }[] {
    return [...this.model.written]
      .filter(([address]) => !this.used.has(address))
      .map(([address, { source }]) => ({ address, source }));
  }
}

/** Numbers written for a roll that its dice cannot show. */
export function impossibleValues(moment: DiceRoll, values: readonly number[]): number[] {
  return values.filter((value) => !mayShow(moment, value));
}

function mayShow(moment: DiceRoll, value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= moment.sides;
}
