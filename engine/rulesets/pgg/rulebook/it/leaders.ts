import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { leaders as english } from '../leaders.js';

export const leaders: TranslatedChapter<typeof english> = {
  '10.0':
    'Un comandante rappresenta lo stato maggiore di un’armata. È un’unità combattente senza forza di attacco e dirige i rifornimenti e gli attacchi sovietici.',
  '10.1': 'La valutazione è un numero sulla pedina, con tre impieghi.',
  '10.1.a':
    'La valutazione è un numero di esagoni: entro questa distanza dal comandante un’unità può essere rifornita e può attaccare.',
  '10.1.b': 'La valutazione è il bonus massimo che il comandante può aggiungere a un attacco dal suo esagono.',
  '10.1.c': 'La valutazione è la forza di difesa del comandante quando è attaccato.',
  '10.2': 'Le regole di questa sezione indicano come i comandanti muovono, si raggruppano e subiscono perdite.',
  '10.21':
    'Un comandante ha dieci punti di movimento. Sulle strade muove come le unità motorizzate, in foresta come la fanteria. Può muovere per ferrovia, da solo o con altre unità, senza contare nel limite di otto unità.',
  '10.22': 'Un comandante ha una ZOC ed è trattato come qualsiasi unità combattente, ma con forza di attacco 0.',
  '10.23':
    'Un comandante entra in una ZOC nemica soltanto insieme a un’unità combattente che può attaccare; basta anche un’unità di forza sconosciuta. Se questa unità si rivela senza forza di attacco, il comandante ripiega subito nell’esagono da cui è entrato nella ZOC, ed è eliminato se non può farlo. Il nemico non può entrare nell’esagono che ha lasciato.',
  '10.24': 'Un comandante può essere eliminato per soddisfare la perdita di un livello.',
  '10.25': 'Un comandante può stare in un esagono con altre unità o da solo.',
  '10.26':
    'Un risultato di combattimento vale per un comandante come per le altre unità del suo stack: si ritira con loro, può essere eliminato come livello perso e può avanzare con i vincitori. Se unità del suo esagono attaccano esagoni diversi, il suo proprietario indica l’attacco a cui partecipa.',
  '10.3': 'I comandanti dirigono i rifornimenti e gli attacchi.',
  '10.31':
    'Un’unità sovietica è rifornita se una linea di comunicazione non più lunga del raggio di un comandante la collega a questo comandante, e il comandante ha una linea di rifornimento fino al bordo est. Senza un comandante l’unità è fuori rifornimento anche accanto a quel bordo.',
  '10.32': 'Un comandante serve un numero qualsiasi di unità, a qualunque armata appartengano.',
  '10.33': 'Le unità muovono fino a trenta esagoni di ferrovia senza un comandante e anche fuori rifornimento.',
  '10.34': 'A un comandante serve una linea libera, di qualsiasi lunghezza, fino al bordo est.',
  '10.35':
    'Le unità sovietiche attaccano soltanto entro il raggio di un comandante. Se quel comandante non ha una linea fino al bordo est, le unità sono fuori rifornimento ma possono attaccare a metà forza. Le unità si difendono anche senza un comandante, ma un’unità fuori dal raggio di ogni comandante si difende a metà forza.',
  '10.36':
    'Le unità che attaccano dall’esagono di un comandante possono aggiungere la sua valutazione, ma mai più della loro forza dopo tutte le riduzioni. In difesa non si aggiunge nulla, e la valutazione non si divide tra più attacchi. Con un comandante di valutazione 4 un 6-8-6 attacca con 6 + 4, fuori rifornimento con 3 + 3; un 1-2-6 attacca con 1 + 1.',
  '10.4':
    'All’inizio di una fase di movimento sovietica può essere evacuato dalla mappa un comandante circondato, in tutti gli esagoni adiacenti, da unità nemiche o dalle loro ZOC. Un’unità amica in un esagono vi annulla le ZOC. Si può evacuare al massimo un comandante per turno e due per partita. Un comandante evacuato può tornare dall’ingresso X a partire dal turno successivo.',
};
