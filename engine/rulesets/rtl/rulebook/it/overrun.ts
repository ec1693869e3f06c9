import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { overrun as english } from '../overrun.js';

export const overrun: TranslatedChapter<typeof english> = {
  '8.6':
    'Uno sfondamento è un attacco durante il movimento che sgombra un esagono lungo il percorso. Il bersaglio può essere qualsiasi unità di terra, ma non ponti e comandanti senza altre unità.',
  '8.61':
    'Le unità possono sfondare nella Fase di Movimento di una Sequenza Mobile, tante volte quante permettono i loro MP. Più tardi nella sequenza possono attaccare. Gli sfondamenti usano la tabella Mobile. Prima di uno sfondamento non ci sono rifiuti, reazioni o tentativi di No Ritirata.',
  '8.62':
    'Possono sfondare le unità corazzate, le corazzate leggere, le autoblinde e la cavalleria, se non sono fuori rifornimento né disorganizzate.',
  '8.62a':
    'Tutte le unità di un gruppo che sfonda devono essere motorizzate o di cavalleria, e almeno una deve poter sfondare da sola.',
  '8.62b': 'Tutte le unità di un gruppo che sfonda devono aver iniziato la fase nello stesso esagono.',
  '8.62c':
    'Le unità con equipaggiamento pesante, le unità a piedi e quelle che non possono sfondare restano nell’esagono di partenza.',
  '8.62d': 'Un gruppo che sfonda non può raccogliere unità lungo il percorso.',
  '8.63':
    'Uno sfondamento costa 1 punto oltre al costo dell’esagono difendente e del suo lato d’esagono. A ogni unità devono restare i punti necessari; le unità più lente si possono lasciare indietro prima. Le ZOC di altri nemici nell’esagono non costano nulla.',
  '8.64': 'Tempo e terreno possono impedire uno sfondamento.',
  '8.64a': 'Con la pioggia non ci sono sfondamenti.',
  '8.64b':
    'Uno sfondamento non può attraversare un fiume, nemmeno su un ponte, né un lato d’esagono che un’unità del gruppo non può attraversare.',
  '8.64c': 'Non si sfondano palude, città e caposaldi nemici finiti. La Tabella del Terreno vieta anche le colline.',
  '8.64d': 'Le unità non possono sfondare da un esagono che si trova in ZOC di nemici di più esagoni.',
  '8.64e': 'Lungo una strada, una ferrovia o un sentiero l’esagono difendente ha il costo della strada.',
  '8.65':
    'Il rapporto di forze di uno sfondamento deve essere almeno 1-4. Non c’è coordinazione delle unità di terra né controllo.',
  '8.66':
    'In uno sfondamento tedesco può volare un’unità aerea di tipo A. Nessun altro aereo vi prende parte, da nessun lato. L’artiglieria sostiene soltanto nell’esagono difendente, per intero e automaticamente, e soltanto se con essa c’è un’unità combattente diversa dall’artiglieria.',
  '8.67': 'Uno sfondamento si svolge in quest’ordine.',
  '8.67a': 'Un gruppo adiacente al bersaglio paga il terreno, la ZOC nemica se c’è, e 1 punto per lo sfondamento.',
  '8.67b': 'Entrambe le parti indicano le loro unità di testa.',
  '8.67c': 'Si confrontano la forza di attacco e la forza di difesa.',
  '8.67d': 'Il giocatore tedesco può assegnare un aereo ed effettua il suo controllo di coordinazione.',
  '8.67e':
    'Valgono questi modificatori: esagono e lato d’esagono (dalla colonna dello sfondamento), efficienza, Armi Combinate e aereo tedesco.',
  '8.67f': 'Si tira un dado sulla tabella Mobile.',
  '8.67g':
    'I possessori scelgono le proprie perdite. L’attaccante muove di due esagoni i difensori in ritirata. Ogni unità che si ritira da uno sfondamento è disorganizzata.',
  '8.67h': 'Quando l’esagono è vuoto, il gruppo vi entra senza costo e senza badare alle ZOC.',
  '8.67i':
    'Il gruppo può muovere e sfondare con i punti rimasti. Se il suo nuovo esagono è in un’altra ZOC nemica, deve sfondare quel nemico o fermarsi.',
  '8.68':
    'Se un nemico resta nell’esagono, il gruppo si ferma in quello adiacente. Oltre al risultato perde un livello a scelta del possessore.',
};
