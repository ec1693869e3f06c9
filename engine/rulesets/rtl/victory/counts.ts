import type { Cell } from '../../../board/board.js';
import type { Counting } from '../../../mechanics/special-rules/face.js';
import type { AwardModel } from '../../../model/special-rules.js';
import { pointsOf } from '../stacking/stacking.js';
import type { Piece } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { GERMAN, opponent, SIDES, SOVIET, type Side } from '../vocabulary/sides.js';
import { isInZone } from '../zones/zones.js';

/**
 * Returns the functions that count things for which only scenarios of this game give points, by the word for what is
 * counted [S1.31, S1.32].
 */
export function countsOf(state: State): Readonly<Record<string, Counting>> {
  return {
    'lost armour step': { times: (award) => armourLost(state, sideOf(award)) },
    'destroyed armour step': { times: (award) => armourLost(state, opponent(sideOf(award))) },
    'lost surrounded': { times: (award) => sum(unitsOf(state, sideOf(award)), ({ index }) => state.surrounded[index]) },
    zone: { after: 'supply', times: (award) => countHexesInEnemyZone(state, award) },
    stacked: { after: 'turn', times: (award) => Number(hasRequiredStack(state, award)) },
    'entered headquarters': { times: () => countEntries(state, ({ isHeadquarters }) => isHeadquarters) },
    'entered artillery': { times: () => countEntries(state, ({ isArtillery }) => isArtillery) },
    'entered armour': { times: () => countEntries(state, ({ isArmoured }) => isArmoured) },
  };
}

const sideOf = ({ side }: AwardModel): Side => (side === SIDES[SOVIET] ? SOVIET : GERMAN);
const unitsOf = ({ pieces }: State, side: Side): Piece[] => pieces.filter((piece) => piece.side === side);
const sum = (pieces: readonly Piece[], of: (piece: Piece) => number): number =>
  pieces.reduce((all, piece) => all + of(piece), 0);

const armourLost = (state: State, side: Side): number =>
  sum(unitsOf(state, side), ({ index, isArmoured }) => (isArmoured ? state.stepsLost[index] : 0));

/**
 * Returns the number of hexes of a place that the enemy occupies, or that are in enemy ZOCs and not in friendly ZOCs
 * [VP.1, 3.21].
 */
function countHexesInEnemyZone(state: State, award: AwardModel): number {
  const side = sideOf(award);
  const enemy = opponent(side);
  const isEnemyControlled = (cell: Cell): boolean => {
    const occupant = state.combatSide(cell);
    return occupant === enemy || (occupant !== side && isInZone(state, enemy, cell) && !isInZone(state, side, cell));
  };
  return (award.place?.cells ?? []).filter(isEnemyControlled).length;
}

/**
 * Returns whether the units of a side in the place of the award have the required stacking points. If the ruling
 * `victory.riverBonus` is `exactTurn`, returns true only in the last turn that the award names.
 */
function hasRequiredStack(state: State, award: AwardModel): boolean {
  const { place, during, attributes } = award;
  if (state.rulings['victory.riverBonus'] === 'exactTurn' && state.turn !== during?.last) return false;
  const units = (place?.cells ?? []).flatMap((cell) => state.unitsAt(cell, sideOf(award)));
  return pointsOf(state, units) >= Number(attributes.least?.value ?? 1);
}

/**
 * Returns how often units have entered the place that scores points; only units for which `isCounted` returns true
 * count. If the ruling `victory.redyaUnits` is `sovietOnce`, only the first entry of each Soviet unit counts, otherwise
 * every entry of any unit.
 */
function countEntries(state: State, isCounted: (piece: Piece) => boolean): number {
  const isOnce = state.rulings['victory.redyaUnits'] === 'sovietOnce';
  const units = state.pieces.filter((piece) => isCounted(piece) && (!isOnce || piece.side === SOVIET));
  return sum(units, ({ index }) => (isOnce ? Math.min(1, state.entries[index]) : state.entries[index]));
}
