import { translatorOf, type BookTranslation } from '../../play/book-translation.js';
import { textsIt } from './rulebook/it/index.js';
import { titlesIt } from './rulebook/titles-it.js';

/** The texts of the game in Italian. This script is loaded only for Italian readers. */
export const bookIt: BookTranslation = { titles: titlesIt, texts: textsIt };

export const inItalian = translatorOf(bookIt);
