import { firedBy, hasGuns, type Fired } from '../blocks/shooting.js';
import { eliminate } from '../blocks/losses.js';
import { openTo } from '../blocks/suffering.js';
import type { State } from '../state/state.js';
import { BOTH } from '../vocabulary/sides.js';
import { circumstancesIn, salvosOf, type Salvo } from './salvos.js';
import { hasCombatUnit, landOf, type Scene } from './scene.js';

/** Support at strength 0 without a combat unit of its side, where enemy combat units are: it is lost [7.7.10.support]. */
export const leftAlone = (scene: Scene): number[] =>
  BOTH.flatMap((side) =>
    hasCombatUnit(scene, side) || !hasCombatUnit(scene, 1 - side)
      ? []
      : landOf(scene, side).filter((piece) => scene.strength(piece) === 0),
  );

export function removeAlone(state: State, scene: Scene): void {
  for (const piece of leftAlone(scene)) eliminate(state, piece, '7.7.10.support');
}

/** Whether nobody can harm anybody in this round: no salvo has both dice and somebody to hit. Land units mostly can; they are asked first. */
export const isStuck = (scene: Scene): boolean =>
  !salvosOf(scene)
    .flat()
    .reverse()
    .some((salvo) => canHit(scene, salvo) && firedIn(scene, salvo).length > 0);

function canHit(scene: Scene, { at }: Salvo): boolean {
  const standing = { strength: (piece: number) => scene.strength(piece), isMarked: () => false };
  return openTo(scene.state, at(scene), [], standing).length > 0;
}

/** What a salvo rolls as things stand. */
export function firedIn(scene: Scene, salvo: Salvo): Fired[] {
  const { state, cell } = scene;
  const { side, fire, by } = salvo;
  const units = by(scene);
  if (!hasGuns(fire, units)) return [];
  const where = circumstancesIn(scene, salvo);
  const isThere = (piece: number): boolean => scene.units(state.piece(piece).side).includes(piece);
  return firedBy(state, { cell, side, fire, units, where }, { strength: (piece) => scene.strength(piece), isThere });
}
