import type { RulingChoice } from '../model/statements.js';
import type { ScenarioModel } from '../model/scenario.js';
import { NO_SOURCE } from '../model/source.js';

/** A rule that can be played in more than one way: an option with a name and a default (the first value). */
export interface Ruling {
  readonly option: string;
  readonly values: readonly (string | number | boolean)[];
  readonly rules: readonly string[];
  readonly question: string;
  /** The meaning of each value; the key is the value as text. */
  readonly readings: Readonly<Record<string, string>>;
}

/** The values each option of a game may have, its default first. */
export type RulingValues = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** What each option asks and what each of its values means. */
export type RulingTexts<Values extends RulingValues, Rule extends string = string> = {
  readonly [Option in keyof Values]: Omit<Ruling, 'option' | 'values' | 'rules' | 'readings'> & {
    readonly rules: readonly Rule[];
    readonly readings: Readonly<Record<`${Values[Option][number]}`, string>>;
  };
};

/** Every option of a table with its value: what engine code reads. */
export type ChosenRulings<Values extends RulingValues> = {
  readonly [Option in keyof Values]: Values[Option][number];
};

/** The options as checks, hovers and the documentation see them. */
export const namedRulings = <Values extends RulingValues>(
  values: Values,
  texts: RulingTexts<Values>,
): readonly Ruling[] => Object.keys(values).map((option) => ({ option, values: values[option], ...texts[option] }));

/** The rulings a scenario plays: its own choices where they are legal, the defaults elsewhere; wrong ones are left to the checks. */
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

/** The value a scenario plays of one option: its own choice where that is legal, else the default. */
export function chosenValue(
  { option, values }: Pick<Ruling, 'option' | 'values'>,
  scenario: Pick<ScenarioModel, 'rulings'>,
): Ruling['values'][number] {
  return chosenRulings({ [option]: values }, scenario)[option];
}

/** A ruling played otherwise than a file says. */
export type RulingOverride = Pick<RulingChoice, 'option' | 'value'>;

/** Each other value of a ruling than the one a scenario plays. */
export function otherValues(
  { option, values }: Pick<Ruling, 'option' | 'values'>,
  scenario: Pick<ScenarioModel, 'rulings'>,
): readonly RulingOverride[] {
  const chosen = chosenValue({ option, values }, scenario);
  return values.filter((value) => value !== chosen).map((value) => ({ option, value }));
}

/** A scenario that plays some rulings otherwise than it is written. */
export function withOverrides(scenario: ScenarioModel, choices: readonly RulingOverride[]): ScenarioModel {
  const chosen = choices.map((choice) => ({ ...choice, source: NO_SOURCE, valueSource: NO_SOURCE }));
  const others = scenario.rulings.filter(({ option }) => choices.every((choice) => choice.option !== option));
  return { ...scenario, rulings: [...others, ...chosen] };
}
