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

/** A ruling is chosen once; of two the last is played. */
export const rulingMustNotBeChosenTwice: Check<ScenarioModel, never> = ({ rulings }, report) => {
  for (const { again, before } of findRepeats(rulings, (one, other) => one.option === other.option))
    report({
      severity: 'warning',
      slug: 'ruling-twice',
      source: again.source,
      message: `${again.option} is chosen twice: ${String(before.value)}, then ${String(again.value)}. The last one is played.`,
      related: [{ source: before.source, message: 'chosen here first' }],
    });
};

/** A setting is made once for a time; of two the first is played. What is told of things or of a side has a check of its own. */
export const settingMustNotBeMadeTwice: Check<ScenarioModel, never> = ({ settings }, report) => {
  for (const { again, before } of findRepeats(
    settings,
    (one, other) => one.name === other.name && one.turn === other.turn && isOfAll(one) && isOfAll(other),
  ))
    report({
      severity: 'warning',
      slug: 'set-twice',
      source: again.source,
      message: `${again.name} is set twice: ${before.values.join(' ')}, then ${again.values.join(' ')}. The first one is played.`,
      related: [{ source: before.source, message: 'set here first' }],
    });
};

const isOfAll = ({ of, side }: SettingModel): boolean => of === undefined && side === undefined;

/** Settings, each line once: a stretch of turns is read out into many. */
export function linesOf(settings: readonly SettingModel[]): readonly SettingModel[] {
  const seen = new Set<string>();
  return settings.filter(({ source: { file, start } }) => {
    const line = `${file} ${start}`;
    return !seen.has(line) && seen.add(line);
  });
}

/** What a setting may be: its values as text, and how a message lists them. */
export interface SettingValues {
  readonly values: readonly string[];
  readonly text: string;
}

/** A setting has one of the values its rule knows; names that are no setting of the game are the language's to report. */
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
      const message = `${name} is ${may.text}, not ${values.join(', ')}.`;
      report.error(rule, 'setting-value', source, message, { fixes: valueInstead(setting, may.values) });
    }
  };

/** A value as the language has it: in quotes where it is neither a name nor one small word, `"light rain"`. */
export const asWritten = (value: string): string =>
  placeName(value) === value || /^\p{Ll}\S*$/u.test(value) ? value : quoted(value);

/** The values spelled most like what stands there. */
const valueInstead = ({ values, valueSources = [] }: SettingModel, may: readonly string[]): Fix[] =>
  values.flatMap((value, at) =>
    may.includes(String(value)) || valueSources.length <= at
      ? []
      : nearestSpellings(String(value), may).map((meant) =>
          writeInstead(valueSources[at], asWritten(meant), `Change to ${meant}`),
        ),
  );

/** A setting that is one of some words is one of them, a flag `true` or `false`. */
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
      const message = `${name} is ${list(may.map(asWritten), 'or')}, not ${values.join(', ')}.`;
      report.error(word.rules[0], 'setting-value', source, message, { fixes: valueInstead(setting, may) });
    }
  };

const wordsFor = ({ takes }: SettingWord): readonly string[] | undefined =>
  takes === 'flag' ? ['true', 'false'] : typeof takes === 'object' ? takes : undefined;

/** A setting that is a number is one, from 0; what stands there instead play would not count with. */
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
        `${name} is one whole number from 0, not ${values.join(', ')}.`,
      );
    }
  };

/** A house rule changes a number of the book, and leaves it the sense it has there. */
export const houseRuleMustChangeItsNumber =
  <Rule extends string>(book: Readonly<Record<string, BookNumber<Rule>>>): Check<ScenarioModel, Rule> =>
  (scenario, report) => {
    checkHouseRules(book, scenario, report);
  };
