import type { BattleAnalysis, BothSides } from './battle-analysis.js';
import { Distribution } from './distribution.js';

/**
 * States of a battle that still have to be continued, with their chances. States are taken by strength, highest first.
 * The chance of a state is complete when it is taken, because a battle only lowers strength.
 */
export class OpenStates {
  private readonly levels = new Map<number, Distribution>();

  constructor(private readonly analysis: BattleAnalysis) {}

  add(sides: BothSides, chance: number): void {
    const level = levelOf(sides);
    const known = this.levels.get(level);
    const distribution = known ?? new Distribution(this.analysis);
    if (known === undefined) this.levels.set(level, distribution);
    distribution.add(sides, chance);
  }

  /** The number of states. */
  get size(): number {
    return [...this.levels.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Removes and returns all states of the highest strength level. */
  takeStrongest(): Distribution | undefined {
    const level = Math.max(...this.levels.keys());
    const strongest = this.levels.get(level);
    this.levels.delete(level);
    return strongest;
  }
}

const levelOf = ([axis, soviet]: BothSides): number => axis.level + soviet.level;
