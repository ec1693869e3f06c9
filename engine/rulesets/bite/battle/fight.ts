import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Play } from '../../../play/moment.js';
import { eliminate, hit } from '../blocks/losses.js';
import { powerOf } from '../blocks/power.js';
import { enter } from '../control/control.js';
import { fightPartisans } from '../partisans/fight.js';
import { cite } from '../refusal.js';
import { NOWHERE } from '../../../board/board.js';
import type { State } from '../state/state.js';
import { opponent, SIDES } from '../vocabulary/sides.js';
import { NO_FIRE } from '../vocabulary/power.js';
import { DIE } from '../vocabulary/tables.js';

/** A battle in a hex, round after round, until one side has nobody left there [7.7]. */
export function* fight(state: State, cell: Cell, order: OrderModel | undefined): Play {
  const attacker = state.side;
  const address = `${state.address}/${state.label(cell)}`;
  let round = 0;
  if (!state.isShared(cell)) yield* fightPartisans(state, cell, order);
  while (state.isShared(cell)) {
    round++;
    state.battleNow = { cell, attacker, round, step: 'land combat' };
    yield* fire(state, cell, opponent(attacker), `${address}/${round}/defender`, order);
    yield* fire(state, cell, attacker, `${address}/${round}/attacker`, order);
    removeAlone(state, cell);
  }
  state.battle[cell] = 2;
  for (const piece of state.unitsIn(cell)) {
    state.fought[piece] = 1;
    state.foughtIn[piece] = cell;
  }
  const winner = state.count[cell] > 0 ? state.owner[cell] : -1;
  if (winner >= 0 && state.landUnits[winner][cell] > 0) enter(state, winner, [cell]);
  state.clear('battle');
  state.emit('battle', '7.7', () => ({
    side: attacker,
    text: `The battle in ${state.label(cell)} is over after ${round} rounds.`,
    cells: [cell],
    facts: { rounds: round, result: SIDES[winner] ?? 'nobody' },
  }));
}

/** The units of a side fire, a die for each strength point; the strongest enemy takes the hits [7.7.5, 7.7.9]. */
function* fire(state: State, cell: Cell, side: number, address: string, order: OrderModel | undefined): Play {
  const isAttacker = side === state.side;
  for (const piece of state.unitsAt(cell, side)) {
    const range = state.piece(piece).isAir ? NO_FIRE : powerOf(state, piece, isAttacker ? 'attack' : 'defense');
    const count = state.strength(piece);
    if (range > DIE || count === 0 || !state.isShared(cell)) continue;
    const dice = (yield {
      kind: 'dice',
      address: `${address}/${state.name(piece)}`,
      rule: cite('7.7.5'),
      sides: DIE,
      count,
      purpose: `fire of ${state.name(piece)}`,
      order,
    }) as readonly number[];
    for (const die of dice) {
      const [target] = state
        .unitsAt(cell, opponent(side))
        .sort((a, b) => state.strength(b) - state.strength(a) || a - b);
      if (die >= range && target !== undefined) hit(state, target, '7.7.9');
    }
  }
}

/** Who cannot fight is lost when left alone with the enemy [7.7.10.support]. */
function removeAlone(state: State, cell: Cell): void {
  const helpless = (side: number): boolean =>
    state.unitsAt(cell, side).every((piece) => state.piece(piece).isAir || state.strength(piece) === 0);
  const losers = [0, 1].filter(helpless);
  for (const side of losers.length === 2 ? [state.side] : losers)
    if (state.isShared(cell))
      for (const piece of state.unitsAt(cell, side))
        eliminate(state, piece, state.base[piece] === NOWHERE ? '7.7.10.support' : '7.6.2');
}
