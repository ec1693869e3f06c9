import { agree, say, term } from '../../../model/say.js';
import type { OrderModel } from '../../../model/orders.js';
import { list } from '../../../model/words.js';
import type { Play } from '../../../play/moment.js';
import { answerPlaceOf, type ExplainedSum, type Fight } from '../combat/fight.js';
import { spendOn } from '../command/spending.js';
import { coordinationModifiers } from '../coordination/coordination.js';
import { makeCheck } from '../efficiency/efficiency.js';
import { explain } from '../rulebook/refusal.js';
import { nameUnits } from '../sequence/naming.js';
import { FLOWN, type State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { aircraftBar, aircraftTogetherBar, countMission, airSupportBar } from './aircraft.js';

/** The aircraft that a side commits, and the order that names the aircraft. */
interface Committed {
  readonly side: number;
  readonly aircraft: readonly number[];
  readonly order: OrderModel | undefined;
}

/**
 * Carries out close air support and returns its modifier. First the attacker, then the defender commits aircraft; in
 * the same order the aircraft of each side make the check [10.41, 13.2]. If the ruling `air.secretCommitment` is
 * `secret`, both sides commit secretly and reveal together. The lead units of both sides must be named before.
 */
export function* airSupport(state: State, fight: Fight): Play<ExplainedSum> {
  const isSecret = state.rulings['air.secretCommitment'] === 'secret';
  const committed: Committed[] = [];
  for (const side of [fight.attacker, fight.defender]) {
    const ofSide = yield* commit(state, fight, side, isSecret);
    committed.push(ofSide);
    if (!isSecret) sendAircraft(state, fight, ofSide);
  }
  if (isSecret) for (const ofSide of committed) sendAircraft(state, fight, ofSide);
  const air = explain(0);
  for (const ofSide of committed)
    if (ofSide.aircraft.length > 0) air.plusExplained(yield* checkAircraft(state, fight, ofSide));
  return air;
}

/** Asks a side which aircraft it commits. */
function* commit(state: State, fight: Fight, side: number, isSecret: boolean): Play<Committed> {
  const isClosed = airSupportBar(state, fight, side) !== undefined;
  const { pieces: aircraft = [], order } = yield* nameUnits(state, {
    verb: 'fly',
    question: 'air',
    rule: '13.21',
    side,
    prompt: say`${SIDES[side]}: which air units fly to ${state.label(fight.target)}?`,
    address: `${fight.address}/air/${SIDES[side]}`,
    ...answerPlaceOf(fight, side),
    ...(isSecret && { secret: true }),
    cells: [fight.target],
    candidates: isClosed
      ? []
      : state.muster.aircraft[side].filter((air) => aircraftBar(state, air, fight) === undefined),
    bar: (air) => aircraftBar(state, air, fight),
    together: (group) => aircraftTogetherBar(state, group, fight),
  });
  return { side, aircraft, order };
}

/** Moves committed aircraft to the Flown box. Committed aircraft cannot be withdrawn [10.41a, 13.17, 13.26]. */
function sendAircraft(state: State, fight: Fight, { side, aircraft }: Committed): void {
  if (aircraft.length === 0) return;
  for (const air of aircraft) state.put(air, FLOWN);
  if (side === fight.attacker) countMission(state, fight);
  state.emit('fly', '13.21', () => ({
    side,
    text: say`${list(state.names(aircraft))} ${agree(aircraft.length, 'flies', 'fly')} to ${state.label(fight.target)}.`,
    pieces: aircraft,
    cells: [fight.target],
  }));
}

/**
 * Makes the check of the lead air unit. The check decides whether all committed aircraft support or none [10.41b,
 * 10.41c, 13.16].
 */
function* checkAircraft(state: State, fight: Fight, { side, aircraft, order }: Committed): Play<ExplainedSum> {
  const address = `${fight.address}/air/${SIDES[side]}`;
  const answerPlace = answerPlaceOf(fight, side);
  const isAttacker = side === fight.attacker;
  const ground = isAttacker ? fight.attackLead : fight.defenseLead;
  const spending = { side, use: 'air', lead: ground, fight, address, about: answerPlace.about } as const;
  const points = yield* spendOn(state, { ...spending, order: order ?? answerPlace.within });
  const { passed } = yield* makeCheck(state, {
    piece: aircraft[0],
    modifiers: coordinationModifiers(state, fight.target, 'air').plusExplained(points),
    address: `${address}/die`,
    rule: '10.41b',
    purpose: term('coordination of aircraft'),
    order: order ?? answerPlace.within,
  });
  const modifier = explain(0);
  const sign = isAttacker ? -1 : 1;
  if (passed) for (const air of aircraft) modifier.plus(sign * state.face(air).attack, state.name(air), '13.23');
  state.emit('fly', '13.23', () => ({
    address,
    side,
    text: say`${list(state.names(aircraft))} ${agree(aircraft.length, 'modifies', 'modify')} the combat roll in ${state.label(fight.target)} by ${modifier.value}.`,
    pieces: aircraft,
    cells: [fight.target],
    ledger: modifier.ledger,
    facts: { modifier: modifier.value },
  }));
  return modifier;
}
