import type { StateRecord } from '../../mechanics/columns.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { GameEvent } from '../../play/event.js';
import type { Play } from '../../play/moment.js';
import type { Outcome, PieceView, Position, ScoreLine, Views, Whereabouts } from '../../play/ruleset.js';
import type { Viewer } from '../../play/sight.js';
import { groundOf } from './state/ground.js';
import { brokenInvariants } from './state/invariants.js';
import { musterOf } from './state/muster.js';
import { SIDE_NAMES } from './state/pieces.js';
import { positionOf, unitsCalled, whereaboutsOf } from './position/position.js';
import { playGame, turnsOf } from './sequence/sequence.js';
import { specialFace } from './victory/special.js';
import type { SpecialFace, SpecialGame } from '../../mechanics/special-rules/face.js';
import { State } from './state/state.js';
import { outcomeOf, scoreLines } from './victory/victory.js';
import { PggViews } from './position/views.js';
import { numbersOf } from './vocabulary/numbers.js';

/** A game of Panzergruppe Guderian under way. */
export class PggGame implements SpecialGame {
  readonly state: State;
  readonly views: Views;
  readonly special: SpecialFace;

  constructor(
    readonly scenario: ScenarioModel,
    { silent }: { readonly silent: boolean } = { silent: false },
  ) {
    const numbers = numbersOf(scenario);
    this.state = new State(
      scenario,
      groundOf(scenario.map, numbers),
      musterOf(scenario, scenario.turns ?? numbers['game.turns']),
    );
    this.state.silent = silent;
    this.views = new PggViews(this.state);
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
    return phase === 'setup' || phase === 'end' ? { turn, phase } : { turn, side: SIDE_NAMES[side], phase };
  }

  snapshot(): StateRecord {
    return this.state.serialise();
  }

  restore(snapshot: unknown): void {
    this.state.restore(snapshot as StateRecord);
  }

  position({ umpire = false }: Viewer = {}): Position {
    return positionOf(this.state, umpire);
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
