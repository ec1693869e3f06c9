import type { Cell } from '../../../board/board.js';
import { isDescending } from '../airborne/descent.js';
import { firePower } from '../blocks/guns.js';
import { maySupport } from '../nations/air-support.js';
import { levelOf } from '../nations/technology.js';
import { AGAINST_FACTORY, AGAINST_PORT, AGAINST_STATION } from '../state/fields.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { NO_FIRE } from '../vocabulary/power.js';

/** A special attack that the attacker has declared [20.0, 21.0]. */
export type Declared = 'cavalry-charge' | 'panzer-attack';

/** A battle as its steps see it: the one on the map, or one that is thought through. */
export interface Scene {
  readonly state: State;
  readonly cell: Cell;
  /** The side whose player turn it is. */
  readonly attacker: number;
  readonly round: number;
  readonly declared: readonly Declared[];
  units(side: number): readonly number[];
  strength(piece: number): number;
  /** A bomber that is caught on the ground [7.6.1]. */
  isGrounded(piece: number): boolean;
  /** A land unit that is to be dropped and is not down yet [23.0]. */
  isDescending(piece: number): boolean;
  /** An Armoured HQ that fires as artillery in this round, or artillery that does: see {@link shells}. */
  asArtillery(piece: number): boolean;
}

/** Units on the ground: who is to be dropped is not yet [23.0.landing]. */
export const landOf = (scene: Scene, side: number): number[] =>
  scene.units(side).filter((piece) => scene.state.piece(piece).isLand && !scene.isDescending(piece));

/** Aircraft in the air above the hex. */
export const flyersOf = (scene: Scene, side: number): number[] =>
  scene.units(side).filter((piece) => scene.state.piece(piece).isAir && !scene.isGrounded(piece));

/** Whom fire at the ground hits: land units, and bombers caught there [A23, A30]. */
export const onGround = (scene: Scene, side: number): number[] =>
  scene
    .units(side)
    .filter((piece) => (scene.state.piece(piece).isLand && !scene.isDescending(piece)) || scene.isGrounded(piece));

/** Whether a side has a land combat unit there: without one support does not fire [6.1.4.alone, 6.4.armoured]. */
export const hasCombatUnit = (scene: Scene, side: number): boolean =>
  scene.units(side).some((piece) => scene.state.piece(piece).isCombat);

/** Bombs of a strategic mission fall on the place, not on units [32.0]. */
const strikesUnits = ({ mission }: State, piece: number): boolean =>
  mission[piece] !== AGAINST_FACTORY && mission[piece] !== AGAINST_PORT && mission[piece] !== AGAINST_STATION;

/** Aircraft that strike units: those of a lesser power as long as a land unit of its nation fights on [7.7.3, 5.3.air]. */
export function raidersOf(scene: Scene, side: number): number[] {
  const { state } = scene;
  const onLand = landOf(scene, side);
  return flyersOf(scene, side).filter((piece) => strikesUnits(state, piece) && maySupport(state, piece, onLand));
}

/** Who fires in the artillery step: artillery, a Supreme HQ with guns, an Armoured HQ that chose to [7.7.4, 5.5.infantry]. */
export function shellsOf(scene: Scene, side: number): number[] {
  if (!hasCombatUnit(scene, side)) return [];
  return landOf(scene, side).filter((piece) => scene.strength(piece) > 0 && shells(scene, piece));
}

function shells(scene: Scene, piece: number): boolean {
  const { isArtillery, unitClass } = scene.state.piece(piece);
  if (isArtillery || unitClass === 'armoured headquarters') return scene.asArtillery(piece);
  return unitClass === 'supreme headquarters' && firePower(scene.state, piece, 'artillery', true).value < NO_FIRE;
}

/** Who fires in the land step: combat units, and Armoured HQs beside them that fight as tanks [7.7.5, 6.4.armoured]. */
export function fightersOnLand(scene: Scene, side: number): number[] {
  if (!hasCombatUnit(scene, side)) return [];
  return landOf(scene, side).filter((piece) => {
    const { isCombat, unitClass } = scene.state.piece(piece);
    return isCombat || (unitClass === 'armoured headquarters' && !scene.asArtillery(piece));
  });
}

/** Tanks, mechanized units from technology 2 on, and HQs that fight as tanks [21.0.mechanised, 6.4.armoured]. */
export function isArmour({ state }: Scene, piece: number): boolean {
  const { unitClass } = state.piece(piece);
  return unitClass === 'mechanized' ? levelOf(state, piece) >= 2 : state.piece(piece).isArmoured;
}

export const isCavalry = ({ state }: Scene, piece: number): boolean => state.piece(piece).unitClass === 'cavalry';

/** Who fires before the defender, and draws his fire, by what was declared [20.0.answer, 21.0.answer]. */
export const chargersOf = (scene: Scene): number[] =>
  fightersOnLand(scene, scene.attacker).filter((piece) =>
    scene.declared.some((word) => (word === 'cavalry-charge' ? isCavalry : isArmour)(scene, piece)),
  );

/** Whether aircraft meet in the air: both sides have some there and one of them is a fighter [7.7.1]. */
export function isFoughtInAir(scene: Scene): boolean {
  const { state } = scene;
  const isMet = (side: number): number[] => aircraftMet(scene, side);
  if (isMet(0).length === 0 || isMet(1).length === 0) return false;
  return [0, 1].some((side) => flyersOf(scene, side).some((piece) => state.piece(piece).isFighter));
}

/** Aircraft that air combat may hit: those in the air, by one reading bombers on the ground too [A23]. */
const aircraftMet = (scene: Scene, side: number): number[] =>
  scene.state.rulings['bombers.grounded'] === 'inAirCombat'
    ? scene.units(side).filter((piece) => scene.state.piece(piece).isAir)
    : flyersOf(scene, side);

/** Troops that are dropped with no aircraft beside them take the hits of their flight themselves: when theirs has left or is lost they stay, as land units do [23.0.flight, 7.7.13, A43]. */
export const droppedAlone = (scene: Scene, side: number): number[] =>
  scene
    .units(side)
    .filter((piece) => scene.isDescending(piece) && !scene.units(side).includes(scene.state.carrier[piece]));

/** Whom air combat may hit. */
export const meetsInAir = (scene: Scene, side: number): number[] => [
  ...aircraftMet(scene, side),
  ...droppedAlone(scene, side),
];

/** Whether fighters meet troops that are dropped without an aircraft: once, for these have no fight to go on with [23.0.company, A43]. */
export const isDropMet = (scene: Scene): boolean =>
  droppedAlone(scene, scene.attacker).length > 0 &&
  flyersOf(scene, defenderOf(scene)).some((piece) => scene.state.piece(piece).isFighter);

/** A scene on the map. */
export function sceneOf(
  state: State,
  cell: Cell,
  round: number,
  declared: readonly Declared[] = [],
  attacker = state.side,
): Scene {
  return {
    state,
    cell,
    attacker,
    round,
    declared,
    units: (side) => state.unitsAt(cell, side),
    strength: (piece) => state.strength(piece),
    isGrounded: (piece) => state.grounded[piece] === 1,
    isDescending: (piece) => isDescending(state, piece),
    asArtillery: (piece) => state.asArtillery[piece] === 1,
  };
}

export const defenderOf = ({ attacker }: Scene): number => opponent(attacker);
