import type { Cell } from '../../../board/board.js';
import type { Counting } from '../../../mechanics/special-rules/face.js';
import type { AwardModel } from '../../../model/special-rules.js';
import { pointsOf } from '../stacking/stacking.js';
import type { Piece } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { GERMAN, opponent, SIDES, SOVIET, type Side } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';

/** How the occasions of points are counted that this game alone knows: losses and deeds, when they happen [S1.31, S1.32]. */
export function countsOf(state: State): Readonly<Record<string, Counting>> {
  return {
    'lost armour step': { times: (award) => armourLost(state, sideOf(award)) },
    'destroyed armour step': { times: (award) => armourLost(state, opponent(sideOf(award))) },
    'lost surrounded': { times: (award) => sum(unitsOf(state, sideOf(award)), ({ index }) => state.surrounded[index]) },
    zone: { after: 'supply', times: (award) => inEnemyZone(state, award) },
    stacked: { after: 'turn', times: (award) => Number(isStacked(state, award)) },
    'entered headquarters': { times: () => entered(state, ({ isHeadquarters }) => isHeadquarters) },
    'entered artillery': { times: () => entered(state, ({ isArtillery }) => isArtillery) },
    'entered armour': { times: () => entered(state, ({ isArmoured }) => isArmoured) },
  };
}

const sideOf = ({ side }: AwardModel): Side => (side === SIDES[SOVIET] ? SOVIET : GERMAN);
const unitsOf = ({ pieces }: State, side: Side): Piece[] => pieces.filter((piece) => piece.side === side);
const sum = (pieces: readonly Piece[], of: (piece: Piece) => number): number =>
  pieces.reduce((all, piece) => all + of(piece), 0);

const armourLost = (state: State, side: Side): number =>
  sum(unitsOf(state, side), ({ index, isArmoured }) => (isArmoured ? state.stepsLost[index] : 0));

/** Hexes of a place where enemies stand, whose ZOC is their own hex first, or that lie in their ZOC alone [VP.1, 3.21]. */
function inEnemyZone(state: State, award: AwardModel): number {
  const side = sideOf(award);
  const enemy = opponent(side);
  const isTheirs = (cell: Cell): boolean => {
    const there = state.combatSide(cell);
    return there === enemy || (there !== side && inZone(state, enemy, cell) && !inZone(state, side, cell));
  };
  return (award.place?.cells ?? []).filter(isTheirs).length;
}

/** Whether the side has so many stacking points in a place: at the end of a turn up to the last, or of the last [RTL-39]. */
function isStacked(state: State, award: AwardModel): boolean {
  const { place, during, attributes } = award;
  if (state.rulings['victory.riverBonus'] === 'exactTurn' && state.turn !== during?.last) return false;
  const units = (place?.cells ?? []).flatMap((cell) => state.unitsAt(cell, sideOf(award)));
  return pointsOf(state, units) >= Number(attributes.least?.value ?? 1);
}

/** Units that came there: Soviet ones, each once, or whoever it was and each time [RTL-40]. */
function entered(state: State, isMeant: (piece: Piece) => boolean): number {
  const isOnce = state.rulings['victory.redyaUnits'] === 'sovietOnce';
  const units = state.pieces.filter((piece) => isMeant(piece) && (!isOnce || piece.side === SOVIET));
  return sum(units, ({ index }) => (isOnce ? Math.min(1, state.entries[index]) : state.entries[index]));
}
