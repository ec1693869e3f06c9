import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { supportAndZones as english } from '../support-and-zones.js';

export const supportAndZones: TranslatedChapter<typeof english> = {
  '9': 'Le regole di questa sezione indicano quali unità sostengono un assalto e quali settori controlla un’unità.',
  '9.1': 'Le unità in supporto aggiungono i loro FC a un assalto.',
  '9.1a':
    'Possono sostenere l’attaccante le unità del settore del leader, e unità di un’altra divisione in un settore adiacente a quello attaccato.',
  '9.1b':
    'Possono sostenere il difensore tutte le altre unità del settore assaltato, e unità di un’altra divisione in un settore adiacente.',
  '9.1c':
    'In attacco sostengono le unità adatte della divisione del leader; un’interpretazione decide se tutte o soltanto quelle indicate. In difesa sostengono unità di qualsiasi divisione, ma le unità di supporto divisionale e l’artiglieria soltanto un leader della propria. Un HQ non dà mai supporto.',
  '9.1d':
    'Le unità della divisione del leader in altri settori non danno mai supporto, nemmeno se adiacenti al bersaglio. Da un settore adiacente sostengono soltanto unità di altre divisioni.',
  '9.1e':
    'Sostengono un’altra divisione soltanto i reggimenti e le brigate di fanteria e corazzati. Possono essere già stati attivati, ma in questo turno non devono aver attaccato né sostenuto un’altra divisione.',
  '9.1f': 'Sostengono al massimo 3 unità; se sono di più, sceglie il proprietario.',
  '9.1g':
    'Un’unità non può sostenere un’altra divisione finché in un settore adiacente c’è un nemico diverso da un HQ. In attacco non conta il settore attaccato, in difesa non contano quelli degli attaccanti.',
  '9.1h':
    'Guidare o sostenere un attacco è l’assalto di un’unità per il turno. Il supporto non è mai obbligatorio. Sostenere la difesa del proprio settore non consuma nulla, ma un’unità può sostenere la difesa di un’altra divisione in un settore adiacente una volta sola per turno.',
  '9.1i':
    'Una divisione di fanteria che ha mosso accanto al nemico e ha atteso può sostenere più tardi, nello stesso turno, l’assalto di una divisione corazzata: è stata attivata, ma non ha attaccato né dato supporto.',
  '9.2':
    'La zona di controllo (ZOC) di un’unità è formata dai settori adiacenti, in cui le unità nemiche si devono fermare.',
  '9.2a':
    'Un’unità di terra, HQ compresi, ha una ZOC nei sei esagoni o negli otto quadrati adiacenti, qualunque sia il terreno. Gli aerei non hanno ZOC e non ne risentono.',
  '9.2b': 'Un’unità che entra in una ZOC nemica si ferma e non può muovere oltre in questo turno.',
  '9.2c':
    'Un’unità che comincia il turno in una ZOC nemica può lasciarla, ma si ferma quando entra in un’altra ZOC nemica o di nuovo nella stessa.',
  '9.2d':
    'Un’unità può passare direttamente di un settore da una ZOC nemica a un’altra, se questo è tutto il suo movimento.',
  '9.2e': 'Ogni ingresso in un settore in ZOC nemica è l’ultimo settore di un movimento.',
  '9.2f':
    'Una ritirata deve evitare le ZOC nemiche se un percorso di lunghezza piena lo permette. Altrimenti le unità si fermano nel primo settore in ZOC nemica, e ciascuna perde 1 PR.',
};
