import { namedRulings, type Ruling } from '../../../play/rulings.js';
import { campaignRulings } from './campaign.js';
import { combatRulings } from './combat.js';
import { commandRulings } from './command-and-supply.js';
import { firstTurnRulings } from './first-turn-and-movement.js';
import type { PggRulingTexts } from './ruling-text.js';
import { values } from './values.js';

const texts: PggRulingTexts = { ...firstTurnRulings, ...combatRulings, ...commandRulings, ...campaignRulings };

/** The rulings with their texts, for checks, hovers and the documentation. The first value of each is the default. */
export const rulings: readonly Ruling[] = namedRulings(values, texts);
