import { namedRulings, type Ruling } from '../../../play/rulings.js';
import { advancedGameRulings } from './advanced-game.js';
import { classesAndProductionRulings } from './classes-and-production.js';
import { combatRulings } from './combat.js';
import { groundAndSupplyRulings } from './ground-and-supply.js';
import { optionalRulesRulings } from './optional-rules.js';
import type { BiteRulingTexts } from './ruling-text.js';
import { setUpAndVictoryRulings } from './set-up-and-victory.js';
import { values } from './values.js';

const texts: BiteRulingTexts = {
  ...groundAndSupplyRulings,
  ...classesAndProductionRulings,
  ...combatRulings,
  ...advancedGameRulings,
  ...optionalRulesRulings,
  ...setUpAndVictoryRulings,
};

/** The rulings of the game with their texts. The first value of each ruling is the default. */
export const rulings: readonly Ruling[] = namedRulings(values, texts);
