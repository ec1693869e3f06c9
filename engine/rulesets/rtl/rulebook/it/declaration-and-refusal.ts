import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { declarationAndRefusal as english } from '../declaration-and-refusal.js';

export const declarationAndRefusal: TranslatedChapter<typeof english> = {
  '9.0':
    'Dopo la dichiarazione degli attacchi il difensore può rifiutare il combattimento, poi reagire, poi tentare la No Ritirata.',
  '9.1': 'Gli attacchi sono sempre volontari.',
  '9.11':
    'Dopo il movimento il giocatore attivo indica ogni esagono che attacca e gli attaccanti di ciascuno. Le unità di un gruppo possono attaccare esagoni diversi. Non si possono attaccare esagoni vuoti né esagoni con soli ponti o comandanti. In una Sequenza di Assalto possono attaccare anche le unità amiche non attive adiacenti al bersaglio.',
  '9.12': 'Ogni combattimento ha un solo esagono difendente. Si attaccano soltanto gli esagoni dichiarati.',
  '9.13': 'Le unità di tutti e sei gli esagoni adiacenti possono partecipare a un attacco, con artiglieria e aerei.',
  '9.14': 'Le unità con forza 0 e le forze dimezzate sotto 1 non possono attaccare.',
  '9.15':
    'Un’unità non può attaccare in un esagono in cui non può entrare, né attraverso un lato d’esagono che non può attraversare. L’artiglieria può sostenere un attacco simile.',
  '9.16':
    'Tutti gli attaccanti dichiarati devono compiere l’attacco, a meno che il difensore rifiuti il combattimento.',
  '9.2': 'Un difensore può ritirarsi prima del combattimento.',
  '9.21': 'Tutte le unità dell’esagono devono essere motorizzate o di cavalleria, e nessuna può essere disorganizzata.',
  '9.22': 'Rifiutare il combattimento è una ritirata, non un movimento.',
  '9.23': 'Le unità che rifiutano il combattimento effettuano un controllo.',
  '9.23a': 'L’unità di testa dell’esagono effettua un controllo di efficienza senza modificatori.',
  '9.23b': 'Se il controllo per rifiutare il combattimento è fallito, tutte le unità restano e combattono.',
  '9.23c': 'Se il controllo per rifiutare il combattimento è passato, il possessore ritira le unità di due esagoni.',
  '9.23d':
    'L’attaccante può avanzare nell’esagono fino al limite di raggruppamento. L’attacco è concluso, e le sue unità non possono più attaccare in questa fase.',
  '9.24':
    'Un gruppo che rifiuta il combattimento può attraversare un esagono sotto attacco dichiarato, ma non fermarvisi.',
  '9.25': 'Le unità non possono rifiutare il combattimento ritirandosi attraverso un esagono vuoto in ZOC nemica.',
  '9.26': 'Un’unità che ha rifiutato il combattimento non può reagire in quella fase.',
};
