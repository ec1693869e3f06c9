import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { modifiers as english } from '../modifiers.js';

export const modifiers: TranslatedChapter<typeof english> = {
  '10.6': 'I modificatori si sommano al tiro di dado, che dà il risultato.',
  '10.61': 'Al tiro di combattimento si applicano questi modificatori.',
  '10.61a': 'I modificatori di esagono e lato d’esagono si sommano.',
  '10.61b': 'Si somma 1 se il difensore è in un caposaldo finito.',
  '10.61c':
    'Si somma l’ER dell’unità di testa in difesa e si sottrae l’ER dell’unità di testa in attacco, entrambi con le loro riduzioni.',
  '10.61d': 'Si sommano i modificatori degli aerei coordinati di entrambe le parti.',
  '10.61e': 'Si somma 1 se l’esagono ha un segnalino No Ritirata.',
  '10.61f': 'Si sottrae 1 se sono soddisfatte tutte e sei le condizioni per le Armi Combinate.',
  '10.61f1': 'Per le Armi Combinate deve attaccare un’unità corazzata.',
  '10.61f2':
    'Per le Armi Combinate deve attaccare anche un’unità di motociclisti, fanteria motorizzata, genieri motorizzati o ricognizione, da qualsiasi esagono. Le autoblinde non contano.',
  '10.61f3': 'Per le Armi Combinate non deve difendersi nessuna unità corazzata, anticarro o antiaerea pesante.',
  '10.61f4': 'Per le Armi Combinate il tempo deve essere asciutto o nuvoloso.',
  '10.61f5': 'Per le Armi Combinate il bersaglio non può essere in palude, in una città o in un caposaldo finito.',
  '10.61f6':
    'Per le Armi Combinate né l’unità corazzata né quella che l’accompagna possono attaccare attraverso un fiume o essere disorganizzate.',
  '10.61g': 'Si somma 2 se il controllo di coordinazione delle unità di terra attaccanti è fallito.',
  '10.61h':
    'Si sottrae 1, una volta sola, se i genieri attaccano una città o un caposaldo, o attraverso un fiume che aiuta il difensore. Il modificatore non vale negli sfondamenti, e mai per i genieri in difesa.',
  '10.62': 'Tutti i modificatori si sommano, entro i limiti di -5 e +5.',
  '10.63':
    'Il tiro di dado con il modificatore netto si legge nella colonna del rapporto di forze. Il risultato si applica prima del combattimento successivo.',
};
