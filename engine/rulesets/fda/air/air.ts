import { say, term } from '../../../model/say.js';
import { action } from '../../../mechanics/action.js';
import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import { listedByUnit } from '../../../play/listing.js';
import { isRefusal, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { airRange, barOnAircraft } from './aircraft.js';
import { strikePools, structurePools } from './pools.js';
import { barOnStructure, barOnUnit, isStructure, structureTargets, unitTargets, type Structure } from './targets.js';
import { resultIfBeaten, withdraw } from './withdrawal.js';
import { losePoints } from '../combat/losses.js';
import { aimOf } from '../sequence/aiming.js';
import { NO_BRIDGE } from '../state/ground.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { factsOf, rollBoth, type Pools, type Scores } from '../combat/pools.js';
import type { ResultCode } from '../vocabulary/results.js';
import { whyNot } from '../../../mechanics/bars.js';
import { refusal } from '../rulebook/cite.js';
import type { FdaRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { textOf } from '../state/unit-facts.js';
import { capitalize, withArticle } from '../../../model/words.js';

export const STRIKE = 'strike';

/**
 * Attacks of aircraft on units, and of bombers on bridges, fortifications and cities [12]. `choice` of an answer names
 * the structure.
 */
export const striking: OrderKind = action<State>({
  verbs: [STRIKE],
  ...listedByUnit(STRIKE, flyersOf, strikesOf),
  pick: (state, random) => {
    const flyers = flyersOf(state);
    if (flyers.length === 0) return undefined;
    const strikes = strikesOf(state, flyers[random(flyers.length)]);
    return strikes.length === 0 ? undefined : strikes[random(strikes.length)];
  },
  answer: readStrike,
  whyNot: refuseStrike,
  perform: performStrike,
});

function flyersOf(state: State): number[] {
  if (state.flying === 0) return [];
  return state.muster.air[state.side].filter((air) => barOnAircraft(state, air) === undefined);
}

function strikesOf(state: State, air: number): Answer[] {
  return [
    ...unitTargets(state, air).map((target): Answer => ({ verb: STRIKE, pieces: [air, target] })),
    ...structureTargets(state, air).map(({ structure, cell }): Answer => ({
      verb: STRIKE,
      pieces: [air],
      cells: [cell],
      choice: structure,
    })),
  ];
}

function readStrike(state: State, order: OrderModel): Answer | Refusal {
  const aim = aimOf(state, order, '12b');
  if (isRefusal(aim)) return aim;
  const { by: air, target, cell } = aim;
  const structure = textOf(order.attributes, 'structure');
  if (air === undefined || (target === undefined && cell === undefined))
    return refusal('12g', 'no-target', say`The order names an air unit and its target: \`strike UNIT against UNIT\`.`);
  if (target !== undefined && structure !== undefined)
    return refusal(
      '12i',
      'unit-or-structure',
      say`${capitalize(withArticle(structure))} is attacked by naming its sector, a unit by its name: leave out (structure = ${structure}) or ${state.name(target)}.`,
    );
  return target === undefined
    ? { verb: STRIKE, pieces: [air], cells: [cell!], ...(structure !== undefined && { choice: structure }) }
    : { verb: STRIKE, pieces: [air, target] };
}

/** Returns why an air unit may not attack a target [12]. */
export function refuseStrike(
  state: State,
  { pieces: [air, target] = [], cells: [cell] = [], choice }: Answer,
): Refusal | undefined {
  if (air === undefined) return refusal('12g', 'no-target', say`The order names no air unit.`);
  const refused = whyNot(barOnAircraft(state, air));
  if (refused !== undefined) return refused;
  if (target !== undefined) return whyNot(barOnUnit(state, air, target));
  return cell === undefined
    ? refusal('12g', 'no-target', say`The order names no target.`)
    : whyNot(barOnStructure(state, air, choice, cell));
}

function* performStrike(state: State, { pieces: [air, target] = [], cells = [], choice, order }: Answer): Play {
  state.fired[air] = 1;
  state.address = `${state.address}/strike ${state.name(air)}`;
  const cell = target === undefined ? cells[0] : state.cell[target];
  if (state.rulings.airStaysOnMap) state.put(air, comesTo(state, air, cell));
  if (target !== undefined) yield* strikeUnit(state, air, target, order);
  else if (isStructure(choice)) yield* bomb(state, air, choice, cell, order);
}

/**
 * Returns the sector from which an air unit attacks: its own sector if the target is in range, otherwise the sector of
 * the target [12g].
 */
function comesTo(state: State, air: number, cell: Cell): Cell {
  const at = state.cell[air];
  return at >= 0 && state.ground.board.distance(at, cell) <= airRange(state, air) ? at : cell;
}

/**
 * Resolves an attack of an air unit on a unit. A higher score of the aircraft takes a break point from the target, a
 * higher score of the target repels or hits the aircraft, and equal scores have no effect [12l].
 */
function* strikeUnit(state: State, air: number, target: number, order: OrderModel | undefined): Play {
  const pools = strikePools(state, air, target);
  const cell = state.cell[target];
  const name = state.name(target);
  const scores = yield* rollAgainst(state, air, name, pools, order);
  const beaten = resultIfBeaten(state, target, air);
  const record = (text: string, result: ResultCode): void => {
    recordStrike(state, air, cell, text, '12l', { ...factsOf(pools, scores, result), beaten });
  };
  if (scores.own > scores.other) {
    record(say`hits ${name}`, 'Hit');
    losePoints(state, target, state.numbers['air.damage'], {
      rule: '12l',
      by: say`under attack of ${state.name(air)}`,
    });
  } else if (scores.own === scores.other) {
    record(say`attacks ${name} without effect`, 'Equal');
  } else if (beaten === 'Downed') {
    record(say`is hit by ${name}`, beaten);
    losePoints(state, air, state.numbers['air.damage'], { rule: '12l', by: say`to anti-aircraft guns` }); // See reading `aaHit`.
  } else {
    record(say`is repelled by ${name}`, beaten);
    yield* withdraw(state, air, cell, order);
  }
}

/**
 * Resolves an attack of a bomber on a structure. A higher score of the bomber destroys the structure; other scores have
 * no effect (reading `aaHit`) [12i, 12l].
 */
function* bomb(state: State, air: number, structure: Structure, cell: Cell, order: OrderModel | undefined): Play {
  const pools = structurePools(state, air);
  const what = say`the ${term(structure)} of ${state.label(cell)}`;
  const scores = yield* rollAgainst(state, air, what, pools, order);
  const destroyed = scores.own > scores.other;
  const done = (it: string): string => (structure === 'city' ? say`bombs ${it}` : say`destroys ${it}`);
  const text = destroyed ? done(what) : say`does no harm to ${what}`;
  recordStrike(state, air, cell, text, '12i', factsOf(pools, scores, destroyed ? 'Destroyed' : 'Miss'));
  if (!destroyed) return;
  if (structure === 'bridge') state.bridge[cell] = NO_BRIDGE;
  else if (structure === 'fortification') state.fort[cell] = 0;
  else state.bombed[cell] = 1;
  state.changes++;
}

function rollAgainst(
  state: State,
  air: number,
  target: string,
  pools: Pools,
  order: OrderModel | undefined,
): Play<Scores> {
  const { name, side } = state.piece(air);
  return rollBoth(state, {
    pools,
    rule: '12j',
    side,
    own: { at: 'attacker', purpose: say`${name} attacks ${target}` },
    other: { at: 'target', purpose: say`${target} under attack of ${name}` },
    order,
  });
}

function recordStrike(
  state: State,
  air: number,
  cell: Cell,
  text: string,
  rule: FdaRule,
  facts: ReturnType<typeof factsOf> & { readonly beaten?: ResultCode },
): void {
  state.emit(STRIKE, rule, () => ({
    text: say`${state.name(air)} ${text}: ${facts.scores.replace('-', term(' against '))}.`,
    pieces: [air],
    cells: [cell],
    facts,
  }));
}
