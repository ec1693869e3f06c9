import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { starayaRussa as english } from '../staraya-russa.js';

export const starayaRussa: TranslatedChapter<typeof english> = {
  'S5.0': 'Lo scenario dura da 13AM a 23PM sulla mappa di Staraya Russa. Il sovietico piazza per primo.',
  'S5.1': 'Queste regole stabiliscono durata, mappa e piazzamento dello scenario 3.',
  'S5.11': 'Lo scenario 3 dura 22 turni, da 13AM a 23PM.',
  'S5.12': 'Lo scenario 3 usa l’intera mappa di Staraya Russa.',
  'S5.13': 'Si usano le schede dello scenario 3. Il sovietico piazza per primo.',
  'S5.2': 'Queste regole valgono soltanto per lo scenario 3.',
  'S5.21': 'Il sovietico è Primo Giocatore in 13AM, e il tempo di quel turno è asciutto.',
  'S5.22':
    'La 180ª, la 182ª e la 183ª Divisione Fucilieri sono una sola formazione, l’11ª Armata. La 163ª e la 202ª Divisione sono un’altra formazione, il 1° Corpo Meccanizzato.',
  'S5.23': 'Queste regole stabiliscono il numero di missioni offensive e le formazioni che possono usarle.',
  'S5.23a': 'Il sovietico ha 2 missioni offensive per turno, o 4 da 16AM con l’opzione sovietica.',
  'S5.23b':
    'Il tedesco non ha missioni offensive, o 4 per turno da 17AM con l’opzione tedesca. L’opzione dimezza anche le missioni sovietiche, da 4 a 2 o da 2 a 1, e toglie metà degli aerei sovietici, sorteggiati.',
  'S5.23c': 'La Brigata Lieb e la 25ª Divisione di Cavalleria attaccano senza aerei.',
  'S5.3': 'La vittoria si determina alla fine di 23PM secondo i livelli di vittoria.',
  'S5.31': 'Il totale tedesco dello scenario 3 parte da 0.',
  'S5.32': 'Perdite, conquiste sovietiche ed eventi si segnano subito e per sempre.',
  'S5.33': 'Le località che il tedesco controlla si segnano alla fine di 23PM.',
  'S6.0': 'Lo scenario dura da 19AM a 22AM sulla mappa di Staraya Russa. Il tedesco piazza per primo.',
  'S6.1': 'Queste regole stabiliscono durata, mappa e piazzamento dello scenario 4.',
  'S6.11': 'Lo scenario 4 dura sette turni, da 19AM a 22AM.',
  'S6.12': 'Lo scenario 4 usa l’intera mappa di Staraya Russa.',
  'S6.13': 'Si usano le schede dello scenario 4. Il tedesco piazza per primo.',
  'S6.2': 'Queste regole valgono soltanto per lo scenario 4.',
  'S6.21':
    'Il tedesco è Primo Giocatore in 19AM. Un turno è nuvoloso: 19PM secondo questa regola, 19AM secondo l’esempio di gioco.',
  'S6.22':
    'Il sovietico non ha caposaldi all’inizio, non può costruirne in 19AM e al massimo tre in 19PM. In entrambi i turni gli aerei sovietici non possono prendere parte ad attacchi a ovest della colonna 21. In 19AM tutte le formazioni sovietiche devono usare la Sequenza di Assalto, muovere il più possibile verso nord e ovest e attaccare; nessuna può muovere verso sud o est. Lo stesso vale in 19PM, tranne che la 245ª e la 262ª Divisione non sono obbligate ad attaccare e possono muovere di due esagoni verso sud ed est.',
  'S6.23': 'Le divisioni dell’11ª Armata e del 1° Corpo Meccanizzato sono formazioni uniche come nello scenario 3.',
  'S6.24':
    'Il sovietico ha 2 missioni offensive per turno, il tedesco 4. La Brigata Lieb e la 25ª Divisione di Cavalleria non ne hanno.',
  'S6.3': 'Il livello di vittoria si determina alla fine di 22AM.',
  'S6.31': 'Il totale tedesco dello scenario 4 parte da -13.',
  'S6.32': 'Perdite, conquiste sovietiche ed eventi si segnano come nello scenario 3.',
  'S6.33': 'Le località che il tedesco controlla si segnano alla fine di 22AM.',
  S7: 'L’esempio gioca il primo turno dello scenario 4 intorno alla 245ª Divisione Fucilieri, tiro per tiro. In alcuni punti si discosta dalle regole.',
};
