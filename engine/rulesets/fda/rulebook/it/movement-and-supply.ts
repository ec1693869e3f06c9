import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { movementAndSupply as english } from '../movement-and-supply.js';

export const movementAndSupply: TranslatedChapter<typeof english> = {
  '7': 'Le regole di questa sezione indicano di quanto muovono le unità e che cosa le ferma o le blocca.',
  '7a': 'Capacità di movimento in settori: fanteria a piedi, truppe a cavallo, armi pesanti e genieri 1; corazzati e artiglieria semovente 3; unità meccanizzate e cannoni trainati 4; ricognizione e HQ 5; aerei 10.',
  '7b': 'Ogni settore in cui un’unità entra costa 1. Il terreno non costa mai di più; ferma o blocca il movimento.',
  '7c': 'Sui quadrati le unità muovono e attaccano anche in diagonale.',
  '7d': 'Sui quadrati nessuna unità muove o si ritira in diagonale per un angolo quando entrambi i settori ai lati di quell’angolo contengono unità di terra nemiche. Assalto e tiro per l’angolo sono permessi. Sugli esagoni questa regola non ha effetto.',
  '7e': 'Le unità attraversano liberamente i settori con unità amiche. Il limite di unità per settore vale soltanto dove finisce un movimento o una ritirata.',
  '7f': 'Un’unità non può entrare in un settore che contiene un’unità di terra nemica.',
  '7g': 'Un’unità il cui movimento segue per intero, compreso il settore di partenza, una strada senza interruzioni può muovere di 1 settore in più. Una strada minata non conta.',
  '7h': 'Le unità di una divisione che in un’attivazione usano una strada devono finire il movimento in settori di strada collegati, senza vuoti. Possono muovere in qualsiasi ordine: un vuoto che altre unità possono ancora colmare va colmato prima della fine dell’attivazione.',
  '7i': 'In un turno ogni unità può sia muovere sia sparare, tranne l’artiglieria non semovente.',
  '7.1':
    'Le regole di questa sezione indicano quando una divisione è in rifornimento e quali effetti ha essere fuori rifornimento.',
  '7.1a': 'Una divisione muove, spara e assalta con pieno effetto soltanto finché è in rifornimento.',
  '7.1b':
    'Una linea di rifornimento va dall’HQ della divisione al settore di strada più vicino, e da lì, lungo una strada senza interruzioni, fino a un bordo amico della mappa. Nessun settore della linea può contenere un nemico o essere in ZOC nemica. Se l’HQ è distrutto, la linea può partire da qualsiasi unità della divisione.',
  '7.1c':
    'Una ZOC nemica non blocca la linea in un settore che contiene un’unità amica. Un settore che contiene un nemico la blocca sempre.',
  '7.1d':
    'Di una divisione fuori rifornimento può muovere soltanto metà delle unità di terra sulla mappa, compreso l’HQ e arrotondando per difetto; le sceglie il proprietario. Il rifornimento si determina ogni volta che serve.',
  '7.1e': 'Le unità di una divisione fuori rifornimento tirano 1 dado in meno nell’assalto e nel tiro.',
  '7.1f': 'Una divisione fuori rifornimento sottrae 1 al suo tiro di riorganizzazione.',
};
