import { formationsAbove } from '../../../../engine/model/forces.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { SIDES } from '../vocabulary/vocabulary.js';

/** A unit as its side's order of battle has it. */
export interface Piece {
  readonly index: number;
  readonly name: string;
  readonly kind: string;
  readonly side: number;
  /** Strength and movement, strongest first. */
  readonly faces: readonly (readonly number[])[];
  /** The formation it stands in; `''` for none. */
  readonly formation: string;
}

/** The units of all sides in the order written. */
export function piecesOf({ sides }: Pick<ScenarioModel, 'sides'>): Piece[] {
  const all = sides.flatMap(({ forces }) => forces);
  const byName = new Map(all.map((force) => [force.name, force]));
  return all
    .filter(({ faces }) => faces.length > 0)
    .map((force, index) => ({
      index,
      name: force.name,
      kind: force.kind,
      side: SIDES.findIndex((side) => side === force.side),
      faces: force.faces,
      formation: formationsAbove(force, byName).at(0)?.name ?? '',
    }));
}
