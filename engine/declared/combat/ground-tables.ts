import type { Fight } from '../modifiers/situation.js';
import type { State } from '../state/state.js';
import { oddsOf } from './odds.js';
import type { CombatRules, GroundRules } from './rules-of-combat.js';

/**
 * Returns the rules of combat with the table that applies to a fight: that of the ground of the attacked hex, or the
 * general one. If several tables apply, because of several hexes or several kinds of ground, uses the table that puts
 * the attack in the leftmost column; of several such tables, the one that is written first.
 */
export function rulesFor(state: State, rules: CombatRules, fight: Fight): CombatRules {
  const { byGround = [] } = rules;
  if (byGround.length === 0 || fight.isFire === true) return rules;
  const own = fight.targets.map((target) => byGround.filter(({ ground }) => state.ground.has(target, ground)));
  const tables = byGround.filter((one) => own.some((list) => list.includes(one)));
  const candidates = [
    ...tables.map((one) => withTable(rules, one)),
    ...(own.some((list) => list.length === 0) ? [rules] : []),
  ];
  const columns = candidates.map((one) => columnIn(state, one, fight));
  return candidates[columns.indexOf(Math.min(...columns))];
}

const withTable = (rules: CombatRules, { word, table, printed }: GroundRules): CombatRules => ({
  ...rules,
  table,
  tableWord: word,
  combat: { ...rules.combat, table: printed },
});

/** Returns the index of the column of an attack in a table; -1 below the first one. */
function columnIn(state: State, rules: CombatRules, fight: Fight): number {
  const { column, isBelow } = oddsOf(state, rules, fight);
  return isBelow ? -1 : column;
}
