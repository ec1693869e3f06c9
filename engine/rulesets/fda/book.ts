import type { Book } from '../../play/ruleset.js';
import { readings } from './readings/readings.js';
import { rulesInRecord } from './rulebook/in-record.js';
import { rulebook } from './rulebook/index.js';
import { rulings } from './rulings/texts.js';
import { starter } from './starter.js';

/** The texts about the game: rulebook, rulings, readings and starter. */
export const book: Book = { rulebook, rulesInRecord, rulings, readings, starter };
