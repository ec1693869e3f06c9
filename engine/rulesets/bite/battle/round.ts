import { loseStep } from '../blocks/losses.js';
import { hasGuns, hitsIn, shootEach, type Score } from '../blocks/shooting.js';
import { suffer } from '../blocks/suffering.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Address, Play } from '../../../play/moment.js';
import { levelOf } from '../nations/technology.js';
import type { State } from '../state/state.js';
import { isBad } from '../vocabulary/terrain.js';
import { SPECIAL } from './declaring.js';
import { circumstancesIn, type Salvo } from './salvos.js';
import type { Scene } from './scene.js';

/** Where the dice of a battle stand, and whose order it is. */
export interface Told {
  readonly address: Address;
  readonly order: OrderModel | undefined;
}

/** Salvos fired at once: all roll before anybody takes a hit; says whether anybody had dice [7.7.1, 7.7.2]. */
export function* fireTogether(state: State, scene: Scene, salvos: readonly Salvo[], told: Told): Play<boolean> {
  const scored: { readonly salvo: Salvo; readonly scores: readonly Score[] }[] = [];
  for (const salvo of salvos) {
    if (salvo.at(scene).length === 0) continue;
    scored.push({ salvo, scores: yield* fire(state, scene, salvo, told) });
  }
  for (const { salvo, scores } of scored) if (hitsIn(scores) > 0) yield* strike(state, scene, salvo, scores, told);
  return scored.some(({ scores }) => scores.length > 0);
}

function* fire(state: State, scene: Scene, salvo: Salvo, { address, order }: Told): Play<readonly Score[]> {
  const { cell, round, attacker } = scene;
  const { side, fire, step, spends, charges } = salvo;
  const units = salvo.by(scene);
  state.battleNow = { cell, attacker, round, step };
  if (!hasGuns(fire, units)) return [];
  const where = circumstancesIn(scene, salvo);
  const scores = yield* shootEach(state, {
    cell,
    side,
    fire,
    units,
    where,
    ...(charges && { special: SPECIAL[scene.declared[0]] }),
    address: `${address}/${step}${charges ? ' charge' : ''}`,
    order: side === attacker ? order : undefined,
  });
  if (where.charge) for (const piece of units) if (state.piece(piece).charge > 0) state.extraChargeUsed[piece] = 1;
  if (spends) for (const piece of units) spend(state, piece);
  return scores;
}

/** Ammunition: whoever fired in the artillery step is turned by a step [6.1.4.ammunition, 6.4.armoured]. */
export function spend(state: State, piece: number): void {
  const isHeadquarters = state.piece(piece).isHeadquarters;
  loseStep(state, piece, isHeadquarters ? '6.4.armoured' : '6.1.4.ammunition');
}

/** The enemy takes the hits: those that are aimed where the attacker wants them, the others where he himself does [7.7.9, 19.2]. */
function* strike(state: State, scene: Scene, salvo: Salvo, scores: readonly Score[], { address, order }: Told): Play {
  const { cell, round, attacker } = scene;
  const side = 1 - salvo.side;
  const isAimed = ({ piece }: Score): boolean => piece !== undefined && aims(state, scene, salvo, piece);
  const among = (): readonly number[] => salvo.at(scene);
  const common = {
    cell,
    side,
    round,
    among,
    ...(salvo.first && { first: () => salvo.first?.(scene) ?? [] }),
    within: side === attacker ? order : undefined,
  };
  const at = `${address}/${salvo.step}/hits`;
  const aimed = hitsIn(scores.filter(isAimed));
  if (aimed > 0)
    yield* suffer(state, { ...common, hits: aimed, address: `${at} aimed`, aimedBy: attacker, within: order });
  yield* suffer(state, { ...common, hits: hitsIn(scores) - aimed, address: `${at}${side}` });
}

/** Aircraft and artillery from technology 2 on pick their target in good weather after a reconnaissance [19.2]. */
export function aims(state: State, { cell, attacker }: Scene, { side, fire }: Salvo, piece: number): boolean {
  if (side !== attacker || (fire !== 'raid' && fire !== 'artillery')) return false;
  return (
    state.plays('recon') && state.scouted[cell] > 0 && !isBad(state.weather) && levelOf(state, piece) >= AIMING_LEVEL
  );
}

const AIMING_LEVEL = 2;
