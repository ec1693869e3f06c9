import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { sectorsAndSequence as english } from '../sectors-and-sequence.js';

export const sectorsAndSequence: TranslatedChapter<typeof english> = {
  '4': 'Le regole di questa sezione indicano come il tavolo si divide in settori e quante unità possono stare in un settore.',
  '4a': 'Il tavolo è una griglia di esagoni, o di quadrati di 15 cm di lato. Ogni casella è un settore; sui quadrati sono adiacenti anche i vicini in diagonale.',
  '4b': 'Un settore misura da 4 a 7 km circa, e si rappresenta soltanto il terreno che conta a questa scala.',
  '4c': 'Lo scenario stabilisce quante unità di terra di una parte possono stare in un settore, da 6 a 9. Il valore predefinito è 9. Gli HQ contano, gli aerei no.',
  '4d': 'Attaccano un settore al massimo 4 unità e lo difendono al massimo 4: un leader e tre in supporto.',
  '4e': 'Gli aerei in appoggio non contano né per il limite del settore né tra le quattro unità che combattono.',
  '5': 'Le regole di questa sezione danno il numero di turni per giornata e la fine dello scenario.',
  '5a': 'Un turno dura al massimo 4 ore. Una giornata ha 3 o 4 turni, come indica lo scenario, e uno scenario dovrebbe durare più giornate.',
  '5b': 'Lo scenario stabilisce il numero di turni; dopo l’ultimo si contano i punti vittoria.',
  '6': 'Le regole di questa sezione danno l’ordine delle attivazioni e le azioni di un’unità.',
  '6a': 'Comincia la parte che nel turno precedente ha tolto più PR al nemico. Se sono pari, e nel turno 1, entrambe le parti tirano un dado finché un tiro è più alto; comincia quella parte. Uno scenario può indicare la parte che comincia nel turno 1.',
  '6b': 'Le parti attivano a turno una divisione ciascuna. Possono scegliere qualsiasi divisione non ancora attivata in questo turno.',
  '6c': 'Il turno finisce quando una parte ha attivato tutte le sue divisioni e l’altra ne ha attivate altrettante. Le divisioni rimanenti non fanno nulla in questo turno, e una divisione annientata prima della sua attivazione non conta più. Una divisione aerea conta soltanto se la sua parte vuole attivarla.',
  '6d': 'Nell’attivazione della sua divisione un’unità può muovere, sparare (con raggio 1 o più) e assaltare, in qualsiasi ordine, o non fare nulla. Le unità di una divisione possono agire in qualsiasi ordine e alternare le loro azioni, ma un movimento non si interrompe mai.',
  '6e': 'Nessuna unità compie la stessa azione due volte in un turno.',
  '6f': 'Di notte ci si riorganizza, e al mattino si tira per le condizioni meteo e la supremazia aerea; poi comincia il primo turno della giornata. Prima della prima giornata non c’è una notte.',
};
