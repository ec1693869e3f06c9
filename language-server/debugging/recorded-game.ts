import type { Source } from '../../engine/model/source.js';
import {
  type GameEvent,
  type MomentRecord,
  type PieceView,
  type Position,
  type GameRecord,
  type Viewer,
} from '../../engine/play/records.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import type { Game } from '../../engine/play/game.js';
import { recordFor, viewFor } from '../../engine/play/visibility.js';
import { attributeWordsOf } from '../compile/attributes.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { membersOf } from '../play/lookup.js';
import { gameAt, visitMoments } from '../play/game-at.js';
import type { Stretch } from '../../preview/contract/moments.js';
import { sidesOf } from '../scene/build-scene.js';
import { Formations } from '../scene/formations.js';
import { stretchOf } from '../scene/stretch.js';
import type { LinedPlace } from '../../protocol/debugging.js';

/** A recorded game, played to the end from a snapshot of the text, with only what one viewer may see. */
export class RecordedGame {
  readonly sight: GameRecord;
  private readonly formations: Formations;

  constructor(
    readonly analysis: DocumentAnalysis,
    private readonly played: Playthrough,
    readonly viewer: Viewer,
  ) {
    this.sight = recordFor(played, viewer);
    this.formations = new Formations(played.game.position({ umpire: true }).pieces);
  }

  /** Returns whether there is a unit or formation of that name, visible or not. */
  readonly isUnit = (name: string): boolean => this.played.game.findUnits(name).length > 0;

  /** Returns whether a file is part of the game: the document or one of its imports. */
  isOf(file: string): boolean {
    return this.analysis.compiled.closure.documents.some(({ uri }) => uri.toString() === file);
  }

  /**
   * Returns whether a word is a fact of units: an attribute that expectations of units may have, or a fact that some
   * unit has at the beginning or end of the game.
   */
  isUnitFact(word: string): boolean {
    if (attributeWordsOf(this.analysis.ruleset, 'expectation').has(word)) return true;
    return [0, this.sight.moments.length].some((moment) => {
      const { game, position } = this.before(moment);
      return position.pieces.some(
        ({ name, facts = {}, flags }) =>
          Object.hasOwn(facts, word) ||
          flags.includes(word) ||
          game.views.describe(name).some(({ label }) => label.toLowerCase() === word),
      );
    });
  }

  /** Returns the record of a moment; undefined for the end of the game. */
  record(moment: number): MomentRecord | undefined {
    return this.sight.moments.at(moment);
  }

  /** Returns the section of play that contains a moment: the side, and the phase, activation or draw. */
  stretchOf(record: MomentRecord): Stretch {
    return stretchOf(record, sidesOf(this.analysis), this.formations.has);
  }

  /** Returns the situation before a moment is carried out. */
  before(moment: number): Situation {
    return this.situation(moment, gameAt(this.analysis, this.played, moment));
  }

  /**
   * Calls a function with the situation before each of the given moments. The moments are in ascending order and may
   * include the end of the game.
   */
  visit(moments: readonly number[], look: (situation: Situation) => void): void {
    const end = this.sight.moments.length;
    const within = moments.filter((moment) => moment < end);
    visitMoments(this.analysis, this.played, within, (moment, game) => {
      look(this.situation(moment, game));
    });
    if (moments.includes(end)) look(this.before(end));
  }

  /** Returns line and column of a text range; undefined if its file is not part of the game. */
  placeOf({ file, start }: Source): LinedPlace | undefined {
    const { closure } = this.analysis.compiled;
    const text = closure.documents.find(({ uri }) => uri.toString() === file)?.textDocument;
    if (!text) return undefined;
    const { line, character } = text.positionAt(start);
    return { uri: file, line: line + 1, column: character + 1 };
  }

  private situation(moment: number, game: Game): Situation {
    const record = this.record(moment);
    return new Situation(moment, record, viewFor(game, this.viewer), this.viewer, this.sight);
  }
}

/** The game before a moment, with only what the viewer may see. */
export class Situation {
  private all: Position | undefined;

  constructor(
    readonly moment: number,
    readonly record: MomentRecord | undefined,
    readonly game: Game,
    readonly viewer: Viewer,
    private readonly sight: GameRecord,
  ) {}

  get position(): Position {
    return (this.all ??= this.game.position());
  }

  /** The events of the moment. */
  get events(): readonly GameEvent[] {
    return this.record ? this.sight.events.slice(this.record.from, this.record.to) : [];
  }

  /** The events of the current turn that happened before the current moment. */
  get turnSoFar(): readonly GameEvent[] {
    const { moments, events } = this.sight;
    const turn = (this.record ?? moments.at(-1))?.turn;
    const first = moments.find((moment) => moment.turn === turn)?.from;
    return events.slice(first ?? 0, this.record?.from);
  }

  /** The game with only those facts of units that the viewer may see. */
  get visibleGame(): Game {
    if (this.viewer.umpire === true) return this.game;
    return Object.create(this.game, { findUnits: { value: (name: string) => this.units(name) } }) as Game;
  }

  unit(name: string): PieceView | undefined {
    return this.position.pieces.find((piece) => piece.name === name);
  }

  /**
   * Returns the unit with a name or, if the name is that of a formation, all units of the formation. They have only the
   * values that the viewer may see.
   */
  units(name: string): readonly PieceView[] {
    const unit = this.unit(name);
    return unit ? [unit] : membersOf(this.game.scenario, this.position, name);
  }

  /** The sum of the dice of the moment; undefined if the moment is not a roll or the roll is secret. */
  get roll(): number | undefined {
    if (this.record?.kind !== 'dice') return undefined;
    const values = this.record.answer.split(' ').map(Number);
    return values.every(Number.isInteger) ? values.reduce((sum, value) => sum + value, 0) : undefined;
  }
}
