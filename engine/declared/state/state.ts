import type { Cell } from '../../board/board.js';
import { stateOf } from '../../mechanics/game-state.js';
import { LineSearch } from '../../mechanics/lines.js';
import type { PieceRegister } from '../../mechanics/muster/piece-register.js';
import { ELIMINATED } from '../../mechanics/off-map.js';
import type { StateRecord } from '../../mechanics/state-fields.js';
import { authorsText } from '../../model/author-translations.js';
import { withArticle } from '../../model/words.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { Declaration } from '../declaration.js';
import type { ZonePurpose, ZoneRule } from '../declaration/movement.js';
import { modifierListsOf, type ModifierLists } from '../modifiers/modifier-lists.js';
import { modifiersOfUnit } from '../modifiers/modifiers-of.js';
import type { Facts } from '../modifiers/situation.js';
import { countLoss } from '../victory/demoralization.js';
import { Zones } from '../zones/zones.js';
import { fields } from './fields.js';
import type { DeclaredPhase, GameData } from './game-data.js';
import type { Ground } from './ground.js';
import type { Piece } from './muster.js';

/** The state of a declared game. */
export class State extends stateOf<Piece, typeof fields>(fields) {
  readonly declaration: Declaration;
  readonly modifiers: ModifierLists;
  readonly muster: PieceRegister<Piece>;
  readonly ground: Ground;
  readonly numbers: Readonly<Record<string, number>>;
  readonly zones: Zones;
  readonly lines: LineSearch;
  readonly facts: Facts;
  /**
   * Revision number. It increases whenever units appear, leave, move or change a state; cached searches are valid while
   * it stays the same.
   */
  changes = 1;
  /** `projects[piece]`: 0 if the piece projects no zone, otherwise `ATTACKS` or `DEFENDS_ONLY`. */
  private readonly projects: Uint8Array;

  constructor(
    readonly game: GameData,
    readonly scenario: ScenarioModel,
    createFacts: (state: State) => Facts,
  ) {
    const { declaration } = game;
    const muster = game.musterOf(scenario);
    const ground = game.groundOf(scenario.map);
    super(muster.pieces, ground.board, {});
    this.declaration = declaration;
    this.modifiers = modifierListsOf(declaration);
    this.muster = muster;
    this.ground = ground;
    this.numbers = game.numbersOf(scenario);
    this.projects = new Uint8Array(muster.pieces.length);
    this.zones = new Zones(declaration.zones, declaration.sides, ground, this.owner);
    this.lines = new LineSearch(ground.board);
    this.facts = createFacts(this);
  }

  protected override get acting(): string {
    return this.declaration.sides[this.side] ?? '';
  }
  sideName(side: number): string {
    return this.declaration.sides[side];
  }
  override shown(word: string): string {
    return authorsText(this.declaration.translations, word);
  }
  /** Returns the kind of a piece in the reader's language. */
  shownKind(piece: number): string {
    return this.shown(this.piece(piece).kind);
  }
  /** Returns a word with its article in English, `a river`, and without one in other languages. */
  withArticle(word: string): string {
    return withArticle(word, this.shown(word));
  }

  /** The phase in progress; undefined outside the phases of a turn. */
  get currentPhase(): DeclaredPhase | undefined {
    return this.game.phases.at(this.phaseIndex < 0 ? this.game.phases.length : this.phaseIndex);
  }

  /** Returns the numbers on the present face of a piece. */
  faceOf(piece: number): readonly number[] {
    const { faces } = this.piece(piece);
    return faces[Math.min(this.reduced[piece], faces.length - 1)];
  }
  /** Returns the printed attack strength on the present face. */
  attack(piece: number): number {
    return this.faceOf(piece)[this.declaration.face.attack] ?? 0;
  }
  /** Returns the printed defence strength on the present face. */
  defence(piece: number): number {
    return this.faceOf(piece)[this.declaration.face.defence] ?? 0;
  }
  /** Returns the printed movement allowance on the present face. */
  movement(piece: number): number {
    return this.faceOf(piece)[this.declaration.face.movement] ?? 0;
  }
  /** Returns the number of steps that a piece has left. */
  stepsLeft(piece: number): number {
    return this.piece(piece).faces.length - this.reduced[piece];
  }

  /** Returns whether a kind of unit is among the words of a statement. An empty list means all kinds. */
  isOfKind(piece: number, words: readonly string[]): boolean {
    return words.length === 0 || this.game.kindsAmong(words)[this.piece(piece).kindIndex];
  }
  /** Returns whether a piece is in one of the declared states, by its word. */
  isInState(piece: number, word: string): boolean {
    const index = this.declaration.states.findIndex((state) => state.word === word);
    return index >= 0 && (this.states[piece] & (1 << index)) !== 0;
  }

  unitsOf(side: number): number[] {
    return this.piecesWhere((piece) => piece.side === side && this.isOnMap(piece.index));
  }

  /** Returns the rule for zones that applies to a moving piece; undefined if zones do not affect it. */
  zoneRule(piece: number): ZoneRule | undefined {
    return this.declaration.zones[this.zoneRuleIndex(piece)];
  }
  zoneRuleIndex(piece: number): number {
    return this.game.zoneRules[this.piece(piece).kindIndex] ?? -1;
  }
  /**
   * Returns whether a cell is in an enemy zone that counts for a piece and a purpose. With `always`, friendly units in
   * the cell do not cancel it.
   */
  isInEnemyZone(piece: number, cell: Cell, purpose: ZonePurpose | 'always'): boolean {
    return this.zones.hinders(this.piece(piece).side, this.zoneRuleIndex(piece), cell, purpose);
  }

  /** Returns whether a unit in a cell exerts a zone under a rule for zones. */
  exertsZone(cell: Cell, rule: number): boolean {
    for (let piece = this.head[cell]; piece >= 0; piece = this.next[piece]) {
      const projected = this.projects[piece];
      if (projected === ATTACKS || (projected !== 0 && !this.declaration.zones[rule].onlyAttackers)) return true;
    }
    return false;
  }

  /** Moves a piece to a cell or off the map, and updates lists, zones and marks. It does not change control. */
  put(piece: number, to: Cell): void {
    const from = this.cell[piece];
    if (from === to) return;
    const { side } = this.piece(piece);
    if (from >= 0) {
      this.unlink(piece, from);
      this.withdraw(piece, from);
    }
    this.cell[piece] = to;
    if (to >= 0) {
      this.link(piece, to, side);
      this.project(piece);
      this.refreshStack(to);
      this.zones.markCell(to);
    }
    if (from >= 0) {
      this.refreshStack(from);
      this.zones.markCell(from);
    }
    this.changes++;
  }

  /** Removes a step of a piece. A piece without steps left is eliminated. */
  loseStep(piece: number): void {
    if (this.stepsLeft(piece) <= 1) this.eliminate(piece);
    else this.setReduced(piece, this.reduced[piece] + 1);
  }

  /** Eliminates a piece and ends its states. */
  eliminate(piece: number): void {
    if (this.isOnMap(piece)) countLoss(this, piece, this.attack(piece), this.stepsLeft(piece));
    this.put(piece, ELIMINATED);
    this.states[piece] = 0;
  }

  /** Puts a piece into a state, or ends the state. */
  setState(piece: number, word: string, isIn: boolean): void {
    const index = this.declaration.states.findIndex((state) => state.word === word);
    if (index < 0 || ((this.states[piece] & (1 << index)) !== 0) === isIn) return;
    this.states[piece] ^= 1 << index;
    this.refreshZone(piece);
  }

  /** Sets the number of steps that a piece has lost. */
  setReduced(piece: number, steps: number): void {
    const [attack, more] = [this.attack(piece), steps - this.reduced[piece]];
    this.reduced[piece] = steps;
    if (more > 0 && this.isOnMap(piece)) countLoss(this, piece, attack - this.attack(piece), more);
    this.refreshZone(piece);
  }

  /** Projects the zone of a piece on the map again after its strength or state has changed. */
  refreshZone(piece: number): void {
    this.changes++;
    if (!this.isOnMap(piece)) return;
    this.withdraw(piece, this.cell[piece]);
    this.project(piece);
  }

  /** Projects the zones of all pieces in a cell again, if modifiers of zones may depend on the other pieces there. */
  private refreshStack(cell: Cell): void {
    if (!this.game.zonesDependOnStacks) return;
    for (let piece = this.head[cell]; piece >= 0; piece = this.next[piece]) {
      this.withdraw(piece, cell);
      this.project(piece);
    }
  }

  private withdraw(piece: number, from: Cell): void {
    const projected = this.projects[piece];
    if (projected !== 0) this.zones.project(this.piece(piece).side, from, projected === ATTACKS, -1);
    this.projects[piece] = 0;
  }

  private project(piece: number): void {
    if (!this.hasZone(piece)) return;
    this.projects[piece] = this.attack(piece) > 0 ? ATTACKS : DEFENDS_ONLY;
    this.zones.project(this.piece(piece).side, this.cell[piece], this.projects[piece] === ATTACKS, 1);
  }

  private hasZone(piece: number): boolean {
    const { unitKinds, states } = this.declaration;
    const kind = unitKinds[this.piece(piece).kindIndex];
    if (kind !== undefined && !kind.hasZone) return false;
    if (modifiersOfUnit(this, this.modifiers.zone, piece).length > 0) return false;
    return this.states[piece] === 0 || states.every(({ hasZone, word }) => hasZone || !this.isInState(piece, word));
  }

  override restore(record: StateRecord): void {
    super.restore(record);
    this.refresh();
  }

  /** Computes the zones and marks of all pieces again. */
  refresh(): void {
    this.zones.clear();
    this.projects.fill(0);
    for (let piece = 0; piece < this.pieces.length; piece++) if (this.isOnMap(piece)) this.project(piece);
    for (let cell = 0; cell < this.count.length; cell++) this.zones.markCell(cell);
    this.changes++;
  }
}

/** Codes of `projects`: whether a unit with a zone has an attack strength. */
const DEFENDS_ONLY = 1;
const ATTACKS = 2;
