import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { stepsAndDisruption as english } from '../steps-and-disruption.js';

export const stepsAndDisruption: TranslatedChapter<typeof english> = {
  '3.6': 'Queste regole indicano quanti livelli può perdere un’unità.',
  '3.61':
    'Un’unità con forze su entrambi i lati ha due livelli, tutte le altre uno. I livelli si perdono in combattimento.',
  '3.62':
    'HQ e artiglieria hanno un livello. Il retro della pedina indica che i Punti Comando sono spesi o che l’artiglieria ha sparato.',
  '3.7': 'I risultati di combattimento e gli sfondamenti possono disorganizzare le unità.',
  '3.71': 'Un risultato di disorganizzazione colpisce ogni unità che in quel momento è nel gruppo.',
  '3.72': 'Un’unità disorganizzata subisce tutti questi effetti.',
  '3.72a':
    'La MA di un’unità disorganizzata si riduce di 2 punti dopo ogni dimezzamento. Un’unità a cui non restano punti non può muovere.',
  '3.72b':
    'L’efficienza di un’unità disorganizzata si riduce di 2 a tutti gli effetti, oltre alle riduzioni per il rifornimento.',
  '3.72c': 'Un HQ disorganizzato perde i suoi Punti Comando e non permette più missioni aeree entro quattro esagoni.',
  '3.72d': 'Un’unità disorganizzata non può rifiutare il combattimento, reagire o sfondare.',
  '3.72e': 'Un’unità disorganizzata avanza al massimo di un esagono.',
  '3.72f': 'Un’unità disorganizzata non comincia né finisce caposaldi e non toglie quelli nemici.',
  '3.72g': 'L’artiglieria disorganizzata non dà supporto.',
  '3.72h': 'Un’unità disorganizzata non conta per il bonus per Armi Combinate.',
  '3.73': 'Ogni unità di un gruppo mantiene il proprio stato: alcune possono essere disorganizzate e altre no.',
  '3.74': 'Una seconda disorganizzazione non ha altri effetti.',
  '3.75':
    'Nella Fase di Riorganizzazione un’unità disorganizzata si riprende automaticamente fuori dalle ZOC nemiche, e con un controllo al loro interno.',
  '3.75a': 'Un’unità disorganizzata fuori dalle ZOC nemiche si riprende senza tiro di dado.',
  '3.75b':
    'Ogni unità disorganizzata in una ZOC nemica effettua un controllo di efficienza con tutte le sue riduzioni. Vi si possono spendere Punti Comando. Un’unità che fallisce resta disorganizzata.',
};
