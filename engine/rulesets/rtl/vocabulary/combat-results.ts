import { agree, counted, say, term } from '../../../model/say.js';
import { cellsOf, CombatTable } from '../../../mechanics/combat-table.js';
import type { ScenarioModel } from '../../../model/scenario.js';

/** All results of the two combat tables [11.11], from worst to best for the attacker. */
export const resultCodes = [
  'A2Rd',
  'A2R',
  'A1R',
  'ARd',
  'AR',
  'A2/D1',
  'A2/D1d',
  'A2/D2',
  'A1/D1',
  'A1/D1d',
  'A1/DR',
  'A1/D2R',
  'A1/D3R',
  'DR',
  'DRd',
  'D1R',
  'D2R',
  'D3R',
  'D3Rd',
  'DE',
] as const;
export type ResultCode = (typeof resultCodes)[number];

/** Number of sides of the die [2.41]. */
export const DIE_SIDES = 10;

/** The row for a modified roll of 0 or less. The last row, 11, is for rolls of 11 or more [10.63]. */
const FIRST_ROW = 0;

/**
 * The Assault table [CRT.A]. Columns are the odds of attacker to defender, rounded in the defender's favour [10.52];
 * odds above 7-1 use the last column [10.53b]. Rows are the modified rolls from 0 to 11 [10.63].
 */
export const assaultTable = new CombatTable({
  columns: ['1-4', '1-3', '1-2', '3-4', '1-1', '3-2', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1'] as const,
  results: resultCodes,
  sides: DIE_SIDES,
  firstRoll: FIRST_ROW,
  // oxfmt-ignore
  rows: [
    ['AR', 'DR', 'DR', 'DRd', 'D1R', 'D1R', 'D2R', 'D2R', 'D3Rd', 'DE', 'DE', 'DE'],
    ['AR', 'AR', 'DR', 'DR', 'DRd', 'DRd', 'D1R', 'D2R', 'D3R', 'D3Rd', 'DE', 'DE'],
    ['AR', 'AR', 'DR', 'DR', 'DR', 'DR', 'DRd', 'D1R', 'D2R', 'A1/D3R', 'D3Rd', 'DE'],
    ['AR', 'AR', 'A1/D1', 'A1/D1', 'DR', 'DR', 'DR', 'DRd', 'D1R', 'D2R', 'A1/D3R', 'D3Rd'],
    ['ARd', 'AR', 'AR', 'A2/D1', 'A1/D1', 'A1/D1d', 'DR', 'DR', 'DRd', 'D1R', 'D2R', 'A1/D3R'],
    ['A1R', 'ARd', 'AR', 'AR', 'A2/D2', 'A1/D1', 'A1/D1d', 'DR', 'DR', 'DRd', 'D2R', 'D2R'],
    ['A2R', 'A1R', 'ARd', 'AR', 'AR', 'A2/D2', 'A1/D1', 'A1/D1d', 'DR', 'DR', 'D1R', 'D2R'],
    ['A2R', 'A1R', 'A1R', 'ARd', 'AR', 'AR', 'A2/D2', 'A1/D1', 'A1/D1', 'DR', 'DRd', 'D2R'],
    ['A2Rd', 'A2R', 'A1R', 'A1R', 'ARd', 'AR', 'AR', 'A2/D2', 'A1/D1', 'A1/D1', 'DR', 'D1R'],
    ['A2Rd', 'A2Rd', 'A2R', 'A1R', 'A1R', 'ARd', 'AR', 'AR', 'A2/D1d', 'A1/D1', 'A1/D1', 'DRd'],
    ['A2Rd', 'A2Rd', 'A2Rd', 'A2R', 'A1R', 'A1R', 'ARd', 'AR', 'AR', 'A2/D1d', 'A1/D1', 'DR'],
    ['A2Rd', 'A2Rd', 'A2Rd', 'A2Rd', 'A2R', 'A1R', 'A1R', 'ARd', 'AR', 'AR', 'A1/D1', 'DR'],
  ],
});

/**
 * The Mobile table [CRT.M]. Odds above 8-1 use the last column [10.53c]. The grid was reconstructed from a text without
 * the layout of the cells; {@link uncertainCells} lists the cells that are less certain than the others.
 */
export const mobileTable = new CombatTable({
  columns: ['1-4', '1-3', '1-2', '3-4', '1-1', '3-2', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1'] as const,
  results: resultCodes,
  sides: DIE_SIDES,
  firstRoll: FIRST_ROW,
  // oxfmt-ignore
  rows: [
    ['AR', 'DR', 'DR', 'DR', 'D1R', 'D2R', 'D2R', 'D2R', 'D3R', 'D3R', 'DE', 'DE', 'DE'],
    ['AR', 'AR', 'DR', 'DR', 'D1R', 'D1R', 'A1/D2R', 'D2R', 'D2R', 'D3R', 'D3R', 'DE', 'DE'],
    ['AR', 'AR', 'A1/D1', 'DR', 'DR', 'D1R', 'D1R', 'A1/D2R', 'D2R', 'D2R', 'D3R', 'D3R', 'DE'],
    ['AR', 'AR', 'AR', 'A1/D1', 'DR', 'DR', 'D1R', 'D1R', 'A1/D2R', 'D2R', 'D2R', 'D3R', 'D3R'],
    ['AR', 'AR', 'AR', 'AR', 'DR', 'DR', 'DR', 'D1R', 'D1R', 'A1/D2R', 'D2R', 'D2R', 'D3R'],
    ['AR', 'AR', 'AR', 'AR', 'A2/D1', 'DR', 'DR', 'DR', 'D1R', 'D1R', 'A1/D2R', 'D2R', 'D3R'],
    ['A1R', 'AR', 'AR', 'AR', 'AR', 'A1/DR', 'DR', 'DR', 'DR', 'D1R', 'D1R', 'D2R', 'D2R'],
    ['A1R', 'A1R', 'AR', 'AR', 'AR', 'A2/D1', 'DR', 'DR', 'DR', 'D1R', 'D1R', 'A1/D2R', 'D2R'],
    ['A1R', 'A1R', 'A1R', 'AR', 'AR', 'AR', 'A2/D1', 'DR', 'DR', 'DR', 'D1R', 'D1R', 'A1/D2R'],
    ['A2R', 'A1R', 'A1R', 'A1R', 'AR', 'AR', 'AR', 'A2/D1', 'DR', 'DR', 'DR', 'D1R', 'D1R'],
    ['A2R', 'A2R', 'A1R', 'A1R', 'A1R', 'AR', 'AR', 'AR', 'A1/DR', 'DR', 'DR', 'DR', 'D1R'],
    ['A2R', 'A2R', 'A2R', 'A2R', 'A1R', 'A1R', 'AR', 'AR', 'AR', 'A1/D1', 'A1/DR', 'DR', 'D1R'],
  ],
});

/**
 * Cells of the Mobile table whose values are likely but uncertain. An author who has the printed card can give the
 * correct values with a `table` statement.
 */
export const uncertainCells: readonly { readonly row: number; readonly columns: readonly MobileColumn[] }[] = [
  { row: 1, columns: ['3-2', '2-1'] },
  { row: 10, columns: ['4-1'] },
  { row: 11, columns: ['2-1', '3-1', '4-1', '5-1', '6-1'] },
];

type MobileColumn = (typeof mobileTable.columns)[number];

/** The names that `table` statements use for the two combat tables. */
export const TABLES = { assault: 'crt.assault', mobile: 'crt.mobile' } as const;
export type TableKind = keyof typeof TABLES;
/** Returns whether a word is `assault` or `mobile`. */
export const isTable = (word: string | undefined): word is TableKind =>
  word !== undefined && Object.hasOwn(TABLES, word);

/** The combat tables of one scenario. */
export type CombatTables = Readonly<Record<TableKind, CombatTable<string, ResultCode>>>;

/**
 * Returns the combat tables of a scenario: the printed tables with the cells that `table` statements of the scenario
 * replace, for example `table crt.mobile { 5: 6-1 = D1R }`.
 */
export const combatTablesOf = ({ tables }: Pick<ScenarioModel, 'tables'>): CombatTables => ({
  assault: assaultTable.with(cellsOf(tables, TABLES.assault)),
  mobile: mobileTable.with(cellsOf(tables, TABLES.mobile)),
});

/**
 * The name of the `table` statement by which a scenario lists the shaded cells of the combat tables, for example `table
 * crt.shaded { mobile: 4-1 = "7 8" }`.
 */
export const SHADED = 'crt.shaded';

/**
 * Returns whether a cell of a combat table is shaded [11.12]. No cell is shaded unless the scenario lists the cell’s
 * row in `crt.shaded`.
 */
export const isShaded = (
  { tables }: Pick<ScenarioModel, 'tables'>,
  kind: TableKind,
  column: string,
  row: number,
): boolean =>
  tables
    .filter(({ name }) => name === SHADED)
    .flatMap(({ rows }) => rows.filter(({ key }) => key === kind))
    .flatMap(({ cells }) => cells.filter((cell) => cell.column === column))
    .some(({ value }) => value.split(' ').map(Number).includes(row));

/** Returns whether the odds are below 1-4. An attack may not be declared at lower odds [10.53a]. */
export const belowTables = (attack: number, defense: number): boolean => attack * 4 < defense;

/** The effects of a combat result on one side [11.11]; `steps` is the number of steps that the side loses. */
export interface SideResult {
  readonly steps: number;
  readonly retreats: boolean;
  readonly disrupted: boolean;
  readonly eliminated: boolean;
}

/**
 * Parses a result code such as `A1/D2R`. The half for a side begins with A (attacker) or D (defender). The number of
 * step losses follows, then the letters R, E and d for other effects [11.11].
 */
export function parseResult(code: ResultCode): { readonly attacker: SideResult; readonly defender: SideResult } {
  const halves = code.split('/');
  return { attacker: parseSide(halves, 'A'), defender: parseSide(halves, 'D') };
}

function parseSide(halves: readonly string[], side: 'A' | 'D'): SideResult {
  const half = halves.find((part) => part.startsWith(side)) ?? side;
  return {
    steps: Number(/\d/.exec(half)?.[0] ?? 0),
    retreats: half.includes('R'),
    disrupted: half.endsWith('d'),
    eliminated: half.includes('E'),
  };
}

/** Returns a result in words: `attacker: 1 step; defender: 2 steps, retreat`. */
export function resultText(code: ResultCode): string {
  const { attacker, defender } = parseResult(code);
  if (defender.eliminated) return say`defender: eliminated`;
  const [ofAttacker, ofDefender] = [sideResultText(attacker), sideResultText(defender)];
  if (ofDefender === '') return say`attacker: ${ofAttacker}`;
  return ofAttacker === '' ? say`defender: ${ofDefender}` : say`attacker: ${ofAttacker}; defender: ${ofDefender}`;
}

function sideResultText({ steps: lost, retreats, disrupted }: SideResult): string {
  const steps = counted(lost, 'step');
  if (lost === 0) return disrupted ? say`retreat, disrupted` : retreats ? term('retreat') : '';
  if (disrupted) return retreats ? say`${steps}, retreat, disrupted` : say`${steps}, disrupted`;
  return retreats ? say`${steps}, retreat` : say`${lost} ${agree(lost, 'step', 'steps')}`;
}
