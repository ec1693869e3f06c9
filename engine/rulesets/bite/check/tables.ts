import type { ScenarioModel } from '../../../model/scenario.js';
import type { TableModel } from '../../../model/special-rules.js';
import type { CheckList } from '../../../play/checks.js';
import type { BiteRule } from '../rulebook/index.js';
import { fixesToPlay } from '../state/option-fixes.js';
import type { Option } from '../vocabulary/options.js';
import { layerOf, optionsOf } from '../vocabulary/settings.js';
import { fixToPlayAdvanced } from '../weather/track.js';
import type { ScenarioCheck } from './check.js';

const tablesNamed = ({ tables }: ScenarioModel, called: string): readonly TableModel[] =>
  tables.filter(({ name }) => name === called);

/** Those within its braces: others may serve another scenario. */
const ownTables = (scenario: ScenarioModel, called: string): readonly TableModel[] =>
  tablesNamed(scenario, called).filter(
    ({ source: { file, start, end } }) =>
      file === scenario.source.file && start >= scenario.source.start && end <= scenario.source.end,
  );

/** Research takes the place of the fixed schedule: a schedule of the scenario's is not played [17.0]. */
const scheduleShouldBePlayed: ScenarioCheck = (scenario, report) => {
  if (!optionsOf(scenario.settings).has('research')) return;
  for (const { source } of tablesNamed(scenario, 'technology')) {
    const message =
      'Technology is researched, so nothing of this schedule is played. Leave the table out, or research.';
    report.warning('17.0', 'schedule-unused', source, message);
  }
};

/** The base game has no weather, and its track is not looked at [7.0, 9.0]. */
const trackShouldBePlayed: ScenarioCheck = (scenario, report) => {
  if (layerOf(scenario.settings) === 'advanced') return;
  for (const { nameSource } of ownTables(scenario, 'weather'))
    report.warning(
      '9.0',
      'table-without-effect',
      nameSource,
      'Nothing comes of `table weather`: it belongs to the advanced game.',
      { fixes: [fixToPlayAdvanced(scenario)] },
    );
};

const TABLES_OF_OPTIONS: readonly { readonly table: string; readonly option: Option; readonly rule: BiteRule }[] = [
  { table: 'factories', option: 'factories', rule: '15.1.place' },
  { table: 'lend-lease', option: 'lend-lease', rule: '34.0' },
];

/** A card of an option is looked at when that is played [15.1.place, 34.0]. */
const cardShouldHaveItsOption: ScenarioCheck = (scenario, report) => {
  for (const { table, option, rule } of TABLES_OF_OPTIONS) {
    if (optionsOf(scenario.settings).has(option)) continue;
    for (const { nameSource } of ownTables(scenario, table))
      report.warning(
        rule,
        'table-without-effect',
        nameSource,
        `Nothing comes of \`table ${table}\`: the option ${option} is not played.`,
        { fixes: fixesToPlay(scenario, option) },
      );
  }
};

export const tableChecks: CheckList<ScenarioCheck> = {
  scheduleShouldBePlayed,
  trackShouldBePlayed,
  cardShouldHaveItsOption,
};
