import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { retreat as english } from '../retreat.js';

export const retreat: TranslatedChapter<typeof english> = {
  '7.7.13':
    'Dopo un round di combattimento aereo possono ritirarsi tutti gli aerei che si vuole; le unità terrestri restano. Dopo un round di combattimento terrestre possono ritirarsi unità qualsiasi, e le altre continuano a combattere. Sceglie prima il difensore, poi l’attaccante.',
  '7.7.14':
    'Il proprietario decide per ogni unità separatamente. Un’unità può ritirarsi soltanto in esagoni vuoti o della propria fazione e degli alleati, mai in una ZOC nemica o in un esagono incompleto. Una ritirata non costa PM.',
  '7.7.15':
    'Un’unità terrestre si ritira in un esagono adiacente che porta verso il rifornimento, o verso unità amiche. Un’unità senza un esagono simile non può ritirarsi; se deve farlo, è eliminata.',
  '7.7.15a':
    'Una fonte di rifornimento non deve essere più lontana dall’esagono che dalla battaglia. La distanza si misura su un percorso senza esagoni di sola acqua, ZOC nemiche, città nemiche, unità nemiche (anche in volo) e altre battaglie.',
  '7.7.15b':
    'Un’unità può ritirarsi in qualsiasi direzione in un esagono che contiene soltanto unità amiche, o che è una città o fortezza amica.',
  '7.7.16':
    'Gli aerei si ritirano in una base amica entro il raggio: 5 esagoni per i caccia, 10 per i bombardieri, 15 per i bombardieri sovietici a lungo raggio.',
  '7.7.17': 'Un’unità non può ritirarsi in un esagono in cui si supererebbe il limite di raggruppamento.',
  '7.7.18':
    'Dopo il combattimento aereo possono ritirarsi soltanto gli aerei; dopo quello terrestre alcune unità o tutte. Il difensore sceglie prima dell’attaccante. Un’unità che deve ritirarsi e non può è eliminata.',
};
