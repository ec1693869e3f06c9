import { t } from '@vscode/l10n';
import { nearestSpellings } from '../../engine/board/spelling.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import { list } from '../../engine/model/words.js';
import { otherValues, type RulingOverride } from '../../engine/play/rulings.js';
import { originalOf, type Ruleset } from '../../engine/play/ruleset.js';
import { UsageError } from '../report/usage-error.js';

/** A variant of a scenario with another choice of one ruling. */
export interface Variant {
  /** Name of the variant, for example `overrun.cost = full`. */
  readonly name: string;
  readonly rulings: readonly RulingOverride[];
}

/**
 * Returns the variants in which one of the given rulings has another value than in the game. @throws Unusable when the
 * game has no such ruling.
 */
export function variantsOf(options: readonly string[], ruleset: Ruleset, scenario: ScenarioModel): Variant[] {
  return [...new Set(options)].flatMap((option) => {
    const ruling = ruleset.rulings.find((each) => each.option === option);
    if (!ruling) throw new UsageError(noRuling(option, ruleset));
    return otherValues(ruling, scenario).map((choice) => ({
      name: `${option} = ${choice.value}`,
      rulings: [choice],
    }));
  });
}

function noRuling(option: string, { title, rulings }: Ruleset): string {
  const options = rulings.map((each) => each.option);
  const near = nearestSpellings(option, options, 1).at(0);
  const hint = near === undefined ? t('Known: {0}.', list(options, t('and'))) : t('Did you mean “{0}”?', near);
  return t('{0} has no ruling “{1}”. {2}', title, option, hint);
}

/** Returns whether two rulesets are the same game or variants of the same game. */
export const haveSameOriginal = (one: Ruleset, other: Ruleset): boolean => originalOf(one).id === originalOf(other).id;

/**
 * Checks that two files to be compared use the same game or variants of it. @throws Unusable if their games are
 * different.
 */
export function checkSameGame(file: string, one: Ruleset, other: Ruleset): void {
  if (!haveSameOriginal(one, other))
    throw new UsageError(t('{0} is played by {1}, not by {2}: they cannot be compared.', file, one.title, other.title));
}
