import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { weather as english } from '../weather.js';

export const weather: TranslatedChapter<typeof english> = {
  '5.0': 'Questo capitolo tratta il tempo e i rinforzi.',
  '5.1': 'Il tempo è asciutto, nuvoloso o di pioggia per tutta la mappa e per tutto il turno.',
  '5.11': 'Il tempo si determina con un tiro o segue la storia.',
  '5.11a':
    'Il giocatore tedesco tira un dado senza modificatori e legge il risultato nella casella del turno sul tracciato dei turni.',
  '5.11b': 'Il risultato è asciutto, nuvoloso o pioggia.',
  '5.11c': 'Il tempo vale per tutta la mappa fino alla fine del turno.',
  '5.11d': 'Se i giocatori sono d’accordo, usano il tempo storico stampato sul tracciato dei turni.',
  '5.12': 'Con tempo nuvoloso gli aerei sono più difficili da coordinare. Il tempo nuvoloso non ha altri effetti.',
  '5.13': 'La pioggia influisce su movimento, rifornimento e combattimento.',
  '5.13a': 'Con la pioggia si può scegliere una Sequenza Mobile, con i costi di movimento della pioggia.',
  '5.13b': 'Con la pioggia valgono le colonne Pioggia della Tabella del Terreno.',
  '5.13c': 'Con la pioggia le linee di rifornimento possono essere lunghe soltanto cinque esagoni invece di sette.',
  '5.13d':
    'Con la pioggia i sentieri non si possono usare né per il movimento né per il rifornimento. I ponti sui sentieri funzionano comunque.',
  '5.13e': 'Con la pioggia non ci sono sfondamenti, e ogni combattimento usa la tabella dell’Assalto.',
  '5.13f': 'Con la pioggia la coordinazione degli aerei è la più difficile.',
};
