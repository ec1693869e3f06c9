import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { attacks as english } from '../attacks.js';

export const attacks: TranslatedChapter<typeof english> = {
  '10.0':
    'Attacca la parte di cui è in corso la sequenza e l’altra si difende, qualunque sia la situazione generale. L’attaccante sceglie l’ordine in cui si risolvono gli attacchi.',
  '10.1': 'Queste regole indicano quali unità possono attaccare, quante volte e che cosa.',
  '10.11':
    'In una Fase di Combattimento un’unità attacca una volta e si difende una volta. Può farlo di nuovo nello stesso turno quando agiscono altre formazioni.',
  '10.12': 'Un’unità che non ha dichiarato un attacco non attacca. L’artiglieria può sostenere.',
  '10.13': 'Un’unità usa la sua forza in un solo combattimento e non può dividerla.',
  '10.14': 'Ogni attacco è contro un solo esagono difendente.',
  '10.15': 'Artiglieria e aerei non possono attaccare senza altre unità di terra.',
  '10.16':
    'Tutte le unità di un esagono difendente si difendono insieme. Nessuna può essere attaccata separatamente o tenuta fuori.',
  '10.17': 'Il segnalino di attacco di un esagono si toglie prima della coordinazione.',
  '10.18': 'Tolto il segnalino di attacco, l’attaccante indica l’unità di testa dell’attacco.',
  '10.2': 'Queste regole indicano come il terreno aiuta il difensore.',
  '10.21': 'Il difensore trae vantaggio dal terreno del suo esagono e dei lati d’esagono che l’attacco attraversa.',
  '10.22': 'I modificatori di esagono, caposaldo e lato d’esagono si sommano.',
  '10.22a': 'Se l’esagono ha più tipi di terreno, conta soltanto il modificatore migliore per il difensore.',
  '10.22b': 'Il modificatore di un caposaldo si somma a quello del terreno.',
  '10.22c':
    'Il modificatore di un lato d’esagono conta soltanto se tutti gli attaccanti, tranne l’artiglieria, attaccano attraverso quel tipo di lato.',
  '10.23':
    'Il terreno dell’esagono degli attaccanti non ha effetto, tranne che per le unità motorizzate e con equipaggiamento pesante in palude.',
  '10.24': 'Un’unità o una forza dimezzata sotto 1 non può attaccare.',
  '10.25':
    'La forza di attacco delle unità diverse dall’artiglieria si dimezza attraverso un fiume, con o senza ponte.',
  '10.26':
    'Le unità motorizzate e con equipaggiamento pesante, tranne l’artiglieria, attaccano verso la palude o dalla palude a metà forza, dimezzata una volta sola. Possono attaccare soltanto attraverso un lato d’esagono con una strada o una ferrovia; la Tabella del Terreno aggiunge i sentieri con tempo asciutto o nuvoloso. Un fiume le dimezza di nuovo.',
  '10.27': 'L’artiglieria che si trova essa stessa in palude non si dimezza.',
  '10.28':
    'La forza di supporto di entrambe le parti si dimezza se il bersaglio è in palude, o in acquitrino con la pioggia.',
  '10.3': 'Queste regole indicano quando si usano la tabella Mobile e quella dell’Assalto.',
  '10.31': 'Ogni combattimento usa una tabella. La sceglie l’attaccante.',
  '10.32':
    'La tabella dell’Assalto è obbligatoria in una Sequenza di Assalto, con la pioggia, senza un attaccante corazzato, contro città, colline, palude o un caposaldo, e se tutti gli attaccanti attaccano attraverso un fiume.',
  '10.33': 'La tabella Mobile si può usare dove non è obbligatoria quella dell’Assalto e attacca un’unità corazzata.',
};
