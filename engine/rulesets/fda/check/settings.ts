import type { CheckList } from '../../../play/checks.js';
import { lineOfScenario, turnsOfScenario } from '../../../mechanics/checks/missing-text-fixes.js';
import {
  houseRuleMustChangeItsNumber,
  rulingMustNotBeChosenTwice,
  settingMustHaveAValueOfItsRule,
  settingMustNotBeMadeTwice,
  type SettingValues,
} from '../../../mechanics/checks/settings.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { SettingModel } from '../../../model/statements.js';
import type { FdaRule } from '../rulebook/index.js';
import { bookNumbers, numbersOf } from '../vocabulary/numbers.js';
import {
  lastingSettings,
  settings,
  startWords,
  TURNS_PER_DAY,
  turnsPerDay,
  type SettingName,
} from '../vocabulary/settings.js';
import type { FdaReport, ScenarioCheck } from './check.js';
import { musterOf } from '../state/muster.js';
import { DESTRUCTIBLE } from '../sequence/start.js';
import { checkLost, checkStart, firstTurnOf, settingsOf } from '../../../mechanics/start.js';
import { stateBefore } from './placed.js';
import { list } from '../../../model/words.js';
import { agree, say } from '../../../model/say.js';

/** Checks that a scenario has exactly two sides, because two sides activate divisions alternately [6b]. */
export const scenarioMustHaveTwoSides: ScenarioCheck = ({ sides, titleSource }, report) => {
  if (sides.length === 2) return;
  const message =
    sides.length === 0
      ? say`No side takes part; a scenario needs two sides, which activate their divisions alternately.`
      : say`${list(sides.map(({ name }) => name))} ${agree(sides.length, 'takes', 'take')} part; a scenario needs two sides, which activate their divisions alternately.`;
  report.error('6b', 'two-sides', titleSource, message);
};

/** Checks that the scenario gives its number of turns [5b]. */
export const turnsMustBeGiven: ScenarioCheck = (scenario, report) => {
  if (scenario.turns !== undefined) return;
  const message = say`The scenario does not give its number of turns: write \`turns 12\`.`;
  report.error('5b', 'no-turns', scenario.titleSource, message, { fixes: [turnsOfScenario(scenario)] });
};

/** Reports choices that the rulebook leaves to the scenario and that the scenario has not made [4c, 5a]. */
export const choicesOfTheBookShouldBeMade: ScenarioCheck = (scenario, report) => {
  const choices: readonly (readonly [name: SettingName, rule: FdaRule, message: string, values: readonly string[]])[] =
    [
      [
        'turns.perDay',
        '5a',
        say`A day has 3 or 4 turns; the default is 4. To set it, write \`set turns.perDay = 4\`.`,
        TURNS_PER_DAY.map(String),
      ],
      [
        'stack.limit',
        '4c',
        say`A sector holds 6 to 9 units; the default is ${numbersOf(scenario)['stacking.most']}. To set it, write \`set stack.limit = 9\`.`,
        ['‹NUMBER›'],
      ],
    ];
  // Report nothing when a setting is misspelt, because the misspelt setting may be the one that seems to be missing.
  if (!scenario.settings.every(({ name }) => settings.some(({ word }) => word === name))) return;
  for (const [name, rule, message, values] of choices)
    if (!scenario.settings.some((setting) => setting.name === name))
      report.information(rule, 'left-open', scenario.titleSource, message, {
        fixes: values.map((value) => lineOfScenario(scenario, `set ${name} = ${value}`, { NUMBER: '9' })),
      });
};

/** Returns the keywords that a setting accepts. */
function wordsOf(name: SettingName): readonly string[] {
  const takes = lastingSettings.find(({ word }) => word === name)?.takes;
  return Array.isArray(takes) ? takes : [];
}

/** Returns the values that a setting accepts [4c, 5a, 6a, 12e, 12f, 16e]. */
function valuesOf(name: SettingName, scenario: ScenarioModel): SettingValues {
  const of = (...values: readonly (string | number)[]): SettingValues => ({
    values: values.map(String),
    text: list(values.map(String), 'or'),
  });
  const sides = scenario.sides.map((side) => side.name);
  switch (name) {
    case 'turns.perDay':
      return of(...TURNS_PER_DAY);
    case 'stack.limit': {
      const { 'stacking.least': least, 'stacking.most': most } = numbersOf(scenario);
      const values = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => String(least + i));
      return { values, text: say`${least} to ${most}` };
    }
    case 'first':
      return of(...sides);
    case 'supremacy':
      return of(...sides, 'nobody');
    case 'weather':
    case 'victory':
      return of(...wordsOf(name));
    default:
      return of('true', 'false');
  }
}

const OF_DAYS: readonly string[] = ['weather', 'supremacy'] satisfies readonly SettingName[];

/**
 * Checks that the settings for weather and supremacy name the first turn of a day, and that no other setting names a
 * turn [6f, 12e, 12f].
 */
export const settingMustBeOfItsTime: ScenarioCheck = (scenario, report) => {
  const turns = turnsPerDay(scenario);
  for (const setting of scenario.settings) {
    const known = lastingSettings.find(({ word }) => word === setting.name);
    if (known === undefined) continue;
    const rule = known.rules[0];
    if (!OF_DAYS.includes(setting.name)) {
      if (setting.turn !== undefined)
        reportTime(setting, rule, say`This setting applies to the whole scenario: name no turn.`, report);
    } else if (setting.turn === undefined) {
      const message = say`This setting applies to a day: write \`set ${setting.name} turn 1 = ${setting.values.join(' ')}\`.`;
      reportTime(setting, rule, message, report);
    } else if ((setting.turn - 1) % turns !== 0 && setting.turn !== firstTurnOf(scenario)) {
      const first = setting.turn - ((setting.turn - 1) % turns);
      reportTime(
        setting,
        rule,
        say`Turn ${setting.turn} is in the day that begins with turn ${first}: write turn ${first}.`,
        report,
      );
    }
  }
};

function reportTime({ name, source }: SettingModel, rule: FdaRule, message: string, report: FdaReport): void {
  report.error(rule, 'setting-time', source, `${name}: ${message}`);
}

/** Checks that each statement about the position at the start has the form that its keyword requires [16a]. */
export const startMustHaveItsForm: ScenarioCheck = (scenario, report) => {
  const sides = scenario.sides.map(({ name }) => name);
  checkStart(startWords, sides, scenario, report);
  checkLost(scenario, '3c', report);
};

/** Checks that only bridges, fortifications and cities are stated as destroyed [12i, 14g]. */
export const destroyedMustBeWorks: ScenarioCheck = (scenario, report) => {
  const { ground } = stateBefore(scenario);
  for (const { of = [] } of settingsOf(scenario, 'destroyed'))
    for (const { name, source } of of) {
      const kinds = ground.places.filter((place) => place.name === name).map(({ kind }) => kind);
      if (kinds.some((kind) => DESTRUCTIBLE.has(kind))) continue;
      const message = say`destroyed: ${name} cannot be destroyed. Only bridges, fortifications and cities can be destroyed.`;
      report.error('12i', 'start', source, message);
    }
};

/** Checks that attempts at reorganisation are stated only for divisions [11c]. */
export const attemptsMustBeOfDivisions: ScenarioCheck = (scenario, report) => {
  const { divisionByName } = musterOf(scenario);
  for (const { of = [] } of settingsOf(scenario, 'attempts'))
    for (const { name, source } of of) {
      if (divisionByName.has(name)) continue;
      const message = say`attempts: ${name} is not a division; only divisions are reorganised.`;
      report.error('11c', 'start', source, message);
    }
};

export const settingChecks: CheckList<ScenarioCheck> = {
  scenarioMustHaveTwoSides,
  turnsMustBeGiven,
  choicesOfTheBookShouldBeMade,
  settingMustHaveAValueOfItsRule: settingMustHaveAValueOfItsRule(lastingSettings, valuesOf),
  settingMustBeOfItsTime,
  startMustHaveItsForm,
  destroyedMustBeWorks,
  attemptsMustBeOfDivisions,
  settingMustNotBeMadeTwice,
  rulingMustNotBeChosenTwice,
  houseRuleMustChangeItsNumber: houseRuleMustChangeItsNumber(bookNumbers),
};
