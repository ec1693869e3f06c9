import { say, term } from '../../../model/say.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { Forecast } from '../../../play/views.js';
import type { LedgerStep } from '../../../model/ledger.js';
import type { OrderModel } from '../../../model/orders.js';
import { aircraftBar } from '../air/aircraft.js';
import { gunBar } from '../artillery/guns.js';
import { separateByCheck, supportFor } from '../artillery/support.js';
import { commandBar, type Spending } from '../command/command.js';
import { spendersOf } from '../command/spending.js';
import { coordinationModifiers } from '../coordination/coordination.js';
import { efficiencyOf, type Modifiers } from '../efficiency/efficiency.js';
import { explain, step } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { DIE_SIDES, resultCodes, type ResultCode } from '../vocabulary/combat-results.js';
import { MIN_ROLL_WITHOUT_SUPPORT, type Coordinated } from '../vocabulary/coordination.js';
import { groundModifiers, worsensCombatRoll, mustCoordinate } from './coordination.js';
import type { Fight } from './fight.js';
import { leadsOf } from './leads.js';
import { modifiersOf } from './modifiers.js';
import { columnText, oddsOf, type Odds } from './odds.js';
import { belowMinimumResult } from './strike.js';
import { assaultTableBar } from './table-choice.js';

/** A possible outcome of a check with its probability. */
interface Branch<T> {
  readonly value: T;
  readonly chance: number;
}
/** Returns a list with only one outcome, with probability 1. */
const certain = <T>(value: T): Branch<T>[] => [{ value, chance: 1 }];

/**
 * The combat whose result is forecast. `fight` changes while the outcomes are enumerated. `notes` collects the
 * explanations of the checks.
 */
interface ForecastContext {
  readonly state: State;
  readonly fight: Fight;
  readonly notes: LedgerStep[];
}

/**
 * Computes the exact probability of each result of an attack order, over all outcomes of the attacker’s coordination
 * checks. Lead unit, table, aircraft, artillery and command points are taken from the order’s braces, otherwise the
 * defaults apply. The forecast assumes that the enemy adds nothing.
 */
export function forecastOf(state: State, fight: Fight): Forecast {
  const it: ForecastContext = { state, fight, notes: [] };
  setLeadsAndTable(it);
  const chances = new Map<ResultCode, number>();
  const [air, support, ground] = [airBranches(it), supportBranches(it), groundBranches(it)];
  for (const guns of support)
    for (const planes of air)
      for (const worse of ground) {
        Object.assign(fight, {
          support: explain(guns.value),
          air: explain(planes.value),
          isUncoordinated: worse.value,
        });
        addChances(it, chances, guns.chance * planes.chance * worse.chance);
      }
  Object.assign(fight, {
    support: explain(support[0].value),
    air: explain(air[0].value),
    isUncoordinated: ground[0].value,
  });
  const [odds, net] = [oddsOf(state, fight), modifiersOf(state, fight)];
  return {
    summary: summaryOf(it, odds, net.value),
    odds: odds.column,
    ledger: [...it.notes, ...odds.reasons.ledger, ...net.ledger],
    chances: resultCodes.flatMap((result) => {
      const chance = chances.get(result);
      return chance === undefined ? [] : [{ result, chance }];
    }),
  };
}

/** Sets the lead units and the table as the order names them, otherwise by default. */
function summaryOf({ fight, notes }: ForecastContext, { attack, defense, column }: Odds, net: number): string {
  const [table, modifier] = [fight.table, `${net < 0 ? '' : '+'}${net}`];
  return notes.length > 0
    ? say`${attack.value} to ${defense.value}: ${columnText(column)} on the ${table} table, ${modifier} if all checks succeed`
    : say`${attack.value} to ${defense.value}: ${columnText(column)} on the ${table} table, ${modifier}`;
}

function setLeadsAndTable({ state, fight }: ForecastContext): void {
  const best = (pieces: readonly number[]): number =>
    pieces.reduce((first, other) =>
      efficiencyOf(state, other).value > efficiencyOf(state, first).value ? other : first,
    );
  const leads = leadsOf(state, fight, fight.attacker);
  fight.attackLead =
    unitsOfOrder(state, findAnswer(fight.order, 'lead')).find((piece) => leads.includes(piece)) ?? best(leads);
  fight.defenseLead = best(leadsOf(state, fight, fight.defender));
  const isNamed = (table: string): boolean =>
    fight.tableNamed === table || findAnswer(fight.order, 'use')?.words?.[0] === table;
  if (fight.kind === 'combat')
    fight.table = assaultTableBar(state, fight) !== undefined || isNamed('assault') ? 'assault' : 'mobile';
}

/**
 * Returns the first order with the given verb in the braces of an order. Orders that depend on a condition are ignored.
 */
const findAnswer = (order: OrderModel | undefined, verb: string): OrderModel | undefined =>
  order?.answers.flatMap(({ on, orders }) => (on.length === 0 ? orders : [])).find((answer) => answer.verb === verb);

const unitsOfOrder = (state: State, order: OrderModel | undefined): number[] =>
  order === undefined ? [] : unitsNamed(state, order.pieces, () => true);

/** Returns the outcomes of the aircraft check: either all aircraft support or none [10.41c]. */
function airBranches(it: ForecastContext): Branch<number>[] {
  const { state, fight } = it;
  const order = findAnswer(fight.order, 'fly');
  const aircraft = unitsOfOrder(state, order).filter((air) => aircraftBar(state, air, fight) === undefined);
  if (aircraft.length === 0) return certain(0);
  const modifiers = coordinationModifiers(state, fight.target, 'air');
  const chance = chanceOfAtMost(
    highestPassingRoll(it, { use: 'air', piece: aircraft[0], lead: fight.attackLead, modifiers, order }),
  );
  const help = -aircraft.reduce((sum, air) => sum + state.face(air).attack, 0);
  return [
    { value: help, chance },
    { value: 0, chance: 1 - chance },
  ];
}

/**
 * Returns the possible results of the artillery check with their probabilities. The value of each result is the
 * strength of the support: artillery that must check provides full, half or no support [10.42c].
 */
function supportBranches(it: ForecastContext): Branch<number>[] {
  const { state, fight } = it;
  const order = findAnswer(fight.order, 'support');
  const guns = unitsOfOrder(state, order).filter((gun) => gunBar(state, gun, fight) === undefined);
  if (guns.length === 0) return certain(0);
  const by = separateByCheck(state, guns, fight);
  const value = (share: 'full' | 'halved' | 'none'): number =>
    supportFor(state, fight, fight.attacker, by, share).value;
  const [lead] = by.checking;
  if (lead === undefined) return certain(value('full'));
  const modifiers = coordinationModifiers(state, fight.target, 'artillery');
  const highestRoll = highestPassingRoll(it, { use: 'artillery', piece: lead, lead, modifiers, order });
  const some = chanceOfAtMost(MIN_ROLL_WITHOUT_SUPPORT - 1 - modifiers.value);
  const full = Math.min(chanceOfAtMost(highestRoll), some);
  return [
    { value: value('full'), chance: full },
    { value: value('halved'), chance: some - full },
    { value: value('none'), chance: 1 - some },
  ];
}

/**
 * Returns the possible results of the coordination check of ground units with their probabilities. The value of a
 * result is true if 2 is added to the combat roll [10.44].
 */
function groundBranches(it: ForecastContext): Branch<boolean>[] {
  const { state, fight } = it;
  if (fight.kind === 'overrun' || !mustCoordinate(state, fight)) return certain(false);
  const { attackLead: lead, order } = fight;
  const modifiers = groundModifiers(state, fight);
  const chance = chanceOfAtMost(highestPassingRoll(it, { use: 'ground', piece: lead, lead, modifiers, order }));
  return [
    { value: worsensCombatRoll(state, true), chance },
    { value: worsensCombatRoll(state, false), chance: 1 - chance },
  ];
}

/** A coordination check whose probability of success the forecast computes. */
interface CoordinationCheck {
  readonly use: Coordinated;
  readonly piece: number;
  /** The unit whose formation and hex decide which headquarters may help. */
  readonly lead: number;
  /** The modifiers of the check without the command points that the order spends. These are added later. */
  readonly modifiers: Modifiers;
  readonly order: OrderModel | undefined;
}

const checks = { air: 'aircraft', artillery: 'artillery', ground: 'ground units' } as const;
const rules = { air: '10.41b', artillery: '10.42b', ground: '10.44b' } as const;

/**
 * Returns the highest die roll that passes a check. Also adds notes on the probability of success: first as ordered,
 * then with the points of each headquarters or leader that could still spend some.
 */
function highestPassingRoll(
  { state, fight, notes }: ForecastContext,
  { use, piece, lead, modifiers, order }: CoordinationCheck,
): number {
  const spending: Spending = { side: fight.attacker, use, lead, fight, address: '', order };
  const spent = unitsOfOrder(state, findAnswer(order, 'spend')).filter(
    (piece) => commandBar(state, piece, spending) === undefined,
  );
  for (const commander of spent) modifiers.plus(-state.piece(commander).command, state.name(commander), '15.31');
  fight.commandersUsed.push(...spent);
  const highest = efficiencyOf(state, piece).value - modifiers.value;
  const chance = percent(chanceOfAtMost(highest));
  notes.push(
    step(say`${term(checks[use])}, lead unit ${state.name(piece)}: chance of coordination ${chance} %`, rules[use]),
    ...modifiers.ledger,
  );
  for (const commander of spendersOf(state, spending)) {
    const { command } = state.piece(commander);
    notes.push(
      step(
        say`with ${command} command points of ${state.name(commander)}: ${percent(chanceOfAtMost(highest + command))} %`,
        '15.31',
      ),
    );
  }
  return highest;
}

/** Returns the probability that a die roll is at most `highest`. */
const chanceOfAtMost = (highest: number): number => Math.max(0, Math.min(DIE_SIDES, highest)) / DIE_SIDES;

const percent = (chance: number): number => Math.round(chance * 100);

/**
 * Adds the probabilities of the combat results for one combination of check outcomes, multiplied by `share`, the
 * probability of that combination.
 */
function addChances({ state, fight }: ForecastContext, chances: Map<ResultCode, number>, share: number): void {
  if (share === 0) return;
  const { column, isBelow } = oddsOf(state, fight);
  const table = state.tables[fight.table];
  const each = isBelow
    ? [{ result: belowMinimumResult(state, fight), chance: 1 }]
    : table.chances(column, modifiersOf(state, fight).value);
  for (const { result, chance } of each) chances.set(result, (chances.get(result) ?? 0) + share * chance);
}
