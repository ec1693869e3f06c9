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
import { sightOf, withEyesOf } from '../../engine/play/visibility.js';
import { attributeWordsOf } from '../compile/attributes.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { membersOf } from '../play/lookup.js';
import { gameAt, visitMoments } from '../play/game-at.js';
import type { Stretch } from '../../preview/contract/moments.js';
import { sidesOf } from '../scene/build-scene.js';
import { Formations } from '../scene/formations.js';
import { stretchOf } from '../scene/stretch.js';
import type { LinedPlace } from '../../protocol/debugging.js';

/** A game played to its end from a text that no edit reaches, as somebody sees it. */
export class RecordedGame {
  readonly seen: GameRecord;
  private readonly formations: Formations;

  constructor(
    readonly analysis: DocumentAnalysis,
    private readonly played: Playthrough,
    readonly viewer: Viewer,
  ) {
    this.seen = sightOf(played, viewer);
    this.formations = new Formations(played.game.position({ umpire: true }).pieces);
  }

  /** Whether there is a unit or a formation of that name, in sight or not. */
  readonly isUnit = (name: string): boolean => this.played.game.findUnits(name).length > 0;

  /** Whether the game was read from a file, among others. */
  isOf(file: string): boolean {
    return this.analysis.compiled.closure.documents.some(({ uri }) => uri.toString() === file);
  }

  /** Whether anything of that name is ever told of units: in the language's words, or by the game at the beginning or at the end. */
  isUnitFact(word: string): boolean {
    if (attributeWordsOf(this.analysis.ruleset, 'expectation').has(word)) return true;
    return [0, this.seen.moments.length].some((moment) => {
      const { game, position } = this.before(moment);
      return position.pieces.some(
        ({ name, facts = {}, flags }) =>
          Object.hasOwn(facts, word) ||
          flags.includes(word) ||
          game.views.describe(name).some(({ label }) => label.toLowerCase() === word),
      );
    });
  }

  /** The moment of that number; undefined at the end. */
  record(moment: number): MomentRecord | undefined {
    return this.seen.moments.at(moment);
  }

  /** The stretch of play a moment belongs to: whose, and the phase or what came in the midst of it. */
  stretchOf(record: MomentRecord): Stretch {
    return stretchOf(record, sidesOf(this.analysis), this.formations.has);
  }

  /** How things stand before a moment is carried out. */
  before(moment: number): Situation {
    return this.situation(moment, gameAt(this.analysis, this.played, moment));
  }

  /** Goes through moments in their order, the end of the row among them. */
  visit(moments: readonly number[], look: (situation: Situation) => void): void {
    const end = this.seen.moments.length;
    const within = moments.filter((moment) => moment < end);
    visitMoments(this.analysis, this.played, within, (moment, game) => {
      look(this.situation(moment, game));
    });
    if (moments.includes(end)) look(this.before(end));
  }

  /** Where a place of the text begins; undefined of a file that the game was not read from. */
  placeOf({ file, start }: Source): LinedPlace | undefined {
    const { closure } = this.analysis.compiled;
    const text = closure.documents.find(({ uri }) => uri.toString() === file)?.textDocument;
    if (!text) return undefined;
    const { line, character } = text.positionAt(start);
    return { uri: file, line: line + 1, column: character + 1 };
  }

  private situation(moment: number, game: Game): Situation {
    const record = this.record(moment);
    return new Situation(moment, record, withEyesOf(game, this.viewer), this.viewer, this.seen);
  }
}

/** How things stand before a moment, to whoever looks. */
export class Situation {
  private all: Position | undefined;

  constructor(
    readonly moment: number,
    readonly record: MomentRecord | undefined,
    readonly game: Game,
    readonly viewer: Viewer,
    private readonly seen: GameRecord,
  ) {}

  get position(): Position {
    return (this.all ??= this.game.position());
  }

  /** What the moment brings. */
  get events(): readonly GameEvent[] {
    return this.record ? this.seen.events.slice(this.record.from, this.record.to) : [];
  }

  /** What has happened in the turn so far. */
  get turnSoFar(): readonly GameEvent[] {
    const { moments, events } = this.seen;
    const turn = (this.record ?? moments.at(-1))?.turn;
    const first = moments.find((moment) => moment.turn === turn)?.from;
    return events.slice(first ?? 0, this.record?.from);
  }

  /** The game that tells of units no more than is seen. */
  get visibleGame(): Game {
    if (this.viewer.umpire === true) return this.game;
    return Object.create(this.game, { findUnits: { value: (name: string) => this.units(name) } }) as Game;
  }

  unit(name: string): PieceView | undefined {
    return this.position.pieces.find((piece) => piece.name === name);
  }

  /** A unit, or the units of a formation, as they are seen. */
  units(name: string): readonly PieceView[] {
    const unit = this.unit(name);
    return unit ? [unit] : membersOf(this.game.scenario, this.position, name);
  }

  /** What the dice of the moment come up with, all together. */
  get roll(): number | undefined {
    if (this.record?.kind !== 'dice') return undefined;
    const values = this.record.answer.split(' ').map(Number);
    return values.every(Number.isInteger) ? values.reduce((sum, value) => sum + value, 0) : undefined;
  }
}
