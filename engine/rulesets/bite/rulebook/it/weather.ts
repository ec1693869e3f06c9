import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { weather as english } from '../weather.js';

export const weather: TranslatedChapter<typeof english> = {
  '9.0':
    'Il calendario indica se un mese è sereno, di pioggia o di neve; pioggia e neve sono maltempo. Per maggio e ottobre tira il giocatore sovietico: da 1 a 3 è sereno, da 4 a 6 è pioggia.',
  '9.1': 'Con il maltempo una linea di rifornimento è lunga al massimo due esagoni.',
  '9.2': 'Questa sezione dà i costi di movimento e gli esagoni chiusi con la pioggia e la neve.',
  '9.2.rain': 'Con la pioggia ogni esagono costa 3 punti.',
  '9.2.kerch': 'Con la pioggia nessuna unità può attraversare lo stretto di Kerč.',
  '9.2.flying':
    'Con la pioggia gli aerei non possono volare verso le battaglie, e gli aerei attaccati nella loro base restano al suolo. Il riposizionamento e la ricognizione sono permessi.',
  '9.2.snow': 'Con la neve pianura, foresta e palude costano 2 punti, collina e montagna 3.',
  '9.2.ports':
    'Con la neve i porti con l’ancora bianca, sul Mar Bianco, sui golfi di Botnia e di Finlandia e sul Mar d’Azov, sono chiusi a unità, produzione e rifornimento. Sono chiusi anche questi mari.',
  '9.3': 'Questa sezione dà i modificatori del combattimento con la pioggia e la neve.',
  '9.3.rain':
    'Tutte le unità attaccanti e il fuoco antiaereo hanno 1 Malus, tutte le unità terrestri in difesa hanno 1 Bonus in più. L’artiglieria spara normalmente, e gli aerei non compiono incursioni.',
  '9.3.snow': 'Gli aerei, il fuoco antiaereo e le unità terrestri attaccanti hanno 1 Malus; l’artiglieria non ne ha.',
  '9.3.rivers': 'Con la neve i fiumi non hanno effetto sul combattimento.',
  '9.3.spared':
    'I finlandesi, i sovietici e la fanteria da montagna dell’Asse combattono con la neve come con il sereno. La neve influisce sul loro movimento e rifornimento come per tutte le altre unità.',
};
