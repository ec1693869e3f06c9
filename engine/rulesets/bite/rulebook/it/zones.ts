import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { zones as english } from '../zones.js';

export const zones: TranslatedChapter<typeof english> = {
  '8.0': 'Questa sezione aggiunge altri limiti delle ZOC a quelli di 3.19.',
  '8.0.rivers': 'Una ZOC non attraversa un lato di esagono di fiume, a meno che il fiume sia ghiacciato.',
  '8.0.strongholds':
    'Le ZOC non si estendono in una città maggiore, un bunker o una fortezza nemica, occupata o no. Fa eccezione una piazzaforte vuota i cui esagoni adiacenti sono tutti occupati da unità della fazione.',
};
