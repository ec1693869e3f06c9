import type { Cell } from '../../../board/board.js';
import { agree, say, term } from '../../../model/say.js';
import type { Play } from '../../../play/moment.js';
import { chooseFire } from '../battle/fire-mode.js';
import { leaveBattle } from '../battle/withdrawals.js';
import { payForFire, type BattleContext } from '../battle/round.js';
import { fightersOnLand, hasCombatUnit, sceneOf, artilleryFirers, type Scene } from '../battle/scene.js';
import { circumstancesOf } from '../blocks/circumstances.js';
import type { Fire } from '../blocks/firing.js';
import { eliminate } from '../blocks/losses.js';
import { shoot } from '../blocks/shooting.js';
import { takeHits } from '../blocks/taking-hits.js';
import type { OrderModel } from '../../../model/orders.js';
import { cite } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { surrender } from '../supply/surrender.js';
import { AXIS, SIDES, SOVIET } from '../vocabulary/sides.js';
import { DIE_FACES } from '../vocabulary/tables.js';
import { doPartisansFight, removePartisans } from './entry.js';
import { setPartisans } from './battalions.js';

/**
 * Returns the number of brigades that partisan battalions form when they fight: one less than the battalions. Each
 * brigade is a strength point and rolls one die [29.1.two, 29.1.three].
 */
export const brigadesOf = (battalions: number): number => Math.max(0, battalions - 1);

/**
 * Fights an Axis attack on partisans round by round until one side is eliminated. In each round Axis artillery fires
 * first, then the partisans, then the other Axis units. Units may leave after each round. Returns the number of rounds
 * [29.1.two, 29.1.three, 7.7].
 */
export function* fightPartisans(state: State, cell: Cell, order: OrderModel | undefined): Play<number> {
  let round = 0;
  while (doPartisansFight(state, AXIS, cell) && state.landUnits[AXIS][cell] > 0) {
    const scene = sceneOf(state, cell, ++round, [], AXIS);
    yield* fightRound(state, scene, { address: `${state.address}/${state.label(cell)}/${round}`, order });
  }
  return round;
}

function* fightRound(state: State, scene: Scene, context: BattleContext): Play {
  const { cell, round } = scene;
  state.battleNow = { cell, attacker: AXIS, round, step: 'land combat' };
  yield* chooseFire(state, scene, context);
  const guns = artilleryFirers(scene, AXIS);
  yield* attackPartisans(state, scene, 'artillery', guns, context);
  for (const piece of guns) payForFire(state, piece);
  yield* firePartisans(state, scene, context);
  yield* attackPartisans(state, scene, 'land', fightersOnLand(scene, AXIS), context);
  removeLost(state, scene);
  if (state.partisans[cell] > 0)
    yield* leaveBattle(state, {
      cell,
      round,
      side: AXIS,
      onlyAircraft: false,
      address: context.address,
      within: context.order,
    });
}

/**
 * Applies losses that need no hit: support units at strength 0 are eliminated if no combat unit is left with them
 * against the partisans, and failed desperate attackers surrender [7.7.10.support, 12.4.1].
 */
function removeLost(state: State, scene: Scene): void {
  const { cell, round } = scene;
  if (state.partisans[cell] === 0) return;
  if (round === 1)
    for (const piece of state.landAt(cell, AXIS)) if (state.desperate[piece] === 1) surrender(state, piece, '12.4.1');
  if (hasCombatUnit(scene, AXIS)) return;
  for (const piece of state.landAt(cell, AXIS))
    if (state.strength(piece) === 0) eliminate(state, piece, '7.7.10.support');
}

/** Resolves one step of an attack on partisans. Each hit removes one brigade of partisans from the hex [3.15]. */
function* attackPartisans(
  state: State,
  { cell, round }: Scene,
  fire: Fire,
  units: readonly number[],
  { address, order }: BattleContext,
): Play {
  if (state.partisans[cell] === 0) return;
  const where = circumstancesOf(state, cell, round, AXIS);
  let hits = yield* shoot(state, { cell, side: AXIS, fire, units, where, address: `${address}/${fire}`, order });
  for (; hits > 0 && state.partisans[cell] > 0; hits--) {
    const left = brigadesOf(state.partisans[cell]) - 1;
    if (left > 0) setPartisans(state, cell, left + 1);
    else removePartisans(state, cell);
  }
}

/** Resolves the fire of partisans: they roll one die per brigade and hit on 6 [29.1.two, 29.1.three]. */
function* firePartisans(state: State, { cell, round }: Scene, { address: battle, order }: BattleContext): Play {
  const count = brigadesOf(state.partisans[cell]);
  if (count === 0) return;
  const rule = count === 1 ? '29.1.two' : '29.1.three';
  const address = `${battle}/partisans`;
  const dice = (yield {
    kind: 'dice',
    address,
    rule: cite(rule),
    sides: DIE_FACES,
    count,
    purpose: say`fire of the partisans of ${state.label(cell)}`,
  }) as readonly number[];
  const hits = dice.filter((die) => die >= DIE_FACES).length;
  state.emit('land-combat', rule, () => ({
    side: SOVIET,
    text: say`The partisans of ${state.label(cell)} fire: ${hits} of ${count} ${agree(count, 'die hits', 'dice hit')} (${term(SIDES[SOVIET])}).`,
    cells: [cell],
    facts: { round, defender: `${count}x${DIE_FACES}`, 'defense-hits': hits },
  }));
  yield* takeHits(state, {
    cell,
    side: AXIS,
    hits,
    round,
    among: () => state.landAt(cell, AXIS),
    address: `${address}/hit`,
    within: order,
  });
}
