import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { reactionAndNoRetreat as english } from '../reaction-and-no-retreat.js';

export const reactionAndNoRetreat: TranslatedChapter<typeof english> = {
  '9.3':
    'Dopo tutti i rifiuti del combattimento il difensore può muovere le unità che superano il controllo di reazione.',
  '9.31':
    'Un’unità che reagisce muove con metà della sua MA. Gli HQ e le unità disorganizzate o fuori rifornimento non possono reagire.',
  '9.32':
    'Può reagire un’unità motorizzata entro due esagoni da un esagono difendente, ma non al suo interno. Non può essere disorganizzata, fuori rifornimento, né aver tentato di rifiutare il combattimento. Un’unità sovietica non può essere in ZOC nemica. L’unità deve appartenere alla formazione dell’unità di testa dell’esagono o essere un’unità di Armata in grado di agire. Senza un attacco dichiarato non c’è reazione.',
  '9.33': 'Un’unità che deve reagire effettua un controllo.',
  '9.33a': 'L’unità effettua un controllo di efficienza. Vi si possono spendere Punti Comando.',
  '9.33b':
    'Se il controllo di reazione è fallito, l’unità resta sul posto e non può tentare di nuovo di reagire nella fase.',
  '9.34':
    'Un’unità che reagisce può entrare in un esagono adiacente a nemici soltanto se vi si trova già un’unità combattente amica e si rispetta il limite di raggruppamento. Non paga nulla per la ZOC e si ferma.',
  '9.35':
    'Un’unità che reagisce può muovere ovunque, non soltanto verso il combattimento. Valgono i divieti del terreno.',
  '9.4': 'Un difensore può tentare di tenere il suo esagono invece di ritirarsi.',
  '9.41': 'Per tentare la No Ritirata servono un caposaldo nell’esagono difendente e almeno due livelli di difensori.',
  '9.42': 'I difensori che tentano la No Ritirata effettuano un controllo.',
  '9.42a':
    'L’unità di testa effettua un controllo di efficienza con le sue riduzioni. Vi si possono spendere Punti Comando.',
  '9.42b': 'Se il controllo di No Ritirata è passato, si mette un segnalino No Ritirata sull’esagono.',
  '9.42c':
    'Se il controllo di No Ritirata è fallito, i difensori si ritirano come indica il risultato del combattimento.',
  '9.43': 'Un segnalino No Ritirata modifica il tiro di combattimento, e una perdita in più sostituisce la ritirata.',
  '9.43a': 'Un segnalino No Ritirata somma 1 al tiro di combattimento.',
  '9.43b': 'Se il risultato è una ritirata, l’unità di testa perde un altro livello.',
  '9.43c': 'Nessuna unità di un esagono con un segnalino No Ritirata si ritira.',
};
