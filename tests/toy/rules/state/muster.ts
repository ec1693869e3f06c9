import { Roll, type Mustered } from '../../../../engine/mechanics/muster/roll.js';
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
export function musterOf({ sides }: Pick<ScenarioModel, 'sides'>): Roll<Piece> {
  const roll = new Roll<Piece>();
  const forces = forcesByName(sides);
  for (const force of sides.flatMap((side) => side.forces)) {
    const { name, kind, faces } = force;
    if (faces.length === 0) {
      roll.open(name);
      continue;
    }
    const side = SIDES.findIndex((one) => one === force.side);
    const formation = formationsAbove(force, forces).at(0)?.name ?? '';
    roll.enlist(
      roll.enter((index) => ({ index, name, kind, side, faces, formation })),
      formation,
    );
  }
  return roll;
}
