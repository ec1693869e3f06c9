import type { BattleNow } from '../state/fields.js';
import { circumstancesOf } from '../blocks/circumstances.js';
import type { Circumstances, Fire } from '../blocks/firing.js';
import { BOTH, SOVIET } from '../vocabulary/sides.js';
import {
  chargersOf,
  defenderOf,
  droppedAlone,
  fightersOnLand,
  flyersOf,
  landOf,
  targetsInAir,
  onGround,
  raidersOf,
  artilleryFirers,
  type Scene,
} from './scene.js';

/** The fire of one side in a step: its firing units and targets, computed from the scene at that moment. */
export interface Salvo {
  readonly side: number;
  readonly fire: Fire;
  readonly step: BattleNow['step'];
  readonly by: (scene: Scene) => readonly number[];
  /** Returns the units that the salvo can hit. Salvos with the same targets share one function. */
  readonly at: (scene: Scene) => readonly number[];
  /** Returns units that are hit before all other targets [20.0.answer, 21.0.answer]. */
  readonly first?: (scene: Scene) => readonly number[];
  /** Set if the firing units lose a step [6.1.4.ammunition, 6.4.armoured]. */
  readonly spends?: true;
  /** Set if the salvo is fired before the salvo of the defender [20.0, 21.0]. */
  readonly charges?: true;
}

/** A round of air combat: both sides fire simultaneously [7.7.1]. */
export const airSalvos: readonly Salvo[] = BOTH.map((side) => ({
  side,
  fire: 'air',
  step: 'air combat',
  by: (scene) => flyersOf(scene, side),
  at: (scene) => targetsInAir(scene, 1 - side),
}));

/**
 * Returns the steps after air combat in order. The salvos of one step are simultaneous; their hits are applied after
 * all of them are rolled [7.7.steps].
 */
export function salvosOf(scene: Scene): readonly (readonly Salvo[])[] {
  const { attacker, state, declared } = scene;
  const defender = defenderOf(scene);
  const flak = [defender, attacker].filter((side) => !isSilenced(scene, side)).map((side) => flakOf[side]);
  const raids = [raidOf[defender], raidOf[attacker]];
  const shells = [shellsFrom[attacker], shellsFrom[defender]];
  return [
    ...(state.rulings['flak.order'] === 'together' ? [flak] : flak.map(alone)),
    raids, //                                        raids do not affect each other's dice, so the order does not matter
    ...shells.map(alone), //                                                                             [6.1.4, 7.7.4]
    ...(declared.length > 0 ? [[charging[attacker]]] : []),
    ...[(declared.length > 0 ? answering : landFire)[defender], landFire[attacker]].map(alone), //               [7.7.5]
  ];
}

/** Returns the circumstances shared by all units that fire in a salvo. */
export function circumstancesIn(scene: Scene, { charges }: Salvo): Circumstances {
  const { state, cell, round, attacker, declared } = scene;
  const where = circumstancesOf(state, cell, round, attacker, landOf(scene, attacker));
  return charges === true && declared.includes('cavalry-charge') ? { ...where, charge: true } : where;
}

const alone = (salvo: Salvo): readonly Salvo[] => [salvo];

/** Anti-aircraft fire of the land units in a hex and of the city, fortress or bunker there [7.7.2]. */
const flakOf: readonly Salvo[] = BOTH.map((side) => ({
  side,
  fire: 'flak',
  step: 'anti-aircraft',
  by: (scene) => landOf(scene, side),
  at: (scene) => [...flyersOf(scene, 1 - side), ...droppedAlone(scene, 1 - side)],
}));

/** Returns whether surprise suppresses Soviet anti-aircraft fire in the first round [SBE5.surprise.first]. */
const isSilenced = ({ round, state }: Scene, side: number): boolean =>
  side === SOVIET && round === 1 && state.isSet('surprise');

const groundOf = BOTH.map((side) => (scene: Scene) => onGround(scene, side));

const raidOf: readonly Salvo[] = BOTH.map((side) => ({
  side,
  fire: 'raid',
  step: 'air raid',
  by: (scene) => raidersOf(scene, side),
  at: groundOf[1 - side],
}));

const shellsFrom: readonly Salvo[] = BOTH.map((side) => ({
  side,
  fire: 'artillery',
  step: 'artillery',
  by: (scene) => artilleryFirers(scene, side),
  at: groundOf[1 - side],
  spends: true,
}));

const landFire: readonly Salvo[] = BOTH.map((side) => ({
  side,
  fire: 'land',
  step: 'land combat',
  by: (scene) => {
    const chargers = side === scene.attacker ? chargersOf(scene) : [];
    return fightersOnLand(scene, side).filter((piece) => !chargers.includes(piece));
  },
  at: groundOf[1 - side],
}));

/** Land fire of the defender at a special attack. The attacking units that charge are hit first. */
const answering: readonly Salvo[] = landFire.map((salvo) => ({ ...salvo, first: chargersOf }));

const charging: readonly Salvo[] = BOTH.map((side) => ({
  side,
  fire: 'land',
  step: 'land combat',
  by: chargersOf,
  at: groundOf[1 - side],
  charges: true,
}));
