import type { Cell } from '../board/board.js';
import type { Ledger, Explained } from '../model/ledger.js';
import type { OrderModel } from '../model/orders.js';
import { supplyLayer, zoneLayer, type Layer } from '../play/layers.js';
import type { Forecast, Views } from '../play/views.js';
import { noLine, type TracedLine } from './lines.js';
import type { Zone } from './zones.js';

/** A line of a hover: what it is about, and the value with its reasons. */
export interface ViewLine {
  readonly label: string;
  readonly explained: Explained<string>;
}

interface Viewed {
  readonly muster: { readonly byName: ReadonlyMap<string, number> };
  /** By side. */
  readonly zone: readonly Zone[];
  sideName(side: number): string;
  isOnMap(piece: number): boolean;
}

/** What the editor asks of a position of units with zones of control and lines of supply: by name there, by index here. */
export abstract class UnitViews<State extends Viewed> implements Views {
  readonly layers: readonly Layer[] = [zoneLayer((side) => this.zones(side)), supplyLayer((name) => this.supply(name))];

  constructor(protected readonly state: State) {}

  /** What a hover tells of a unit. */
  protected abstract linesOf(piece: number): readonly ViewLine[];
  /** Where a unit on the map can go. */
  protected abstract reachOf(piece: number, verb?: string): readonly { readonly cell: Cell; readonly cost: number }[];
  /** Why a unit does not go there; undefined when it may. */
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

/** `movement: 5`, with what it is made of. */
export const viewLine = (label: string, value: string, ...ledger: Ledger): ViewLine => ({
  label,
  explained: { value, ledger },
});

/** Whether a unit has a line, and why: `supply: in supply`. */
export const lineView = (label: string, { value, ledger }: TracedLine): ViewLine =>
  viewLine(label, value ? `in ${label}` : `out of ${label}`, ...ledger);
