import { cellsOf, CombatTable } from '../../../mechanics/combat-table.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { count } from '../../../model/words.js';

/** Every result of the two tables [11.11], from the worst for the attacker to the best. */
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

/** Sides of the die [2.41]. */
export const DIE = 10;

/** The row for a modified roll of nothing or less; the last, 11, holds for all above it [10.63]. */
const FIRST_ROW = 0;

/**
 * The Assault table [CRT.A]: odds of attacker to defender, rounded in the defender's favour [10.52], above 7-1 in its last
 * column [10.53b]; a row for each modified roll from 0 to 11 [10.63].
 */
export const assaultTable = new CombatTable({
  columns: ['1-4', '1-3', '1-2', '3-4', '1-1', '3-2', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1'] as const,
  results: resultCodes,
  sides: DIE,
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
 * The Mobile table [CRT.M], above 8-1 in its last column [10.53c]. Its grid was put together again from a text in which
 * the cells had lost their places; where it is less certain than elsewhere, {@link uncertainCells} says so.
 */
export const mobileTable = new CombatTable({
  columns: ['1-4', '1-3', '1-2', '3-4', '1-1', '3-2', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1'] as const,
  results: resultCodes,
  sides: DIE,
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

/** Cells of the Mobile table whose place is likely but not sure; an author who has the card states them by a `table`. */
export const uncertainCells: readonly { readonly row: number; readonly columns: readonly MobileColumn[] }[] = [
  { row: 1, columns: ['3-2', '2-1'] },
  { row: 10, columns: ['4-1'] },
  { row: 11, columns: ['2-1', '3-1', '4-1', '5-1', '6-1'] },
];

type MobileColumn = (typeof mobileTable.columns)[number];

/** The two tables by the name a scenario calls them. */
export const TABLES = { assault: 'crt.assault', mobile: 'crt.mobile' } as const;
export type TableKind = keyof typeof TABLES;
export const isTable = (word: string | undefined): word is TableKind =>
  word !== undefined && Object.hasOwn(TABLES, word);

/** The tables of one scenario. */
export type CombatTables = Readonly<Record<TableKind, CombatTable<string, ResultCode>>>;

/** The tables as a scenario reads them: `table crt.mobile { 5: 6-1 = D1R }`. */
export const combatTablesOf = ({ tables }: Pick<ScenarioModel, 'tables'>): CombatTables => ({
  assault: assaultTable.with(cellsOf(tables, TABLES.assault)),
  mobile: mobileTable.with(cellsOf(tables, TABLES.mobile)),
});

/** What a scenario calls the shaded cells of the cards: `table crt.shaded { mobile: 4-1 = "7 8" }`. */
export const SHADED = 'crt.shaded';

/** Whether a cell is shaded: the rows stand behind their column [11.12]. None is unless the author says so. */
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

/** Whether odds are below 1-4, the lowest at which an attack may be declared [10.53a]. */
export const belowTables = (attack: number, defense: number): boolean => attack * 4 < defense;

/** What befalls one side [11.11]. */
export interface Suffering {
  readonly steps: number;
  readonly retreats: boolean;
  readonly disrupted: boolean;
  readonly eliminated: boolean;
}

/** What a result means for both sides: of a code like `A1/D2R` each half is the side, its steps, R, E and d [11.11]. */
export function meaningOf(code: ResultCode): { readonly attacker: Suffering; readonly defender: Suffering } {
  const halves = code.split('/');
  return { attacker: sufferingIn(halves, 'A'), defender: sufferingIn(halves, 'D') };
}

function sufferingIn(halves: readonly string[], side: 'A' | 'D'): Suffering {
  const half = halves.find((one) => one.startsWith(side)) ?? side;
  return {
    steps: Number(/\d/.exec(half)?.[0] ?? 0),
    retreats: half.includes('R'),
    disrupted: half.endsWith('d'),
    eliminated: half.includes('E'),
  };
}

/** A result as people read it: `attacker: 1 step; defender: 2 steps, retreat`. */
export function resultText(code: ResultCode): string {
  const { attacker, defender } = meaningOf(code);
  const half = ({ steps, retreats, disrupted, eliminated }: Suffering): string =>
    [eliminated && 'eliminated', steps > 0 && count(steps, 'step'), retreats && 'retreat', disrupted && 'disrupted']
      .filter(Boolean)
      .join(', ');
  return [
    ['attacker', half(attacker)],
    ['defender', half(defender)],
  ]
    .filter(([, text]) => text !== '')
    .map(([who, text]) => `${who}: ${text}`)
    .join('; ');
}
