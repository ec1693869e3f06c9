import { NOWHERE, type Cell } from '../../../board/board.js';
import { holdsIn } from '../../../mechanics/special-rules/turn-range.js';
import type { StateRecord } from '../../../mechanics/state-fields.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { AwardModel } from '../../../model/special-rules.js';
import { rulingsOf } from '../rulings/rulings.js';
import { numbersOf } from '../vocabulary/numbers.js';
import { abandonWork } from '../works/builders.js';
import { settleAllControl, settleControl } from '../zones/control.js';
import { refreshZone, refreshAllZones } from '../zones/zones.js';
import { StateData } from './state-data.js';

export { AT_HAND, DUE, ELIMINATED, EXPECTED, FLOWN, OUT_OF_PLAY, READY } from './codes.js';

/** A place that scores points when units enter it, with the turns in which entries count. */
interface EntryArea {
  readonly cells: ReadonlySet<Cell>;
  readonly during: AwardModel['during'];
}

/**
 * Returns the place that scores points when units enter the place; undefined if the scenario gives no points for
 * entries.
 */
function entryAreaOf({ awards }: Pick<ScenarioModel, 'awards'>): EntryArea | undefined {
  const [first] = awards.filter(({ occasion = '' }) => occasion.startsWith('entered '));
  return first?.place && { cells: new Set(first.place.cells), during: first.during };
}

/** The state of a game, with the functions that update its derived data. */
export class State extends StateData {
  /** The place in which the scenario counts the units that enter it [VP.3]; undefined if there is none. */
  private readonly entryArea: EntryArea | undefined = entryAreaOf(this.scenario);
  /**
   * Called with the hexes that a side has just captured, so that points for captures are scored at that moment [S1.23].
   */
  onCapture: ((cells: readonly Cell[]) => void) | undefined;

  /**
   * Moves a piece to a cell, or off the map if `to` is an off-map code. Updates all data that depend on the place of
   * the piece, such as ZOCs and control.
   */
  put(piece: number, to: number): void {
    const { side, role } = this.piece(piece);
    const from = this.cell[piece];
    if (from === to) return;
    abandonWork(this, piece); // [14.26b]
    if (role === 'bridge') this.updateSpan(piece, -1);
    if (from >= 0) this.unlink(piece, from);
    this.cell[piece] = to;
    if (to >= 0) this.link(piece, to, side);
    if (role !== 'combat') return;
    if (from >= 0) refreshZone(this, from);
    if (to >= 0) {
      if (from >= 0 && this.entryArea) this.countEntry(this.entryArea, piece, from, to);
      refreshZone(this, to);
      this.control[to] = side;
    }
    this.settle([from, to]);
  }

  /**
   * Updates control after units or ZOCs changed [3.12a]. During set-up control is updated only after all units are
   * placed.
   */
  private settle(cells: readonly number[]): void {
    if (this.phase !== 'setup') this.reportCaptures(settleControl(this, cells));
  }

  private reportCaptures(cells: readonly Cell[]): void {
    if (cells.length > 0) this.onCapture?.(cells);
  }

  private countEntry({ cells, during }: EntryArea, piece: number, from: Cell, to: Cell): void {
    if (cells.has(to) && !cells.has(from) && holdsIn(during, this.turn)) this.entries[piece]++;
  }

  /** Sets the weather and updates everything that depends on it. */
  setWeather(weather: State['weather']): void {
    if (weather === this.weather) return;
    this.weather = weather;
    this.refreshGround();
  }

  /** Evaluates rulings and house rules again after offers or conditions have added some. */
  reloadChoices(): void {
    this.rulings = rulingsOf({ rulings: this.rulingChoices });
    this.numbers = numbersOf(this);
  }

  /** Recomputes ZOCs, control and movement costs after a change of weather or bridges. */
  refreshGround(): void {
    this.bridged.fill(0);
    for (const { index, role } of this.pieces) if (role === 'bridge') this.countBridge(index, 1);
    this.changes++;
    refreshAllZones(this);
    this.reportCaptures(settleAllControl(this));
  }

  /** Places a bridge unit in a hex, where it spans the hexside to `across`, or removes the unit from the map [16.2]. */
  placeBridge(piece: number, to: number, across: Cell): void {
    this.updateSpan(piece, -1);
    this.towards[piece] = NOWHERE;
    this.put(piece, to);
    this.towards[piece] = across;
    this.updateSpan(piece, 1);
  }

  /**
   * Adds `by` to the number of bridges on the hexside that a bridge unit spans. Returns false if the unit spans no
   * hexside, otherwise true.
   */
  private countBridge(piece: number, by: 1 | -1): boolean {
    const { board } = this.ground;
    const [cell, across] = [this.cell[piece], this.towards[piece]];
    const direction = cell < 0 ? NOWHERE : board.direction(cell, across);
    if (direction < 0) return false; // the checks report a bridge unit that is on the map without a hexside
    this.bridged[cell * board.directions + direction] += by;
    this.bridged[across * board.directions + board.direction(across, cell)] += by;
    return true;
  }

  /**
   * Adds or removes a bridge unit on its hexside, and updates the ZOCs, control and costs that depend on the bridge.
   */
  private updateSpan(piece: number, by: 1 | -1): void {
    const [cell, across] = [this.cell[piece], this.towards[piece]];
    if (!this.countBridge(piece, by)) return;
    refreshZone(this, cell);
    refreshZone(this, across);
    this.settle([cell, across]);
    this.changes++;
  }

  override restore(record: StateRecord): void {
    super.restore(record);
    this.reloadChoices();
    this.refreshGround();
  }
}
