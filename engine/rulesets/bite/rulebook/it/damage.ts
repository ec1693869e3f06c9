import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { damage as english } from '../damage.js';

export const damage: TranslatedChapter<typeof english> = {
  '7.7.8': 'Ogni colpo porta un blocco al valore immediatamente inferiore.',
  '7.7.8.shield':
    'Il primo colpo segna un’unità con lo scudo, il secondo la riduce. Il segno si toglie alla fine della battaglia, non del round. I blocchi da 7 punti hanno uno scudo a 7; l’ordine di battaglia indica quali altre forze hanno uno scudo.',
  '7.7.9': 'Subisce il colpo l’unità più forte; tra unità di pari forza sceglie il proprietario.',
  '7.7.10': 'Un’unità che perde il suo ultimo PF è tolta dal gioco.',
  '7.7.10.support':
    'Le unità il cui valore più basso è 0, come l’artiglieria, restano in gioco a 0 finché non sono sole con unità terrestri di combattimento nemiche.',
  '7.7.11': 'Quando una fazione non ha più unità nella battaglia, i colpi ulteriori si ignorano.',
  '7.7.12':
    'Se dopo il combattimento terrestre nessuna fazione è eliminata o se n’è andata, segue un altro round, a cominciare dal fuoco antiaereo.',
};
