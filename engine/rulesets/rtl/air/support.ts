import type { OrderModel } from '../../../model/orders.js';
import { list } from '../../../model/words.js';
import type { Play } from '../../../play/moment.js';
import { askedIn, type Counted, type Fight } from '../combat/fight.js';
import { spendOn } from '../command/spending.js';
import { coordinationModifiers } from '../coordination/coordination.js';
import { check } from '../efficiency/efficiency.js';
import { explain } from '../rulebook/refusal.js';
import { nameUnits } from '../sequence/naming.js';
import { FLOWN, type State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { aircraftBar, aircraftTogetherBar, countMission, skyBar } from './aircraft.js';

interface Committed {
  readonly side: number;
  readonly aircraft: readonly number[];
  readonly order: OrderModel | undefined;
}

/**
 * What aircraft add to the die of a fight: attacker, then defender commit them, then check in that order [10.41, 13.2]. By
 * agreement both commit unseen and show at once [RTL-49]. The leads of both sides are named before.
 */
export function* airSupport(state: State, fight: Fight): Play<Counted> {
  const isSecret = state.rulings['air.secretCommitment'] === 'secret';
  const committed: Committed[] = [];
  for (const side of [fight.attacker, fight.defender]) {
    const one = yield* commit(state, fight, side, isSecret);
    committed.push(one);
    if (!isSecret) send(state, fight, one);
  }
  if (isSecret) for (const one of committed) send(state, fight, one);
  const air = explain(0);
  for (const one of committed) if (one.aircraft.length > 0) air.plusExplained(yield* strike(state, fight, one));
  return air;
}

function* commit(state: State, fight: Fight, side: number, isSecret: boolean): Play<Committed> {
  const isClosed = skyBar(state, fight, side) !== undefined;
  const { pieces: aircraft = [], order } = yield* nameUnits(state, {
    verb: 'fly',
    question: 'air',
    rule: '13.21',
    side,
    prompt: `${SIDES[side]}: which air units fly to ${state.label(fight.target)}?`,
    address: `${fight.address}/air/${SIDES[side]}`,
    ...askedIn(fight, side),
    ...(isSecret && { secret: true }),
    cells: [fight.target],
    candidates: isClosed
      ? []
      : state.muster.aircraft[side].filter((air) => aircraftBar(state, air, fight) === undefined),
    bar: (air) => aircraftBar(state, air, fight),
    together: (those) => aircraftTogetherBar(state, those, fight),
  });
  return { side, aircraft, order };
}

/** They leave the Ready box and cannot be called back [10.41a, 13.17, 13.26]. */
function send(state: State, fight: Fight, { side, aircraft }: Committed): void {
  if (aircraft.length === 0) return;
  for (const air of aircraft) state.put(air, FLOWN);
  if (side === fight.attacker) countMission(state, fight);
  state.emit('fly', '13.21', () => ({
    side,
    text: `${list(state.names(aircraft))} fl${aircraft.length === 1 ? 'ies' : 'y'} to ${state.label(fight.target)}.`,
    pieces: aircraft,
    cells: [fight.target],
  }));
}

/** The lead air unit checks: all support, or none [10.41b, 10.41c, 13.16]. */
function* strike(state: State, fight: Fight, { side, aircraft, order }: Committed): Play<Counted> {
  const address = `${fight.address}/air/${SIDES[side]}`;
  const asked = askedIn(fight, side);
  const isAttacker = side === fight.attacker;
  const ground = isAttacker ? fight.attackLead : fight.defenseLead;
  const spending = { side, use: 'air', lead: ground, fight, address, about: asked.about } as const;
  const points = yield* spendOn(state, { ...spending, order: order ?? asked.within });
  const { passed } = yield* check(state, {
    piece: aircraft[0],
    modifiers: coordinationModifiers(state, fight.target, 'air').plusExplained(points),
    address: `${address}/die`,
    rule: '10.41b',
    purpose: 'coordination of aircraft',
    order: order ?? asked.within,
  });
  const modifier = explain(0);
  const sign = isAttacker ? -1 : 1;
  if (passed) for (const air of aircraft) modifier.plus(sign * state.face(air).attack, state.name(air), '13.23');
  state.emit('fly', '13.23', () => ({
    address,
    side,
    text: `${list(state.names(aircraft))} add${aircraft.length === 1 ? 's' : ''} ${modifier.value} to the die at ${state.label(fight.target)}.`,
    pieces: aircraft,
    cells: [fight.target],
    ledger: modifier.ledger,
    facts: { modifier: modifier.value },
  }));
  return modifier;
}
