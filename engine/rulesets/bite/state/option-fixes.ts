import type { Bar } from '../../../mechanics/bars.js';
import { behind, writtenInScenario } from '../../../mechanics/checks/missing-text-fixes.js';
import { memoize } from '../../../mechanics/memoize.js';
import { settingsOf } from '../../../mechanics/start.js';
import type { Fix } from '../../../model/finding.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { say } from '../../../model/say.js';
import { bar } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { optionalRule, type Option } from '../vocabulary/options.js';
import { layerOf, optionsOf } from '../vocabulary/settings.js';
import { fixToPlayAdvanced } from '../weather/track.js';
import type { State } from './state.js';

/**
 * Returns the bar for orders that belong to an optional rule which the scenario does not use. The quick fix of the bar
 * adds the rule to the scenario.
 */
export const notPlayedBar = (
  option: Option,
  slug = 'not-played',
  rule: BiteRule = optionalRule(option).rules[0],
): Bar<BiteRule, [state: State]> =>
  bar<[state: State]>(
    rule,
    slug,
    () =>
      say`This order belongs to the option ${option}, which the scenario does not play. Write \`set optional = ${option}\`.`,
    ({ scenario }) => ({ fixes: fixesOf(scenario, option) }),
  );

/**
 * Quick fixes that switch on an option, cached for each scenario. Random play often tries orders of options that are
 * not played, and each refusal carries these fixes.
 */
const fixesByOption = memoize((_scenario: ScenarioModel) => new Map<Option, Fix[]>());

function fixesOf(scenario: ScenarioModel, option: Option): Fix[] {
  const fixes = fixesByOption(scenario).get(option) ?? fixesToPlay(scenario, option);
  fixesByOption(scenario).set(option, fixes);
  return fixes;
}

/** Returns the quick fix that switches an option on, and with it the advanced game if needed [7.0]. */
export function fixesToPlay(scenario: ScenarioModel, option: Option): Fix[] {
  if (layerOf(scenario.settings) === 'advanced') return fixesToSwitchOn(scenario, option);
  const change = fixToPlayAdvanced(scenario);
  const edits = [change, ...fixesToSwitchOn(scenario, option)].flatMap((fix) => fix.edits);
  return [{ ...change, title: `Play ${option}, and the advanced game with it`, edits }];
}

/**
 * Returns the quick fix that adds an option to the options of the scenario; returns none if the option is already
 * played.
 */
export function fixesToSwitchOn(scenario: ScenarioModel, option: Option): Fix[] {
  if (optionsOf(scenario.settings).has(option)) return [];
  const others = settingsOf(scenario, 'optional').at(-1);
  const last = others && (others.valueSources?.at(-1) ?? others.source);
  const edits =
    last === undefined
      ? writtenInScenario(scenario, `set optional = ${option}`)
      : [{ source: behind(last), text: `, ${option}` }];
  return [{ title: `Play ${option}`, edits }];
}

/** Returns the quick fix that removes an option from all `set optional` lines. */
export function fixToLeaveOut(scenario: ScenarioModel, option: Option): Fix {
  const edits = settingsOf(scenario, 'optional').flatMap(({ values, valueSources = [], source }) => {
    const at = values.indexOf(option);
    if (at < 0) return [];
    if (values.length === 1) return [{ source, text: '' }];
    const start = at === 0 ? valueSources[0].start : valueSources[at - 1].end;
    const end = at === 0 ? valueSources[1].start : valueSources[at].end;
    return [{ source: { ...source, start, end }, text: '' }];
  });
  return { title: `Play without ${option}`, edits };
}
