import type { Game } from '../game.js';
import { sideLosses } from '../side-losses.js';
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
    const position = game.position({ umpire: true });
    this.noted.push({ turn, losses: sideLosses(game, position, this.sides), control: position.control });
  }
}
