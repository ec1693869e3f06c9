import { cellsOf, CombatTable } from '../../mechanics/combat-table.js';
import { memoize, memoizeBy } from '../../mechanics/memoize.js';
import type { Combat, ResultsTable } from '../declaration/combat.js';
import type { State } from '../state/state.js';

/** The rules of combat of a game with attacks, and its results table with the cells that the scenario changes. */
export interface CombatRules {
  readonly combat: Combat;
  readonly table: CombatTable<string, string>;
  /** The word of the ground whose table is used; undefined for the general table. */
  readonly tableWord?: string;
  /** The tables for some kinds of ground. */
  readonly byGround?: readonly GroundRules[];
  /** Whether the column shifts of the ground apply. Default: true. */
  readonly groundShifts?: boolean;
}

/** A table for attacks on hexes with some terrain or place, with the cells that the scenario changes. */
export interface GroundRules {
  readonly word: string;
  /** The word as a list, by which the map finds its cells. */
  readonly ground: readonly string[];
  readonly table: CombatTable<string, string>;
  readonly printed: ResultsTable;
}

/** Returns the table of results. A table by strength works like a table by difference with a defence of 0. */
export const tableOf = memoize(
  ({ printed, columnsAre, dice }: ResultsTable) =>
    new CombatTable<string, string>({
      ...printed,
      columnsAre: columnsAre === 'odds' ? 'odds' : 'difference',
      dice,
      firstRoll: printed.firstRoll ?? dice,
    }),
);

/** Returns the rules of combat; undefined in a game without attacks. All games of a scenario share them. */
export const combatRulesOf = memoizeBy(
  ({ muster }: Pick<State, 'muster' | 'declaration' | 'scenario'>) => muster,
  ({ declaration: { combat }, scenario: { tables } }): CombatRules | undefined => {
    if (combat === undefined) return undefined;
    const tableCalled = (word: string, printed: ResultsTable): CombatTable<string, string> => {
      const cells = cellsOf(tables, word);
      return cells.length === 0 ? tableOf(printed) : tableOf(printed).with(cells);
    };
    const byGround = (combat.groundTables ?? []).map(({ ground, table: printed }) => ({
      word: ground,
      ground: [ground],
      table: tableCalled(ground, printed),
      printed,
    }));
    return { combat, table: tableCalled('combat', combat.table), ...(byGround.length > 0 && { byGround }) };
  },
);
