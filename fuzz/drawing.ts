import type { RulingChoice, SettingModel } from '../engine/model/statements.js';
import type { ScenarioModel } from '../engine/model/scenario.js';
import { NO_SOURCE } from '../engine/model/source.js';
import { randomStream, type Random } from '../engine/play/dice.js';
import type { Ruleset } from '../engine/play/ruleset.js';
import type { SettingWord } from '../engine/play/vocabulary.js';

/**
 * Returns the scenario with random choices drawn from a seed. Each ruling gets one of its readings. Each setting that
 * the players choose (a layer, optional rules, switches) gets one of its values. Settings of units, places, sides and
 * turns stay as written.
 */
export function drawn(
  { rulings, vocabulary }: Pick<Ruleset, 'rulings' | 'vocabulary'>,
  scenario: ScenarioModel,
  seed: string,
): ScenarioModel {
  const random = randomStream(`${seed} choices`);
  const choices = vocabulary.settings.filter(isChoice);
  const isDrawn = ({ name, turn, side, of }: SettingModel): boolean =>
    [turn, side, of].every((said) => said === undefined) && choices.some(({ word }) => word === name);
  return {
    ...scenario,
    rulings: rulings.map(({ option, values }): RulingChoice => ({
      option,
      value: values[random(values.length)],
      source: NO_SOURCE,
      valueSource: NO_SOURCE,
    })),
    settings: [
      ...scenario.settings.filter((setting) => !isDrawn(setting)),
      ...choices.flatMap((word) => settingOf(word, random)),
    ],
  };
}

/** Returns whether a setting applies to the whole game and takes its value from a list, or is a flag. */
const isChoice = ({ takes, of, isPerSide: ofSides }: SettingWord): boolean =>
  of === undefined && ofSides !== true && (takes === 'flag' || typeof takes === 'object');

/**
 * One in this number of draws leaves a list of optional rules empty, so that games without optional rules are also
 * played.
 */
const NONE_ONCE_IN = 6;

/** Returns the setting with a random value, or nothing when the random choice leaves the setting out. */
function settingOf({ word, takes, allowsList: several }: SettingWord, random: Random): SettingModel[] {
  const may = typeof takes === 'object' ? takes : ['true'];
  const one = may.at(random(may.length + 1));
  const some = random(NONE_ONCE_IN) === 0 ? [] : may.filter(() => random(2) === 0);
  const values = several === true ? some : one === undefined ? [] : [one];
  return values.length === 0 ? [] : [{ name: word, values: values.map(asWritten), source: NO_SOURCE }];
}

/** Converts a value as the language does: a value that consists of digits becomes a number. */
const asWritten = (value: string): string | number => (/^\d+$/.test(value) ? Number(value) : value);
