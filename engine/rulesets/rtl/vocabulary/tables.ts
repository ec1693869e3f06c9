import { wordsOf, type RuledTable } from '../../../mechanics/checks/tables.js';
import type { RtlRule } from '../rulebook/index.js';
import { calendar } from './calendar.js';
import { assaultTable, mobileTable, SHADED, TABLES } from './combat-results.js';

export const WEATHERS = ['dry', 'overcast', 'rain'] as const;

/** What `table` may give cells of: the two combat tables, and what the turn track prints. */
export const tables: readonly RuledTable<RtlRule>[] = [
  { word: TABLES.assault, text: 'The Assault table.', rules: ['CRT.A'], ...wordsOf(assaultTable) },
  { word: TABLES.mobile, text: 'The Mobile table.', rules: ['CRT.M'], ...wordsOf(mobileTable) },
  {
    word: SHADED,
    text: 'The shaded cells, by column the rows: `mobile: 4-1 = "7 8"`.',
    rules: ['11.12'],
    rows: Object.keys(TABLES),
    columns: mobileTable.columns,
  },
  {
    word: 'weather',
    text: 'The rolls for each weather: `13AM: dry = 1-6, overcast = 7-8, rain = 9-10`.',
    rules: ['5.11'],
    rows: calendar,
    columns: WEATHERS,
  },
  {
    word: 'weather.historical',
    text: 'The weather as it was: `13AM: weather = dry`.',
    rules: ['5.11'],
    rows: calendar,
    columns: ['weather'],
    values: WEATHERS,
  },
];
