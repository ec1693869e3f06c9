import { say } from '../../../model/say.js';
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

/**
 * Returns the tables with this name inside the braces of the scenario. Tables outside the braces may belong to another
 * scenario.
 */
const ownTables = (scenario: ScenarioModel, called: string): readonly TableModel[] =>
  tablesNamed(scenario, called).filter(
    ({ source: { file, start, end } }) =>
      file === scenario.source.file && start >= scenario.source.start && end <= scenario.source.end,
  );

/** Reports a schedule of technology in a scenario with research, because research replaces the schedule [17.0]. */
const scheduleShouldBePlayed: ScenarioCheck = (scenario, report) => {
  if (!optionsOf(scenario.settings).has('research')) return;
  for (const { source } of tablesNamed(scenario, 'technology')) {
    const message = say`With the option research this schedule has no effect. Leave out the table or the option.`;
    report.warning('17.0', 'schedule-unused', source, message);
  }
};

/** Reports a weather track in a scenario of the base game, because the base game has no weather [7.0, 9.0]. */
const trackShouldBePlayed: ScenarioCheck = (scenario, report) => {
  if (layerOf(scenario.settings) === 'advanced') return;
  for (const { nameSource } of ownTables(scenario, 'weather'))
    report.warning(
      '9.0',
      'table-without-effect',
      nameSource,
      say`\`table weather\` has no effect: it belongs to the advanced game.`,
      { fixes: [fixToPlayAdvanced(scenario)] },
    );
};

const TABLES_OF_OPTIONS: readonly { readonly table: string; readonly option: Option; readonly rule: BiteRule }[] = [
  { table: 'factories', option: 'factories', rule: '15.1.place' },
  { table: 'lend-lease', option: 'lend-lease', rule: '34.0' },
];

/** Reports a table in a scenario that does not play the option to which the table belongs [15.1.place, 34.0]. */
const cardShouldHaveItsOption: ScenarioCheck = (scenario, report) => {
  for (const { table, option, rule } of TABLES_OF_OPTIONS) {
    if (optionsOf(scenario.settings).has(option)) continue;
    for (const { nameSource } of ownTables(scenario, table))
      report.warning(
        rule,
        'table-without-effect',
        nameSource,
        say`\`table ${table}\` has no effect: the option ${option} is not played.`,
        { fixes: fixesToPlay(scenario, option) },
      );
  }
};

export const tableChecks: CheckList<ScenarioCheck> = {
  scheduleShouldBePlayed,
  trackShouldBePlayed,
  cardShouldHaveItsOption,
};
