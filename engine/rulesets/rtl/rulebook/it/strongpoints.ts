import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { strongpoints as english } from '../strongpoints.js';

export const strongpoints: TranslatedChapter<typeof english> = {
  '14.0': 'I caposaldi sono opere campali che certe unità possono costruire.',
  '14.1': 'I caposaldi influiscono su rifornimento, movimento e combattimento.',
  '14.11': 'Un caposaldo nemico blocca le linee e le strade di rifornimento nel suo esagono.',
  '14.12': 'Entrare in un esagono con un caposaldo nemico costa 1 punto in più ma non ferma un’unità.',
  '14.13': 'Queste regole trattano il combattimento contro un esagono con un caposaldo.',
  '14.13a': 'Contro un caposaldo è obbligatoria la tabella dell’Assalto.',
  '14.13b': 'Un esagono con un caposaldo non si può sfondare.',
  '14.13c':
    'Si somma 1 al tiro di combattimento quando le unità si difendono in un caposaldo. Gli attacchi da un caposaldo non hanno modificatori.',
  '14.13d':
    'I difensori in un caposaldo possono tentare la No Ritirata. Un caposaldo vuoto non blocca una ritirata nemica.',
  '14.14': 'Un caposaldo finito resta, occupato o no, finché è tolto.',
  '14.2': 'Queste regole indicano quali unità costruiscono caposaldi, dove e quando.',
  '14.21': 'Entrambe le parti possono costruire caposaldi, anche in ZOC nemica.',
  '14.22':
    'Un caposaldo si può costruire in un esagono con un’unità amica adatta, senza un altro caposaldo e non in palude.',
  '14.23':
    'Possono costruire caposaldi fanteria, fanteria motorizzata, genieri, genieri motorizzati e fanteria ciclista.',
  '14.24':
    'Un’unità disorganizzata o fuori rifornimento non può cominciare un caposaldo. Muovere, ritirarsi o attaccare interrompe il lavoro di un costruttore.',
  '14.25': 'Un caposaldo prima si comincia e più tardi si finisce.',
  '14.25a':
    'Un caposaldo si comincia nella Fase di Costruzione di una Sequenza di Assalto, con un’unità della formazione attiva o un’unità di Armata attivata con essa.',
  '14.25b': 'Il costruttore non può muovere, ritirarsi o attaccare finché il caposaldo non è finito.',
  '14.25c':
    'Un caposaldo si finisce nel Segmento di Riorganizzazione, o in una Sequenza di Assalto successiva in cui il costruttore è di nuovo attivo. Il costruttore deve essere ancora in grado di costruire.',
  '14.25d':
    'Possono costruire le unità di Armata attivate di un tipo adatto. Si uniscono alla formazione prima della Fase di Costruzione.',
  '14.26': 'Queste regole indicano come si toglie un caposaldo.',
  '14.26a':
    'Un caposaldo è tolto se nella Fase di Costruzione del Segmento di Riorganizzazione nel suo esagono c’è un’unità combattente nemica non disorganizzata.',
  '14.26b':
    'Un caposaldo incompiuto è tolto subito se il suo costruttore muove, si ritira o attacca. Difendersi non ha effetto.',
  '14.26c': 'Il possessore può togliere i propri caposaldi vuoti in qualsiasi momento.',
  '14.26d': 'Le pedine dei caposaldi tolti si possono usare di nuovo.',
};
