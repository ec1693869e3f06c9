import { combat } from './combat.js';
import { introduction } from './introduction.js';
import { leaders } from './leaders.js';
import { movement } from './movement.js';
import { overrun } from './overrun.js';
import { reinforcements } from './reinforcements.js';
import { results } from './results.js';
import { sequenceAndSetup } from './sequence-and-setup.js';
import { stackingAndZones } from './stacking-and-zones.js';
import { supply } from './supply.js';
import { untriedAndInterdiction } from './untried-and-interdiction.js';
import { victory } from './victory.js';

/** The texts of the rules in Italian, by rule number. */
export const textsIt = {
  ...introduction,
  ...sequenceAndSetup,
  ...movement,
  ...overrun,
  ...stackingAndZones,
  ...combat,
  ...results,
  ...leaders,
  ...supply,
  ...untriedAndInterdiction,
  ...reinforcements,
  ...victory,
};
