import { lineOfScenario, tableOfScenario } from '../../../mechanics/checks/missing-text-fixes.js';
import { settingFor } from '../../../mechanics/special-rules/turn-range.js';
import { firstTurnOf, settingsOf } from '../../../mechanics/start.js';
import { writeInstead, type Fix } from '../../../model/finding.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { monthName, monthOf } from '../vocabulary/calendar.js';
import { trackOf } from '../vocabulary/tables.js';

/**
 * Returns the turns of a scenario whose weather neither the rulebook nor the author gives. Their weather is printed on
 * the turn track of the map [9.0].
 */
export function turnsWithoutWeather(scenario: ScenarioModel): readonly number[] {
  const first = firstTurnOf(scenario);
  const span = Math.max(0, (scenario.turns ?? first) - first + 1);
  return Array.from({ length: span }, (_, at) => first + at).filter(
    (turn) => trackOf(scenario.tables, turn) === undefined && !settingFor(scenario.settings, 'weather', { turn }),
  );
}

/**
 * Returns the quick fix that writes a weather table for these turns, with a row per month and a placeholder per year.
 */
export function trackTemplate(scenario: ScenarioModel, turns: readonly number[]): Fix {
  const months = [...new Set(turns.map(monthName))];
  const yearsOf = (month: string): string[] =>
    turns.filter((turn) => monthName(turn) === month).map((turn) => `${monthOf(turn).year} = ‹WEATHER›`);
  const rows = months.map((month) => `${month}: ${yearsOf(month).join(', ')}`);
  return tableOfScenario(scenario, 'weather', rows, { WEATHER: 'clear' });
}

/** Returns the quick fix that switches the scenario to the advanced game. The base game has no weather [7.0, 9.0]. */
export function fixToPlayAdvanced(scenario: ScenarioModel): Fix {
  const layer = settingsOf(scenario, 'layer').at(-1);
  const change =
    layer === undefined
      ? lineOfScenario(scenario, 'set layer = advanced')
      : writeInstead(layer.valueSources?.[0] ?? layer.source, 'advanced', 'Write set layer = advanced');
  return withWeatherTrack(scenario, change);
}

/**
 * Extends a quick fix that changes the scenario to the advanced game. If some turns have no weather, the extended fix
 * also adds a weather table.
 */
export function withWeatherTrack(scenario: ScenarioModel, change: Fix): Fix {
  const missing = turnsWithoutWeather(scenario);
  if (missing.length === 0) return change;
  const { edits, blanks } = trackTemplate(scenario, missing);
  return { ...change, edits: [...change.edits, ...edits], ...(blanks && { blanks }) };
}
