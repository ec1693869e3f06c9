import { namedRulings, type Ruling } from '../../../play/rulings.js';
import type { RtlRulingTexts } from './ruling-text.js';
import { values } from './values.js';
import { zonesMovementAndOverrunRulings } from './zones-movement-and-overrun.js';
import { supplyAndCommandRulings } from './supply-and-command.js';
import { beforeAndInCombatRulings } from './before-and-in-combat.js';
import { supportAndWorksRulings } from './support-and-works.js';
import { victoryRulings } from './victory.js';

const texts: RtlRulingTexts = {
  ...zonesMovementAndOverrunRulings,
  ...supplyAndCommandRulings,
  ...beforeAndInCombatRulings,
  ...supportAndWorksRulings,
  ...victoryRulings,
};

/**
 * The rulings of the game with their questions and the possible interpretations, for checks, hovers and documentation.
 * The first value is the default.
 */
export const rulings: readonly Ruling[] = namedRulings(values, texts);
