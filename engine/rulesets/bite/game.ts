import { GameUnderWay, type Begun } from '../../mechanics/game-under-way.js';
import type { SpecialFace } from '../../mechanics/special-rules/face.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { Now, Play } from '../../play/moment.js';
import type { Outcome, ScoreLine, Views } from '../../play/ruleset.js';
import { telling } from './position/position.js';
import { viewsOf } from './position/views.js';
import { playGame, turnsOf } from './sequence/sequence.js';
import { groundOf } from './state/ground.js';
import { brokenInvariants } from './state/invariants.js';
import { musterOf } from './state/muster.js';
import type { Piece } from './state/pieces.js';
import { State } from './state/state.js';
import { specialFace } from './victory/special.js';
import { outcomeOf, scoreLines } from './victory/victory.js';
import { SIDES } from './vocabulary/sides.js';

/** A game under way. */
export class BiteGame extends GameUnderWay<State, Piece> {
  readonly views: Views = viewsOf(this.state);
  readonly special: SpecialFace = specialFace(this.state, turnsOf(this.state));
  protected readonly telling = telling;

  constructor(scenario: ScenarioModel, how?: Begun) {
    super(scenario, new State(scenario, groundOf(scenario.map), musterOf(scenario)), how);
  }

  play(): Play {
    return playGame(this.state);
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
  score(): readonly ScoreLine[] {
    return scoreLines(this.state);
  }
  outcome(): Outcome | undefined {
    return outcomeOf(this.state);
  }
  invariants(when: 'any time' | 'phase end'): string[] {
    return brokenInvariants(this.state, when);
  }
}
