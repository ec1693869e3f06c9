import { loseStep } from '../blocks/losses.js';
import { hasGuns, hitsIn, shootEach, type Score } from '../blocks/shooting.js';
import { takeHits } from '../blocks/taking-hits.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Address, Play } from '../../../play/moment.js';
import { levelOf } from '../nations/technology.js';
import type { State } from '../state/state.js';
import { isBad } from '../vocabulary/terrain.js';
import { SPECIAL_ATTACKS } from './special-attacks.js';
import { circumstancesIn, type Salvo } from './salvos.js';
import type { Scene } from './scene.js';

/** The address for the dice of a battle, and the order that started the battle. */
export interface BattleContext {
  readonly address: Address;
  readonly order: OrderModel | undefined;
}

/**
 * Resolves salvos that are fired simultaneously: the dice of all salvos are rolled before any hit is applied. Returns
 * whether any dice were rolled [7.7.1, 7.7.2].
 */
export function* fireTogether(
  state: State,
  scene: Scene,
  salvos: readonly Salvo[],
  context: BattleContext,
): Play<boolean> {
  const scored: { readonly salvo: Salvo; readonly scores: readonly Score[] }[] = [];
  for (const salvo of salvos) {
    if (salvo.at(scene).length === 0) continue;
    scored.push({ salvo, scores: yield* fire(state, scene, salvo, context) });
  }
  for (const { salvo, scores } of scored)
    if (hitsIn(scores) > 0) yield* applyHits(state, scene, salvo, scores, context);
  return scored.some(({ scores }) => scores.length > 0);
}

function* fire(state: State, scene: Scene, salvo: Salvo, { address, order }: BattleContext): Play<readonly Score[]> {
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
    ...(charges && { special: SPECIAL_ATTACKS[scene.declared[0]] }),
    address: `${address}/${step}${charges ? ' charge' : ''}`,
    order: side === attacker ? order : undefined,
  });
  if (where.charge) for (const piece of units) if (state.piece(piece).charge > 0) state.extraChargeUsed[piece] = 1;
  if (spends) for (const piece of units) payForFire(state, piece);
  return scores;
}

/** Makes a unit lose a step for firing in the artillery step [6.1.4.ammunition, 6.4.armoured]. */
export function payForFire(state: State, piece: number): void {
  const isHeadquarters = state.piece(piece).isHeadquarters;
  loseStep(state, piece, isHeadquarters ? '6.4.armoured' : '6.1.4.ammunition');
}

/**
 * Applies the hits of a salvo to the enemy side. The targets of aimed hits are chosen by the attacker, the targets of
 * other hits by the owner of the units [7.7.9, 19.2].
 */
function* applyHits(
  state: State,
  scene: Scene,
  salvo: Salvo,
  scores: readonly Score[],
  { address, order }: BattleContext,
): Play {
  const { cell, round, attacker } = scene;
  const side = 1 - salvo.side;
  const isAimed = ({ piece }: Score): boolean => piece !== undefined && isAiming(state, scene, salvo, piece);
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
    yield* takeHits(state, { ...common, hits: aimed, address: `${at} aimed`, aimedBy: attacker, within: order });
  yield* takeHits(state, { ...common, hits: hitsIn(scores) - aimed, address: `${at}${side}` });
}

/**
 * Returns whether a unit chooses its target. After reconnaissance in good weather, aircraft and artillery of technology
 * 2 or higher choose their targets [19.2].
 */
export function isAiming(state: State, { cell, attacker }: Scene, { side, fire }: Salvo, piece: number): boolean {
  if (side !== attacker || (fire !== 'raid' && fire !== 'artillery')) return false;
  return (
    state.plays('recon') && state.scouted[cell] > 0 && !isBad(state.weather) && levelOf(state, piece) >= AIMING_LEVEL
  );
}

const AIMING_LEVEL = 2;
