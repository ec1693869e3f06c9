import { volleysOf, hasGuns, type NamedVolley } from '../blocks/shooting.js';
import { eliminate } from '../blocks/losses.js';
import { possibleTargets } from '../blocks/taking-hits.js';
import type { State } from '../state/state.js';
import { BOTH } from '../vocabulary/sides.js';
import { circumstancesIn, salvosOf, type Salvo } from './salvos.js';
import { hasCombatUnit, landOf, type Scene } from './scene.js';

/**
 * Lists support units at strength 0 that have no combat unit of their side with them while enemy combat units are in
 * the hex. Such support units are eliminated [7.7.10.support].
 */
export const loneSupport = (scene: Scene): number[] =>
  BOTH.flatMap((side) =>
    hasCombatUnit(scene, side) || !hasCombatUnit(scene, 1 - side)
      ? []
      : landOf(scene, side).filter((piece) => scene.strength(piece) === 0),
  );

export function removeLoneSupport(state: State, scene: Scene): void {
  for (const piece of loneSupport(scene)) eliminate(state, piece, '7.7.10.support');
}

/** Returns whether the battle is deadlocked: no salvo of this round can hit anything. */
export const isDeadlocked = (scene: Scene): boolean =>
  !salvosOf(scene)
    .flat()
    .reverse()
    .some((salvo) => canHit(scene, salvo) && volleysIn(scene, salvo).length > 0);

function canHit(scene: Scene, { at }: Salvo): boolean {
  const standing = { strength: (piece: number) => scene.strength(piece), isMarked: () => false };
  return possibleTargets(scene.state, at(scene), [], standing).length > 0;
}

/** Returns the dice of a salvo in the current state. */
export function volleysIn(scene: Scene, salvo: Salvo): NamedVolley[] {
  const { state, cell } = scene;
  const { side, fire, by } = salvo;
  const units = by(scene);
  if (!hasGuns(fire, units)) return [];
  const where = circumstancesIn(scene, salvo);
  const isThere = (piece: number): boolean => scene.units(state.piece(piece).side).includes(piece);
  return volleysOf(state, { cell, side, fire, units, where }, { strength: (piece) => scene.strength(piece), isThere });
}
