import { PieceRegister, type Mustered } from '../../../../engine/mechanics/muster/piece-register.js';
import { forcesByName, formationsAbove } from '../../../../engine/model/forces.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { sideOf } from '../vocabulary/sides.js';

/** A unit with the strength and movement of each of its faces. */
export interface Piece extends Mustered {
  readonly faces: readonly (readonly number[])[];
  readonly formation: string | undefined;
}

/** Returns the units of both sides in the order written. A force without numbers is a group of units. */
export function musterOf({ sides }: Pick<ScenarioModel, 'sides'>): PieceRegister<Piece> {
  const register = new PieceRegister<Piece>();
  const forces = forcesByName(sides);
  for (const force of sides.flatMap((side) => side.forces)) {
    const { name, kind, faces } = force;
    if (faces.length === 0 || sideOf(force.side) < 0) {
      register.addFormation(name);
      continue;
    }
    const formations = formationsAbove(force, forces).map((formation) => formation.name);
    const formation = formations.at(0);
    const piece = register.add((index) => ({ index, name, kind, side: sideOf(force.side), faces, formation }));
    for (const above of formations) register.addToFormation(piece, above);
  }
  return register;
}
