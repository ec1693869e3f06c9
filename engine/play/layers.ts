import type { Cell } from '../board/board.js';
import type { Ledger, Explained } from '../model/ledger.js';

/** Something a game can lay over its map, by a name of its own: zones of control, lines of supply. */
export interface Layer {
  /** It is asked for by this name: `zone`, `supply`. */
  readonly name: string;
  /** As its switch says it: `ZOC`, `Supply`. */
  readonly label: string;
  /** What it shows: `Zone of control`, `Supply line of the chosen unit`. */
  readonly text: string;
  /** Whether it is laid for a side, or for a unit. */
  readonly of: 'side' | 'unit';
  /** What is laid for the side or unit of that name; nothing where there is none. */
  readonly contentFor: (of: string) => LayerContent;
}

export interface LayerContent {
  readonly shapes: readonly Shape[];
  /** How the unit or side stands by it, and why: `In supply`. */
  readonly state?: Explained<string>;
  /** Things stand badly. */
  readonly isBad?: boolean;
}

/** Hatched cells, a line through cells in order, an arrow from the first to the last, or tinted cells with a word on each. */
export interface Shape {
  readonly drawn: 'zone' | 'line' | 'arrow' | 'area';
  readonly cells: readonly Cell[];
  /** Text on each cell, in the order of `cells`. */
  readonly labels?: readonly string[];
}

/** The zone of control of a side. */
export const zoneLayer = (zones: (side: string) => readonly Cell[]): Layer => ({
  name: 'zone',
  label: 'ZOC',
  text: 'Zone of control',
  of: 'side',
  contentFor: (side) => ({ shapes: [{ drawn: 'zone', cells: zones(side) }] }),
});

/** The line of supply of a unit, or why there is none. */
export const supplyLayer = (
  supply: (piece: string) => { readonly supplied: boolean; readonly line: readonly Cell[]; readonly ledger: Ledger },
): Layer => ({
  name: 'supply',
  label: 'Supply',
  text: 'Supply line of the chosen unit',
  of: 'unit',
  contentFor: (piece) => {
    const { supplied, line, ledger } = supply(piece);
    return {
      shapes: line.length === 0 ? [] : [{ drawn: 'line', cells: line }],
      state: { value: supplied ? 'In supply' : 'Out of supply', ledger },
      isBad: !supplied,
    };
  },
});
