import { say } from '../../model/say.js';
import type { OrderModel } from '../../model/orders.js';
import type { Forecast, Views } from '../../play/views.js';
import { fractionText } from '../../mechanics/explained-value.js';
import { barOnFire } from '../fire/fire-legality.js';
import { fireFight, fireRulesOf } from '../fire/fire-rules.js';
import { FIRE, readFire } from '../fire/firing.js';
import type { Fight } from '../modifiers/situation.js';
import { isAutomatic, overrunFight } from '../overrun/overrun-fight.js';
import { whyNotOverrun } from '../overrun/overrun-legality.js';
import { overrunRulesOf, type OverrunRules } from '../overrun/overrun-rules.js';
import { OVERRUN, readOverrun } from '../overrun/overrunning.js';
import type { State } from '../state/state.js';
import { attackBar, readAttack } from './attacking.js';
import { fightOf } from './fight.js';
import { rulesFor } from './ground-tables.js';
import { columnText, dieModifier, explainOdds, strengthsText } from './odds.js';
import { combatRulesOf, type CombatRules } from './rules-of-combat.js';
import { explainedValues } from './strength.js';

/** The verbs of attacks. */
const VERBS = ['attack', 'bombard'];
const KINDS = ['attack', 'overrun'];

/**
 * Returns the functions that forecast the odds and chances of an ordered attack, and show the result of a fought attack
 * in the table.
 */
export function combatViews(state: State): Pick<Views, 'forecast' | 'tableOf'> {
  const rules = combatRulesOf(state);
  return {
    forecast: (order) =>
      order.verb === FIRE ? forecastFire(state, order) : rules && forecastOrder(state, rules, order),
    tableOf({ kind, pieces = [], facts = {} }) {
      const table =
        kind === FIRE
          ? tableOfFire(state, pieces)
          : KINDS.includes(kind)
            ? tableOfAttack(rules, facts.table)
            : undefined;
      return table?.reading(facts.odds, facts.roll, Number(facts.modifier ?? 0));
    },
  };
}

function forecastOrder(state: State, rules: CombatRules, order: OrderModel): Forecast | undefined {
  if (order.verb === OVERRUN) return forecastOverrun(state, order);
  if (!VERBS.includes(order.verb)) return undefined;
  const answer = readAttack(state, rules, order);
  const { pieces = [], cells = [] } = answer;
  if (attackBar(state, rules, pieces, cells) !== undefined) return undefined;
  return forecastOf(state, rules, fightOf(state, pieces, cells));
}

function forecastOverrun(state: State, order: OrderModel): Forecast | undefined {
  const rules = overrunRulesOf(state);
  const phase = state.currentPhase;
  if (rules === undefined || phase?.declared.action !== 'move') return undefined;
  const { pieces = [], cells = [] } = readOverrun(state, phase, rules, order);
  if (whyNotOverrun(state, phase, rules, pieces, cells) !== undefined) return undefined;
  const fight = overrunFight(state, pieces, cells[0]);
  return isAutomatic(state, rules, fight) ? automaticVictory(state, rules, fight) : forecastOf(state, rules, fight);
}

function automaticVictory(state: State, rules: OverrunRules, fight: Fight): Forecast {
  const { attack, defence, ledger } = explainOdds(state, rules, fight);
  const result = say`eliminated without a roll`;
  const summary = say`${fractionText(attack.value)} to ${fractionText(defence.value)}: ${result}`;
  return { summary, odds: rules.overrun.automaticAt ?? '', ledger, chances: [{ result, chance: 1 }] };
}

function forecastFire(state: State, order: OrderModel): Forecast | undefined {
  const phase = state.currentPhase;
  if (phase?.declared.action !== 'fire') return undefined;
  const { pieces = [], cells = [] } = readFire(state, phase, order);
  const rules = pieces.length === 0 ? undefined : fireRulesOf(state, pieces[0]);
  if (rules === undefined || barOnFire(state, phase, pieces, cells) !== undefined) return undefined;
  return forecastOf(state, rules, fireFight(state, pieces, cells[0]));
}

/** Returns the table of an attack: that of the ground that the event names, or the general one. */
const tableOfAttack = (rules: CombatRules | undefined, ground: unknown): CombatRules['table'] | undefined =>
  rules?.byGround?.find(({ word }) => word === ground)?.table ?? rules?.table;

/** Returns the table of a fire by the names of its units. */
function tableOfFire(state: State, [name]: readonly string[]): CombatRules['table'] | undefined {
  const piece = name === undefined ? undefined : state.muster.byName.get(name);
  return piece === undefined ? undefined : fireRulesOf(state, piece)?.table;
}

/** Computes the odds of an attack and the exact probability of each result. */
function forecastOf(state: State, given: CombatRules, fight: Fight): Forecast {
  const rules = rulesFor(state, given, fight);
  const { combat, table } = rules;
  const odds = explainOdds(state, rules, fight);
  const column = columnText(odds, table);
  const shown = odds.isBelow ? say`below ${table.columns[0]}` : column;
  const strengths = `${strengthsText(fight, odds)}: ${shown}`;
  if (odds.isBelow) {
    const { below } = combat.table;
    const result = typeof below === 'object' ? below.result : say`no effect`;
    return { summary: `${strengths}, ${result}`, odds: column, ledger: odds.ledger, chances: [{ result, chance: 1 }] };
  }
  const net = dieModifier(state, fight, explainedValues(state));
  const modifier = net.value === 0 ? '' : say`, ${net.value < 0 ? '' : '+'}${String(net.value)} to the die`;
  return {
    summary: `${strengths}${modifier}`,
    odds: column,
    ledger: [...odds.ledger, ...net.ledger],
    chances: table.chances(column, net.value),
  };
}
