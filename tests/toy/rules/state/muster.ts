import { PieceRegister, type Mustered } from '../../../../engine/mechanics/muster/piece-register.js';
import { forcesByName, formationsAbove } from '../../../../engine/model/forces.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { SIDES } from '../vocabulary/vocabulary.js';

/** A unit as its side's order of battle has it. */
export interface Piece extends Mustered {
  /** Strength and movement, strongest first. */
  readonly faces: readonly (readonly number[])[];
  /** The formation it stands in; `''` for none. */
  readonly formation: string;
}

/** The units of all sides in the order written, and the formations they stand in. */
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
