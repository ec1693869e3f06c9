import { tableWordsOf, type RuledTable } from '../../../mechanics/checks/tables.js';
import { cellsOf, CombatTable } from '../../../mechanics/combat-table.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { PggRule } from '../rulebook/index.js';

/** The results of the combat results table [9.5, 9.64-9.67]. */
export const resultCodes = ['Ae', 'A2', 'A1', 'Eng', 'D1/A1', 'D2/A1', 'De/A1', 'D1', 'D2', 'De'] as const;
export type ResultCode = (typeof resultCodes)[number];

/** Number of faces of the die [9.5, 14.11]. */
export const DIE_SIDES = 6;

/**
 * The combat results table. Odds columns are rounded in the defender's favour and limited to 1-3 and 10-1 [9.4,
 * results-note]; there is a row for each die roll from 1 to 6 [9.5].
 */
export const combatTable = new CombatTable({
  columns: ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1', '10-1'] as const,
  results: resultCodes,
  sides: DIE_SIDES,
  rows: [
    ['A1', 'D1/A1', 'D1', 'D2', 'D2', 'D2', 'D2', 'De/A1', 'De', 'De', 'De', 'De'],
    ['A1', 'Eng', 'D1/A1', 'D1', 'D2', 'D2', 'D2', 'D2', 'De/A1', 'De', 'De', 'De'],
    ['A1', 'A1', 'D1/A1', 'D1/A1', 'D1', 'D2/A1', 'D2', 'D2', 'D2', 'De/A1', 'De', 'De'],
    ['A2', 'A1', 'Eng', 'D1/A1', 'D1/A1', 'D1', 'D2/A1', 'D2', 'D2', 'D2', 'De/A1', 'De'],
    ['Ae', 'A2', 'A1', 'Eng', 'D1/A1', 'D1/A1', 'D1', 'D2/A1', 'D2', 'D2', 'D2', 'De'],
    ['Ae', 'Ae', 'A2', 'A1', 'Eng', 'Eng', 'D1/A1', 'D1', 'D2/A1', 'D2', 'D2', 'D2'],
  ],
});

/** The name of the table in scenarios. */
const COMBAT_TABLE = 'crt';

/** The tables whose cells a scenario may change with `table`. */
export const tables: readonly RuledTable<PggRule>[] = [
  {
    word: COMBAT_TABLE,
    text: 'The combat results table: a row for each die roll, a column for each odds ratio.',
    rules: ['9.5'],
    ...tableWordsOf(combatTable),
  },
];

/** Returns the combat results table with the changes of a scenario: `table crt { 5: 6-1 = D1 }`. */
export const combatTableOf = ({ tables }: Pick<ScenarioModel, 'tables'>): typeof combatTable =>
  tables.length === 0 ? combatTable : combatTable.with(cellsOf(tables, COMBAT_TABLE));

export type OddsColumn = (typeof combatTable.columns)[number];

/**
 * Effect of a combat result on one side: either all units are eliminated, or the number of steps to lose or hexes to
 * retreat.
 */
export type Suffering = 'eliminated' | number;

export interface ResultMeaning {
  readonly text: string;
  readonly rules: readonly PggRule[];
  /** The effect on the defender, which is applied first [9.66]. */
  readonly defender?: Suffering;
  readonly attacker?: Suffering;
  /**
   * `simple`: one side is affected; `split`: both sides, the defender first [9.66]; `engaged`: each side loses one
   * step, and there is no retreat or advance [9.67].
   */
  readonly manner: 'simple' | 'split' | 'engaged';
}

export const results: Readonly<Record<ResultCode, ResultMeaning>> = {
  Ae: {
    text: 'Every attacking unit that took part is eliminated.',
    rules: ['9.64'],
    attacker: 'eliminated',
    manner: 'simple',
  },
  A2: { text: 'The attacker loses two steps or retreats two hexes.', rules: ['9.65'], attacker: 2, manner: 'simple' },
  A1: { text: 'The attacker loses one step or retreats one hex.', rules: ['9.65'], attacker: 1, manner: 'simple' },
  Eng: {
    text: 'Each side loses one step; no unit retreats or advances.',
    rules: ['9.67'],
    defender: 1,
    attacker: 1,
    manner: 'engaged',
  },
  'D1/A1': {
    text: 'The defender, then the attacker, loses one step or retreats one hex.',
    rules: ['9.66', '9.65'],
    defender: 1,
    attacker: 1,
    manner: 'split',
  },
  'D2/A1': {
    text: 'The defender loses two steps or retreats two hexes; then the attacker loses one step or retreats one hex.',
    rules: ['9.66', '9.65'],
    defender: 2,
    attacker: 1,
    manner: 'split',
  },
  'De/A1': {
    text: 'The defender is eliminated; then the attacker loses one step or retreats one hex.',
    rules: ['9.66', '9.64', '9.65'],
    defender: 'eliminated',
    attacker: 1,
    manner: 'split',
  },
  D1: { text: 'The defender loses one step or retreats one hex.', rules: ['9.65'], defender: 1, manner: 'simple' },
  D2: { text: 'The defender loses two steps or retreats two hexes.', rules: ['9.65'], defender: 2, manner: 'simple' },
  De: { text: 'Every defending unit is eliminated.', rules: ['9.64'], defender: 'eliminated', manner: 'simple' },
};
