import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { odds as english } from '../odds.js';

export const odds: TranslatedChapter<typeof english> = {
  '10.5': 'Queste regole indicano come si trova la colonna del rapporto di forze.',
  '10.51': 'Ogni parte somma le forze delle sue unità.',
  '10.51a': 'Le forze degli attaccanti contano dopo il dimezzamento, quelle dei difensori per intero.',
  '10.51b': 'Si somma la forza di supporto dell’artiglieria.',
  '10.52': 'Il rapporto tra attacco e difesa si arrotonda a favore del difensore fino a una colonna della tabella.',
  '10.53': 'Queste regole trattano i rapporti oltre le colonne delle tabelle.',
  '10.53a':
    'Quando è dichiarato, prima di artiglieria e reazioni, un attacco deve avere un rapporto di almeno 1-4. Se quello finale è inferiore, l’attaccante perde due livelli e si ritira. Sulla tabella dell’Assalto è anche disorganizzato.',
  '10.53b': 'Sulla tabella dell’Assalto i rapporti superiori usano la colonna 7-1.',
  '10.53c': 'Sulla tabella Mobile i rapporti superiori usano la colonna 8-1.',
  '10.53d': 'L’attaccante non può scegliere un rapporto inferiore a quello che ha.',
};
