import type { Play } from '../../../play/moment.js';
import { askedIn, type Counted, type Fight } from '../combat/fight.js';
import { supportCap } from '../combat/strength.js';
import { spendOn } from '../command/spending.js';
import { coordinationModifiers } from '../coordination/coordination.js';
import { check } from '../efficiency/efficiency.js';
import { explain } from '../rulebook/refusal.js';
import { nameUnits } from '../sequence/naming.js';
import { isMarsh, isSwamp } from '../state/ground.js';
import type { State } from '../state/state.js';
import { MIN_ROLL_WITHOUT_SUPPORT } from '../vocabulary/coordination.js';
import { SIDES } from '../vocabulary/sides.js';
import { gunBar, gunsBar, isInTarget } from './guns.js';
import type { OrderModel } from '../../../model/orders.js';

/** How much of its support the artillery that is coordinated together gives [10.42c]. */
export type Share = 'full' | 'halved' | 'none';

/** Guns that a side has named, and the order that names them. */
interface Named {
  readonly side: number;
  readonly guns: readonly number[];
  readonly order: OrderModel | undefined;
}

/** What artillery adds to the strengths of a fight: attacker, then defender name as much as they like, or none [12.12, 12.13g], then check in that order [10.42a, 10.42b]. */
export function* artillerySupport(state: State, fight: Fight): Play {
  const attackers = yield* nameGuns(state, fight, fight.attacker);
  const defenders = yield* nameGuns(state, fight, fight.defender);
  fight.support = yield* fire(state, fight, attackers);
  fight.defensiveSupport = yield* fire(state, fight, defenders);
}

/** The same for one side alone. */
export function* supportOf(state: State, fight: Fight, side: number): Play<Counted> {
  return yield* fire(state, fight, yield* nameGuns(state, fight, side));
}

/** The leads of both sides are named before: the defender's guns go by his [12.13c]. */
function* nameGuns(state: State, fight: Fight, side: number): Play<Named> {
  const { pieces: guns = [], order } = yield* nameUnits(state, {
    verb: 'support',
    question: 'artillery',
    rule: '12.11',
    side,
    prompt: `${SIDES[side]}: which artillery supports at ${state.label(fight.target)}?`,
    address: addressOf(fight, side),
    ...askedIn(fight, side),
    candidates: state.muster.artillery[side].filter((gun) => gunBar(state, gun, fight) === undefined),
    bar: (gun) => gunBar(state, gun, fight),
    together: (those) => gunsBar(state, those, fight),
  });
  return { side, guns, order };
}

const addressOf = (fight: Fight, side: number): string => `${fight.address}/artillery/${SIDES[side]}`;

/** They are checked, turned over, halved, and never add more than the strength of the ground units [10.42, 12.1]. */
function* fire(state: State, fight: Fight, { side, guns, order }: Named): Play<Counted> {
  if (guns.length === 0) return explain(0);
  const { coordinated, checking } = sorted(state, guns, fight);
  const share = checking.length === 0 ? 'full' : yield* coordinate(state, fight, checking[0], order);
  for (const gun of guns) state.fired[gun] = 1; // [10.42d, 12.19]
  fight.supporting.push(...guns);
  const support = supportFor(state, fight, side, { coordinated, checking }, share);
  state.emit('support', '10.42', () => ({
    address: addressOf(fight, side),
    side,
    text: `${state.names(guns).join(', ')}: ${support.value} support at ${state.label(fight.target)}.`,
    pieces: guns,
    cells: [fight.target],
    ledger: support.ledger,
    facts: { [side === fight.attacker ? 'support' : 'defensive-support']: support.value },
  }));
  return support;
}

/** Guns of a side by whether they have to check. */
export interface Guns {
  readonly coordinated: readonly number[];
  readonly checking: readonly number[];
}

/** What guns add when those that check give such a share, no more than the ground units of their side, guns left out, have [10.42, 12.13f]. */
export function supportFor(
  state: State,
  fight: Fight,
  side: number,
  { coordinated, checking }: Guns,
  share: Share,
): Counted {
  const support = explain(0);
  for (const gun of coordinated) support.plusExplained(strengthOf(state, gun, fight, 'full'));
  for (const gun of checking) support.plusExplained(strengthOf(state, gun, fight, share));
  cap(support, supportCap(state, fight, side).value);
  return support;
}

/** Guns in the target hex, and attacking ones beside it, are coordinated of themselves; the others check together [12.17, RTL-45]. */
export function sorted(state: State, guns: readonly number[], fight: Fight): Guns {
  const reading = state.rulings['artillery.automaticCoordination'];
  const { board } = state.ground;
  const beside = guns.filter(
    (gun) => state.piece(gun).side === fight.attacker && board.distance(state.cell[gun], fight.target) === 1,
  );
  const atHand = beside.slice(0, { everyUnit: beside.length, oneOfChoice: 1, none: 0 }[reading]);
  const isCoordinated = (gun: number): boolean => isInTarget(state, gun, fight) || atHand.includes(gun);
  return { coordinated: guns.filter(isCoordinated), checking: guns.filter((gun) => !isCoordinated(gun)) };
}

/** The lead gun checks for all that are not coordinated of themselves [10.42b, 10.42c]. */
function* coordinate(state: State, fight: Fight, lead: number, order: OrderModel | undefined): Play<Share> {
  const { side } = state.piece(lead);
  const address = addressOf(fight, side);
  const asked = askedIn(fight, side);
  const spending = { side, use: 'artillery', lead, fight, address, about: asked.about } as const;
  const points = yield* spendOn(state, { ...spending, order: order ?? asked.within });
  const checked = yield* check(state, {
    piece: lead,
    modifiers: coordinationModifiers(state, fight.target, 'artillery').plusExplained(points),
    address: `${address}/die`,
    rule: '10.42b',
    purpose: 'coordination of artillery',
    order: order ?? asked.within,
    outcome: shareOf,
  });
  return shareOf(checked);
}

const shareOf = ({ total, passed }: { readonly total: number; readonly passed: boolean }): Share =>
  total >= MIN_ROLL_WITHOUT_SUPPORT ? 'none' : passed ? 'full' : 'halved';

/**
 * Each gun is halved by itself, for failed coordination, then for swamp, and for marsh in rain; never below 1
 * [3.54a, 3.55, 10.42c, 12.18]. The ground of the target counts, on either side, and that of the gun does not [10.27, 10.28, TEC.i].
 */
function strengthOf(state: State, gun: number, { target }: Fight, share: Share): Counted {
  const name = (): string => state.name(gun);
  if (share === 'none') return explain(0, name, '10.42c');
  const least = { least: 1, rule: '10.42c' } as const;
  const support = explain(0).plusUnit(name, state.face(gun).attack, '12.0');
  if (share === 'halved') support.dividedBy(2, 'failed coordination', '10.42c', least);
  if (isSwamp(state.ground, target)) support.dividedBy(2, 'swamp', '12.18', least);
  else if (isMarsh(state.ground, target) && state.weather === 'rain')
    support.dividedBy(2, 'marsh in rain', '12.18', least);
  return support;
}

/** Support beyond the strength of the side's ground units is lost [10.42e, 12.13f]. */
function cap(support: Counted, most: number): void {
  if (support.value > most) support.plus(most - support.value, `beyond ground strength ${most}`, '12.13f');
}

/** After a fight all artillery that stood in the attacked hex has fired [12.24]. */
export function turnGuns(state: State, { defenders }: Fight): void {
  for (const piece of defenders) if (state.piece(piece).isArtillery) state.fired[piece] = 1;
}
