import type { Cell } from '../../../board/board.js';
import { isDescending } from '../airborne/airborne-troops.js';
import { firePower } from '../blocks/guns.js';
import { maySupport } from '../nations/air-support.js';
import { levelOf } from '../nations/technology.js';
import { AGAINST_FACTORY, AGAINST_PORT, AGAINST_STATION } from '../state/fields.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { NO_FIRE } from '../vocabulary/power.js';

/** A special attack that the attacker can declare [20.0, 21.0]. */
export type SpecialAttack = 'cavalry-charge' | 'panzer-attack';

/** A battle in one of its rounds. The implementations read the units either from the map or from a battle analysis. */
export interface Scene {
  readonly state: State;
  readonly cell: Cell;
  /** The phasing side. */
  readonly attacker: number;
  readonly round: number;
  readonly declared: readonly SpecialAttack[];
  units(side: number): readonly number[];
  strength(piece: number): number;
  /** Returns whether a bomber is caught on the ground [7.6.1]. */
  isGrounded(piece: number): boolean;
  /** Returns whether a land unit is being dropped and has not landed yet [23.0]. */
  isDescending(piece: number): boolean;
  /**
   * Returns whether an Armoured HQ or artillery unit fires as artillery in this round; see {@link firesAsArtillery}.
   */
  asArtillery(piece: number): boolean;
}

/** Lists land units on the ground, without units that are still being dropped [23.0.landing]. */
export const landOf = (scene: Scene, side: number): number[] =>
  scene.units(side).filter((piece) => scene.state.piece(piece).isLand && !scene.isDescending(piece));

/** Lists aircraft in the air above the hex. */
export const flyersOf = (scene: Scene, side: number): number[] =>
  scene.units(side).filter((piece) => scene.state.piece(piece).isAir && !scene.isGrounded(piece));

/** Lists targets of fire at the ground: land units, and bombers caught on the ground [A23, A30]. */
export const onGround = (scene: Scene, side: number): number[] =>
  scene
    .units(side)
    .filter((piece) => (scene.state.piece(piece).isLand && !scene.isDescending(piece)) || scene.isGrounded(piece));

/**
 * Returns whether a side has a land combat unit in the battle. Support units do not fire without one [6.1.4.alone,
 * 6.4.armoured].
 */
export const hasCombatUnit = (scene: Scene, side: number): boolean =>
  scene.units(side).some((piece) => scene.state.piece(piece).isCombat);

/** Returns whether an air unit attacks units rather than installations [32.0]. */
const strikesUnits = ({ mission }: State, piece: number): boolean =>
  mission[piece] !== AGAINST_FACTORY && mission[piece] !== AGAINST_PORT && mission[piece] !== AGAINST_STATION;

/**
 * Lists aircraft that attack units. Aircraft of a minor power are listed only while a land unit of their nation is
 * still in the battle [7.7.3, 5.3.air].
 */
export function raidersOf(scene: Scene, side: number): number[] {
  const { state } = scene;
  const onLand = landOf(scene, side);
  return flyersOf(scene, side).filter((piece) => strikesUnits(state, piece) && maySupport(state, piece, onLand));
}

/**
 * Lists units that fire in the artillery step: artillery, Supreme HQs with guns, and Armoured HQs that chose to fire as
 * artillery [7.7.4, 5.5.infantry].
 */
export function artilleryFirers(scene: Scene, side: number): number[] {
  if (!hasCombatUnit(scene, side)) return [];
  return landOf(scene, side).filter((piece) => scene.strength(piece) > 0 && firesAsArtillery(scene, piece));
}

function firesAsArtillery(scene: Scene, piece: number): boolean {
  const { isArtillery, unitClass } = scene.state.piece(piece);
  if (isArtillery || unitClass === 'armoured headquarters') return scene.asArtillery(piece);
  return unitClass === 'supreme headquarters' && firePower(scene.state, piece, 'artillery', true).value < NO_FIRE;
}

/**
 * Lists units that fire in the land step: combat units, and Armoured HQs that fight as tanks together with combat units
 * [7.7.5, 6.4.armoured].
 */
export function fightersOnLand(scene: Scene, side: number): number[] {
  if (!hasCombatUnit(scene, side)) return [];
  return landOf(scene, side).filter((piece) => {
    const { isCombat, unitClass } = scene.state.piece(piece);
    return isCombat || (unitClass === 'armoured headquarters' && !scene.asArtillery(piece));
  });
}

/**
 * Returns whether a unit counts as armour: tanks, mechanized units of technology 2 or higher, and HQs that fight as
 * tanks [21.0.mechanised, 6.4.armoured].
 */
export function isArmour({ state }: Scene, piece: number): boolean {
  const { unitClass } = state.piece(piece);
  return unitClass === 'mechanized' ? levelOf(state, piece) >= 2 : state.piece(piece).isArmoured;
}

export const isCavalry = ({ state }: Scene, piece: number): boolean => state.piece(piece).unitClass === 'cavalry';

/**
 * Lists units that make the declared special attack. They fire before the defender and are hit before other units
 * [20.0.answer, 21.0.answer].
 */
export const chargersOf = (scene: Scene): number[] =>
  fightersOnLand(scene, scene.attacker).filter((piece) =>
    scene.declared.some((word) => (word === 'cavalry-charge' ? isCavalry : isArmour)(scene, piece)),
  );

/**
 * Returns whether air combat takes place: both sides have aircraft in the hex, and at least one of the aircraft is a
 * fighter [7.7.1].
 */
export function isFoughtInAir(scene: Scene): boolean {
  const { state } = scene;
  const isMet = (side: number): number[] => aircraftMet(scene, side);
  if (isMet(0).length === 0 || isMet(1).length === 0) return false;
  return [0, 1].some((side) => flyersOf(scene, side).some((piece) => state.piece(piece).isFighter));
}

/**
 * Lists aircraft that can be hit in air combat: aircraft in the air and, if the ruling `bombers.grounded` is
 * `inAirCombat`, bombers on the ground [A23].
 */
const aircraftMet = (scene: Scene, side: number): number[] =>
  scene.state.rulings['bombers.grounded'] === 'inAirCombat'
    ? scene.units(side).filter((piece) => scene.state.piece(piece).isAir)
    : flyersOf(scene, side);

/**
 * Lists airborne troops that are being dropped and whose carrier is not, or no longer, in the battle. Hits during the
 * flight are applied directly to these troops. The loss of the carrier does not remove its troops from the battle
 * [23.0.flight, 7.7.13, A43].
 */
export const droppedAlone = (scene: Scene, side: number): number[] =>
  scene
    .units(side)
    .filter((piece) => scene.isDescending(piece) && !scene.units(side).includes(scene.state.carrier[piece]));

/**
 * Lists the units of a side at which the enemy can fire in air combat: aircraft, and airborne troops without an escort.
 */
export const targetsInAir = (scene: Scene, side: number): number[] => [
  ...aircraftMet(scene, side),
  ...droppedAlone(scene, side),
];

/**
 * Returns whether fighters attack airborne troops without an escort. The fighters attack only once, because such troops
 * cannot continue air combat [23.0.company, A43].
 */
export const isDropMet = (scene: Scene): boolean =>
  droppedAlone(scene, scene.attacker).length > 0 &&
  flyersOf(scene, defenderOf(scene)).some((piece) => scene.state.piece(piece).isFighter);

/** Returns the scene of a battle on the map. */
export function sceneOf(
  state: State,
  cell: Cell,
  round: number,
  declared: readonly SpecialAttack[] = [],
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
