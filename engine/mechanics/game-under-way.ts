import type { ScenarioModel } from '../model/scenario.js';
import type { GameEvent } from '../play/event.js';
import type { Now, Play } from '../play/moment.js';
import type { Outcome, PieceView, Position, ScoreLine, Views, Whereabouts } from '../play/ruleset.js';
import type { Viewer } from '../play/sight.js';
import type { StateRecord } from './columns.js';
import type { GameState } from './game-state.js';
import { positionOf, unitsCalled, whereaboutsOf, type Telling } from './muster/position.js';
import type { Mustered } from './muster/roll.js';
import type { SpecialFace, SpecialGame } from './special-rules/face.js';

/** How a game is begun. */
export interface Begun {
  readonly silent: boolean;
}

/** A game under way on its state: what every game answers alike. */
export abstract class GameUnderWay<State extends GameState<Piece>, Piece extends Mustered> implements SpecialGame {
  abstract readonly views: Views;
  abstract readonly special: SpecialFace;
  protected abstract readonly telling: Telling<State, Piece>;

  protected constructor(
    readonly scenario: ScenarioModel,
    readonly state: State,
    { silent }: Begun = { silent: false },
  ) {
    state.silent = silent;
  }

  abstract play(): Play;
  abstract now(): Now;
  abstract score(): readonly ScoreLine[];
  abstract outcome(): Outcome | undefined;
  abstract invariants(when: 'any time' | 'phase end'): string[];

  drain(): GameEvent[] {
    return this.state.drain();
  }
  snapshot(): StateRecord {
    return this.state.serialise();
  }
  restore(snapshot: unknown): void {
    this.state.restore(snapshot as StateRecord);
  }
  position(viewer: Viewer = {}): Position {
    return positionOf(this.state, this.telling, viewer);
  }
  unitsCalled(name: string): readonly PieceView[] {
    return unitsCalled(this.state, this.telling, name);
  }
  whereabouts(): readonly Whereabouts[] {
    return whereaboutsOf(this.state, this.telling);
  }
  pieceName(index: number): string {
    return this.state.name(index);
  }
}
