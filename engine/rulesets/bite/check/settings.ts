import { say, term } from '../../../model/say.js';
import { nearestSpellings } from '../../../board/spelling.js';
import { lineOfMap } from '../../../mechanics/checks/missing-text-fixes.js';
import { linesOf } from '../../../mechanics/checks/settings.js';
import { settingsOf } from '../../../mechanics/start.js';
import { turnNumber } from '../../../model/calendar.js';
import { writeInstead, type Fix } from '../../../model/finding.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { list } from '../../../model/words.js';
import type { CheckList } from '../../../play/checks.js';
import type { BiteRule } from '../rulebook/index.js';
import { groundOf } from '../state/ground.js';
import { fixesToPlay } from '../state/option-fixes.js';
import { calendar } from '../vocabulary/calendar.js';
import type { Role } from '../vocabulary/features.js';
import { FIELDS, LEADING, NATIONS } from '../vocabulary/nations.js';
import type { Option } from '../vocabulary/options.js';
import { COLOURS } from '../vocabulary/resources.js';
import { numbersOf } from '../vocabulary/numbers.js';
import { layerOf, optionsOf } from '../vocabulary/settings.js';
import { SOVIET } from '../vocabulary/sides.js';
import { fixToPlayAdvanced } from '../weather/track.js';
import type { ScenarioCheck } from './check.js';

/** A setting of a nation that consists of several numbers. */
interface NationSetting {
  readonly word: string;
  readonly rule: BiteRule;
  readonly of: readonly string[];
  readonly numbers: readonly string[];
  readonly isOne: (value: string) => boolean;
  readonly one: string;
  readonly example: string;
}

const isWhole = (value: string): boolean => /^\d+$/.test(value);

const NATION_SETTINGS: readonly NationSetting[] = [
  {
    word: 'technology',
    rule: '3.13',
    of: NATIONS,
    numbers: FIELDS,
    isOne: (value) => /^[123]$/.test(value),
    one: 'a level from 1 to 3',
    example: '2, 2, 2, 2',
  },
  {
    word: 'saved',
    rule: '7.3.saving',
    of: NATIONS,
    numbers: COLOURS.slice(0, 4),
    isOne: isWhole,
    one: 'a whole number of points',
    example: '5, 1, 0, 2',
  },
  {
    word: 'factories',
    rule: '15.1.campaign',
    of: LEADING,
    numbers: ['red', 'blue', 'black'],
    isOne: isWhole,
    one: 'a whole number of factories',
    example: '5, 4, 1',
  },
];

/**
 * Reports invalid lines for technology levels, savings and factories: lines without a nation, with too many numbers, or
 * with numbers that are not allowed [3.13, 7.3.saving, 15.1.campaign].
 */
const numbersMustBeOfANation: ScenarioCheck = (scenario, report) => {
  for (const { word, rule, of: nations, numbers, isOne, one, example } of NATION_SETTINGS)
    for (const { of, values, source, valueSources = [] } of settingLines(scenario, word)) {
      if (of === undefined)
        report.error(
          rule,
          'whose-numbers',
          source,
          say`\`set ${word}\` needs a nation. Write \`set ${word} of Germany = ${example}\`.`,
        );
      for (const { name, source: at } of of ?? [])
        if (!nations.includes(name))
          report.error(
            rule,
            'no-such-nation',
            at,
            say`\`set ${word}\` is for ${list(nations, 'or')}, not for ${name}.`,
            {
              fixes: nearestSpellings(name, nations, 1).map((suggestion) =>
                writeInstead(at, JSON.stringify(suggestion)),
              ),
            },
          );
      if (values.length > numbers.length) {
        const message = say`\`set ${word}\` has at most ${numbers.length} numbers: ${list(numbers.map(term))}; this line has ${values.length}.`;
        report.error(rule, 'too-many-numbers', valueSources.at(numbers.length) ?? source, message);
      }
      for (const [at, value] of values.slice(0, numbers.length).entries())
        if (!isOne(String(value)))
          report.error(
            rule,
            'no-number',
            valueSources.at(at) ?? source,
            say`${term(numbers[at])} must be ${term(one)}, not ${value}.`,
          );
    }
};

/** Reports black factories in the settings of the Soviet Union [15.0]. */
const blackFactoriesMustBeGerman: ScenarioCheck = (scenario, report) => {
  for (const { of = [], values, source, valueSources = [] } of settingLines(scenario, 'factories')) {
    const [, , black = 0] = values;
    if (Number(black) > 0 && of.some(({ name }) => name === LEADING[SOVIET]))
      report.error('15.0', 'germany-alone', valueSources.at(2) ?? source, say`Only Germany builds black factories.`);
  }
};

const settingLines = ({ settings }: ScenarioModel, word: string) =>
  linesOf(settings).filter(({ name }) => name === word);

/** Reports factories under construction that are placed on or beyond the last box of the tracker [15.1.campaign]. */
const factoriesMustStandOnABox: ScenarioCheck = (scenario, report) => {
  for (const { values, source } of settingsOf(scenario, 'factories.progress')) {
    const [box] = values;
    const last = numbersOf(scenario)['factory.boxes'] - 1;
    if (Number(box) > last)
      report.error(
        '15.1.campaign',
        'no-box',
        source,
        say`Factories under construction must be on a box from 0 to ${last}, not on ${box}.`,
      );
  }
};

/** Reports values of `set persia` other than neutral, axis or a month [37.0]. */
const persiaMustBeNeutralAxisOrAMonth: ScenarioCheck = (scenario, report) => {
  for (const { values, source, valueSources = [] } of settingsOf(scenario, 'persia')) {
    const [value = ''] = values.map(String);
    if (values.length === 1 && (PERSIA.includes(value) || turnNumber(value, calendar) !== undefined)) continue;
    const at = valueSources.at(0) ?? source;
    const message = say`\`persia\` must be neutral, axis, or the month in which Persia fell, not ${values.join(', ')}.`;
    report.error('37.0', 'setting-value', at, message, {
      fixes: nearestSpellings(value, [...PERSIA, ...calendar], 1).map((suggestion) => writeInstead(at, suggestion)),
    });
  }
};
const PERSIA: readonly string[] = ['neutral', 'axis'];

/** Another setting that a setting needs in order to have an effect. */
interface Requirement {
  readonly rule: BiteRule;
  readonly needs: 'advanced' | 'projects' | { readonly option: Option } | { readonly place: Role };
}

const REQUIREMENTS: Readonly<Record<string, readonly Requirement[]>> = {
  weather: [{ rule: '9.0', needs: 'advanced' }],
  oil: [{ rule: 'SBE9.oil', needs: 'advanced' }],
  pocket: [
    { rule: 'SBE6.leningrad', needs: 'advanced' },
    { rule: 'SBE6.leningrad', needs: { place: 'pocket' } },
  ],
  factories: [{ rule: '15.1.campaign', needs: { option: 'factories' } }],
  'factories.progress': [{ rule: '15.1.campaign', needs: { option: 'factories' } }],
  'projects.from': [{ rule: 'SBE6.infrastructure', needs: 'projects' }],
  persia: [{ rule: '37.0', needs: { option: 'persia' } }],
  volkssturm: [{ rule: '28.0', needs: 'advanced' }],
};

/**
 * Reports settings without effect. A setting has no effect if it belongs to an option that the scenario does not use,
 * or to a place that is not on the map [7.0].
 */
const settingShouldHaveWhatItRequires: ScenarioCheck = (scenario, report) => {
  for (const { name, source } of linesOf(scenario.settings)) {
    const [unmet] = (REQUIREMENTS[name] ?? []).filter(({ needs }) => !isMet(scenario, needs));
    if (unmet === undefined) continue;
    const { what, fixes } = explainUnmet(scenario, unmet.needs);
    report.warning(unmet.rule, 'setting-without-effect', source, say`\`set ${name}\` has no effect: ${what}.`, {
      fixes,
    });
  }
};

type Needs = Requirement['needs'];

function isMet(scenario: ScenarioModel, needs: Needs): boolean {
  const { settings, map } = scenario;
  if (needs === 'advanced') return layerOf(settings) === 'advanced';
  const ground = groundOf(map);
  if (needs === 'projects') return ground.projects.length > 0;
  return 'option' in needs ? optionsOf(settings).has(needs.option) : ground.roles[needs.place].length > 0;
}

function explainUnmet(
  scenario: ScenarioModel,
  needs: Needs,
): { readonly what: string; readonly fixes: readonly Fix[] } {
  const { map } = scenario;
  if (needs === 'advanced') return { what: say`it belongs to the advanced game`, fixes: [fixToPlayAdvanced(scenario)] };
  if (needs === 'projects')
    return {
      what: say`${map.name} has no railway or sea route to be built`,
      fixes: [lineOfMap(map, 'rail "‹NAME›" ‹HEX› - ‹NEXT› (buildable, yellow ‹NUMBER›)')],
    };
  return 'option' in needs
    ? { what: say`the option ${needs.option} is not played`, fixes: fixesToPlay(scenario, needs.option) }
    : {
        what: say`no place of ${map.name} is marked (${needs.place})`,
        fixes: [lineOfMap(map, `site ‹NAME› at ‹HEX› (${needs.place})`)],
      };
}

/**
 * Reports `set income = listed` together with the option `factories`, because a fixed income does not grow with new
 * factories [7.3, 15.0].
 */
const incomeShouldGrowWithFactories: ScenarioCheck = (scenario, report) => {
  if (!optionsOf(scenario.settings).has('factories')) return;
  for (const { values, source, valueSources = [] } of settingsOf(scenario, 'income'))
    if (values.at(0) === 'listed')
      report.warning(
        '15.0',
        'factories-without-income',
        source,
        say`Income stays as the scenario lists it, so new factories have no effect on it. Write \`set income = map\`, or leave the line out.`,
        { fixes: [writeInstead(valueSources.at(0) ?? source, 'map')] },
      );
};

export const settingChecks: CheckList<ScenarioCheck> = {
  numbersMustBeOfANation,
  blackFactoriesMustBeGerman,
  factoriesMustStandOnABox,
  persiaMustBeNeutralAxisOrAMonth,
  settingShouldHaveWhatItRequires,
  incomeShouldGrowWithFactories,
};
