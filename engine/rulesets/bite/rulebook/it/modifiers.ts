import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { modifiers as english } from '../modifiers.js';

export const modifiers: TranslatedChapter<typeof english> = {
  '7.7.6': 'Bonus e Malus sono modificatori diversi: un Bonus agisce sui colpi, un Malus sul numero di dadi.',
  '7.7.6.bonus': 'Un’unità con un Bonus colpisce con un numero in più: da 4 a 6 invece che con 5 e 6.',
  '7.7.6.malus': 'Un’unità con un Malus tira metà dei dadi dei suoi PF.',
  '7.7.6.reach':
    'Il terreno influisce sulle unità terrestri, e sul fuoco antiaereo degli attaccanti. Non influisce su artiglieria, QG o aerei. Fortezze e bunker influiscono su tutti gli attaccanti.',
  '7.7.6.air':
    'Il terreno non influisce né sul combattimento aereo né sulle incursioni aeree; meteo e ricognizione possono farlo.',
  '7.7.6.cancel':
    'Prima della partita i giocatori possono stabilire che un Bonus e un Malus della stessa unità si annullino.',
  Box1: 'Questa sezione descrive gli effetti del terreno e dei lati di esagono attraversati, su attaccanti e difensori.',
  'Box1.terrain': 'Le unità terrestri attaccanti e il loro fuoco antiaereo hanno 1 Malus; l’artiglieria non ne ha.',
  'Box1.river':
    'Le unità terrestri attaccanti che attraversano un fiume, e il loro fuoco antiaereo, hanno 1 Malus. Se attraversano tutti gli attaccanti, le unità terrestri in difesa hanno 1 Bonus. L’artiglieria non ha né l’uno né l’altro, e nemmeno il fuoco antiaereo in difesa.',
  'Box1.city':
    'Le unità terrestri attaccanti e il loro fuoco antiaereo hanno 1 Malus, le unità terrestri in difesa 1 Bonus. L’artiglieria non ha né l’uno né l’altro, e nemmeno il fuoco antiaereo in difesa.',
  'Box1.strait':
    'Uno stretto o una freccia rossa ha gli effetti di un fiume, ma gli attaccanti hanno 2 Malus. Se il giocatore attivo non controlla entrambe le estremità, può attraversare soltanto la fanteria.',
  'Box1.plain':
    'Pianure, campi di battaglia storici e città minori non hanno modificatori, a meno che l’esagono abbia anche altro terreno.',
  'Box1.fortress':
    'Tutte le unità attaccanti hanno 2 Malus, le unità terrestri in difesa hanno 2 Bonus; l’artiglieria e il fuoco antiaereo del difensore non ne hanno. Leningrado, Oranienbaum e Sebastopoli sono fortezze.',
  'Box1.fortress.falls': 'Una fortezza conquistata dal nemico diventa subito un bunker, e non è mai ricostruita.',
  'Box1.bunker':
    'Tutte le unità terrestri e aeree attaccanti hanno 1 Malus, le unità terrestri in difesa hanno 1 Bonus; l’artiglieria e il fuoco antiaereo del difensore non ne hanno. Hanko e il fossato tataro ad Armyansk e Solone Ozero sono bunker. Solone Ozero si trova in una palude, e valgono entrambi i modificatori.',
  'Box1.bunker.falls': 'Un bunker conquistato dal nemico è distrutto subito, e non è mai ricostruito.',
  'Box1.gustav': 'Contro una fortezza o un bunker il cannone d’assedio non ha Malus, ma 1 Bonus.',
  '7.7.7':
    'Ogni Malus dimezza ancora i dadi: metà, un quarto, un ottavo. Ogni Bonus aggiunge un altro numero che colpisce. Una forza di 5 tira 2 dadi con 1 Malus, 1 dado con 2 Malus.',
  '7.7.7.pooled':
    'Le unità in battaglia con lo stesso numero di Malus sommano la loro forza prima di dimezzarla. Un dado guadagnato così lo tira l’unità più debole. Corazzati e fanteria da 3 ciascuno, con 1 Malus, tirano 3 dadi: uno i corazzati, due la fanteria.',
};
