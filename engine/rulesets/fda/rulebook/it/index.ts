import { annexes } from './annexes.js';
import { assault } from './assault.js';
import { fire } from './fire.js';
import { minesAndTerrain } from './mines-and-terrain.js';
import { movementAndSupply } from './movement-and-supply.js';
import { optional } from './optional.js';
import { reorganisationAndAir } from './reorganisation-and-air.js';
import { sectorsAndSequence } from './sectors-and-sequence.js';
import { supportAndZones } from './support-and-zones.js';
import { units } from './units.js';
import { victory } from './victory.js';

/** The texts of the rules in Italian, by rule number. */
export const textsIt = {
  ...annexes,
  ...assault,
  ...fire,
  ...minesAndTerrain,
  ...movementAndSupply,
  ...optional,
  ...reorganisationAndAir,
  ...sectorsAndSequence,
  ...supportAndZones,
  ...units,
  ...victory,
};
