import type { PositionModel } from '../model/position.js';
import type { Cell } from '../board/board.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { Random } from '../play/dice.js';
import type { GameEvent, PieceView, Position, UnitLocation, Viewer } from '../play/records.js';
import type { Answer, Decision, Now, Occasion, Play } from '../play/moment.js';
import type { Outcome, ScoreLine, StatedNames } from '../play/game.js';
import { sourcesOf, type Standing } from '../play/standing.js';
import type { Views } from '../play/views.js';
import type { StateRecord } from './state-fields.js';
import type { GameState } from './game-state.js';
import { positionOf, unitsCalled, whereaboutsOf, type PieceDisplay } from './muster/position.js';
import type { Mustered } from './muster/piece-register.js';
import type { SpecialFace, SpecialGame } from './special-rules/face.js';
import { recordOfPosition, type ReportProblem } from './stated-position/read-position.js';
import { namesIn, type StatedGame, type StatedMoment, type StatedParts } from './stated-position/stated-game.js';
import { positionOfRecord } from './stated-position/write-position.js';

/** Options for the start of a game. */
export interface StartOptions {
  readonly silent: boolean;
}

/** The functions of a game that implement the interface `Game`. Each of them takes the state. */
export interface GameParts<State, Piece extends Mustered> {
  play(state: State): Play;
  /** Returns the current turn, phase and side. */
  now(state: State): Now;
  readonly display: PieceDisplay<State, Piece>;
  views(state: State): Views;
  /** Returns the words and names with which a `position` statement describes a state of the game. */
  stated(state: State): StatedParts;
  special(state: State): SpecialFace;
  score(state: State): readonly ScoreLine[];
  /**
   * Returns what gives points and what decides the game by the rules of the game. Default: the lines of the score, and
   * no verdicts.
   */
  standing?(state: State): Pick<Standing, 'points' | 'verdicts'>;
  outcome(state: State): Outcome | undefined;
  invariants(state: State, when: 'any time' | 'phase end'): string[];
  /** Implements {@link Game.sampleHiddenInformation}. */
  sampleHiddenInformation?(state: State, side: string, random: Random): boolean;
  /** Implements {@link Game.recoverableSteps}. */
  recoverableSteps?(state: State, side: string): number;
  /** Implements {@link Game.fits}. */
  fits?(state: State, cell: Cell, pieces: readonly number[]): boolean;
  /** Implements {@link Game.preparations}. */
  preparations?(state: State): readonly Answer[];
  /** Implements {@link Game.usualOrders}. */
  usualOrders?(state: State): readonly Answer[];
}

/** A running game. It implements `Game` with a state, the shared mechanics and the functions of the game. */
export class GameUnderWay<State extends GameState<Piece>, Piece extends Mustered> implements SpecialGame {
  readonly views: Views;
  readonly special: SpecialFace;
  /**
   * True from the time when the game is put into the position of its scenario until play begins. Play then begins with
   * the pause at the end of the set-up.
   */
  private beginsAtPosition = false;

  constructor(
    readonly scenario: ScenarioModel,
    readonly state: State,
    private readonly rooms: GameParts<State, Piece>,
    { silent }: StartOptions = { silent: false },
  ) {
    state.isSilent = silent;
    this.views = rooms.views(state);
    this.special = rooms.special(state);
  }

  *play(): Play {
    if (this.beginsAtPosition) {
      this.beginsAtPosition = false;
      yield { kind: 'pause', turn: 0, phase: 'setup', ends: 'turn' };
    }
    yield* this.rooms.play(this.state);
  }
  now(): Now {
    return this.rooms.now(this.state);
  }
  get lossReasons(): readonly string[] {
    return this.special.lost;
  }
  score(): readonly ScoreLine[] {
    return this.rooms.score(this.state);
  }
  standing(): Standing {
    const { points, verdicts } = this.rooms.standing?.(this.state) ?? { points: sourcesOf(this.score()), verdicts: [] };
    return { points, verdicts, effects: [] };
  }
  outcome(): Outcome | undefined {
    return this.rooms.outcome(this.state);
  }
  invariants(when: 'any time' | 'phase end'): string[] {
    return this.rooms.invariants(this.state, when);
  }
  sampleHiddenInformation(side: string, random: Random): boolean {
    return this.rooms.sampleHiddenInformation?.(this.state, side, random) ?? true;
  }
  recoverableSteps(side: string): number {
    return this.rooms.recoverableSteps?.(this.state, side) ?? 0;
  }
  fits(pieces: readonly number[], cell: Cell): boolean {
    return this.rooms.fits?.(this.state, cell, pieces) ?? true;
  }
  preparations(): readonly Answer[] {
    return this.rooms.preparations?.(this.state) ?? [];
  }
  usualOrders(): readonly Answer[] {
    return this.rooms.usualOrders?.(this.state) ?? [];
  }
  drainEvents(): GameEvent[] {
    return this.state.drainEvents();
  }
  drainSkippedDecisions(): Decision[] {
    return this.state.drainSkippedDecisions();
  }
  snapshot(): StateRecord {
    return this.state.serialise();
  }
  restore(snapshot: unknown): void {
    this.beginsAtPosition = false;
    this.state.restore(snapshot as StateRecord);
  }
  statePosition(fresh: unknown, now: unknown, moment: StatedMoment): PositionModel | undefined {
    return positionOfRecord(this.statedGame(fresh as StateRecord), now as StateRecord, moment);
  }
  takePosition(position: PositionModel, report: ReportProblem): void {
    this.restore(recordOfPosition(this.statedGame(this.state.serialise()), position, report));
    this.beginsAtPosition = true;
  }
  statedNames(): StatedNames {
    return namesIn(this.statedGame({}));
  }
  private statedGame(fresh: StateRecord): StatedGame {
    const { state } = this;
    const parts = this.rooms.stated(state);
    const pieces = new Map(state.pieces.map(({ name, index }) => [name, index]));
    return {
      ...parts,
      fresh,
      columns: state.fieldList,
      stepsOf: (piece) => this.rooms.display.steps(state, state.piece(piece)).steps,
      sideOf: (piece) => state.piece(piece).side,
      naming: {
        board: this.scenario.map.board,
        sideName: (side) => parts.sides[side],
        sideNamed: (name) => indexIn(parts.sides, name),
        pieceName: (index) => state.name(index),
        pieceNamed: (name) => pieces.get(name),
        facesOf: (piece) => parts.facesOf?.(piece) ?? [],
      },
    };
  }
  position(viewer: Viewer = {}): Position {
    return positionOf(this.state, this.rooms.display, viewer);
  }
  findUnits(name: string): readonly PieceView[] {
    return unitsCalled(this.state, this.rooms.display, name);
  }
  unitLocations(reasons?: readonly string[]): readonly UnitLocation[] {
    return whereaboutsOf(this.state, this.rooms.display, reasons);
  }
  pieceName(index: number): string {
    return this.state.name(index);
  }
}

const indexIn = (names: readonly string[], name: string): number | undefined => {
  const index = names.indexOf(name);
  return index < 0 ? undefined : index;
};

/**
 * Returns the current turn and phase, the side of the phase if it has one, and the occasions in progress. `side` is -1
 * for a phase without a side.
 */
export function describeNow(
  {
    turn,
    phase,
    side,
    occasions = [],
  }: Pick<Now, 'turn' | 'phase'> & { readonly side: number; readonly occasions?: readonly Occasion[] },
  sides: readonly string[],
): Now {
  if (occasions.length === 0) return side < 0 ? { turn, phase } : { turn, phase, side: sides[side] }; // hot path
  return { turn, phase, ...(side >= 0 && { side: sides[side] }), occasions: [...occasions] };
}
