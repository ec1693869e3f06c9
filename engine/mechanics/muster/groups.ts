import type { Cell } from '../../board/board.js';
import type { PlacedItem } from '../../model/statements.js';
import type { Placement, ScenarioModel } from '../../model/scenario.js';
import type { Source } from '../../model/source.js';
import { allArrivals } from '../special-rules/arrivals.js';
import type { RegisteredPieces, Mustered } from './piece-register.js';

/** Where units are set up, before play begins. Several cells: the owner spreads them. */
export interface Placing<Side extends number = number> {
  readonly side: Side;
  readonly cells: readonly Cell[];
  readonly pieces: readonly number[];
  /** What was written, item by item, with the units of each. */
  readonly items: readonly { readonly item: PlacedItem; readonly pieces: readonly number[] }[];
  readonly placement: Placement;
}

/** Units that come later, at cells of the author's choice. */
export interface Arrival<Side extends number = number> {
  readonly index: number;
  readonly turn: number;
  readonly side: Side;
  readonly entry: string;
  readonly cells: readonly Cell[];
  readonly pieces: readonly number[];
  readonly source: Source;
}

/** What never changes in the course of a game: its pieces, and how they come into play. */
export interface Mustering<Piece extends Mustered, Side extends number> extends RegisteredPieces<Piece> {
  readonly placings: readonly Placing<Side>[];
  readonly arrivals: readonly Arrival<Side>[];
}

/** What units come with. */
export interface GroupContext {
  /** The group of the whole statement: `16` of `army "16"`. */
  readonly group?: string;
  /** Index into `Mustering.arrivals`, or -1 in a set-up. */
  readonly arrival: number;
}

/** How a game finds who comes. */
export interface GroupResolver<Side extends number> {
  readonly pieces: readonly { readonly side: Side }[];
  /** The side of a name; an arrival may name none. */
  sideOf(name: string | undefined): Side;
  /** The pieces an item stands for, entered now if the game has not done so before; nobody for what it does not know. */
  piecesOf(item: PlacedItem, company: GroupContext): readonly number[];
}

/** The set-ups of a scenario, then its arrivals, each in the order written, and last what offers and conditions may bring. What comes is of the side of its first unit. */
export function resolveGroups<Side extends number>(
  scenario: Pick<ScenarioModel, 'setups' | 'arrivals' | 'offers' | 'whens'>,
  gathering: GroupResolver<Side>,
): Pick<Mustering<Mustered, Side>, 'placings' | 'arrivals'> {
  const placing = (side: string, placement: Placement): Placing<Side> => {
    const company = { arrival: -1, ...(placement.group && { group: placement.group.name }) };
    const items = placement.items.map((item) => ({ item, pieces: gathering.piecesOf(item, company) }));
    const pieces = items.flatMap((one) => one.pieces);
    return { side: gathering.sideOf(side), cells: placement.cells, pieces, items, placement };
  };
  return {
    placings: scenario.setups.flatMap(({ side, placements }) =>
      placements.map((placement) => placing(side, placement)),
    ),
    arrivals: allArrivals(scenario).map(({ turn, side, entry, cells, items, group, source }, index) => {
      const company = { arrival: index, ...(group && { group: group.name }) };
      const pieces = items.flatMap((item) => gathering.piecesOf(item, company));
      const first = pieces.at(0);
      const own = first === undefined ? gathering.sideOf(side) : gathering.pieces[first].side;
      return { index, turn, side: own, entry, cells, pieces, source };
    }),
  };
}
