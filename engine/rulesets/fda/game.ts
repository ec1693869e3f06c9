import type { StateRecord } from '../../mechanics/columns.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { GameEvent } from '../../play/event.js';
import type { Play } from '../../play/moment.js';
import type { Outcome, PieceView, Position, ScoreLine, Views, Whereabouts } from '../../play/ruleset.js';
import { groundOf } from './state/ground.js';
import { brokenInvariants } from './state/invariants.js';
import { musterOf } from './state/muster.js';
import { positionOf, unitsCalled, whereaboutsOf } from './position/position.js';
import { playGame, turnsOf } from './sequence/sequence.js';
import { specialFace } from './victory/special.js';
import type { SpecialFace, SpecialGame } from '../../mechanics/special-rules/face.js';
import { State } from './state/state.js';
import { outcomeOf, scoreLines } from './victory/victory.js';
import { FdaViews } from './position/views.js';

/** A game of Fronte d’Attacco under way. */
export class FdaGame implements SpecialGame {
  readonly state: State;
  readonly views: Views;
  readonly special: SpecialFace;

  constructor(
    readonly scenario: ScenarioModel,
    { silent }: { readonly silent: boolean } = { silent: false },
  ) {
    this.state = new State(scenario, groundOf(scenario.map), musterOf(scenario));
    this.state.silent = silent;
    this.views = new FdaViews(this.state);
    this.special = specialFace(this.state, turnsOf(this.state));
  }

  play(): Play {
    return playGame(this.state);
  }

  drain(): GameEvent[] {
    return this.state.drain();
  }

  now(): { readonly turn: number; readonly side?: string; readonly phase: string } {
    const { turn, phase, side } = this.state;
    return phase === 'activation' ? { turn, side: this.state.sideName(side), phase } : { turn, phase };
  }

  snapshot(): StateRecord {
    return this.state.serialise();
  }

  restore(snapshot: unknown): void {
    this.state.restore(snapshot as StateRecord);
  }

  /** Nothing is hidden in this game: everybody sees what the umpire sees. */
  position(): Position {
    return positionOf(this.state);
  }

  unitsCalled(name: string): readonly PieceView[] {
    return unitsCalled(this.state, name);
  }

  whereabouts(): readonly Whereabouts[] {
    return whereaboutsOf(this.state);
  }

  score(): readonly ScoreLine[] {
    return scoreLines(this.state);
  }

  outcome(): Outcome | undefined {
    return outcomeOf(this.state);
  }

  pieceName(index: number): string {
    return this.state.name(index);
  }

  invariants(when: 'any time' | 'phase end'): string[] {
    return brokenInvariants(this.state, when);
  }
}
