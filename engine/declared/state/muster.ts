import { PieceRegister, type Mustered } from '../../mechanics/muster/piece-register.js';
import { forcesByName, formationsAbove } from '../../model/forces.js';
import type { ScenarioModel } from '../../model/scenario.js';

/** A unit of the order of battle. */
export interface Piece extends Mustered {
  /** The index of the kind in the declaration; -1 for a kind that is not declared. */
  readonly kindIndex: number;
  /** The printed numbers of each face, strongest first. */
  readonly faces: readonly (readonly number[])[];
  /** The formations that contain the unit, the innermost first. */
  readonly formations: readonly string[];
}

/** Returns the units of both sides in the order written. A force without numbers is a formation. */
export function musterOf(
  { sides }: Pick<ScenarioModel, 'sides'>,
  sideNames: readonly string[],
  kinds: readonly { readonly word: string }[],
): PieceRegister<Piece> {
  const register = new PieceRegister<Piece>();
  const forces = forcesByName(sides);
  for (const force of sides.flatMap((side) => side.forces)) {
    const { name, kind, faces } = force;
    if (faces.length === 0 || !sideNames.includes(force.side)) {
      register.addFormation(name);
      continue;
    }
    const formations = formationsAbove(force, forces).map((formation) => formation.name);
    const side = sideNames.indexOf(force.side);
    const kindIndex = kinds.findIndex(({ word }) => word === kind);
    const piece = register.add((index) => ({ index, name, kind, side, kindIndex, faces, formations }));
    for (const formation of formations) register.addToFormation(piece, formation);
  }
  return register;
}
