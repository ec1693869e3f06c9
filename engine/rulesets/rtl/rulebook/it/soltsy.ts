import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { soltsy as english } from '../soltsy.js';

export const soltsy: TranslatedChapter<typeof english> = {
  'S3.0': 'Lo scenario dura da 13AM a 17PM sull’intera mappa di Soltsy. Il sovietico piazza per primo.',
  'S3.1': 'Queste regole stabiliscono durata, mappa e piazzamento dello scenario 1.',
  'S3.11': 'Lo scenario 1 dura dieci turni, da 13AM a 17PM.',
  'S3.12': 'Lo scenario 1 usa l’intera mappa di Soltsy.',
  'S3.13': 'Si usano le schede dello scenario 1. Il sovietico piazza per primo.',
  'S3.2': 'Queste regole valgono soltanto per lo scenario 1.',
  'S3.21': 'Il tedesco è Primo Giocatore in 13AM e 13PM. Il tempo di 14AM è asciutto.',
  'S3.22': 'AA269/269 è un’unità di Armata tedesca.',
  'S3.23': 'Il segnalino di Attivazione della 70ª Divisione Fucilieri entra in gioco in 14AM.',
  'S3.24':
    'L’esagono 2114 è una fonte di rifornimento limitata finché il tedesco lo controlla e non piove. Rifornisce unità tedesche diverse dall’artiglieria, in non più di due esagoni che possono tracciare una linea fino a esso.',
  'S3.25':
    'La fonte di rifornimento in 1533 è attiva dall’inizio, anche se si trova dietro il fronte sovietico. Le unità tedesche possono usarla appena riescono a tracciare una linea fino a essa.',
  'S3.26':
    'L’opzione sovietica da 16AM a 17PM fa tornare otto livelli di fanteria. Un’unità ridotta torna a piena forza per un livello. Un’unità eliminata torna presso l’HQ della sua formazione, ridotta per un livello o a piena forza per due. Tutte queste unità sono disorganizzate.',
  'S3.27':
    'In 13AM l’HQ della 3ª Divisione Corazzata e l’unità 1/3 non possono muovere, e l’artiglieria della divisione ha già sparato. In 13AM e 13PM la 70ª Divisione Fucilieri non può né muovere né attaccare, la 202ª può raggruppare al massimo due unità e non costruisce nulla, e l’unità di artiglieria 614 ha già sparato.',
  'S3.28':
    'Il sovietico ha 2 missioni offensive per turno, il tedesco 1. Se il tedesco usa la sua opzione di 16AM, ha 3 missioni, metà degli aerei sovietici, sorteggiati, lascia il gioco, e il sovietico ha 2 missioni.',
  'S3.3':
    'Alla fine di 15AM il tedesco vince subito con 24 punti, comprese le località. Altrimenti i punti per le località si sottraggono di nuovo, e alla fine di 17PM gli servono 28 punti.',
  'S3.31': 'Il totale tedesco dello scenario 1 parte da 0.',
  'S3.32': 'Perdite ed eventi si segnano subito e per sempre.',
  'S3.33':
    'Le località contano alla fine di 15AM soltanto per la verifica di quel turno, e di nuovo alla fine di 17PM.',
  'S4.0': 'Lo scenario dura da 15AM a 17PM sulla mappa di Soltsy. Il tedesco piazza per primo.',
  'S4.1': 'Queste regole stabiliscono durata, mappa e piazzamento dello scenario 2.',
  'S4.11': 'Lo scenario 2 dura sei turni, da 15AM a 17PM.',
  'S4.12': 'Lo scenario 2 usa l’intera mappa di Soltsy.',
  'S4.13': 'Si usano le schede dello scenario 2. Il tedesco piazza per primo.',
  'S4.2': 'Queste regole valgono soltanto per lo scenario 2.',
  'S4.21': 'Il sovietico è Primo Giocatore in 15AM, e il tempo di quel turno è asciutto.',
  'S4.22': 'In 15AM le unità sovietiche nei caposaldi non possono muovere, ma possono ritirarsi.',
  'S4.23': 'In 15AM il segnalino della 70ª Divisione Fucilieri torna nella tazza dopo la sua prima attivazione.',
  'S4.24': 'AA269/269 è un’unità di Armata tedesca.',
  'S4.25': 'L’aeroporto è una fonte di rifornimento limitata come nello scenario 1.',
  'S4.26': 'Il tedesco può usare la fonte di rifornimento in 1533 come nello scenario 1.',
  'S4.27': 'Entrambe le parti hanno lo stesso numero di missioni offensive dello scenario 1.',
  'S4.3': 'Il totale tedesco parte da 0. Le località si segnano alla fine di 17PM.',
  'S4.31': 'Il totale tedesco dello scenario 2 parte da 0.',
  'S4.32': 'Il libro degli scenari rimanda a una regola 18.25d che non esiste.',
};
