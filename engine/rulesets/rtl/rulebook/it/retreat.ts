import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { retreat as english } from '../retreat.js';

export const retreat: TranslatedChapter<typeof english> = {
  '11.3':
    'Il possessore muove subito le sue unità, una per una o insieme, di uno o due esagoni lontano dall’esagono difendente. Le unità che non possono ritirarsi sono eliminate. In uno sfondamento le muove l’attaccante.',
  '11.31': 'La tabella di combattimento stabilisce la distanza di una ritirata.',
  '11.31a':
    'Dopo un combattimento sulla tabella Mobile e quando rifiutano il combattimento le unità si ritirano di due esagoni.',
  '11.31b':
    'Dopo un combattimento sulla tabella dell’Assalto le unità si ritirano di uno o due esagoni, a scelta del possessore.',
  '11.31c': 'Le unità non si ritirano mai di più di due esagoni.',
  '11.32':
    'Una ritirata non costa MP. Le unità non possono attraversare lati d’esagono a loro vietati, lasciare la mappa o entrare in esagoni con unità combattenti nemiche.',
  '11.33':
    'Le unità possono ritirarsi attraverso unità amiche. Se una ritirata finisce oltre il limite di raggruppamento, il possessore elimina unità in ritirata.',
  '11.34':
    'Una ritirata non può finire in una ZOC nemica, a meno che vi si trovi un’altra unità amica, che annulla la ZOC.',
  '11.35':
    'Un’unità può finire la ritirata in un esagono che deve ancora essere attaccato. Non vi aggiunge forza e non può essere l’unità di testa. Si ritira insieme alle altre unità. Non subisce perdite numeriche, a meno che tutti i difensori siano eliminati.',
  '11.5': 'Queste regole indicano quando le unità possono ritirarsi attraverso ZOC nemiche, e che cosa costa.',
  '11.51': 'Le unità non possono ritirarsi attraverso un esagono vuoto in ZOC nemica finché c’è un altro percorso.',
  '11.52': 'Le ZOC nemiche non hanno effetto in un esagono con un’unità combattente amica.',
  '11.53': 'Una ritirata può finire in una ZOC nemica soltanto se vi si trova già un’unità combattente amica.',
  '11.54': 'Se l’unico percorso passa per due o più esagoni vuoti in ZOC nemica, l’unità è eliminata.',
  '11.55':
    'Un’unità può tentare di ritirarsi di due esagoni attraverso un solo esagono vuoto in ZOC nemica. Il secondo esagono della ritirata non può essere anch’esso un esagono vuoto in ZOC nemica.',
  '11.55a': 'L’artiglieria con il cerchio arancione non può ritirarsi attraverso una ZOC nemica.',
  '11.55b':
    'Il possessore può eliminare l’artiglieria pesante, così che le altre unità possano tentare la ritirata. Questa perdita non conta tra le loro.',
  '11.56': 'Una ritirata attraverso una ZOC nemica si svolge in quest’ordine.',
  '11.56a': 'Il gruppo si ritira di due esagoni e resta insieme.',
  '11.56b':
    'Quando il gruppo è arrivato, un’unità di testa effettua un controllo di efficienza. Può essere diversa da quella del combattimento.',
  '11.56c': 'Se il controllo dopo la ritirata è fallito, l’unità di testa perde un livello.',
  '11.56d':
    'Se nessuna unità in ritirata è motorizzata e un nemico motorizzato esercita la ZOC, il gruppo perde un livello senza controllo. L’unità la sceglie il nemico.',
};
