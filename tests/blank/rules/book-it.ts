import { translatorOf, type BookTranslation } from '../../../engine/play/book-translation.js';
import { textsIt } from './rulebook/texts-it.js';
import { titlesIt } from './rulebook/titles-it.js';

/** The texts of the game in Italian. This script is loaded only for Italian readers. */
export const bookIt: BookTranslation = { titles: titlesIt, texts: textsIt };

export const inItalian = translatorOf(bookIt);
