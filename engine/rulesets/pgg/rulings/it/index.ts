import { campaignRulings } from './campaign.js';
import { combatRulings } from './combat.js';
import { commandRulings } from './command-and-supply.js';
import { firstTurnRulings } from './first-turn-and-movement.js';

/** The rulings in Italian, by name. */
export const rulingsIt = { ...firstTurnRulings, ...combatRulings, ...commandRulings, ...campaignRulings };
