import { say } from '../../../model/say.js';
import { listedByUnit } from '../../../play/listing.js';
import { action } from '../../../mechanics/action.js';
import type { OrderModel } from '../../../model/orders.js';
import { isRefusal, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { flakPools } from './pools.js';
import { mayFire, refuseFirer } from '../fire/targets.js';
import { losePoints } from '../combat/losses.js';
import { aimOf } from '../sequence/aiming.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { opponent } from '../state/pieces.js';
import { factsOf, rollBoth } from '../combat/pools.js';
import { refusal } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { fireResult } from '../vocabulary/results.js';

export const FLAK = 'flak';

/**
 * Attacks of anti-aircraft units on aircraft in range. The attack uses up the unit's fire of the turn. Other units
 * cannot attack aircraft (reading `aaAttack`) [12h].
 */
export const flak: OrderKind = action<State>({
  verbs: [FLAK],
  ...listedByUnit(FLAK, gunsOf, shotsOf),
  answer: readFlak,
  whyNot: refuseFlak,
  perform: performFlak,
});

function gunsOf(state: State): number[] {
  if (!state.muster.air[opponent(state.side)].some((air) => state.cell[air] >= 0)) return [];
  return (state.divisions.at(state.active)?.members ?? []).filter(
    (piece) => state.piece(piece).isAntiAircraft && mayFire(state, piece),
  );
}

function shotsOf(state: State, guns: number): Answer[] {
  return state.muster.air[opponent(state.piece(guns).side)]
    .filter((air) => refuseFlak(state, { verb: FLAK, pieces: [guns, air] }) === undefined)
    .map((air) => ({ verb: FLAK, pieces: [guns, air] }));
}

function readFlak(state: State, order: OrderModel): Answer | Refusal {
  const aim = aimOf(state, order, '12h');
  if (isRefusal(aim)) return aim;
  const { by: guns, target: air } = aim;
  if (guns === undefined || air === undefined)
    return refusal('12h', 'no-target', say`The order names guns and an air unit: \`flak UNIT against UNIT\`.`);
  return { verb: FLAK, pieces: [guns, air] };
}

/** Returns why a unit may not attack an air unit [12h]. */
export function refuseFlak(state: State, { pieces: [guns, air] = [] }: Answer): Refusal | undefined {
  if (guns === undefined || air === undefined)
    return refusal('12h', 'no-target', say`The order must name guns and an air unit: \`flak UNIT against UNIT\`.`);
  const { name, isAntiAircraft, range, side } = state.piece(guns);
  const other = state.piece(air);
  if (!isAntiAircraft)
    return refusal(
      '12h',
      'no-guns',
      say`${name} cannot attack aircraft; only anti-aircraft units attack aircraft, other units only defend themselves.`,
    );
  const refused = refuseFirer(state, guns);
  if (refused !== undefined) return refused;
  if (!other.air || other.side === side || other.arm === 'fighter')
    return refusal('12h', 'no-aircraft', say`${other.name} is not an enemy aircraft to which the rules give dice.`);
  const at = state.cell[air];
  if (at < 0) return refusal('12h', 'not-on-map', say`${other.name} is not over the map.`);
  const distance = state.ground.board.distance(state.cell[guns], at);
  return distance <= range
    ? undefined
    : refusal('12h', 'out-of-range', say`${other.name} is ${distance} sectors away; the range of ${name} is ${range}.`);
}

function* performFlak(state: State, { pieces: [guns, air] = [], order }: Answer): Play {
  state.fired[guns] = 1;
  yield* shootAt(state, guns, air, order);
}

/** Resolves an attack of guns on aircraft: only a higher score of the guns has an effect [12h, 12l, 15.1e]. */
export function* shootAt(state: State, guns: number, air: number, order: OrderModel | undefined): Play {
  const before = state.address;
  const address = `${before}/flak ${state.name(guns)}`;
  const pools = flakPools(state, air);
  const { side } = state.piece(guns);
  const names = [state.name(guns), state.name(air)];
  const scores = yield* rollBoth(state, {
    pools,
    rule: '12h',
    side,
    address,
    own: { at: 'guns', purpose: say`${names[0]} attacks ${names[1]}` },
    other: { at: 'target', purpose: say`${names[1]} under fire of ${names[0]}` },
    order,
  });
  const hit = fireResult(scores.own, scores.other) === 'Hit';
  state.emit(FLAK, '12h', () => ({
    side,
    text: hit
      ? say`${names[0]} hits ${names[1]}: ${scores.own} against ${scores.other}.`
      : say`${names[0]} misses ${names[1]}: ${scores.own} against ${scores.other}.`,
    pieces: [guns],
    ...(state.cell[air] >= 0 && { cells: [state.cell[air]] }),
    facts: factsOf(pools, scores, hit ? 'Downed' : 'Miss'),
  }));
  if (hit) losePoints(state, air, state.numbers['air.damage'], { rule: '12h', by: say`to ${names[0]}` });
}
