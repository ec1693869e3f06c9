import { namedRulings, type Ruling } from '../../../play/rulings.js';
import { combatRulings } from './combat.js';
import { dayAirAndVictoryRulings } from './day-air-and-victory.js';
import { turnAndMovementRulings } from './turn-and-movement.js';
import type { FdaRulingTexts } from './ruling-text.js';
import { values } from './values.js';

const texts: FdaRulingTexts = { ...turnAndMovementRulings, ...combatRulings, ...dayAirAndVictoryRulings };

/** The rulings with their texts, for checks, hovers and the documentation. The first value of each is the default. */
export const rulings: readonly Ruling[] = namedRulings(values, texts);
