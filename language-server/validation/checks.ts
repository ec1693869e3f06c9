import { charactersMustBePlain } from './character-checks.js';
import type { Check } from './check.js';
import {
  forcesMustFollowTheRules,
  importedOpeningPositionMustFollowTheVariant,
  importedScenarioMustFollowTheVariant,
  mapMustFollowTheRules,
  openingPositionMustFollowTheRules,
  scenarioMustFollowTheRules,
} from './engine-checks.js';
import { fileMustBeReadable, importMustLeadToAFile, importsShouldNotRepeatOrCircle } from './import-checks.js';
import { mergeConflictMustBeResolved } from './merge-conflict-checks.js';
import { nameMustBeUnique } from './name-checks.js';
import {
  fileShouldNameItsRuleset,
  fileShouldNotBeEmpty,
  importMustBeOfTheSameGame,
  rulesetMustBeDeclaredOnce,
  rulesetMustBeKnown,
} from './ruleset-checks.js';
import { conditionShouldBeOpen } from './condition-checks.js';
import { playMustBelongToOneScenario, scenarioMustHaveAMap } from './scenario-checks.js';
import { positionMustBeOfTheGame } from './position-checks.js';
import { nameMustBeQuoted } from './quote-checks.js';
import { unitShouldStandByItsFormation } from './placement-checks.js';
import {
  ordersShouldNotBeOpenedEarly,
  sealMustBeUnique,
  sealMustMatchTheFile,
  sealShouldHaveAnEffect,
  secretMustBeLong,
} from './seal-checks.js';
import {
  ordersMustBeInTheSealedFile,
  rulesetMustBeTheSealedOne,
  sealedFileMustContainOnlyOrders,
} from './sealed-file-checks.js';
import { pictureShouldBeAvailable } from './picture-checks.js';
import { namesShouldDiffer } from './similar-name-checks.js';
import { statementShouldBePlayed } from './statement-checks.js';
import { nameMustBeDeclared, textMustParse } from './syntax-checks.js';
import { textMustBeVisible } from './text-checks.js';

/**
 * All checks of a document by name, in the order in which their findings are listed. Findings of compilation are listed
 * before the findings of checks.
 */
export const checks: Readonly<Record<string, Check>> = {
  fileMustBeReadable,
  importMustLeadToAFile,
  mergeConflictMustBeResolved,
  charactersMustBePlain,
  textMustParse,
  textMustBeVisible,
  nameMustBeDeclared,
  nameMustBeQuoted,
  importsShouldNotRepeatOrCircle,
  pictureShouldBeAvailable,
  rulesetMustBeKnown,
  rulesetMustBeDeclaredOnce,
  fileShouldNotBeEmpty,
  fileShouldNameItsRuleset,
  importMustBeOfTheSameGame,
  nameMustBeUnique,
  namesShouldDiffer,
  scenarioMustHaveAMap,
  playMustBelongToOneScenario,
  sealMustMatchTheFile,
  sealMustBeUnique,
  secretMustBeLong,
  sealedFileMustContainOnlyOrders,
  ordersMustBeInTheSealedFile,
  rulesetMustBeTheSealedOne,
  ordersShouldNotBeOpenedEarly,
  sealShouldHaveAnEffect,
  statementShouldBePlayed,
  conditionShouldBeOpen,
  unitShouldStandByItsFormation,
  mapMustFollowTheRules,
  forcesMustFollowTheRules,
  scenarioMustFollowTheRules,
  importedScenarioMustFollowTheVariant,
  positionMustBeOfTheGame,
};

/** The checks that play the set-up. They run together with play, because they take longer than the other checks. */
export const checksOfPlay: Readonly<Record<string, Check>> = {
  openingPositionMustFollowTheRules,
  importedOpeningPositionMustFollowTheVariant,
};
