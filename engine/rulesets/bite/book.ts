import type { Book } from '../../play/ruleset.js';
import { readings } from './readings/readings.js';
import { rulesInRecord } from './rulebook/in-record.js';
import { rulebook } from './rulebook/index.js';
import { rulings } from './rulings/texts.js';
import { starter } from './starter.js';

/** The texts of the game: rule texts, rulings, readings and the starter file. */
export const book: Book = { rulebook, rulesInRecord, rulings, readings, starter };
