import type { Cell } from '../../board/board.js';
import { cellsOf } from '../../mechanics/combat-table.js';
import { memoizeBy } from '../../mechanics/memoize.js';
import { fightOf } from '../combat/fight.js';
import { tableOf, type CombatRules } from '../combat/rules-of-combat.js';
import type { Fire } from '../declaration/combat.js';
import type { Fight } from '../modifiers/situation.js';
import type { State } from '../state/state.js';

/** The rules by which some kinds of units fire, in the form of the rules of combat. */
export interface FireRules extends CombatRules {
  readonly fire: Fire;
}

/** Returns the name by which scenarios change cells of a table of fire. */
export const tableWordOf = ({ tableName }: Fire): string => (tableName === '' ? 'fire' : tableName);

const rulesByStatement = memoizeBy(
  ({ muster }: State) => muster,
  ({ declaration, scenario }): readonly FireRules[] =>
    declaration.fires.map((fire) => {
      const { table, once, rule, groundShifts } = fire;
      const cells = cellsOf(scenario.tables, tableWordOf(fire));
      return {
        fire,
        groundShifts,
        table: cells.length === 0 ? tableOf(table) : tableOf(table).with(cells),
        combat: {
          attack: 'optional',
          declare: 'one',
          once,
          hexes: 'one',
          allowsPartOfStack: true,
          allowsReduction: false,
          table,
          rule,
        },
      };
    }),
);

/**
 * Returns the rules by which a unit fires; undefined for a kind that does not fire. A statement about the whole name of
 * the kind precedes one about a word of the name: `heavy gun` precedes `gun`.
 */
export function fireRulesOf(state: State, unit: number): FireRules | undefined {
  const rules = rulesByStatement(state);
  const { kind } = state.piece(unit);
  return (
    rules.find(({ fire }) => fire.kinds.includes(kind)) ?? rules.find(({ fire }) => state.isOfKind(unit, fire.kinds))
  );
}

/** Returns the fight in which units fire at a hex. */
export const fireFight = (state: State, units: readonly number[], target: Cell): Fight => ({
  ...fightOf(state, units, [target]),
  isFire: true,
});
