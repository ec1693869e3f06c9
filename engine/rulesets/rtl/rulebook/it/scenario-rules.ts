import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { scenarioRules as english } from '../scenario-rules.js';

export const scenarioRules: TranslatedChapter<typeof english> = {
  'S1.0': 'Si segnano punti vittoria per località, perdite ed eventi.',
  'S1.1':
    'I punti si sommano e si sottraggono su un unico tracciato e possono scendere sotto zero. Segna punti soltanto il tedesco. Il sovietico vince se tiene basso il totale tedesco.',
  'S1.2': 'Queste regole trattano i punti per le località.',
  'S1.21': 'La tabella dello scenario dà il valore di ogni località, che può cambiare con il turno.',
  'S1.22':
    'I punti per le località si segnano nel turno in cui si determina la vittoria. Contano per gli esagoni che il tedesco controlla o ha controllato per ultimo, anche con una ZOC, per quante volte gli esagoni abbiano cambiato mano.',
  'S1.23':
    'I punti per le località si sottraggono nel momento in cui il sovietico le cattura, anche se un’unità vi passa soltanto. Ogni località conta una volta e per sempre, chiunque prenda l’esagono in seguito.',
  'S1.3': 'Queste regole trattano i punti per le perdite e per certi eventi.',
  'S1.31':
    'I punti si segnano quando si perde un livello. Le perdite precedenti allo scenario sono comprese nel totale di partenza.',
  'S1.32': 'I punti per gli eventi si segnano quando gli eventi accadono.',
  'VP.1':
    'La tabella dà i punti per località, perdite ed eventi negli scenari 1 e 2, e i totali necessari per vincere.',
  'VP.3': 'La tabella dà i punti per località, perdite ed eventi negli scenari 3 e 4, e i livelli di vittoria.',
  SC: 'Le schede di ogni scenario danno le posizioni di partenza, il turno e il luogo dei rinforzi, il prezzo delle opzioni e il numero di missioni offensive.',
  'S2.0': 'Questo capitolo tratta schede, unità e regole speciali.',
  'S2.1': 'I segnalini si piazzano come indica lo scenario.',
  'S2.2':
    'Gli aerei si mettono nella casella Pronte, le unità di terra nei loro esagoni e i caposaldi come indica la scheda. I segnalini di Attivazione si tengono da parte. Un angolo nero indica che l’unità comincia ridotta o dopo aver sparato.',
  'S2.22':
    'Gli aerei vanno nelle loro caselle, le unità di terra nei loro esagoni e i rinforzi sulla loro scheda. I caposaldi si piazzano come indica la scheda, e i segnalini si tengono da parte.',
  'S2.3': 'Le regole speciali di uno scenario prevalgono sulle regole generali.',
};
