import type { Game } from '../game.js';
import type { TurnEnd } from './counted.js';

/** Records losses and controlled places at the end of each turn. */
export class TurnEnds {
  readonly noted: TurnEnd[] = [];

  constructor(private readonly sides: readonly string[]) {}

  /**
   * Records losses and controlled places at the end of a turn. A second call for the same turn replaces the first
   * record.
   */
  look(game: Game, turn: number): void {
    if (this.noted.at(-1)?.turn === turn) this.noted.pop();
    const { pieces, control } = game.position({ umpire: true });
    const losses = this.sides.map((side) => ({ side, units: 0, steps: 0 }));
    for (const { side, off, cell, step, steps } of pieces) {
      const of = losses.find((each) => each.side === side);
      const isLost = off !== undefined && (game.lossReasons?.includes(off) ?? false);
      if (!of || (cell === undefined && !isLost)) continue;
      of.units += isLost ? 1 : 0;
      of.steps += isLost ? steps : step - 1;
    }
    this.noted.push({ turn, losses, control });
  }
}
