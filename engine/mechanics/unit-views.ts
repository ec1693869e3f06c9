import type { Cell } from '../board/board.js';
import type { Ledger, Explained } from '../model/ledger.js';
import type { OrderModel } from '../model/orders.js';
import { capitalize } from '../model/words.js';
import { supplyLayer, zoneLayer, type Layer } from '../play/layers.js';
import type { Forecast, Views } from '../play/views.js';
import { noLine, type TracedLine } from './lines.js';
import type { Zone } from './zones.js';

/** A line of text in a hover: a label and an explained value. */
export interface ViewLine {
  readonly label: string;
  readonly explained: Explained<string>;
}

interface Viewed {
  readonly muster: { readonly byName: ReadonlyMap<string, number> };
  /** The zones of control of each side. */
  readonly zone: readonly Zone[];
  sideName(side: number): string;
  isOnMap(piece: number): boolean;
}

/**
 * A base class for the views of a game with zones of control and supply lines. It converts the names that the editor
 * uses to indices.
 */
export abstract class UnitViews<State extends Viewed> implements Views {
  readonly layers: readonly Layer[] = [zoneLayer((side) => this.zones(side)), supplyLayer((name) => this.supply(name))];

  constructor(protected readonly state: State) {}

  /** Returns the lines of text in the hover of a unit. */
  protected abstract linesOf(piece: number): readonly ViewLine[];
  /** Returns the cells that a unit on the map can reach. */
  protected abstract reachOf(piece: number, verb?: string): readonly { readonly cell: Cell; readonly cost: number }[];
  /** Returns why a unit cannot go to a cell; undefined if it can. */
  protected abstract whyNotThere(piece: number, cell: Cell, verb?: string): Ledger | undefined;
  protected abstract supplyOf(piece: number): TracedLine;
  abstract forecast(order: OrderModel): Forecast | undefined;

  describe(name: string): readonly ViewLine[] {
    const piece = this.called(name);
    return piece === undefined ? [] : this.linesOf(piece);
  }
  reach(name: string, verb?: string): readonly { readonly cell: Cell; readonly cost: number }[] {
    const piece = this.called(name);
    return piece === undefined || !this.state.isOnMap(piece) ? [] : this.reachOf(piece, verb);
  }
  whyNot(name: string, cell: Cell, verb?: string): Ledger | undefined {
    const piece = this.called(name);
    return piece === undefined ? unknown(name) : this.whyNotThere(piece, cell, verb);
  }
  supply(name: string): { readonly supplied: boolean; readonly line: readonly Cell[]; readonly ledger: Ledger } {
    const piece = this.called(name);
    const { value, ...traced } = piece === undefined ? noLine(false, ...unknown(name)) : this.supplyOf(piece);
    return { supplied: value, ...traced };
  }
  zones(name: string): readonly Cell[] {
    const zone = this.state.zone.find((_, side) => this.state.sideName(side) === name);
    return zone === undefined ? [] : zone.cells();
  }

  private called(name: string): number | undefined {
    return this.state.muster.byName.get(name);
  }
}

const unknown = (name: string): Ledger => [{ text: `no unit is called ${name}` }];

/** Creates a line of text in a hover, such as `Movement: 5`, with its ledger. */
export const viewLine = (label: string, value: string, ...ledger: Ledger): ViewLine => ({
  label,
  explained: { value, ledger },
});

/** Creates the text in a hover about a line of supply or command: `in supply` or `out of supply`, with the reasons. */
export const lineView = (word: string, { value, ledger }: TracedLine): ViewLine =>
  viewLine(capitalize(word), value ? `in ${word}` : `out of ${word}`, ...ledger);
