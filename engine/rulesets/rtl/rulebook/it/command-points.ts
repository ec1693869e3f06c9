import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { commandPoints as english } from '../command-points.js';

export const commandPoints: TranslatedChapter<typeof english> = {
  '15.3': 'HQ e comandanti spendono Punti Comando per i controlli.',
  '15.31':
    'Ogni HQ e ogni comandante ha uno o due Punti Comando. Ogni punto sottrae 1 a un controllo. I punti non si possono né conservare né trasferire.',
  '15.32': 'Tutti i Punti Comando di una pedina si spendono in una volta. Poi la pedina si gira.',
  '15.33':
    'I Punti Comando si possono spendere per i controlli di un attacco dichiarato o di una reazione a esso, per l’attivazione di un’unità di Armata o per combinare segnalini. Uno sfondamento non è un attacco dichiarato.',
  '15.33a': 'I Punti Comando si possono spendere per un controllo di reazione o per un controllo di No Ritirata.',
  '15.33b': 'I Punti Comando si possono spendere per la coordinazione di un combattimento.',
  '15.33b1':
    'In un attacco dichiarato si possono spendere punti per la coordinazione di aerei, artiglieria o unità di terra. Può aiutare un solo HQ, insieme a un comandante e a un Arko.',
  '15.33b2':
    'Per un esagono difendente si possono spendere punti per la coordinazione di aerei o artiglieria, da parte di non più di un HQ, un comandante e un Arko.',
  '15.33c': 'Un HQ attivo, ma mai un comandante, può aiutare il controllo di attivazione di un’unità di Armata.',
  '15.33d':
    'Un comandante può sommare i suoi punti al tiro per combinare, all’inizio di una sequenza. La sua pedina si gira qualunque sia il risultato.',
  '15.34': 'Queste regole trattano i Punti Comando nella Fase di Riorganizzazione.',
  '15.34a':
    'Un HQ non disorganizzato o un comandante può spendere i punti rimasti per un controllo di riorganizzazione.',
  '15.34b':
    'Dopo la riorganizzazione tutti gli HQ e i comandanti si rigirano sul fronte. Un HQ ancora disorganizzato non può usare i suoi punti.',
};
