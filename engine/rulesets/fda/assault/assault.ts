import { say, term } from '../../../model/say.js';
import { action } from '../../../mechanics/action.js';
import { neighboursOf } from '../../../board/nearest.js';
import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import { listedByUnit } from '../../../play/listing.js';
import { ask, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { advancing } from './advancing.js';
import { defending } from './defending.js';
import { missingSupport, mostSupport } from './counted.js';
import { barOnLeader, barOnTarget, partyOf, refuseAssault, shelteredHeadquarters } from './legality.js';
import { losing } from './losing.js';
import { refusals } from './refusing.js';
import { enter } from '../movement/entering.js';
import { losePoints } from '../combat/losses.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { opponent } from '../state/pieces.js';
import { assaultPools, factsOf, rollBoth, supportFactor, type Clash, type Party } from '../combat/pools.js';
import { pickOne } from '../../../mechanics/choice.js';
import { findFromRandomStart } from '../../../mechanics/movement/random-walk.js';
import { refusal } from '../rulebook/cite.js';
import { retreat } from '../retreat/retreat.js';
import type { FdaRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { artilleryFor, strongestFirst, supportersOf, type Cause } from './support.js';
import { assaultResult } from '../vocabulary/results.js';
import { enterMines } from '../works/mines.js';

export const ASSAULT = 'assault';

/**
 * Assaults of the activated division. The unit named first leads, artillery adds its die, and the other units support
 * [8].
 */
export const assaulting: OrderKind = action<State>({
  verbs: [ASSAULT],
  ...listedByUnit(ASSAULT, membersOf, (state, leader) =>
    targetsOf(state, leader).flatMap((target) => partiesOf(state, leader, target)),
  ),
  pick: pickAssault,
  answer: readAssault,
  whyNot: refuseAssault,
  perform: performAssault,
});

function membersOf(state: State): readonly number[] {
  return state.divisions.at(state.active)?.members ?? [];
}

/** Lists the sectors against which a unit may lead an assault [8b, 8c]. */
function targetsOf(state: State, leader: number): Cell[] {
  const cell = state.cell[leader];
  if (cell < 0) return [];
  const enemy = opponent(state.piece(leader).side);
  const targets = neighboursOf(state.ground.board, cell).filter((next) => state.owner[next] === enemy);
  if (targets.length === 0 || barOnLeader(state, leader) !== undefined) return [];
  return targets.filter((target) => barOnTarget(state, leader, target) === undefined);
}

const causeOf = (leader: number, target: Cell): Cause => ({ leader, target, attacks: true, attackers: [] });

/**
 * Lists up to three groups for an assault of a leader: with the support that the rules require, with the strongest
 * support, and with artillery too. `refuse` decides about all other groups.
 */
function partiesOf(state: State, leader: number, target: Cell): Answer[] {
  const cause = causeOf(leader, target);
  const may = strongestFirst(state, supportersOf(state, cause), (unit) => supportFactor(state, unit));
  const { fewest, all: support } = supportOf(state, cause, may);
  const guns = artilleryFor(state, cause);
  const parties = [[leader, ...fewest], [leader, ...support], ...(guns < 0 ? [] : [[leader, ...support, guns]])];
  return parties
    .filter((party, i) => i === 0 || party.length > parties[i - 1].length)
    .map((pieces) => ({ verb: ASSAULT, pieces, cells: [target] }));
}

/**
 * Returns two choices of supporters for an assault. `fewest` contains only the units that must support; `all` adds the
 * best other units up to the limit [9.1c, 9.1f].
 */
function supportOf(
  state: State,
  cause: Cause,
  others: readonly number[],
): { readonly fewest: number[]; readonly all: number[] } {
  const fewest = missingSupport(state, [], cause);
  const more = others.filter((unit) => !fewest.includes(unit));
  return { fewest, all: [...fewest, ...more].slice(0, mostSupport(state)) };
}

function pickAssault(state: State, random: (n: number) => number): Answer | undefined {
  return findFromRandomStart(membersOf(state), random, (leader) => {
    const targets = targetsOf(state, leader);
    if (targets.length === 0) return undefined;
    const target = pickOne(targets, random);
    const cause = causeOf(leader, target);
    const some = supportersOf(state, cause).filter(() => random(3) > 0);
    const support = supportOf(state, cause, some).all;
    const guns = random(2) === 0 ? artilleryFor(state, cause) : -1;
    return { verb: ASSAULT, pieces: [leader, ...support, ...(guns < 0 ? [] : [guns])], cells: [target] };
  });
}

function readAssault(state: State, order: OrderModel): Answer | Refusal {
  const target = order.cells.at(0)?.cell;
  const named = unitsNamed(
    state,
    order.clauses.filter(({ preposition }) => preposition === 'with').flatMap(({ pieces }) => pieces),
  );
  const from = order.clauses.find(({ preposition }) => preposition === 'from')?.cells.at(0)?.cell;
  if (order.cells.length > 1)
    return refusal('8b', 'several-targets', say`An assault is made on one sector; write one order for each sector.`);
  if (target === undefined || named.length === 0)
    return refusal(
      '8b',
      'no-assault',
      say`An assault names a sector and the unit that leads: \`assault CELL with UNITS\`.`,
    );
  if (from !== undefined && state.cell[named[0]] !== from)
    return refusal('8b', 'not-there', say`${state.name(named[0])} does not stand in ${state.label(from)}.`);
  const { support } = partyOf(state, named, target);
  const pieces = [...named, ...missingSupport(state, support, causeOf(named[0], target))];
  return { verb: ASSAULT, pieces, cells: [target] };
}

/** Carries out one assault, from the declaration to the advance [8]. */
function* performAssault(state: State, { pieces = [], cells: [target] = [], order }: Answer): Play {
  const attack = partyOf(state, pieces, target);
  state.address = `${state.address}/assault ${state.label(target)}`;
  // A unit assaults only once in a turn [6e, 9.1h]. Reconnaissance may leave the sector before the assault [2.1v].
  for (const unit of [attack.leader, ...attack.support]) state.assaulted[unit] = 1;
  yield* refusals(state, target, order);
  if (state.count[target] === 0) {
    recordAssault(state, attack, target, '2.1v', say`${state.label(target)} is empty now: no assault takes place.`);
    return;
  }
  const sheltered = shelteredHeadquarters(state, target);
  if (sheltered >= 0) {
    const left = say`only ${state.name(sheltered)} is left, a headquarters that is not isolated`;
    recordAssault(state, attack, target, '2.1d', say`${left}: no assault takes place.`);
    return;
  }
  const decision = defending(state, { target, attack, within: order });
  const { pieces: defenders = [] } = yield* ask(decision);
  const defence = partyOf(state, defenders, target);
  // Support from another sector and the die of artillery are recorded, because both are limited in a turn [9.1e, 8i].
  for (const unit of defence.support) if (state.cell[unit] !== target) state.supported[unit] = 1;
  for (const guns of [...attack.artillery, ...defence.artillery]) state.fired[guns] = 1;
  yield* fight(state, { target, attack, defence }, order);
}

/** Rolls the dice of an assault and applies losses and retreats [8e, 8p-8u]. */
function* fight(state: State, clash: Clash, order: OrderModel | undefined): Play {
  const { target, attack, defence } = clash;
  const side = state.piece(attack.leader).side;
  const pools = assaultPools(state, clash);
  const at = state.label(target);
  const scores = yield* rollBoth(state, {
    pools,
    rule: '8e',
    side,
    own: { at: 'attacker', purpose: say`${state.name(attack.leader)} assaults ${at}` },
    other: { at: 'defender', purpose: say`${state.name(defence.leader)} defends ${at}` },
    order,
    attack: { units: [attack.leader, ...attack.support], target },
  });
  const result = assaultResult(scores.own, scores.other);
  const rule = RULES[result];
  const text = say`${term(TEXTS[result])}, ${scores.own} against ${scores.other}.`;
  recordAssault(state, attack, target, rule, text, factsOf(pools, scores, result));
  const beaten = { rule, about: target, result, ...(order && { within: order }) };
  if (result === 'Equal') {
    const sectors = state.numbers['retreat.equal'];
    yield* retreat(state, [attack.leader, ...attack.support], () => sectors, beaten); // See reading `equalScores` [8s].
    return;
  }
  const losers = result === 'Taken' ? defence : attack;
  const sector = state.cell[losers.leader];
  const retreating = retreatersOf(state, losers, sector);
  yield* loseLeader(state, losers, beaten);
  const sectors = state.numbers['retreat.sectors'];
  yield* retreat(state, retreating, () => sectors, beaten);
  if (result === 'Taken') yield* advance(state, clash, order);
}

const RULES = { Taken: '8p', Held: '8q', Equal: '8s' } as const satisfies Readonly<Record<string, FdaRule>>;
const TEXTS = {
  Taken: 'The assault takes the sector',
  Held: 'The assault is beaten off',
  Equal: 'The assault is undecided',
} as const;

/**
 * Lists the units that must retreat: all units in the beaten sector, and the supporting units in other sectors.
 * Artillery that only added its die stays (reading `beatenUnits`) [8p, 8q].
 */
function retreatersOf(state: State, { support }: Party, sector: Cell): number[] {
  return [...new Set([...state.unitsIn(sector), ...support])].sort((a, b) => a - b);
}

/**
 * Takes one break point from the beaten leader, whatever the difference between the scores. If the rules let infantry
 * take the loss instead, the owner chooses [8p, 8q, 8t, 8u].
 */
function* loseLeader(state: State, losers: Party, beaten: Parameters<typeof losing>[2]): Play {
  const decision = losing(state, losers, beaten);
  const loser = decision === undefined ? losers.leader : ((yield* ask(decision)).pieces?.[0] ?? losers.leader);
  losePoints(state, loser, state.numbers['assault.breakPoints'], {
    rule: loser === losers.leader ? '8t' : '8u',
    by: say`in the assault on ${state.label(beaten.about)}`,
  });
}

/** Offers the advance into the emptied sector, which only the ruling `advanceAfterAssault` allows [8a]. */
function* advance(state: State, { target, attack }: Clash, order: OrderModel | undefined): Play {
  const decision = advancing(state, attack, target, order);
  if (decision === undefined) return;
  const { verb, pieces = [], order: by } = yield* ask(decision);
  if (verb !== 'advance') return;
  for (const unit of pieces) {
    const from = state.cell[unit];
    enter(state, unit, target);
    state.emit('advance', '8a', () => ({
      text: say`${state.name(unit)} advances into ${state.label(target)}.`,
      pieces: [unit],
      cells: [from, target],
    }));
  }
  yield* enterMines(state, pieces, target, by);
}

function recordAssault(
  state: State,
  { leader, support }: Party,
  target: Cell,
  rule: FdaRule,
  text: string,
  facts: Readonly<Record<string, string>> = {},
): void {
  state.emit(ASSAULT, rule, () => ({
    side: state.piece(leader).side,
    text: say`${state.names([leader, ...support]).join(', ')} against ${state.label(target)}: ${text}`,
    pieces: [leader, ...support],
    cells: [target],
    facts,
  }));
}
