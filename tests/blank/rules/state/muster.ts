import {
  PieceRegister,
  type RegisteredPieces,
  type Mustered,
} from '../../../../engine/mechanics/muster/piece-register.js';
import { forcesByName, formationsAbove } from '../../../../engine/model/forces.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { sideOf } from '../vocabulary/sides.js';

/** A unit of the order of battle. Pieces are referred to by index. */
export interface Piece extends Mustered {
  readonly strength: number;
  readonly movement: number;
  /** The formation that contains the unit. */
  readonly formation: string | undefined;
}

/**
 * Returns the units of all sides in text order. A force with a face is a unit; a force without a face is a formation.
 */
export function musterOf({ sides }: Pick<ScenarioModel, 'sides'>): RegisteredPieces<Piece> {
  const roll = new PieceRegister<Piece>();
  const forces = forcesByName(sides);
  for (const force of sides.flatMap((side) => side.forces)) {
    const { name, kind, faces } = force;
    if (faces.length === 0) {
      roll.addFormation(name);
      continue;
    }
    const [strength, movement] = faces[0];
    const above = formationsAbove(force, forces).map((formation) => formation.name);
    const piece = { name, kind, side: sideOf(force.side), strength, movement, formation: above.at(0) };
    const index = roll.add((at) => ({ ...piece, index: at }));
    for (const formation of above) roll.addToFormation(index, formation);
  }
  return roll;
}
