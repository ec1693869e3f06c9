import { type Cell, NOWHERE } from '../../../../engine/board/board.js';
import { neighboursOver } from '../../../../engine/board/links.js';
import { byStatements, byte, meaning, value, word, type Fields } from '../../../../engine/mechanics/state-fields.js';
import { EXPECTED } from '../../../../engine/mechanics/off-map.js';
import type { Cup } from '../../../../engine/mechanics/cup.js';
import { stateOf } from '../../../../engine/mechanics/game-state.js';
import { LineSearch } from '../../../../engine/mechanics/lines.js';
import { settingFor, type SettingQuery } from '../../../../engine/mechanics/special-rules/turn-range.js';
import { Zone } from '../../../../engine/mechanics/zones.js';
import type { ArrivalModel, HouseRule, RulingChoice, SettingModel } from '../../../../engine/model/statements.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import type { AttachmentModel } from '../../../../engine/model/special-rules.js';
import type { Occasion } from '../../../../engine/play/moment.js';
import { applyHouseRules } from '../../../../engine/play/numbers.js';
import { chosenRulings, type ChosenRulings } from '../../../../engine/play/rulings.js';
import { rulingValues } from '../vocabulary/rulings.js';
import { numbers, SIDES } from '../vocabulary/vocabulary.js';
import { musterOf, type Piece } from './muster.js';

/** Codes of `cell` for pieces that are not on the map, in addition to {@link EXPECTED}. */
export const LOST = -3;
export const LEFT = -4;
export const OFF_MAP = { expected: EXPECTED, lost: LOST, left: LEFT } as const;

/** Everything that changes in a game. */
const fields = {
  piece: {
    /** Number of strength steps that the unit has lost. */
    reduced: byte(),
    moved: byte('activation'),
    fought: byte('activation'),
    fired: byte('turn'),
    reacted: byte('turn'),
    hidden: byte(),
    isolated: byte(),
  },
  cell: {
    /** The side whose unit was the last in the cell. */
    control: meaning('side', word(NO_SIDE)),
  },
  game: {
    turn: value(0),
    phasesDone: value(-1),
    phase: value('setup'),
    side: meaning('side', value(NO_SIDE)),
    weather: value('dry'),
    cup: value<Cup>({}),
    occasions: value<Occasion[]>([]),
    times: value<Record<string, number>, 'turn'>({}, 'turn'),
    /** Number of fires of each side in this turn. */
    fires: value<number[], 'turn'>([0, 0], 'turn'),
    points: value<number[]>([0, 0]),
    /** Settings of the scenario, and settings made by offers and conditions. */
    settings: byStatements(value<SettingModel[]>([])),
    arrivals: byStatements(value<ArrivalModel[]>([])),
    attachments: byStatements(value<AttachmentModel[]>([])),
    rulings: byStatements(value<RulingChoice[]>([])),
    houseRules: byStatements(value<HouseRule[]>([])),
  },
} as const satisfies Fields;

const Standing = stateOf<Piece, typeof fields>(fields);

/** The state of a game. */
export class State extends Standing {
  readonly search: LineSearch;
  /** The zone of control of each side. */
  readonly zones: readonly Zone[];

  constructor(
    readonly scenario: ScenarioModel,
    readonly muster = musterOf(scenario),
  ) {
    const { board } = scenario.map;
    super(muster.pieces, board, {});
    this.search = new LineSearch(board);
    const beside = neighboursOver(board, () => false); // Zones do not extend over links [4.3].
    this.zones = SIDES.map(() => new Zone(board, beside, () => undefined));
    this.settings = [...scenario.settings];
    this.arrivals = [...scenario.arrivals];
    this.attachments = [...scenario.attachments];
    this.rulings = [...scenario.rulings];
    this.houseRules = [...scenario.houseRules];
  }

  protected override get acting(): string {
    return SIDES[this.side] ?? '';
  }
  sideName(side: number): string {
    return SIDES[side];
  }

  get ruled(): ChosenRulings<typeof rulingValues> {
    return chosenRulings(rulingValues, this);
  }
  get numbers(): Readonly<Record<keyof typeof numbers, number>> {
    return applyHouseRules(numbers, this);
  }

  setting(name: string, query: Omit<SettingQuery, 'turn'> = {}): string | number | undefined {
    return settingFor(this.settings, name, { turn: this.turn, ...query })?.at(0);
  }

  isScout(piece: number): boolean {
    return this.piece(piece).kind === 'scout';
  }
  strength(piece: number): number {
    return this.faceOf(piece)[0];
  }
  movement(piece: number): number {
    return this.faceOf(piece)[1];
  }
  private faceOf(piece: number): readonly number[] {
    return this.piece(piece).faces[this.reduced[piece]] ?? [0, 0];
  }

  /**
   * Returns the current formation of a unit: the formation to which it is attached, otherwise the one in which it is
   * declared [3].
   */
  formationOf(piece: number): string {
    const { name, formation } = this.piece(piece);
    const attached = this.attachments.find(
      ({ pieces, during }) =>
        pieces.some((one) => one.name === name || one.name === formation) &&
        (during === undefined || (this.turn >= during.first && this.turn <= during.last)),
    );
    return attached?.to.name ?? formation;
  }

  unitsOf(side: number): number[] {
    return this.pieces.filter((piece) => piece.side === side && this.isOnMap(piece.index)).map(({ index }) => index);
  }
  /** Returns the units of a side in a cell; scouts may be in a cell with enemies [4.1]. */
  unitsAt(cell: Cell, side: number): number[] {
    return this.unitsIn(cell).filter((piece) => this.piece(piece).side === side);
  }
  /** Returns the combat units of a side in a cell. */
  fightersAt(cell: Cell, side: number): number[] {
    return this.unitsAt(cell, side).filter((piece) => !this.isScout(piece));
  }

  /** Moves a piece to a cell or off the map. */
  put(piece: number, to: Cell): void {
    const { side } = this.piece(piece);
    const from = this.cell[piece];
    if (from >= 0) {
      this.unlink(piece, from);
      if (!this.isScout(piece)) this.zones[side].project(from, -1);
    }
    this.cell[piece] = to;
    if (to < 0) return;
    this.link(piece, to, side);
    if (this.isScout(piece)) return;
    this.zones[side].project(to, 1);
    this.control[to] = side;
  }

  /** Removes a strength step of a piece. A unit without steps left is eliminated [6]. */
  lose(piece: number): void {
    this.reduced[piece]++;
    this.hidden[piece] = 0;
    if (this.reduced[piece] < this.piece(piece).faces.length) return;
    this.put(piece, LOST);
  }

  override restore(record: Parameters<InstanceType<typeof Standing>['restore']>[0]): void {
    super.restore(record);
    for (const zone of this.zones) zone.clear();
    for (const { index, side } of this.pieces)
      if (this.cell[index] !== NOWHERE && this.cell[index] >= 0 && !this.isScout(index))
        this.zones[side].project(this.cell[index], 1);
  }
}

export { opponent } from '../../../../engine/mechanics/sides.js';
import { NO_SIDE } from '../../../../engine/mechanics/sides.js';
