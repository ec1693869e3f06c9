import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { specialArtillery as english } from '../special-artillery.js';

export const specialArtillery: TranslatedChapter<typeof english> = {
  '25.0':
    'Questa regola si gioca con l’opzione `rockets`. L’artiglieria sovietica di livello 2 tira 2 dadi in più, ma non contro gli aerei, e nessuno a forza 0.',
  '26.0':
    'Questa regola si gioca con l’opzione `siege-gun`. Contro bunker e fortezze il cannone spara con 1 Bonus e senza il loro Malus, e non ha bisogno di ricognizione. Per il resto è normale artiglieria.',
  '26.0.stacking': 'Contro bunker e fortezze il cannone può superare il limite di raggruppamento.',
  '26.0.third': 'Con la fanteria tedesca a livello 3 il cannone ha 1 Bonus in più e colpisce da 3 a 6.',
  '26.0.fuel':
    'Il cannone può muovere per intero e combattere soltanto con un QG corazzato attivato o con il FHQ, come se fosse corazzato.',
};
