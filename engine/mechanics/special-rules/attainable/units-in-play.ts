import type { ScenarioModel } from '../../../model/scenario.js';
import type { Mustered } from '../../muster/piece-register.js';
import type { Mustering } from '../../muster/groups.js';
import { becomings } from '../departures.js';
import { departuresIn } from './clauses.js';
import type { UnitOfSide } from '../../../play/condition-facts.js';

/**
 * Returns the units that can be in play or lost at any time: those that are set up, that arrive, that replace another
 * unit, and that a setting names, because settings may describe losses before the first turn.
 *
 * @param sideName returns the name of a side
 * @param isAlwaysThere returns whether a piece can come into play although no statement names it. Default: none can
 */
export function unitsInPlay<Piece extends Mustered>(
  scenario: ScenarioModel,
  muster: Mustering<Piece, number>,
  sideName: (side: number) => string,
  isAlwaysThere: (piece: Piece) => boolean = () => false,
): UnitOfSide[] {
  const named = [
    ...scenario.settings.flatMap(({ of = [] }) => of.map(({ name }) => name)),
    ...departuresIn(scenario).flatMap(({ items }) => becomings(items).map(({ by }) => by)),
  ];
  const come = new Set([
    ...muster.placings.flatMap(({ pieces }) => pieces),
    ...muster.arrivals.flatMap(({ pieces }) => pieces),
    ...named.flatMap((name) => muster.byName.get(name) ?? muster.formations.get(name) ?? []),
  ]);
  return muster.pieces
    .filter((piece) => come.has(piece.index) || isAlwaysThere(piece))
    .map(({ name, side }) => ({ name, side: sideName(side) }));
}
