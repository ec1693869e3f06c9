import type { Contest, Stand } from './contest.js';
import { Spread } from './spread.js';

/** Ways blocks may stand from which something is still to follow. As strength only falls, each is come to for good before its turn. */
export class Descent {
  private readonly levels = new Map<number, Spread>();

  constructor(private readonly contest: Contest) {}

  add(stand: Stand, chance: number): void {
    const level = levelOf(stand);
    const known = this.levels.get(level);
    const there = known ?? new Spread(this.contest);
    if (known === undefined) this.levels.set(level, there);
    there.add(stand, chance);
  }

  /** How many ways there are. */
  get size(): number {
    return [...this.levels.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Takes those with the most strength, all of a level. */
  strongest(): Spread | undefined {
    const level = Math.max(...this.levels.keys());
    const strongest = this.levels.get(level);
    this.levels.delete(level);
    return strongest;
  }
}

const levelOf = ([axis, soviet]: Stand): number => axis.level + soviet.level;
