import type { Cell } from '../board/board.js';
import type { Ledger, Explained } from '../model/ledger.js';
import type { OrderModel } from '../model/orders.js';
import { capitalize } from '../model/words.js';
import { supplyLayer, zoneLayer, type Layer } from '../play/layers.js';
import type { Forecast, Views } from '../play/views.js';
import { noLine, type TracedLine } from './lines.js';
import { say, term } from '../model/say.js';

/** A line of text in a hover: a label and an explained value. */
export interface ViewLine {
  readonly label: string;
  readonly explained: Explained<string>;
}

/** Lines of text in a hover, from top to bottom. */
export type ViewLines = readonly ViewLine[];

/** The cells that a unit can reach, with the cost in the game's points. */
export type Destinations = ReturnType<Views['reach']>;

interface Viewed {
  readonly muster: { readonly byName: ReadonlyMap<string, number> };
  /** One entry for each side, from which {@link UnitViews.zoneOf} reads the zone of control. */
  readonly zone: readonly unknown[];
  sideName(side: number): string;
  isOnMap(piece: number): boolean;
}

/**
 * A base class for the views of a game with zones of control and supply lines. It converts the names that the editor
 * uses to indices. A game overrides the hooks in which it differs.
 */
export abstract class UnitViews<State extends Viewed> implements Views {
  readonly layers: readonly Layer[];

  /** @param ownLayers the overlays of the game, in addition to zones of control and supply lines */
  constructor(
    protected readonly state: State,
    ownLayers: readonly Layer[] = [],
  ) {
    this.layers = [zoneLayer((side) => this.zones(side)), supplyLayer((name) => this.supply(name)), ...ownLayers];
  }

  /** Returns the lines of text in the hover of a unit. */
  protected abstract linesOf(piece: number): ViewLines;
  /** Returns the cells that a unit on the map can reach. */
  protected abstract reachOf(piece: number, verb?: string): Destinations;
  /** Returns why a unit cannot go to a cell; undefined if it can. */
  protected abstract whyNotThere(piece: number, cell: Cell, verb?: string): Ledger | undefined;
  protected abstract supplyOf(piece: number): TracedLine;
  /** Returns the cells in the zone of control of a side. */
  protected abstract zoneOf(side: number): readonly Cell[];
  abstract forecast(order: OrderModel): Forecast | undefined;

  /** Returns the lines of text in the hover of something that is not a unit, such as a marker. Default: none. */
  protected linesOfOther(_name: string): ViewLines {
    return [];
  }
  /**
   * Returns the reason to show if no unit has this name. Used when the editor asks for the supply line or the reach of
   * a unit. A game in which other things than units have names, such as supply depots, returns undefined; nothing is
   * then shown for such a name.
   */
  protected whyNoUnit(name: string): Ledger | undefined {
    return [{ text: say`no unit is called ${name}` }];
  }

  describe(name: string): ViewLines {
    const piece = this.called(name);
    return piece === undefined ? this.linesOfOther(name) : this.linesOf(piece);
  }
  reach(name: string, verb?: string): Destinations {
    const piece = this.called(name);
    return piece === undefined || !this.state.isOnMap(piece) ? [] : this.reachOf(piece, verb);
  }
  whyNot(name: string, cell: Cell, verb?: string): Ledger | undefined {
    const piece = this.called(name);
    return piece === undefined ? this.whyNoUnit(name) : this.whyNotThere(piece, cell, verb);
  }
  supply(name: string): { readonly supplied: boolean; readonly line: readonly Cell[]; readonly ledger: Ledger } {
    const piece = this.called(name);
    const { value, line, ledger } = piece === undefined ? this.supplyOfOther(name) : this.supplyOf(piece);
    return { supplied: value, line, ledger };
  }
  zones(name: string): readonly Cell[] {
    const side = this.state.zone.findIndex((_, one) => this.state.sideName(one) === name);
    return side < 0 ? [] : this.zoneOf(side);
  }

  private supplyOfOther(name: string): TracedLine {
    const why = this.whyNoUnit(name);
    return why === undefined ? noLine(true) : noLine(false, ...why);
  }

  private called(name: string): number | undefined {
    return this.state.muster.byName.get(name);
  }
}

/** Creates a line of text in a hover, such as `Movement: 5`, with its ledger. */
export const viewLine = (label: string, value: string, ...ledger: Ledger): ViewLine => ({
  label,
  explained: { value, ledger },
});

/** Creates a line of text in a hover from an explained value. */
export const explainedLine = (label: string, { value, ledger }: Explained<string | number>): ViewLine =>
  viewLine(label, String(value), ...ledger);

/** Returns destinations and their costs as the editor shows them: each cost divided by the size of a point. */
export const destinationsIn = (costs: Iterable<readonly [Cell, number]>, point = 1): Destinations =>
  Array.from(costs, ([cell, cost]) => ({ cell, cost: cost / point }));

/** Creates the text in a hover about a line of supply or command: `in supply` or `out of supply`, with the reasons. */
export const lineView = (word: string, { value, ledger }: TracedLine): ViewLine =>
  viewLine(capitalize(term(word)), value ? say`in ${term(word)}` : say`out of ${term(word)}`, ...ledger);
