import type { RulingChoice } from '../model/statements.js';
import type { ScenarioModel } from '../model/scenario.js';
import { NO_SOURCE } from '../model/source.js';

/**
 * A rule that can be played in more than one way. Scenarios choose one of its values by its name, `option`; the first
 * value is the default.
 */
export interface Ruling {
  readonly option: string;
  readonly values: readonly (string | number | boolean)[];
  readonly rules: readonly string[];
  readonly question: string;
  /** The meaning of each value. The keys are the values as text. */
  readonly readings: Readonly<Record<string, string>>;
}

/** The values of each ruling of a game, by the name of the ruling, the default first. */
export type RulingValues = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** The texts of all rulings of a game: the question of each ruling, and the meaning of each of its values. */
export type RulingTexts<Values extends RulingValues, Rule extends string = string> = {
  readonly [Option in keyof Values]: Omit<Ruling, 'option' | 'values' | 'rules' | 'readings'> & {
    readonly rules: readonly Rule[];
    readonly readings: Readonly<Record<`${Values[Option][number]}`, string>>;
  };
};

/** The value of each ruling in a game, by the name of the ruling. */
export type ChosenRulings<Values extends RulingValues> = {
  readonly [Option in keyof Values]: Values[Option][number];
};

/** Returns the rulings of a game, each with its values from one table and its texts from the other. */
export const namedRulings = <Values extends RulingValues>(
  values: Values,
  texts: RulingTexts<Values>,
): readonly Ruling[] => Object.keys(values).map((option) => ({ option, values: values[option], ...texts[option] }));

/**
 * Returns the value of every ruling in a scenario: the value that the scenario chooses if that is legal, otherwise the
 * default. The checks report choices that are not legal.
 */
export function chosenRulings<Values extends RulingValues>(
  values: Values,
  scenario: Pick<ScenarioModel, 'rulings'>,
): ChosenRulings<Values> {
  const chosen: Record<string, string | number | boolean | undefined> = Object.fromEntries(
    Object.entries(values).map(([option, [usual]]) => [option, usual]),
  );
  for (const { option, value } of scenario.rulings) {
    if (Object.hasOwn(values, option) && values[option].includes(value)) chosen[option] = value;
  }
  return chosen as ChosenRulings<Values>;
}

/**
 * Returns the value of one ruling in a scenario: the value that the scenario chooses or, without a legal choice, the
 * default.
 */
export function chosenValue(
  { option, values }: Pick<Ruling, 'option' | 'values'>,
  scenario: Pick<ScenarioModel, 'rulings'>,
): Ruling['values'][number] {
  return chosenRulings({ [option]: values }, scenario)[option];
}

/** A value of a ruling that replaces the value in the file. */
export type RulingOverride = Pick<RulingChoice, 'option' | 'value'>;

/** Returns the values of a ruling other than the value that the scenario uses. */
export function otherValues(
  { option, values }: Pick<Ruling, 'option' | 'values'>,
  scenario: Pick<ScenarioModel, 'rulings'>,
): readonly RulingOverride[] {
  const chosen = chosenValue({ option, values }, scenario);
  return values.filter((value) => value !== chosen).map((value) => ({ option, value }));
}

/** Returns a copy of a scenario with other values for some rulings. */
export function withOverrides(scenario: ScenarioModel, choices: readonly RulingOverride[]): ScenarioModel {
  const chosen = choices.map((choice) => ({ ...choice, source: NO_SOURCE, valueSource: NO_SOURCE }));
  const others = scenario.rulings.filter(({ option }) => choices.every((choice) => choice.option !== option));
  return { ...scenario, rulings: [...others, ...chosen] };
}
