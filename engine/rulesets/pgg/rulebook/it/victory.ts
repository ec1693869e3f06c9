import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { victory as english } from '../victory.js';

export const victory: TranslatedChapter<typeof english> = {
  '15.0':
    'Dopo l’ultimo turno si sottraggono i punti sovietici da quelli tedeschi; la differenza decide il livello di vittoria.',
  '15.1': 'Le regole di questa sezione indicano che cosa dà punti vittoria a ciascuna parte.',
  '15.11':
    'Alla fine della partita la parte tedesca segna punti per le località che tiene: Vitebsk, Roslavl e Yelnya 10 ciascuna, Orsha, Mogilev, Rzhev e Gzhatsk 5 ciascuna, Vyazma 15, Smolensk 25, e 20 ciascuno per Kaluga e gli esagoni 5907 e 5915. Per tenere una località, unità tedesche devono trovarsi in ciascuno dei suoi esagoni o esservi passate per ultime, e una linea di esagoni senza nemici né loro ZOC deve portare dalla località al bordo ovest; un’unità tedesca in un esagono vi annulla le ZOC. Altri punti vengono dalle divisioni chiamate dal Fronte Sud-Occidentale.',
  '15.12': 'La parte sovietica segna punti per le divisioni distrutte e le città riconquistate.',
  '15.12.1':
    'La parte sovietica segna cinque punti per ogni divisione tedesca interamente eliminata, ma nulla per la cavalleria o i reggimenti indipendenti.',
  '15.12.2':
    'La parte sovietica segna due punti ogni volta che riconquista una città. Alla fine del turno-giocatore tedesco precedente l’intera città doveva essere tedesca con una linea fino al bordo ovest, e alla fine del turno-giocatore sovietico ci deve essere un’unità sovietica in ogni esagono della città.',
  '15.2':
    'Il livello di vittoria dipende dai punti tedeschi meno quelli sovietici: 0 o meno è una vittoria sovietica decisiva, da 1 a 25 strategica, da 26 a 49 marginale; da 50 a 79 è una vittoria tedesca marginale, da 80 a 124 strategica, 125 o più decisiva.',
  'balance-note':
    'La campagna tende a una vittoria tedesca marginale, che è l’esito storico. I giocatori possono contare come pareggio una vittoria tedesca marginale, così che la parte tedesca vinca soltanto con una vittoria strategica o migliore.',
  'results-note':
    'Questa nota riassume i risultati della fine del regolamento. Dopo un risultato frazionato l’attaccante può avanzare se perde un livello, ma non se si ritira. Le unità di uno stack possono ritirarsi in esagoni diversi, lungo percorsi scelti dall’avversario. Tutti i vincitori possono avanzare. Un rapporto superiore a 10-1 usa la colonna 10-1, uno inferiore a 1-3 la colonna 1-3.',
};
