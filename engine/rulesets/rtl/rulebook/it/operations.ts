import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { operations as english } from '../operations.js';

export const operations: TranslatedChapter<typeof english> = {
  '7.0': 'Questo capitolo tratta l’iniziativa, le sequenze, il Gruppo di Attivazione e le unità di Armata.',
  '7.1': 'L’iniziativa decide chi comincia.',
  '7.11': 'Tira prima il giocatore sovietico, poi quello tedesco. Ciascuno somma i propri modificatori.',
  '7.12':
    'Chi ha il totale più alto è Primo Giocatore. In caso di parità è di nuovo il Primo Giocatore del turno precedente.',
  '7.13': 'Si somma 1 per ogni Sequenza di Passare dell’avversario nel turno precedente.',
  '7.14':
    'Il Primo Giocatore mette nella sua tazza tutti i suoi segnalini disponibili. Il Secondo Giocatore può metterne quanti il Primo Giocatore e uno in più; gli altri suoi segnalini restano nascosti fino al turno successivo.',
  '7.15': 'Il Primo Giocatore sceglie liberamente il suo primo segnalino.',
  '7.2': 'Un segnalino pescato si può usare per una di tre sequenze.',
  '7.21':
    'Il giocatore pesca un segnalino a caso e sceglie una di tre sequenze per tutte le formazioni del segnalino. Il segnalino si rivela soltanto per una Sequenza Mobile o di Assalto.',
  '7.21a':
    'Una Sequenza Mobile comprende il movimento con l’intera MA, la reazione nemica e il combattimento su una delle due tabelle. Muovono e attaccano soltanto le unità attive, quelle motorizzate possono sfondare, non si costruisce nulla, e la coordinazione è più difficile. Con la pioggia il movimento ha i costi della pioggia, non ci sono sfondamenti e si usa soltanto la tabella dell’Assalto.',
  '7.21b':
    'Una Sequenza di Assalto comprende la costruzione, il movimento con metà della MA, la reazione nemica e il combattimento sulla tabella dell’Assalto. Non ci sono sfondamenti, e la coordinazione è più facile. Le unità amiche non attive adiacenti al bersaglio possono attaccare ma non muovere.',
  '7.21c':
    'In una Sequenza di Passare non si attiva nessuna formazione. Il segnalino si mette coperto nel Gruppo di Attivazione, e si possono piazzare o muovere ponti.',
  '7.22':
    'Mentre si pesca un segnalino, il Gruppo di Attivazione di una parte può contenerne un altro. Alla fine di una sequenza può contenerne uno solo.',
  '7.23': 'I giocatori si alternano finché tutti i segnalini sono stati pescati e giocati.',
  '7.24': 'Un segnalino disponibile va giocato, anche se la sua formazione non muove o non ha unità in gioco.',
  '7.25':
    'Se soltanto una parte ha ancora segnalini, li gioca uno dopo l’altro. L’altra parte non passa, perché non ha una sequenza. Nessun segnalino si conserva per il turno successivo.',
  '7.26': 'I segnalini tornano nella tazza soltanto nella Fase di Iniziativa.',
};
