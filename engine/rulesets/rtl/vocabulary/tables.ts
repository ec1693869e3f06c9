import { tableWordsOf, type RuledTable } from '../../../mechanics/checks/tables.js';
import type { RtlRule } from '../rulebook/index.js';
import { calendar } from './calendar.js';
import { assaultTable, mobileTable, SHADED, TABLES } from './combat-results.js';

export const WEATHERS = ['dry', 'overcast', 'rain'] as const;

/**
 * The tables whose cells a `table` statement may give: the combat tables, the list of their shaded cells, and the
 * weather on the turn track.
 */
export const tables: readonly RuledTable<RtlRule>[] = [
  { word: TABLES.assault, text: 'The Assault table.', rules: ['CRT.A'], ...tableWordsOf(assaultTable) },
  { word: TABLES.mobile, text: 'The Mobile table.', rules: ['CRT.M'], ...tableWordsOf(mobileTable) },
  {
    word: SHADED,
    text: 'The rows of the shaded cells by column: `mobile: 4-1 = "7 8"`.',
    rules: ['11.12'],
    rows: Object.keys(TABLES),
    columns: mobileTable.columns,
  },
  {
    word: 'weather',
    text: 'The die rolls for each weather: `13AM: dry = 1-6, overcast = 7-8, rain = 9-10`.',
    rules: ['5.11'],
    rows: calendar,
    columns: WEATHERS,
  },
  {
    word: 'weather.historical',
    text: 'The historical weather: `13AM: weather = dry`.',
    rules: ['5.11'],
    rows: calendar,
    columns: ['weather'],
    values: WEATHERS,
  },
];
