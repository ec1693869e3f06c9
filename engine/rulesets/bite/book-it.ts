import { translatorOf, type BookTranslation } from '../../play/book-translation.js';
import { readingsIt } from './readings/it/readings.js';
import { textsIt } from './rulebook/it/index.js';
import { starterIt } from './starter-it.js';
import { titlesIt } from './rulebook/titles-it.js';
import { rulingsIt } from './rulings/it/index.js';

/** The texts of the game in Italian. This script is loaded only for Italian readers. */
export const bookIt: BookTranslation = {
  titles: titlesIt,
  texts: textsIt,
  rulings: rulingsIt,
  readings: readingsIt,
  starter: starterIt,
};

export const inItalian = translatorOf(bookIt);
export { sentencesIt as sentences } from './it/index.js';
