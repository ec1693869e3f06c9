import type { RulingChoice, ScenarioModel, SettingModel } from '../engine/model/scenario.js';
import { NO_SOURCE } from '../engine/model/source.js';
import { randomStream, type Random } from '../engine/play/dice.js';
import type { Ruleset, SettingWord } from '../engine/play/ruleset.js';

/**
 * A scenario as it might be played: of every ruling one of its readings, of every setting that is a choice of the players (a
 * layer, optional rules, switches) one of its values, drawn by a seed. What is told of things, sides and turns stays as written.
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

/** A word that is told of nothing in particular, and says what it may be. */
const isChoice = ({ takes, of, ofSides }: SettingWord): boolean =>
  of === undefined && ofSides !== true && (takes === 'flag' || typeof takes === 'object');

/** Of several words none at all is drawn as often as this: so a game is also played without any optional rule. */
const NONE_ONCE_IN = 6;

/** The setting with a value that chance gives it; none where it gives none. */
function settingOf({ word, takes, several }: SettingWord, random: Random): SettingModel[] {
  const may = typeof takes === 'object' ? takes : ['true'];
  const one = may.at(random(may.length + 1));
  const some = random(NONE_ONCE_IN) === 0 ? [] : may.filter(() => random(2) === 0);
  const values = several === true ? some : one === undefined ? [] : [one];
  return values.length === 0 ? [] : [{ name: word, values: values.map(asWritten), source: NO_SOURCE }];
}

/** Numbers are numbers, as the language reads them. */
const asWritten = (value: string): string | number => (/^\d+$/.test(value) ? Number(value) : value);
