import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { zonesAndStacking as english } from '../zones-and-stacking.js';

export const zonesAndStacking: TranslatedChapter<typeof english> = {
  '3.2': 'Queste regole indicano quali esagoni copre la ZOC di un’unità.',
  '3.21':
    'Un’unità combattente controlla sempre il proprio esagono. La maggior parte delle unità combattenti esercita una ZOC in tutti e sei gli esagoni adiacenti, che limita movimento, rifornimento e ritirata del nemico.',
  '3.22': 'Ponti, comandanti, aerei e segnalini non esercitano una ZOC.',
  '3.23':
    'Un’unità con la banda gialla controlla soltanto il proprio esagono. Se nel gruppo c’è un’unità senza banda, tutte le unità combattenti del gruppo esercitano una ZOC.',
  '3.24':
    'Una ZOC attraversa ogni lato d’esagono che la sua unità può attraversare, qualunque sia il costo di movimento e qualunque unità si trovi nell’esagono successivo.',
  '3.24a':
    'Le unità con la sagoma di un veicolo e quelle con equipaggiamento pesante esercitano una ZOC oltre un fiume soltanto su un ponte. Alle altre unità motorizzate non serve un ponte.',
  '3.24b':
    'Le unità motorizzate e quelle con equipaggiamento pesante esercitano una ZOC in palude soltanto lungo una strada, una ferrovia o un sentiero.',
  '3.25':
    'Nessun’altra unità modifica una ZOC, con un’eccezione: un’unità combattente amica in un esagono vi annulla le ZOC nemiche per le linee di rifornimento e le ritirate.',
  '3.26': 'Più ZOC nemiche in un esagono hanno lo stesso effetto di una sola.',
  '3.27': 'Le ZOC di una parte non la limitano mai.',
  '3.3': 'Unità della stessa parte possono trovarsi nello stesso esagono. Il loro ordine nel gruppo non ha effetto.',
  '3.31':
    'Un’unità combattente conta per il valore di raggruppamento della sua pedina, che può essere 0. Aerei, comandanti, ponti e segnalini non contano.',
  '3.32':
    'Alla fine di ogni fase una parte può avere al massimo nove punti di raggruppamento in un esagono. Le unità possono attraversare un esagono pieno. Il possessore elimina subito le unità oltre il limite.',
  '3.33': 'Ogni giocatore può guardare i gruppi dell’altro.',
  '3.34':
    'Un segnalino di forza può sostituire un gruppo, le cui unità si tengono nella casella del segnalino. Si può piazzare o togliere in qualsiasi momento. Il gruppo muove come la sua unità più lenta e paga come motorizzato se lo è una sua unità. Il suo contenuto resta visibile. Il segnalino non ha altri effetti.',
};
