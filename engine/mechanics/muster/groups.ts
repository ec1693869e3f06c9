import type { Cell } from '../../board/board.js';
import type { PlacedItem } from '../../model/statements.js';
import type { Placement, ScenarioModel } from '../../model/scenario.js';
import type { Source } from '../../model/source.js';
import { allArrivals } from '../special-rules/arrivals.js';
import type { RegisteredPieces, Mustered } from './piece-register.js';

/** A group of units that are placed together. If the group has several cells, the owner spreads the units over them. */
export interface Placing<Side extends number = number> {
  readonly side: Side;
  readonly cells: readonly Cell[];
  readonly pieces: readonly number[];
  /** The items as written, with the pieces of each. */
  readonly items: readonly { readonly item: PlacedItem; readonly pieces: readonly number[] }[];
  readonly placement: Placement;
}

/** A group of reinforcements with its entry cells. */
export interface Arrival<Side extends number = number> {
  readonly index: number;
  readonly turn: number;
  readonly side: Side;
  readonly entry: string;
  readonly cells: readonly Cell[];
  readonly pieces: readonly number[];
  readonly source: Source;
}

/** The pieces of a game, with their set-up groups and reinforcements. Does not change during a game. */
export interface Mustering<Piece extends Mustered, Side extends number> extends RegisteredPieces<Piece> {
  readonly placings: readonly Placing<Side>[];
  readonly arrivals: readonly Arrival<Side>[];
}

/** The context of an item: the group and the arrival of the statement that contains the item. */
export interface GroupContext {
  /** The name of the statement's group: `16` of `army "16"`. */
  readonly group?: string;
  /** The index of the arrival in `Mustering.arrivals`; -1 for a set-up. */
  readonly arrival: number;
}

/** Finds the sides and the pieces that the statements of a scenario name. Each game implements this interface. */
export interface GroupResolver<Side extends number> {
  readonly pieces: readonly { readonly side: Side }[];
  /** Returns the side with a name. The name is undefined for an arrival that names no side. */
  sideOf(name: string | undefined): Side;
  /**
   * Returns the pieces of an item, and registers those that are not registered yet. Returns an empty list for an
   * unknown item.
   */
  piecesOf(item: PlacedItem, company: GroupContext): readonly number[];
}

/**
 * Returns the set-up groups and the reinforcements of a scenario, each in the order written. The reinforcements of
 * offers and conditions come last. Reinforcements belong to the side of their first unit.
 */
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
