import type { Cell } from '../board/board.js';
import type { Ledger, Explained } from '../model/ledger.js';
import { say, term } from '../model/say.js';

/** An overlay that a game provides for its map: zones of control, supply lines. */
export interface Layer {
  /** Identifies the overlay: `zone`, `supply`. */
  readonly name: string;
  /** The label of the switch that shows the overlay: `ZOC`, `Supply`. */
  readonly label: string;
  /** Title of the overlay: `Zone of control`, `Supply line of the chosen unit`. */
  readonly text: string;
  /** The kind of thing that the overlay is about: a side or a unit. */
  readonly of: 'side' | 'unit';
  /** Returns the overlay for the side or unit of that name. If there is nothing to show, the overlay has no shapes. */
  readonly contentFor: (of: string) => LayerContent;
}

export interface LayerContent {
  readonly shapes: readonly Shape[];
  /** The state that the overlay shows, such as `In supply`, with the ledger that explains it. */
  readonly state?: Explained<string>;
  /** Set if the state is a disadvantage, such as being out of supply. */
  readonly isBad?: boolean;
}

/**
 * A shape: hatched cells (`zone`), a line through cells in order, an arrow from the first cell to the last cell, or
 * tinted cells with labels (`area`).
 */
export interface Shape {
  readonly drawn: 'zone' | 'line' | 'arrow' | 'area';
  readonly cells: readonly Cell[];
  /** Text on each cell, in the order of `cells`. */
  readonly labels?: readonly string[];
}

/** Creates the overlay for the zone of control of a side. */
export const zoneLayer = (zones: (side: string) => readonly Cell[]): Layer => ({
  name: 'zone',
  label: 'ZOC',
  get text() {
    return say`Zone of control`;
  },
  of: 'side',
  contentFor: (side) => ({ shapes: [{ drawn: 'zone', cells: zones(side) }] }),
});

/** Creates the overlay for the supply line of a unit, or for the reasons why the unit has none. */
export const supplyLayer = (
  supply: (piece: string) => { readonly supplied: boolean; readonly line: readonly Cell[]; readonly ledger: Ledger },
): Layer => ({
  name: 'supply',
  get label() {
    return term('Supply');
  },
  get text() {
    return say`Supply line of the chosen unit`;
  },
  of: 'unit',
  contentFor: (piece) => {
    const { supplied, line, ledger } = supply(piece);
    return {
      shapes: line.length === 0 ? [] : [{ drawn: 'line', cells: line }],
      state: { value: supplied ? say`In supply` : say`Out of supply`, ledger },
      isBad: !supplied,
    };
  },
});
