import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { introduction as english } from '../introduction.js';

export const introduction: TranslatedChapter<typeof english> = {
  '1.0':
    'Un giocatore tedesco e uno sovietico combattono le battaglie di Soltsy, nel luglio 1941, e di Staraya Russa, nell’agosto 1941. Soltanto il tedesco segna punti vittoria. Il sovietico vince se tiene basso il totale tedesco.',
  '2.0': 'Il gioco usa mappe, pedine, tabelle e un dado.',
  '2.1':
    'Un esagono misura circa due chilometri. Ogni giornata ha due turni, uno del mattino (AM) e uno del pomeriggio (PM).',
  '2.2': 'Le pedine sono unità, segnalini e ausili di gioco.',
  '2.21':
    'Le unità combattenti hanno una forza di attacco o di supporto, una forza di difesa di almeno 1 e una capacità di movimento. Ponti e comandanti sono unità non combattenti. Gli uni e le altre sono unità di terra. Ci sono inoltre unità aeree, segnalini di Attivazione, segnalini di forza e ausili di gioco.',
  '2.22':
    'Il colore della casella del tipo di unità ne indica la formazione; su una pedina con la sagoma di un veicolo è il colore della casella della dimensione. Il bianco indica che l’unità non appartiene a nessuna formazione.',
  '2.23': 'Le unità aeree di tipo A sono aerei da attacco al suolo, quelle di tipo B bombardieri.',
  '2.24': 'Il numero di segnalini è illimitato. Il numero di caposaldi è limitato alle pedine disponibili.',
  '2.3': 'Le tabelle sono stampate alla fine del regolamento.',
  '2.4': 'Il dado ha dieci facce e può essere modificato.',
  '2.41': 'Il dado ha le facce da 0 a 9. La faccia 0 conta come 10.',
  '2.42': 'Un modificatore si somma al tiro di dado.',
  '2.5':
    'Una pedina riporta la forza di attacco (rossa: unità corazzata) o di supporto, la forza di difesa (rossa: cannoni da 88 mm), la capacità di movimento (casella rossa: unità motorizzata; cerchio arancione: equipaggiamento pesante), il Valore di Efficienza, il valore di raggruppamento e il raggio dell’artiglieria. Il retro riporta il livello ridotto di un’unità, i Punti Comando spesi di un HQ o il lato di artiglieria che ha sparato.',
  '2.51': 'L’artiglieria con una A dopo la forza di supporto sostiene soltanto attacchi, mai una difesa.',
  '2.52': 'Un’unità con la banda gialla, da sola, non esercita una ZOC negli esagoni adiacenti.',
  '2.53':
    'Fanteria, fanteria motorizzata, genieri, genieri motorizzati e fanteria ciclista possono costruire caposaldi. Carri e cannoni d’assalto sono unità corazzate; il T-38, la BA-10 e le autoblinde hanno la sagoma di un veicolo ma non sono unità corazzate.',
};
