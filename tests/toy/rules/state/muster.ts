import { PieceRegister, type Mustered } from '../../../../engine/mechanics/muster/piece-register.js';
import { forcesByName, formationsAbove } from '../../../../engine/model/forces.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { SIDES } from '../vocabulary/vocabulary.js';

/** A unit of the order of battle. */
export interface Piece extends Mustered {
  /** Strength and movement of the unit on each face, strongest first. */
  readonly faces: readonly (readonly number[])[];
  /** The formation that contains the unit; `''` for none. */
  readonly formation: string;
}

/** Returns the units of all sides in text order, with the formations that contain them. */
export function musterOf({ sides }: Pick<ScenarioModel, 'sides'>): PieceRegister<Piece> {
  const roll = new PieceRegister<Piece>();
  const forces = forcesByName(sides);
  for (const force of sides.flatMap((side) => side.forces)) {
    const { name, kind, faces } = force;
    if (faces.length === 0) {
      roll.addFormation(name);
      continue;
    }
    const side = SIDES.findIndex((one) => one === force.side);
    const formation = formationsAbove(force, forces).at(0)?.name ?? '';
    roll.addToFormation(
      roll.add((index) => ({ index, name, kind, side, faces, formation })),
      formation,
    );
  }
  return roll;
}
