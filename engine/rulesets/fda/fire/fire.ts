import { say, term } from '../../../model/say.js';
import { action } from '../../../mechanics/action.js';
import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import { listedByUnit } from '../../../play/listing.js';
import { ask, isRefusal, roll, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { naming } from './naming.js';
import {
  directTargets,
  isObserved,
  mayFire,
  refuseFirer,
  refusePriority,
  refuseSector,
  refuseTarget,
  sectorsInRange,
  targetsIn,
} from './targets.js';
import { losePoints } from '../combat/losses.js';
import { aimOf } from '../sequence/aiming.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { factsOf, firePools, rollBoth } from '../combat/pools.js';
import { pickOne } from '../../../mechanics/choice.js';
import { findFromRandomStart } from '../../../mechanics/movement/random-walk.js';
import { refusal, cite } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { DIE_SIDES } from '../vocabulary/dice-pools.js';
import { fireResult } from '../vocabulary/results.js';

export const FIRE = 'fire';
export const COUNTER_BATTERY = 'counterbattery';

/** Fire of units of the activated division at a unit. Artillery without an observer fires at a sector instead [10]. */
export const firing: OrderKind = action<State>({
  verbs: [FIRE],
  ...listedByUnit(FIRE, firersOf, firesOf),
  pick: (state, random) => pickOf(state, random, firesOf),
  answer: read,
  whyNot: refuseFire,
  perform: performFire,
});

/**
 * Counter-battery fire: artillery locates enemy guns and fires at them, unless a larger unit in the sector of the guns
 * has priority [2.1m, 10.1d].
 */
export const counterBattery: OrderKind = action<State>({
  verbs: [COUNTER_BATTERY],
  ...listedByUnit(COUNTER_BATTERY, firersOf, searchesOf),
  pick: (state, random) => pickOf(state, random, searchesOf),
  answer: read,
  whyNot: refuseSearch,
  perform: performSearch,
});

const membersOf = (state: State): readonly number[] => state.divisions.at(state.active)?.members ?? [];

function firersOf(state: State): number[] {
  return membersOf(state).filter((piece) => mayFire(state, piece));
}

function firesOf(state: State, firer: number): Answer[] {
  const { isArtillery } = state.piece(firer);
  const at = (target: number): Answer => ({ verb: FIRE, pieces: [firer, target] });
  if (!isArtillery) return directTargets(state, firer).map(at);
  return sectorsInRange(state, firer).flatMap((cell): Answer[] => {
    if (isObserved(state, firer, cell)) return targetsIn(state, cell, true).map(at);
    return targetsIn(state, cell, false).length > 0 ? [{ verb: FIRE, pieces: [firer], cells: [cell] }] : [];
  });
}

function searchesOf(state: State, firer: number): Answer[] {
  if (!state.piece(firer).isArtillery || state.sought[firer] === 1) return [];
  return sectorsInRange(state, firer).flatMap((cell) =>
    targetsIn(state, cell, true)
      .filter((unit) => state.piece(unit).isArtillery)
      .map((target) => ({ verb: COUNTER_BATTERY, pieces: [firer, target] })),
  );
}

function pickOf(
  state: State,
  random: (n: number) => number,
  answersOf: (state: State, firer: number) => Answer[],
): Answer | undefined {
  return findFromRandomStart(membersOf(state), random, (firer) => {
    const answers = mayFire(state, firer) ? answersOf(state, firer) : [];
    return answers.length === 0 ? undefined : pickOne(answers, random);
  });
}

function read(state: State, order: OrderModel): Answer | Refusal {
  const { verb } = order;
  const aim = aimOf(state, order, verb === FIRE ? '10c' : '2.1m');
  if (isRefusal(aim)) return aim;
  const { by: firer, target, cell } = aim;
  if (firer === undefined || (target === undefined && cell === undefined))
    return refusal(
      '10c',
      'no-target',
      say`The order names the unit that fires and its target: \`${verb} UNIT against UNIT\`.`,
    );
  return target === undefined ? { verb, pieces: [firer], cells: [cell!] } : { verb, pieces: [firer, target] };
}

/** Returns why a unit may not fire at a unit or sector; undefined when it may [10]. */
export function refuseFire(
  state: State,
  { pieces: [firer, target] = [], cells: [cell] = [] }: Answer,
): Refusal | undefined {
  if (firer === undefined) return refusal('10c', 'no-target', say`The order names no unit to fire.`);
  const refused = refuseFirer(state, firer);
  if (refused !== undefined) return refused;
  if (target !== undefined) return refuseTarget(state, firer, target);
  if (cell === undefined) return refusal('10c', 'no-target', say`The order names no target.`);
  if (!state.piece(firer).isArtillery)
    return refusal('10c', 'aims-at-unit', say`${state.name(firer)} fires at a unit: \`fire UNIT against UNIT\`.`);
  return refuseSector(state, firer, cell);
}

function refuseSearch(state: State, { pieces: [firer, target] = [] }: Answer): Refusal | undefined {
  if (firer === undefined || target === undefined)
    return refusal(
      '2.1m',
      'no-target',
      say`Counter-battery names two artillery units: \`counterbattery UNIT against UNIT\`.`,
    );
  const refused = refuseFirer(state, firer);
  if (refused !== undefined) return refused;
  const { name, side, range, isArtillery } = state.piece(firer);
  const other = state.piece(target);
  const cell = state.cell[target];
  if (!isArtillery || !other.isArtillery || other.side === side || cell < 0)
    return refusal(
      '2.1m',
      'no-guns',
      say`Only artillery locates enemy artillery: ${name} cannot locate ${other.name}.`,
    );
  if (state.sought[firer] === 1)
    return refusal('2.1m', 'sought-already', say`${name} has already failed to locate enemy guns this turn.`);
  const distance = state.ground.board.distance(state.cell[firer], cell);
  return distance <= range
    ? refusePriority(state, firer, targetsIn(state, cell, true), target)
    : refusal('10a', 'out-of-range', say`${other.name} is ${distance} sectors away; the range of ${name} is ${range}.`);
}

function* performFire(state: State, { pieces: [firer, aimed] = [], cells: [cell] = [], order }: Answer): Play {
  state.fired[firer] = 1;
  state.address = `${state.address}/fire ${state.name(firer)}`;
  yield* shoot(state, firer, aimed ?? (yield* targetNamed(state, firer, cell, order)), order);
}

/** Asks the enemy which unit of the sector is hit by artillery fire without an observer [2.1l]. */
function* targetNamed(state: State, firer: number, cell: Cell, order: OrderModel | undefined): Play<number> {
  const may = targetsIn(state, cell, isObserved(state, firer, cell));
  if (may.length === 1) return may[0];
  const { pieces = may } = yield* ask(naming(state, firer, cell, may, order));
  return pieces[0];
}

/**
 * Resolves counter-battery fire. Without an observer, artillery must first locate the enemy guns by rolling a 6. A
 * failed roll uses up the fire of the artillery if the ruling `counterBatteryFailSpendsFire` is on [2.1m].
 */
function* performSearch(state: State, { pieces: [firer, target] = [], order }: Answer): Play {
  state.address = `${state.address}/counterbattery ${state.name(firer)}`;
  if (!isObserved(state, firer, state.cell[target])) {
    const found = yield* locate(state, firer, target, order);
    if (!found) {
      state.sought[firer] = 1;
      if (state.rulings.counterBatteryFailSpendsFire) state.fired[firer] = 1;
      return;
    }
  }
  state.fired[firer] = 1;
  yield* shoot(state, firer, target, order);
}

function* locate(state: State, firer: number, target: number, order: OrderModel | undefined): Play<boolean> {
  const address = `${state.address}/location`;
  const purpose = say`whether ${state.name(firer)} locates ${state.name(target)}`;
  const die = yield* roll({ address, rule: cite('2.1m'), sides: DIE_SIDES, purpose, order });
  const found = die >= state.numbers['counterBattery.least'];
  state.emit(COUNTER_BATTERY, '2.1m', () => ({
    text: found
      ? say`${state.name(firer)} locates ${state.name(target)}: ${die}.`
      : say`${state.name(firer)} does not locate ${state.name(target)}: ${die}.`,
    pieces: [firer],
    cells: [state.cell[target]],
    dice: { address, sides: DIE_SIDES, values: [die], written: false },
    ...(!found && { facts: { result: 'Hidden' } }),
  }));
  return found;
}

/** Rolls for firer and target. Only a higher score of the firer has an effect (reading `equalFire`) [10c, 10h, 10i]. */
function* shoot(state: State, firer: number, target: number, order: OrderModel | undefined): Play {
  const pools = firePools(state, firer, target);
  const { side } = state.piece(firer);
  const cell = state.cell[target];
  const [by, at] = [state.name(firer), state.name(target)];
  const scores = yield* rollBoth(state, {
    pools,
    rule: '10c',
    side,
    own: { at: 'firer', purpose: say`${by} fires at ${at}` },
    other: { at: 'target', purpose: say`${at} under fire of ${by}` },
    order,
    attack: { units: [firer], target: cell },
  });
  const result = fireResult(scores.own, scores.other);
  const rule = result === 'Hit' ? '10h' : '10i';
  state.emit(FIRE, rule, () => ({
    side,
    text: say`${by} fires at ${at} in ${state.label(cell)}: ${scores.own} against ${scores.other}, ${result === 'Hit' ? term('a hit') : term('no effect')}.`,
    pieces: [firer],
    cells: [cell],
    facts: { ...factsOf(pools, scores, result), target: at },
  }));
  if (result === 'Hit')
    losePoints(state, target, state.numbers['fire.breakPoints'], { rule, by: say`under fire of ${by}` });
}
