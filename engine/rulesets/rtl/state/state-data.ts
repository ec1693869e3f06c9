import type { Cell } from '../../../board/board.js';
import { CellZones } from '../../../mechanics/cell-zones.js';
import { stateOf } from '../../../mechanics/game-state.js';
import { LineSearch } from '../../../mechanics/lines.js';
import { holdsIn, settingFor, type SettingQuery } from '../../../mechanics/special-rules/turn-range.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { RtlRule } from '../rulebook/index.js';
import { rulingsOf, type Rulings } from '../rulings/rulings.js';
import { combatTablesOf, type CombatTables } from '../vocabulary/combat-results.js';
import { numbersOf, type Numbers } from '../vocabulary/numbers.js';
import { SIDES } from '../vocabulary/sides.js';
import { fields } from './fields.js';
import type { Ground } from './ground.js';
import type { Muster } from './muster.js';
import type { CounterSide, Piece } from './pieces.js';

/**
 * The data of a game’s state: the saved fields of `fields.ts`, and the data that {@link State} derives from these
 * fields.
 */
export abstract class StateData extends stateOf<Piece, typeof fields, RtlRule>(fields) {
  readonly search: LineSearch;
  /** The ZOC of both sides [3.2]. */
  readonly zones: CellZones;
  /** For each side and cell, the number of hexes from which the side exerts a ZOC into the cell. */
  readonly zone: CellZones['counts'];
  /** `bridged[cell * directions + direction]`: the number of bridge units on that hexside [16.2]. */
  readonly bridged: Uint8Array;
  /** Increases by one with each change of weather or bridges, because such a change affects movement costs. */
  changes = 1;
  /** The combat tables with the cells that the scenario replaces. */
  readonly tables: CombatTables;
  /** The chosen rulings, including those that offers and conditions of the scenario have added. */
  rulings: Rulings;
  /** The numbers of the rules, with the changes made by house rules. */
  numbers: Numbers;

  constructor(
    readonly scenario: ScenarioModel,
    readonly ground: Ground,
    readonly muster: Muster,
  ) {
    const { board } = ground;
    super(muster.pieces, board, {});
    this.search = new LineSearch(board);
    this.zones = new CellZones(board);
    this.zone = this.zones.counts;
    this.bridged = new Uint8Array(board.size * board.directions);
    this.settings = [...scenario.settings];
    this.attachments = [...scenario.attachments];
    this.rulingChoices = [...scenario.rulings];
    this.houseRules = [...scenario.houseRules];
    this.rulings = rulingsOf(scenario);
    this.numbers = numbersOf(scenario);
    this.tables = combatTablesOf(scenario);
  }

  protected override get acting(): string {
    return SIDES[this.side] ?? '';
  }
  sideName(side: number): string {
    return SIDES[side];
  }

  /** Returns the value of a setting in this turn; undefined if the setting is not given. */
  setting(name: string, scope: Omit<SettingQuery, 'turn'> = {}): string | number | undefined {
    return settingFor(this.settings, name, { turn: this.turn, ...scope })?.at(0);
  }

  /** Returns the numbers on the face-up side of a counter. */
  face(piece: number): CounterSide {
    const { faces } = this.piece(piece);
    return faces[this.reduced[piece]] ?? faces[faces.length - 1];
  }

  /**
   * Returns the current formation of a unit: the formation that it is attached to, otherwise its printed formation
   * [4.31]; `''` for Army units.
   */
  formationOf(piece: number): string {
    const { name, formation } = this.piece(piece);
    if (this.attachments.length === 0) return formation;
    const attached = this.attachments.find(
      ({ pieces, during }) =>
        holdsIn(during, this.turn) && pieces.some((force) => force.name === name || force.name === formation),
    );
    return attached?.to.name ?? formation;
  }

  /** Returns the side with combat units in a hex, or NO_SIDE. Leaders and bridges do not count. */
  combatSide(cell: Cell): number {
    for (let p = this.head[cell]; p >= 0; p = this.next[p])
      if (this.piece(p).role === 'combat') return this.piece(p).side;
    return NO_SIDE;
  }
  /** Returns the combat units of a side in a hex, including headquarters and artillery. */
  unitsAt(cell: Cell, side: number): number[] {
    return this.unitsIn(cell).filter((p) => this.piece(p).role === 'combat' && this.piece(p).side === side);
  }
  /** Returns the combat units of a side on the map. */
  unitsOf(side: number): number[] {
    return this.muster.combat[side].filter((piece) => this.isOnMap(piece));
  }
}
