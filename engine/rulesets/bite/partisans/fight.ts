import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Play } from '../../../play/moment.js';
import { circumstancesOf } from '../blocks/circumstances.js';
import type { Fire } from '../blocks/firing.js';
import { shoot } from '../blocks/shooting.js';
import { suffer } from '../blocks/suffering.js';
import { cite } from '../refusal.js';
import type { State } from '../state/state.js';
import { AXIS, SIDES, SOVIET } from '../vocabulary/sides.js';
import { DIE } from '../vocabulary/tables.js';
import { scatter } from './entering.js';
import { setPartisans } from './battalions.js';

/** Brigades that battalions of partisans are worth: strength points in a fight, a die each [29.1.two, 29.1.three]. */
export const brigadesOf = (battalions: number): number => Math.max(0, battalions - 1);

/** The Axis attacks partisans: its artillery, then they, then its other units, until one side is gone [29.1.two, 29.1.three, 7.7]. */
export function* fightPartisans(state: State, cell: Cell, order: OrderModel | undefined): Play {
  const address = `${state.address}/${state.label(cell)}`;
  for (let round = 1; state.partisans[cell] > 0 && state.landUnits[AXIS][cell] > 0; round++) {
    state.battleNow = { cell, attacker: AXIS, round, step: 'land combat' };
    const fire = (kind: Fire): Play =>
      attack(state, cell, { fire: kind, round, address: `${address}/${round}`, order });
    yield* fire('artillery');
    yield* answer(state, cell, round, `${address}/${round}/partisans`, order);
    yield* fire('land');
  }
}

interface Attack {
  readonly fire: Fire;
  readonly round: number;
  readonly address: string;
  readonly order: OrderModel | undefined;
}

/** A step of the attack: each hit is a brigade less [3.15]. */
function* attack(state: State, cell: Cell, { fire, round, address, order }: Attack): Play {
  if (state.partisans[cell] === 0) return;
  const units = state
    .landAt(cell, AXIS)
    .filter(
      (piece) => state.piece(piece).isArtillery === (fire === 'artillery') && state.piece(piece).unitClass !== 'static',
    );
  const where = circumstancesOf(state, cell, round, AXIS);
  let hits = yield* shoot(state, { cell, side: AXIS, fire, units, where, address: `${address}/${fire}`, order });
  for (; hits > 0 && state.partisans[cell] > 0; hits--) {
    const left = brigadesOf(state.partisans[cell]) - 1;
    if (left > 0) setPartisans(state, cell, left + 1);
    else scatter(state, cell);
  }
}

/** Partisans roll a die for each brigade and hit on 6 [29.1.two, 29.1.three]. */
function* answer(state: State, cell: Cell, round: number, address: string, order: OrderModel | undefined): Play {
  const count = brigadesOf(state.partisans[cell]);
  if (count === 0) return;
  const rule = count === 1 ? '29.1.two' : '29.1.three';
  const dice = (yield {
    kind: 'dice',
    address,
    rule: cite(rule),
    sides: DIE,
    count,
    purpose: `fire of the partisans of ${state.label(cell)}`,
  }) as readonly number[];
  const hits = dice.filter((die) => die >= DIE).length;
  state.emit('land-combat', rule, () => ({
    side: SOVIET,
    text: `The partisans of ${state.label(cell)} fire: ${hits} of ${count} ${count === 1 ? 'die hits' : 'dice hit'} (${SIDES[SOVIET]}).`,
    cells: [cell],
    facts: { round, defender: `${count}x${DIE}`, 'defense-hits': hits },
  }));
  yield* suffer(state, {
    cell,
    side: AXIS,
    hits,
    round,
    among: () => state.landAt(cell, AXIS),
    address: `${address}/hit`,
    within: order,
  });
}
