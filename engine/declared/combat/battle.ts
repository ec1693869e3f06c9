import { ask, type Play } from '../../play/moment.js';
import { playAdvances } from '../advance/advance.js';
import type { Result } from '../declaration/combat.js';
import type { State } from '../state/state.js';
import { carryOut } from './effects.js';
import { nameLeads } from './leads.js';
import type { Resolution } from './resolution.js';
import type { DeclaredBattle } from './declared-battle.js';
import { fightOf, placeOf, type Battle } from './fight.js';
import { bombards, isBeside } from '../modifiers/situation.js';
import { mayFightAcross } from './legality.js';
import { columnText, dieModifier, oddsOf, type FightOdds } from './odds.js';
import { rulesFor } from './ground-tables.js';
import { nameOf, reportAttack } from './report.js';
import { columnDecision } from './reduction.js';
import type { CombatRules } from './rules-of-combat.js';
import { plainValues } from './strength.js';
import { say } from '../../model/say.js';

/** Marks the units and hexes of an attack, so that they do not fight again in this phase. */
export function commit(state: State, { attackers, targets }: Pick<DeclaredBattle, 'attackers' | 'targets'>): void {
  for (const unit of attackers) state.attacked[unit] = 1;
  for (const target of targets) {
    state.attackedCell[target] = 1;
    for (let unit = state.head[target]; unit >= 0; unit = state.next[unit]) state.wasAttacked[unit] = 1;
  }
}

/**
 * Fights a declared attack, including its result and the advance after it. If the hexes contain no enemy any more, or
 * no attacker can fight them, the attack lapses: nothing happens, but it counts as made.
 */
export function* fightBattle(state: State, rules: CombatRules, declared: DeclaredBattle): Play {
  state.address = declared.address;
  const battle = battleOf(state, declared);
  if (battle === undefined) {
    state.emit('lapsed', rules.combat.rule, () => ({
      text: say`The attack on ${placeOf(state, declared.targets)} lapses: the enemy is gone, or no attacker is next to the hex.`,
      pieces: declared.attackers.filter((unit) => state.isOnMap(unit)),
      cells: declared.targets,
    }));
    return;
  }
  const result = yield* resolveBattle(state, rules, battle);
  if (result === undefined) return;
  const resolution: Resolution = { battle, result, retreats: new Map() };
  yield* carryOut(state, resolution);
  yield* playAdvances(state, resolution);
}

/** Returns a declared attack with the units and hexes that can still fight; undefined if there are none. */
function battleOf(state: State, declared: DeclaredBattle): Battle | undefined {
  const { side } = state;
  const targets = declared.targets.filter((cell) => state.count[cell] > 0 && state.owner[cell] !== side);
  const attackers = declared.attackers.filter(
    (unit) => state.isOnMap(unit) && targets.every((cell) => mayStillFight(state, unit, cell)),
  );
  if (targets.length === 0 || attackers.length === 0) return undefined;
  const fight = fightOf(state, attackers, targets);
  const { defenders, attacker, defender } = fight;
  const bombarding =
    state.declaration.bombardments.length === 0 ? [] : attackers.filter((unit) => bombards(state, unit, fight));
  const beside = bombarding.length === 0 ? attackers : attackers.filter((unit) => !bombarding.includes(unit));
  return {
    attackers,
    targets,
    address: declared.address,
    order: declared.order,
    defenders,
    attacker,
    defender,
    bombarding,
    stacks: targets.length === 1 ? [defenders] : targets.map((cell) => state.unitsIn(cell)),
    leads: [],
    origins: [...new Set(beside.map((unit) => state.cell[unit]))],
  };
}

const mayStillFight = (state: State, unit: number, cell: number): boolean =>
  mayFightAcross(state, state.cell[unit], cell) ||
  (!isBeside(state, unit, cell) && state.declaration.bombardments.length > 0);

/** Computes the odds, rolls the dice and looks up the result; undefined if the attack has no effect. */
export function* resolveBattle(state: State, given: CombatRules, battle: Battle): Play<Result | undefined> {
  yield* nameLeads(state, battle);
  const rules = rulesFor(state, given, battle);
  const { combat, table } = rules;
  const odds = oddsOf(state, rules, battle);
  if (odds.isBelow) return resolveBelow(state, rules, battle, odds);
  const column = yield* chooseColumn(state, rules, battle, odds);
  const modifier = dieModifier(state, battle, plainValues).value;
  const address = `${battle.address}/die`;
  const values = (yield {
    kind: 'dice',
    address,
    rule: combat.table.rule,
    sides: table.sides,
    count: table.dice,
    purpose: say`${nameOf(state, battle)} at ${column}`,
    order: battle.order,
  }) as readonly number[];
  const roll = values.reduce((sum, value) => sum + value, 0);
  const code = table.result(column, roll + modifier);
  reportAttack(state, rules, battle, { odds, column, code, modifier, dice: { address, values, roll } });
  return resultOf(state, code);
}

const resultOf = (state: State, code: string): Result | undefined =>
  state.declaration.results.find((result) => result.code === code);

/**
 * Resolves an attack below the first column of the table: without effect, or with a fixed result that needs no roll.
 */
function resolveBelow(state: State, rules: CombatRules, battle: Battle, odds: FightOdds<unknown>): Result | undefined {
  const { below } = rules.combat.table;
  const code = typeof below === 'object' ? below.result : undefined;
  reportAttack(state, rules, battle, { odds, column: columnText(odds, rules.table), code });
  return code === undefined ? undefined : resultOf(state, code);
}

/** Lets the attacker choose a column that is worse for him, if the game allows it. Returns the column. */
function* chooseColumn(
  state: State,
  rules: CombatRules,
  battle: Battle,
  odds: Pick<FightOdds<unknown>, 'column'>,
): Play<string> {
  const { combat, table } = rules;
  const best = table.columns[odds.column];
  if (!combat.allowsReduction || odds.column === 0) return best;
  const { choice: lowered = '0' } = yield* ask(columnDecision(state, rules, battle, odds.column));
  return table.shifted(best, -Number(lowered));
}
