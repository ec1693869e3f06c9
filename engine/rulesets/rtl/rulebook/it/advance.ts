import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { advance as english } from '../advance.js';

export const advance: TranslatedChapter<typeof english> = {
  '11.6':
    'Quando l’esagono difendente è vuoto, gli attaccanti possono avanzare. Un’avanzata non costa MP, ma non può attraversare lati d’esagono vietati, lasciare la mappa o entrare in esagoni con unità combattenti nemiche.',
  '11.61': 'La tabella di combattimento e il tipo di unità stabiliscono di quanto un’unità può avanzare.',
  '11.61a':
    'Le unità avanzano soltanto nell’esagono rimasto vuoto. Non avanzano se ha eliminato l’ultimo difensore la perdita per la No Ritirata.',
  '11.61b':
    'Le unità motorizzate avanzano di due esagoni: prima nell’esagono difendente, poi in uno adiacente qualsiasi. Le unità disorganizzate avanzano di un esagono. Nessuna unità avanza se ha eliminato l’ultimo difensore la perdita per la No Ritirata.',
  '11.61c': 'Le unità non motorizzate avanzano di un esagono.',
  '11.61d': 'I difensori non avanzano mai.',
  '11.62': 'Si avanza subito o non si avanza. Un’unità che ha avanzato non attacca più nella fase.',
  '11.63':
    'Possono avanzare gli attaccanti vittoriosi del combattimento, da qualsiasi esagono da cui hanno attaccato. Le unità con equipaggiamento pesante non avanzano mai.',
  '11.64': 'Le unità che avanzano ignorano le ZOC nemiche.',
  '11.65': 'Il limite di raggruppamento vale alla fine dell’avanzata.',
};
