import { nearestSpellings } from '../../board/spelling.js';
import { writeInstead, type Fix } from '../../model/finding.js';
import { placeName, quoted } from '../../model/names.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { SettingModel } from '../../model/statements.js';
import type { Check } from '../../play/checks.js';
import { checkHouseRules, type BookNumber } from '../../play/numbers.js';
import type { SettingWord } from '../../play/vocabulary.js';
import { list } from '../../model/words.js';
import { findRepeats } from './repeats.js';
import { say } from '../../model/say.js';

/** Warns about a ruling that is chosen twice. The last choice applies. */
export const rulingMustNotBeChosenTwice: Check<ScenarioModel, never> = ({ rulings }, report) => {
  for (const { again, before } of findRepeats(rulings, (one, other) => one.option === other.option))
    report({
      severity: 'warning',
      slug: 'ruling-twice',
      source: again.source,
      message: say`${again.option} is chosen twice: ${String(before.value)}, then ${String(again.value)}. The last choice applies.`,
      related: [{ source: before.source, message: say`The first choice is here.` }],
    });
};

/** Warns if a setting that names neither a thing nor a side is made twice for the same turn. The first one applies. */
export const settingMustNotBeMadeTwice: Check<ScenarioModel, never> = ({ settings }, report) => {
  for (const { again, before } of findRepeats(
    settings,
    (one, other) => one.name === other.name && one.turn === other.turn && isOfAll(one) && isOfAll(other),
  ))
    report({
      severity: 'warning',
      slug: 'set-twice',
      source: again.source,
      message: say`${again.name} is set twice: ${before.values.join(' ')}, then ${again.values.join(' ')}. The first value applies.`,
      related: [{ source: before.source, message: say`The first value is set here.` }],
    });
};

const isOfAll = ({ of, side }: SettingModel): boolean => of === undefined && side === undefined;

/** Returns one setting for each statement, because a statement for a range of turns is stored as several settings. */
export function linesOf(settings: readonly SettingModel[]): readonly SettingModel[] {
  const statements = new Set<string>();
  return settings.filter(({ source: { file, start } }) => {
    const statement = `${file} ${start}`;
    return !statements.has(statement) && statements.add(statement);
  });
}

/** The legal values of a setting, and a description of these values for messages. */
export interface SettingValues {
  readonly values: readonly string[];
  readonly text: string;
}

/** Creates a check that a setting has a legal value. Unknown settings are reported by the checks of the language. */
export const settingMustHaveAValueOfItsRule =
  <Name extends string, Rule extends string>(
    settings: readonly { readonly word: Name; readonly rules: readonly Rule[] }[],
    valuesOf: (name: Name, scenario: ScenarioModel) => SettingValues,
  ): Check<ScenarioModel, Rule> =>
  (scenario, report) => {
    for (const setting of scenario.settings) {
      const { name, values, source } = setting;
      const known = settings.find(({ word }) => word === name);
      if (known === undefined) continue;
      const may = valuesOf(known.word, scenario);
      if (values.length === 1 && may.values.includes(String(values[0]))) continue;
      const [rule] = known.rules;
      const message = say`${name} must be ${may.text}, not ${values.join(', ')}.`;
      report.error(rule, 'setting-value', source, message, { fixes: valueInstead(setting, may.values) });
    }
  };

/**
 * Returns a value as the language writes it: in quotes, `"light rain"`, unless it is a name or a single word in lower
 * case.
 */
export const asWritten = (value: string): string =>
  placeName(value) === value || /^\p{Ll}\S*$/u.test(value) ? value : quoted(value);

/** Returns fixes that replace the written values by legal values with a similar spelling. */
const valueInstead = ({ values, valueSources = [] }: SettingModel, may: readonly string[]): Fix[] =>
  values.flatMap((value, at) =>
    may.includes(String(value)) || valueSources.length <= at
      ? []
      : nearestSpellings(String(value), may).map((suggestion) =>
          writeInstead(valueSources[at], asWritten(suggestion), `Change to ${suggestion}`),
        ),
  );

/** Creates a check that a setting with a list of words has one of these words, and that a flag is `true` or `false`. */
export const settingMustBeOneOfItsWords =
  <Rule extends string>(
    words: readonly (SettingWord & { readonly rules: readonly Rule[] })[],
  ): Check<ScenarioModel, Rule> =>
  ({ settings }, report) => {
    for (const setting of linesOf(settings)) {
      const { name, values, source } = setting;
      const word = words.find((one) => one.word === name);
      const may = word === undefined || word.allowsList || word.of ? undefined : wordsFor(word);
      if (word === undefined || may === undefined) continue;
      if (values.length === 1 && may.includes(String(values[0]))) continue;
      const message = say`${name} must be ${list(may.map(asWritten), 'or')}, not ${values.join(', ')}.`;
      report.error(word.rules[0], 'setting-value', source, message, { fixes: valueInstead(setting, may) });
    }
  };

const wordsFor = ({ takes }: SettingWord): readonly string[] | undefined =>
  takes === 'flag' ? ['true', 'false'] : typeof takes === 'object' ? takes : undefined;

/** Creates a check that a numeric setting is a whole number of 0 or more. Play would ignore any other value. */
export const settingMustBeItsNumber =
  <Rule extends string>(
    words: readonly (SettingWord & { readonly rules: readonly Rule[] })[],
  ): Check<ScenarioModel, Rule> =>
  ({ settings }, report) => {
    for (const { name, values, source } of linesOf(settings)) {
      const word = words.find((one) => one.word === name && one.takes === 'number');
      const [value] = values;
      if (word === undefined || (values.length === 1 && Number.isInteger(value) && Number(value) >= 0)) continue;
      report.error(
        word.rules[0],
        'setting-value',
        source,
        say`${name} must be one whole number of 0 or more, not ${values.join(', ')}.`,
      );
    }
  };

/**
 * Creates a check of the house rules of a scenario. A house rule must change a value of the rulebook, and the new value
 * must be legal.
 */
export const houseRuleMustChangeItsNumber =
  <Rule extends string>(book: Readonly<Record<string, BookNumber<Rule>>>): Check<ScenarioModel, Rule> =>
  (scenario, report) => {
    checkHouseRules(book, scenario, report);
  };
