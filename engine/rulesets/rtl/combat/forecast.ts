import { unitsNamed } from '../../../play/named-units.js';
import type { Forecast } from '../../../play/views.js';
import type { LedgerStep } from '../../../model/ledger.js';
import type { OrderModel } from '../../../model/orders.js';
import { aircraftBar } from '../air/aircraft.js';
import { gunBar } from '../artillery/guns.js';
import { sorted, supportFor } from '../artillery/support.js';
import { commandBar, type Spending } from '../command/command.js';
import { spendersOf } from '../command/spending.js';
import { coordinationModifiers } from '../coordination/coordination.js';
import { efficiencyOf, type Modifiers } from '../efficiency/efficiency.js';
import { explain, step } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { DIE_SIDES, resultCodes, type ResultCode } from '../vocabulary/combat-results.js';
import { MIN_ROLL_WITHOUT_SUPPORT, type Coordinated } from '../vocabulary/coordination.js';
import { groundModifiers, makesWorse, mustCoordinate } from './coordination.js';
import type { Fight } from './fight.js';
import { leadsOf } from './leads.js';
import { modifiersOf } from './modifiers.js';
import { oddsOf } from './odds.js';
import { belowMinimumResult } from './strike.js';
import { assaultOnly } from './table-choice.js';

/** One way a check may come out. */
interface Branch<T> {
  readonly value: T;
  readonly chance: number;
}
const certain = <T>(value: T): Branch<T>[] => [{ value, chance: 1 }];

/** What is looked at: the fight, changed as its branches are gone through, and what is told of its checks. */
interface Foreseen {
  readonly state: State;
  readonly fight: Fight;
  readonly told: LedgerStep[];
}

/**
 * Exact chances of an attack as its order says, every check of the attacker's coordination rolled in: his lead, table,
 * aircraft, guns and points stand in its braces, and what is not said is as unasked. The enemy adds nothing.
 */
export function forecastOf(state: State, fight: Fight): Forecast {
  const it: Foreseen = { state, fight, told: [] };
  name(it);
  const chances = new Map<ResultCode, number>();
  const [air, support, ground] = [airBranches(it), supportBranches(it), groundBranches(it)];
  for (const guns of support)
    for (const planes of air)
      for (const worse of ground) {
        Object.assign(fight, { support: explain(guns.value), air: explain(planes.value), uncoordinated: worse.value });
        addChances(it, chances, guns.chance * planes.chance * worse.chance);
      }
  Object.assign(fight, {
    support: explain(support[0].value),
    air: explain(air[0].value),
    uncoordinated: ground[0].value,
  });
  const [odds, net] = [oddsOf(state, fight), modifiersOf(state, fight)];
  return {
    summary: `${odds.attack.value} to ${odds.defense.value}: ${odds.column} on the ${fight.table} table, ${net.value < 0 ? '' : '+'}${net.value}${it.told.length > 0 ? ' if all is coordinated' : ''}`,
    ledger: [...it.told, ...odds.reasons.ledger, ...net.ledger],
    chances: resultCodes.flatMap((result) => {
      const chance = chances.get(result);
      return chance === undefined ? [] : [{ result, chance }];
    }),
  };
}

/** The leads and the table, as the order says or as unasked. */
function name({ state, fight }: Foreseen): void {
  const best = (pieces: readonly number[]): number =>
    pieces.reduce((one, other) => (efficiencyOf(state, other).value > efficiencyOf(state, one).value ? other : one));
  const leads = leadsOf(state, fight, fight.attacker);
  fight.attackLead = named(state, answered(fight.order, 'lead')).find((piece) => leads.includes(piece)) ?? best(leads);
  fight.defenseLead = best(leadsOf(state, fight, fight.defender));
  const says = (table: string): boolean =>
    fight.tableNamed === table || answered(fight.order, 'use')?.words?.[0] === table;
  if (fight.kind === 'combat')
    fight.table = assaultOnly(state, fight) !== undefined || says('assault') ? 'assault' : 'mobile';
}

/** The order in its braces that answers whatever comes. */
const answered = (order: OrderModel | undefined, verb: string): OrderModel | undefined =>
  order?.answers.flatMap(({ on, orders }) => (on.length === 0 ? orders : [])).find((one) => one.verb === verb);

const named = (state: State, order: OrderModel | undefined): number[] =>
  order === undefined ? [] : unitsNamed(state, order.pieces, () => true);

/** Aircraft of the order: all of them help, or none [10.41c]. */
function airBranches(it: Foreseen): Branch<number>[] {
  const { state, fight } = it;
  const order = answered(fight.order, 'fly');
  const aircraft = named(state, order).filter((air) => aircraftBar(state, air, fight) === undefined);
  if (aircraft.length === 0) return certain(0);
  const modifiers = coordinationModifiers(state, fight.target, 'air');
  const chance = within(checkOf(it, { use: 'air', piece: aircraft[0], lead: fight.attackLead, modifiers, order }));
  const help = -aircraft.reduce((sum, air) => sum + state.face(air).attack, 0);
  return [
    { value: help, chance },
    { value: 0, chance: 1 - chance },
  ];
}

/** Guns of the order: those that check give all, half or nothing [10.42c]. */
function supportBranches(it: Foreseen): Branch<number>[] {
  const { state, fight } = it;
  const order = answered(fight.order, 'support');
  const guns = named(state, order).filter((gun) => gunBar(state, gun, fight) === undefined);
  if (guns.length === 0) return certain(0);
  const by = sorted(state, guns, fight);
  const value = (share: 'full' | 'halved' | 'none'): number =>
    supportFor(state, fight, fight.attacker, by, share).value;
  const [lead] = by.checking;
  if (lead === undefined) return certain(value('full'));
  const modifiers = coordinationModifiers(state, fight.target, 'artillery');
  const most = checkOf(it, { use: 'artillery', piece: lead, lead, modifiers, order });
  const some = within(MIN_ROLL_WITHOUT_SUPPORT - 1 - modifiers.value);
  const full = Math.min(within(most), some);
  return [
    { value: value('full'), chance: full },
    { value: value('halved'), chance: some - full },
    { value: value('none'), chance: 1 - some },
  ];
}

/** Whether the combat roll is worse for want of coordination [10.44]. */
function groundBranches(it: Foreseen): Branch<boolean>[] {
  const { state, fight } = it;
  if (fight.kind === 'overrun' || !mustCoordinate(state, fight)) return certain(false);
  const { attackLead: lead, order } = fight;
  const modifiers = groundModifiers(state, fight);
  const chance = within(checkOf(it, { use: 'ground', piece: lead, lead, modifiers, order }));
  return [
    { value: makesWorse(state, true), chance },
    { value: makesWorse(state, false), chance: 1 - chance },
  ];
}

interface Checking {
  readonly use: Coordinated;
  readonly piece: number;
  /** By whose formation and hex headquarters may help. */
  readonly lead: number;
  /** Takes up the points that the order spends. */
  readonly modifiers: Modifiers;
  readonly order: OrderModel | undefined;
}

const checks = { air: 'aircraft', artillery: 'artillery', ground: 'ground units' } as const;
const rules = { air: '10.41b', artillery: '10.42b', ground: '10.44b' } as const;

/** The highest die that passes a check; its chance is told, and that with the points somebody might spend on it besides. */
function checkOf({ state, fight, told }: Foreseen, { use, piece, lead, modifiers, order }: Checking): number {
  const spending: Spending = { side: fight.attacker, use, lead, fight, address: '', order };
  const spent = named(state, answered(order, 'spend')).filter((one) => commandBar(state, one, spending) === undefined);
  for (const one of spent) modifiers.plus(-state.piece(one).command, state.name(one), '15.31');
  fight.spent.push(...spent);
  const most = efficiencyOf(state, piece).value - modifiers.value;
  const who = `${checks[use]}, led by ${state.name(piece)}`;
  told.push(step(`${who}: coordinated ${percent(within(most))}`, rules[use]), ...modifiers.ledger);
  for (const one of spendersOf(state, spending)) {
    const { command } = state.piece(one);
    told.push(step(`with ${command} of ${state.name(one)}: ${percent(within(most + command))}`, '15.31'));
  }
  return most;
}

/** The chance of a die no higher. */
const within = (most: number): number => Math.max(0, Math.min(DIE_SIDES, most)) / DIE_SIDES;

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** The results of one branch, by its share of all. */
function addChances({ state, fight }: Foreseen, chances: Map<ResultCode, number>, share: number): void {
  if (share === 0) return;
  const { column, isBelow } = oddsOf(state, fight);
  const table = state.tables[fight.table];
  const each = isBelow
    ? [{ result: belowMinimumResult(state, fight), chance: 1 }]
    : table.chances(column, modifiersOf(state, fight).value);
  for (const { result, chance } of each) chances.set(result, (chances.get(result) ?? 0) + share * chance);
}
