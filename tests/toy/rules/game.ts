import type { SpecialFace, SpecialGame } from '../../../engine/mechanics/special-rules/face.js';
import type { StateRecord } from '../../../engine/mechanics/columns.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import type { GameEvent } from '../../../engine/play/event.js';
import type { Now, Play } from '../../../engine/play/moment.js';
import type { Viewer } from '../../../engine/play/sight.js';
import type { Outcome, PieceView, Position, ScoreLine, Views, Whereabouts } from '../../../engine/play/ruleset.js';
import { positionOf, viewOf, viewsOf, whereIs } from './position/position.js';
import { playGame, turnsOf } from './sequence/sequence.js';
import { brokenInvariants } from './state/invariants.js';
import { State } from './state/state.js';
import { specialFace } from './victory/special.js';
import { outcomeOf, scoreLines } from './victory/victory.js';
import { SIDES } from './vocabulary/vocabulary.js';

/** A game of the toy under way. */
export class ToyGame implements SpecialGame {
  readonly state: State;
  readonly views: Views;
  readonly special: SpecialFace;

  constructor(
    readonly scenario: ScenarioModel,
    { silent }: { readonly silent: boolean } = { silent: false },
  ) {
    this.state = new State(scenario);
    this.state.silent = silent;
    this.views = viewsOf(this.state);
    this.special = specialFace(this.state, turnsOf(this.state));
  }

  play(): Play {
    return playGame(this.state);
  }
  drain(): GameEvent[] {
    return this.state.drain();
  }
  now(): Now {
    const { turn, phase, side, occasions } = this.state;
    return {
      turn,
      phase,
      ...(side >= 0 && { side: SIDES[side] }),
      ...(occasions.length > 0 && { occasions: [...occasions] }),
    };
  }
  snapshot(): StateRecord {
    return this.state.serialise();
  }
  restore(snapshot: unknown): void {
    this.state.restore(snapshot as StateRecord);
  }
  position(viewer: Viewer = {}): Position {
    return positionOf(this.state, viewer);
  }
  unitsCalled(name: string): readonly PieceView[] {
    const units = this.state.pieces.filter((piece) => piece.name === name || piece.formation === name);
    return units.map((piece) => viewOf(this.state, piece, { umpire: true }));
  }
  whereabouts(): readonly Whereabouts[] {
    return this.state.pieces.map((piece) => whereIs(this.state, piece));
  }
  score(): readonly ScoreLine[] {
    return scoreLines(this.state);
  }
  outcome(): Outcome | undefined {
    return outcomeOf(this.state);
  }
  invariants(): string[] {
    return brokenInvariants(this.state);
  }
  pieceName(index: number): string {
    return this.state.name(index);
  }
}
