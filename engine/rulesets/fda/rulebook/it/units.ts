import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { units as english } from '../units.js';

export const units: TranslatedChapter<typeof english> = {
  '1': 'Le regole di questa sezione indicano che cosa rappresentano le unità e le formazioni del gioco.',
  '1a': 'Le unità tedesche e americane sono reggimenti, quelle britanniche e sovietiche brigate. Nessuna regola distingue reggimenti e brigate: gli uni e le altre sono unità grandi.',
  '1b': 'Le unità di una divisione si attivano insieme. Un autore può riunire le divisioni in corpi, ma un corpo non ha effetto nel gioco.',
  '2': 'Le regole di questa sezione descrivono le unità sul tavolo.',
  '2a': 'Una basetta rappresenta un battaglione o un reggimento, come stabilisce lo scenario, e porta il nome della sua divisione. Soltanto gli aerei e le guarnigioni delle retrovie non appartengono a nessuna divisione.',
  '2.1': 'Le regole di questa sezione danno le capacità e i limiti di ogni tipo di unità.',
  '2.1a': 'Un HQ muove di 5 settori.',
  '2.1b': 'Un HQ non attacca mai e non dà mai supporto, né in attacco né in difesa.',
  '2.1c': 'Un HQ assaltato si difende con FC 1 e raggio 0.',
  '2.1d':
    'Un HQ può essere assaltato o preso di mira soltanto se è isolato: nel suo settore non ci sono altre unità di terra amiche. Un attacco aereo conta come tiro; uno sbarramento colpisce tutte le unità di un settore.',
  '2.1e':
    'Un HQ riorganizza la sua divisione di notte. Quando l’HQ è distrutto, la divisione ha un dado in meno nell’assalto e nel tiro, e non si può riorganizzare.',
  '2.1f':
    'La qualità di un HQ è eccellente, normale o scarsa. Influisce soltanto sulla riorganizzazione, e la scrive l’autore.',
  '2.1g':
    'I reggimenti e le brigate di fanteria e corazzati guidano attacco e difesa. Hanno 2 PR, o 3 se sono particolarmente numerosi.',
  '2.1h': 'L’artiglieria non guida mai un assalto; dà un dado da lontano.',
  '2.1i': 'Un’unità di artiglieria sostiene soltanto unità della propria divisione.',
  '2.1j':
    'Un’unità di artiglieria che è essa stessa assaltata ha FC 1, qualunque sia il valore della tabella. Nel tiro ha l’FC della tabella, sia quando spara sia come bersaglio.',
  '2.1k':
    'L’artiglieria trainata che muove in un altro settore non può sparare o dare supporto in quel turno, e dopo aver sparato non può muovere. Una ritirata forzata conta come movimento. Questa regola non vale per l’artiglieria semovente.',
  '2.1l':
    'Se un’unità di ricognizione della divisione dell’artiglieria è adiacente al settore del bersaglio, chi spara sceglie il bersaglio. Altrimenti indica un settore entro il raggio, e chi subisce il tiro vi sceglie l’unità. Entrambi devono scegliere per prime le unità grandi.',
  '2.1m':
    'Prima che un’unità possa sparare sull’artiglieria nemica, bisogna localizzarla. La localizza un 6 con un dado; il tiro non serve se la ricognizione della divisione di chi spara è adiacente al suo settore. Un tentativo fallito consuma il tiro. Le unità più grandi nel settore restano comunque bersagli prioritari.',
  '2.1n':
    'Le unità controcarro, di genieri, antiaeree, di ricognizione e di armi pesanti sono battaglioni di una divisione, di norma con 1 PR.',
  '2.1o': 'Un’unità di supporto divisionale sostiene soltanto un leader della propria divisione.',
  '2.1p':
    'Un’unità di supporto divisionale guida l’attacco o la difesa soltanto se nel suo settore non ci sono unità a livello di reggimento o brigata.',
  '2.1q':
    'I cannoni controcarro devono sparare per primi sui corazzati entro il raggio. Contro altri avversari l’FC di un cannone leggero è 1 invece di 2, e quello di un cannone pesante 2 invece di 3. Lo stesso vale quando uno di questi avversari spara sul cannone, o quando il cannone deve guidare in un assalto.',
  '2.1r': 'In supporto i cannoni controcarro danno il loro FC intero, 2 o 3, anche contro la fanteria.',
  '2.1s':
    'Genieri e guastatori posano e bonificano mine, assaltano posizioni trincerate, fanno attraversare i fiumi ad altre unità e scavano trinceramenti.',
  '2.1t': 'Le regole sulle unità antiaeree si trovano nella sezione 12, sugli attacchi aerei.',
  '2.1u': 'Un’unità di ricognizione muove di 5 settori.',
  '2.1v':
    'Quando il suo settore è assaltato, un’unità di ricognizione a cui in questo turno resta almeno un settore di movimento può andarsene prima che si indichino i leader. Può usare il movimento rimasto e non può entrare in ZOC nemiche. Le altre unità del settore restano; se non ne resta nessuna, l’assalto finisce ed è consumato.',
  '2.1w': 'Un’unità di ricognizione non sostiene mai un attaccante, ma può sostenere la difesa del proprio settore.',
  '3': 'Il Fattore di Combattimento è la forza di un’unità, e i suoi Punti di Rottura sono le perdite che può subire.',
  '3a': 'Ogni unità ha un Fattore di Combattimento (FC) di 1 o più. La tabella dà il valore minimo di ogni tipo; uno scenario può aumentarlo.',
  '3b': 'Un’unità di terra ha da 1 a 3 Punti di Rottura (PR): i reggimenti di fanteria e corazzati ne hanno di solito 2, o 3 se particolarmente numerosi; le unità di supporto divisionale 1.',
  '3c': 'Le perdite riducono i PR di un’unità. A 0 l’unità è tolta dal tavolo, ma può tornare con la riorganizzazione.',
  '3d': 'Un’unità aerea ha 3 PR.',
};
