import type { Book } from '../../play/ruleset.js';
import { readings } from './readings/readings.js';
import { rulebook } from './rulebook/index.js';
import { rulings } from './rulings/texts.js';
import { starter } from './starter.js';

/** What is told of the game. */
export const book: Book = { rulebook, rulings, readings, starter };
