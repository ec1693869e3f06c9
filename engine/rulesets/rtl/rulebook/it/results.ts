import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { results as english } from '../results.js';

export const results: TranslatedChapter<typeof english> = {
  '11.0': 'Questo capitolo spiega gli effetti di un combattimento.',
  '11.1': 'Queste regole spiegano le lettere e i numeri delle tabelle di combattimento.',
  '11.11':
    'A indica l’attaccante e D il difensore. Un numero è il numero di livelli persi, R una ritirata, E l’eliminazione, e d la disorganizzazione di tutte le unità.',
  '11.12':
    'Se unità corazzate attaccano un esagono con una forza di difesa rossa e il risultato è in una casella ombreggiata, la prima perdita dell’attaccante deve essere un livello corazzato. Se il risultato non dà perdite all’attaccante, ne perde comunque uno.',
  '11.13':
    'L’artiglieria attaccante non adiacente al bersaglio e l’artiglieria del difensore fuori dal bersaglio non subiscono il risultato.',
  '11.2': 'Queste regole indicano come si subiscono le perdite di livelli.',
  '11.21': 'Il possessore sceglie i livelli persi tra tutte le sue unità del combattimento, nel loro insieme.',
  '11.21a':
    'Un’unità con due livelli si gira alla prima perdita ed è tolta alla seconda. Un’unità con un solo livello è tolta.',
  '11.21b': 'HQ, artiglieria e unità con il retro vuoto hanno un solo livello.',
  '11.21c': 'Un’unità che perde l’ultimo livello è tolta dal gioco.',
  '11.22': 'La prima perdita la subisce l’unità di testa.',
  '11.23': 'In un esagono con un segnalino No Ritirata si perde un altro livello se le unità dovrebbero ritirarsi.',
  '11.24':
    'Se una parte è eliminata prima di aver subito tutte le sue perdite, l’altra perde un livello in meno. L’attrito dei corazzati si subisce comunque.',
  '11.4': 'Queste regole trattano i risultati contro un esagono con un segnalino No Ritirata.',
  '11.41': 'In un esagono con un segnalino No Ritirata un risultato di ritirata diventa una perdita.',
  '11.42': 'In un esagono con un segnalino No Ritirata le perdite si subiscono in quest’ordine.',
  '11.42a': 'Prima si subiscono le perdite del risultato, cominciando dall’unità di testa.',
  '11.42b':
    'Dopo le perdite del risultato l’unità di testa perde un livello al posto della ritirata. Se l’unità di testa è eliminata, perde il livello l’unità superstite con l’efficienza più alta. Tra unità di pari efficienza sceglie il difensore.',
  '11.42c': 'Se la perdita in più elimina l’ultima unità, l’attaccante non può avanzare.',
  '11.42d': 'Il segnalino No Ritirata si toglie dopo le perdite.',
};
