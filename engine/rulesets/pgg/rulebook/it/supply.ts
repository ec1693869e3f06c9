import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { supply as english } from '../supply.js';

export const supply: TranslatedChapter<typeof english> = {
  '11.0':
    'Il rifornimento si determina in due momenti. All’inizio di una fase di movimento si determina per ogni unità della parte in fase, e il risultato vale fino alla fine della fase, ovunque l’unità muova. Si determina di nuovo per ogni combattimento: un’unità rifornita quando ha mosso può quindi essere fuori rifornimento quando attacca.',
  '11.1': 'Un’unità tedesca è rifornita per strada oppure per la sua distanza dal bordo ovest.',
  '11.11':
    'Un’unità tedesca è rifornita se una linea di non più di venti esagoni porta a una strada che arriva a 0120, l’esagono di strada del bordo ovest. Unità nemiche, ZOC nemiche e terreno impraticabile bloccano la linea e la strada; un’unità amica in un esagono vi annulla le ZOC.',
  '11.12':
    'Un’unità tedesca è rifornita anche se una linea di non più di venti punti di movimento, contati ai costi dell’unità, raggiunge un esagono qualsiasi del bordo ovest.',
  '11.13':
    'Soltanto le ferrovie hanno ponti sui fiumi, ma la strada di rifornimento di 11.11 si considera come se li attraversasse. Nei punti di movimento di 11.12, come nel movimento, un fiume costa punti anche se lo attraversa una strada.',
  '11.2': 'Il rifornimento sovietico si traccia dall’unità a un comandante e dal comandante al bordo est.',
  '11.21':
    'A un’unità sovietica serve una linea di comunicazione fino a un comandante qualsiasi, e a quel comandante una linea di rifornimento di qualsiasi lunghezza fino al bordo est. Unità nemiche, ZOC nemiche e terreno impraticabile bloccano entrambe le linee; un’unità amica in un esagono vi annulla le ZOC.',
  '11.22':
    'La linea di comunicazione non può essere più lunga del raggio del comandante: una divisione a quattro esagoni da Lukin, che ha raggio 3, ha bisogno di un altro comandante.',
  '11.23':
    'Un’unità sovietica non è mai rifornita direttamente dal bordo est, ma sempre tramite un comandante, che può essere di qualsiasi armata.',
  '11.24':
    'Un comandante è rifornito soltanto dalla propria linea fino al bordo est; non gli serve un altro comandante.',
  '11.3': 'Le regole di questa sezione descrivono gli effetti della mancanza di rifornimento.',
  '11.31':
    'La capacità di movimento e la forza di combattimento di un’unità fuori rifornimento si dimezzano, arrotondando per difetto: un 9-7 conta come 4-3.',
  '11.32': 'Nessuna riduzione porta la forza di combattimento di un’unità sotto 1.',
  '11.33':
    'Ogni unità è rifornita nella fase di movimento in cui entra sulla mappa; dopo le serve una linea di rifornimento come a tutte le altre.',
  '11.34': 'Un’unità può restare fuori rifornimento per un tempo qualsiasi senza subire perdite.',
  '11.35': 'Essere fuori rifornimento non cambia le ZOC.',
  '11.36':
    'Per un travolgimento il rifornimento si determina nel momento del travolgimento, come per il combattimento.',
};
