import type { Cell } from '../../../board/board.js';
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
import { doPartisansFight, scatter } from './entering.js';
import { setPartisans } from './battalions.js';

/** Brigades that battalions of partisans are worth: strength points in a fight, a die each [29.1.two, 29.1.three]. */
export const brigadesOf = (battalions: number): number => Math.max(0, battalions - 1);

/**
 * The Axis attacks partisans: its artillery, then they, then its other units, and whoever of it leaves, until one side is gone;
 * says after how many rounds [29.1.two, 29.1.three, 7.7].
 */
export function* fightPartisans(state: State, cell: Cell, order: OrderModel | undefined): Play<number> {
  let round = 0;
  while (doPartisansFight(state, AXIS, cell) && state.landUnits[AXIS][cell] > 0) {
    const scene = sceneOf(state, cell, ++round, [], AXIS);
    yield* fightRound(state, scene, { address: `${state.address}/${state.label(cell)}/${round}`, order });
  }
  return round;
}

function* fightRound(state: State, scene: Scene, told: BattleContext): Play {
  const { cell, round } = scene;
  state.battleNow = { cell, attacker: AXIS, round, step: 'land combat' };
  yield* chooseFire(state, scene, told);
  const guns = artilleryFirers(scene, AXIS);
  yield* attack(state, scene, 'artillery', guns, told);
  for (const piece of guns) payForFire(state, piece);
  yield* answer(state, scene, told);
  yield* attack(state, scene, 'land', fightersOnLand(scene, AXIS), told);
  removeLost(state, scene);
  if (state.partisans[cell] > 0)
    yield* leaveBattle(state, {
      cell,
      round,
      side: AXIS,
      onlyAircraft: false,
      address: told.address,
      within: told.order,
    });
}

/** Partisans are land units: support left alone with them is lost at strength 0, and who attacked in despair surrenders to them [7.7.10.support, 12.4.1]. */
function removeLost(state: State, scene: Scene): void {
  const { cell, round } = scene;
  if (state.partisans[cell] === 0) return;
  if (round === 1)
    for (const piece of state.landAt(cell, AXIS)) if (state.desperate[piece] === 1) surrender(state, piece, '12.4.1');
  if (hasCombatUnit(scene, AXIS)) return;
  for (const piece of state.landAt(cell, AXIS))
    if (state.strength(piece) === 0) eliminate(state, piece, '7.7.10.support');
}

/** A step of the attack: each hit is a brigade less [3.15]. */
function* attack(
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
    else scatter(state, cell);
  }
}

/** Partisans roll a die for each brigade and hit on 6 [29.1.two, 29.1.three]. */
function* answer(state: State, { cell, round }: Scene, { address: battle, order }: BattleContext): Play {
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
    purpose: `fire of the partisans of ${state.label(cell)}`,
  }) as readonly number[];
  const hits = dice.filter((die) => die >= DIE_FACES).length;
  state.emit('land-combat', rule, () => ({
    side: SOVIET,
    text: `The partisans of ${state.label(cell)} fire: ${hits} of ${count} ${count === 1 ? 'die hits' : 'dice hit'} (${SIDES[SOVIET]}).`,
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
