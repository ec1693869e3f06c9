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
  meetsInAir,
  onGround,
  raidersOf,
  shellsOf,
  type Scene,
} from './scene.js';

/** A side that fires: who does, and whom its hits may strike, as things stand when it comes to it. */
export interface Salvo {
  readonly side: number;
  readonly fire: Fire;
  readonly step: BattleNow['step'];
  readonly by: (scene: Scene) => readonly number[];
  /** One function for all that strike the same. */
  readonly at: (scene: Scene) => readonly number[];
  /** Who is hit before the others [20.0.answer, 21.0.answer]. */
  readonly first?: (scene: Scene) => readonly number[];
  /** Who fires loses a step for it [6.1.4.ammunition, 6.4.armoured]. */
  readonly spends?: true;
  /** It fires before the defender [20.0, 21.0]. */
  readonly charges?: true;
}

/** A round of air combat: both sides fire at once [7.7.1]. */
export const airSalvos: readonly Salvo[] = BOTH.map((side) => ({
  side,
  fire: 'air',
  step: 'air combat',
  by: (scene) => flyersOf(scene, side),
  at: (scene) => meetsInAir(scene, 1 - side),
}));

/** The steps after air combat, in their order; what stands in one list is fired at once, then hits are taken [7.7.steps]. */
export function salvosOf(scene: Scene): readonly (readonly Salvo[])[] {
  const { attacker, state, declared } = scene;
  const defender = defenderOf(scene);
  const flak = [defender, attacker].filter((side) => !isSilenced(scene, side)).map((side) => flakOf[side]);
  const raids = [raidOf[defender], raidOf[attacker]];
  const shells = [shellsFrom[attacker], shellsFrom[defender]];
  return [
    ...(state.rulings['flak.order'] === 'together' ? [flak] : flak.map(alone)),
    raids, //                                                       nobody fires there, so that their order is no matter
    ...shells.map(alone), //                                                                             [6.1.4, 7.7.4]
    ...(declared.length > 0 ? [[charging[attacker]]] : []),
    ...[(declared.length > 0 ? answering : landFire)[defender], landFire[attacker]].map(alone), //               [7.7.5]
  ];
}

/** What everybody who fires in a salvo has in common. */
export function circumstancesIn(scene: Scene, { charges }: Salvo): Circumstances {
  const { state, cell, round, attacker, declared } = scene;
  const where = circumstancesOf(state, cell, round, attacker, landOf(scene, attacker));
  return charges === true && declared.includes('cavalry-charge') ? { ...where, charge: true } : where;
}

const alone = (salvo: Salvo): readonly Salvo[] => [salvo];

/** Land units, and the place itself, fire at aircraft [7.7.2]. */
const flakOf: readonly Salvo[] = BOTH.map((side) => ({
  side,
  fire: 'flak',
  step: 'anti-aircraft',
  by: (scene) => landOf(scene, side),
  at: (scene) => [...flyersOf(scene, 1 - side), ...droppedAlone(scene, 1 - side)],
}));

/** Under surprise no Soviet fires at aircraft in the first round [SBE5.surprise.first]. */
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
  by: (scene) => shellsOf(scene, side),
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

/** The fire of the defender that meets a charge. */
const answering: readonly Salvo[] = landFire.map((salvo) => ({ ...salvo, first: chargersOf }));

const charging: readonly Salvo[] = BOTH.map((side) => ({
  side,
  fire: 'land',
  step: 'land combat',
  by: chargersOf,
  at: groundOf[1 - side],
  charges: true,
}));
