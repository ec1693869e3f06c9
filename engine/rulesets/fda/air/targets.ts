import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { isIsolated } from '../state/forces-now.js';
import { isCity, NO_BRIDGE } from '../state/ground.js';
import { opponent } from '../state/pieces.js';
import type { Bar } from '../../../mechanics/bars.js';
import { bar } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { STRUCTURES } from '../vocabulary/features.js';
import { barOnDistance, isBomber, isOnTheGround } from './aircraft.js';
import { withArticle } from '../../../model/words.js';

export type Structure = (typeof STRUCTURES)[number];

export const isStructure = (word: string | undefined): word is Structure => STRUCTURES.some((one) => one === word);

/**
 * Returns whether a structure exists in a sector and can still be destroyed. A city can be bombed once (reading
 * `bombedCity`) [12i].
 */
export function canBeDestroyed(state: State, structure: Structure, cell: Cell): boolean {
  switch (structure) {
    case 'bridge':
      return state.bridge[cell] !== NO_BRIDGE;
    case 'fortification':
      return state.fort[cell] === 1;
    case 'city':
      return isCity(state.ground, cell) && state.bombed[cell] === 0;
  }
}

/** Returns the reason why an air unit may not attack a unit; undefined when it may [12g, 12h, 2.1d, 15.2d]. */
export function barOnUnit(state: State, air: number, target: number): Bar | undefined {
  const other = state.piece(target);
  const cell = state.cell[target];
  if (other.side === state.piece(air).side) return bar('12g', 'friend', () => say`${other.name} is a friendly unit.`);
  if (cell < 0) return bar('3c', 'not-on-map', () => say`${other.name} is not on the map.`);
  if (other.air && !isOnTheGround(state, target))
    return bar('12h', 'in-the-air', () => say`${other.name} is in the air: only anti-aircraft units attack it there.`);
  if (other.isHeadquarters && !isIsolated(state, target))
    return bar(
      '2.1d',
      'not-isolated',
      () => say`${other.name} has friendly units in its sector: only an isolated headquarters is a target.`,
    );
  return barOnDistance(state, air, cell);
}

/**
 * Returns the reason why an air unit may not attack a structure; undefined when it may. Only bombers may attack
 * structures [12i].
 */
export function barOnStructure(state: State, air: number, structure: string | undefined, cell: Cell): Bar | undefined {
  const { name, side } = state.piece(air);
  const at = (): string => state.label(cell);
  if (!isStructure(structure))
    return bar(
      '12i',
      'no-structure',
      () => say`Write what ${name} attacks in ${at()}: (structure = ${STRUCTURES.join(' | ')}).`,
    );
  if (!isBomber(state, air))
    return bar('12i', 'no-bomber', () => say`${name} is not a bomber; only bombers attack ${withArticle(structure)}.`);
  if (!canBeDestroyed(state, structure, cell))
    return bar('12i', 'no-structure', () => say`There is no ${structure} to destroy in ${at()}.`);
  if (state.owner[cell] === side) return bar('12i', 'friend', () => say`Friendly units stand in ${at()}.`);
  return barOnDistance(state, air, cell);
}

/** Lists the enemy units that an air unit may attack now, in the order of the forces. */
export function unitTargets(state: State, air: number): number[] {
  const enemy = opponent(state.piece(air).side);
  return [...state.muster.ground[enemy], ...state.muster.air[enemy]].filter(
    (target) => state.cell[target] >= 0 && barOnUnit(state, air, target) === undefined,
  );
}

/** Lists the structures that a bomber may attack: structures on the map outside friendly sectors. */
export function structureTargets(state: State, air: number): { readonly structure: Structure; readonly cell: Cell }[] {
  if (!isBomber(state, air)) return [];
  const found: { structure: Structure; cell: Cell }[] = [];
  for (let cell = 0; cell < state.fort.length; cell++) {
    if (state.fort[cell] === 0 && state.bridge[cell] === NO_BRIDGE && !isCity(state.ground, cell)) continue;
    for (const structure of STRUCTURES)
      if (canBeDestroyed(state, structure, cell) && barOnStructure(state, air, structure, cell) === undefined)
        found.push({ structure, cell });
  }
  return found;
}
