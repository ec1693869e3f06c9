import { say, term } from '../../../model/say.js';
import type { Play } from '../../../play/moment.js';
import { answerPlaceOf, type ExplainedSum, type Fight } from '../combat/fight.js';
import { supportCap } from '../combat/strength.js';
import { spendOn } from '../command/spending.js';
import { coordinationModifiers } from '../coordination/coordination.js';
import { makeCheck } from '../efficiency/efficiency.js';
import { explain } from '../rulebook/refusal.js';
import { nameUnits } from '../sequence/naming.js';
import { isMarsh, isSwamp } from '../state/ground.js';
import type { State } from '../state/state.js';
import { MIN_ROLL_WITHOUT_SUPPORT } from '../vocabulary/coordination.js';
import { SIDES } from '../vocabulary/sides.js';
import { gunBar, gunsBar, isInTarget } from './guns.js';
import type { OrderModel } from '../../../model/orders.js';

/** The share of its support strength that artillery provides after a coordination check [10.42c]. */
export type Share = 'full' | 'halved' | 'none';

/** The artillery that a side commits, and the order that names the artillery. */
interface CommittedArtillery {
  readonly side: number;
  readonly guns: readonly number[];
  readonly order: OrderModel | undefined;
}

/**
 * Carries out artillery support. First the attacker, then the defender commits any artillery [12.12, 12.13g]; in the
 * same order the artillery of each side makes the check [10.42a, 10.42b].
 */
export function* artillerySupport(state: State, fight: Fight): Play {
  const attackers = yield* nameGuns(state, fight, fight.attacker);
  const defenders = yield* nameGuns(state, fight, fight.defender);
  fight.support = yield* fireSupport(state, fight, attackers);
  fight.defensiveSupport = yield* fireSupport(state, fight, defenders);
}

/**
 * Asks a side for the artillery that supports, makes the artillery check, and returns the strength of the support. Used
 * when only one side may support.
 */
export function* supportOf(state: State, fight: Fight, side: number): Play<ExplainedSum> {
  return yield* fireSupport(state, fight, yield* nameGuns(state, fight, side));
}

/**
 * Asks a side which artillery it commits. The lead units must be named before, because the defender may commit only
 * artillery of his lead unit’s formation and Army artillery [12.13c].
 */
function* nameGuns(state: State, fight: Fight, side: number): Play<CommittedArtillery> {
  const { pieces: guns = [], order } = yield* nameUnits(state, {
    verb: 'support',
    question: 'artillery',
    rule: '12.11',
    side,
    prompt: say`${SIDES[side]}: which artillery supports in ${state.label(fight.target)}?`,
    address: addressOf(fight, side),
    ...answerPlaceOf(fight, side),
    candidates: state.muster.artillery[side].filter((gun) => gunBar(state, gun, fight) === undefined),
    bar: (gun) => gunBar(state, gun, fight),
    together: (group) => gunsBar(state, group, fight),
  });
  return { side, guns, order };
}

const addressOf = (fight: Fight, side: number): string => `${fight.address}/artillery/${SIDES[side]}`;

/**
 * Makes the check of the committed artillery, marks the artillery as fired, and returns its support, which may not
 * exceed the ground strength [10.42, 12.1].
 */
function* fireSupport(state: State, fight: Fight, { side, guns, order }: CommittedArtillery): Play<ExplainedSum> {
  if (guns.length === 0) return explain(0);
  const { coordinated, checking } = separateByCheck(state, guns, fight);
  const share = checking.length === 0 ? 'full' : yield* coordinate(state, fight, checking[0], order);
  for (const gun of guns) state.fired[gun] = 1; // [10.42d, 12.19]
  fight.supporting.push(...guns);
  const support = supportFor(state, fight, side, { coordinated, checking }, share);
  state.emit('support', '10.42', () => ({
    address: addressOf(fight, side),
    side,
    text: say`${state.names(guns).join(', ')}: support strength ${support.value} in ${state.label(fight.target)}.`,
    pieces: guns,
    cells: [fight.target],
    ledger: support.ledger,
    facts: { [side === fight.attacker ? 'support' : 'defensive-support']: support.value },
  }));
  return support;
}

/**
 * The artillery that a side commits: units that need no coordination check (`coordinated`) and units that must make the
 * check (`checking`).
 */
export interface ArtilleryByCheck {
  readonly coordinated: readonly number[];
  readonly checking: readonly number[];
}

/**
 * Computes the support of a side if the artillery that must check provides the given share. Support may not exceed the
 * strength of the ground units [10.42, 12.13f].
 */
export function supportFor(
  state: State,
  fight: Fight,
  side: number,
  { coordinated, checking }: ArtilleryByCheck,
  share: Share,
): ExplainedSum {
  const support = explain(0);
  for (const gun of coordinated) support.plusExplained(strengthOf(state, gun, fight, 'full'));
  for (const gun of checking) support.plusExplained(strengthOf(state, gun, fight, share));
  applyCap(support, supportCap(state, fight, side).value);
  return support;
}

/**
 * Separates artillery that is coordinated automatically from artillery that must check. Artillery in the target hex is
 * always coordinated automatically. The ruling `artillery.automaticCoordination` decides for how many attacking
 * artillery units adjacent to that hex this is true, too [12.17].
 */
export function separateByCheck(state: State, guns: readonly number[], fight: Fight): ArtilleryByCheck {
  const reading = state.rulings['artillery.automaticCoordination'];
  const { board } = state.ground;
  const adjacent = guns.filter(
    (gun) => state.piece(gun).side === fight.attacker && board.distance(state.cell[gun], fight.target) === 1,
  );
  const automatic = adjacent.slice(0, { everyUnit: adjacent.length, oneOfChoice: 1, none: 0 }[reading]);
  const isCoordinated = (gun: number): boolean => isInTarget(state, gun, fight) || automatic.includes(gun);
  return { coordinated: guns.filter(isCoordinated), checking: guns.filter((gun) => !isCoordinated(gun)) };
}

/** Makes the artillery check. The lead artillery unit checks for all artillery that must check [10.42b, 10.42c]. */
function* coordinate(state: State, fight: Fight, lead: number, order: OrderModel | undefined): Play<Share> {
  const { side } = state.piece(lead);
  const address = addressOf(fight, side);
  const answerPlace = answerPlaceOf(fight, side);
  const spending = { side, use: 'artillery', lead, fight, address, about: answerPlace.about } as const;
  const points = yield* spendOn(state, { ...spending, order: order ?? answerPlace.within });
  const result = yield* makeCheck(state, {
    piece: lead,
    modifiers: coordinationModifiers(state, fight.target, 'artillery').plusExplained(points),
    address: `${address}/die`,
    rule: '10.42b',
    purpose: term('coordination of artillery'),
    order: order ?? answerPlace.within,
    outcome: shareOf,
  });
  return shareOf(result);
}

const shareOf = ({ total, passed }: { readonly total: number; readonly passed: boolean }): Share =>
  total >= MIN_ROLL_WITHOUT_SUPPORT ? 'none' : passed ? 'full' : 'halved';

/**
 * Computes the support of one artillery unit. The support is halved after failed coordination, and again if the target
 * is in swamp, or in marsh in rain, but is never below 1 [3.54a, 3.55, 10.42c, 12.18]. The terrain of the artillery’s
 * own hex does not count [10.27, 10.28, TEC.i].
 */
function strengthOf(state: State, gun: number, { target }: Fight, share: Share): ExplainedSum {
  const name = (): string => state.name(gun);
  if (share === 'none') return explain(0, name, '10.42c');
  const least = { least: 1, rule: '10.42c' } as const;
  const support = explain(0).plusUnit(name, state.face(gun).attack, '12.0');
  if (share === 'halved') support.dividedBy(2, () => term('failed coordination'), '10.42c', least);
  if (isSwamp(state.ground, target)) support.dividedBy(2, () => term('swamp'), '12.18', least);
  else if (isMarsh(state.ground, target) && state.weather === 'rain')
    support.dividedBy(2, () => term('marsh in rain'), '12.18', least);
  return support;
}

/** Limits support to the strength of the side's ground units [10.42e, 12.13f]. */
function applyCap(support: ExplainedSum, limit: number): void {
  if (support.value > limit)
    support.plus(limit - support.value, () => say`limited to the strength of the ground units, ${limit}`, '12.13f');
}

/** Marks all artillery in the attacked hex as fired after a combat [12.24]. */
export function markDefendingGunsFired(state: State, { defenders }: Fight): void {
  for (const piece of defenders) if (state.piece(piece).isArtillery) state.fired[piece] = 1;
}
