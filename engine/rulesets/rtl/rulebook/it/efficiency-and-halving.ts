import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { efficiencyAndHalving as english } from '../efficiency-and-halving.js';

export const efficiencyAndHalving: TranslatedChapter<typeof english> = {
  '3.4': 'Queste regole indicano come funzionano i Valori di Efficienza e i controlli.',
  '3.41': 'Più alto è l’ER, migliore è l’unità. La maggior parte delle unità ha un ER inferiore sul lato ridotto.',
  '3.42':
    'Si tira un dado e si sommano i modificatori. Il controllo è passato se il risultato è uguale o inferiore all’ER attuale dell’unità.',
  '3.43': 'Un’unità effettua il controllo per un intero insieme di unità.',
  '3.43a': 'Il possessore sceglie l’unità di testa, che può non essere la migliore.',
  '3.43b': 'L’unità di testa subisce di norma la prima perdita. Fa eccezione l’attrito dei corazzati.',
  '3.43c':
    'L’unità di testa della parte attiva deve appartenere alla formazione attiva o essere un’unità di Armata attivata con essa.',
  '3.44': 'Perdite, disorganizzazione e mancanza di rifornimento abbassano l’ER, ma mai sotto 1.',
  '3.5': 'Forze e MA si dimezzano in un ordine stabilito e si arrotondano.',
  '3.51': 'Si possono dimezzare forza di attacco, forza di supporto e MA, mai la forza di difesa.',
  '3.52':
    'La forza di attacco e quella di supporto si possono dimezzare più volte in un combattimento, nell’ordine di 3.55 e 3.56.',
  '3.53': 'Prima si dimezzano le forze da dimezzare, poi si sommano tutte.',
  '3.54': 'La forza si arrotonda per difetto.',
  '3.54a': 'Ogni unità di artiglieria che sostiene si dimezza separatamente.',
  '3.54b':
    'Le forze degli attaccanti diversi dall’artiglieria si sommano e poi si dimezzano. Una forza dimezzata sotto 1 non può attaccare.',
  '3.54c': 'Le forze da dimezzare si sommano e si dimezzano, poi si sommano le altre.',
  '3.55':
    'L’artiglieria si dimezza prima per la coordinazione fallita, poi per un bersaglio in palude, o in acquitrino con la pioggia. Ogni unità mantiene almeno 1.',
  '3.56':
    'Si dimezzano prima le unità fuori rifornimento, poi le unità motorizzate e con equipaggiamento pesante che attaccano verso la palude o dalla palude, infine le unità che attaccano attraverso un fiume.',
  '3.57':
    'La MA di ogni unità si dimezza separatamente, e le frazioni si mantengono. Si dimezza una volta sola, per il rifornimento, per una Sequenza di Assalto o per una reazione.',
};
