import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { terrain as english } from '../terrain.js';

export const terrain: TranslatedChapter<typeof english> = {
  '8.3': 'La Tabella del Terreno dà il costo di ogni esagono e di ogni lato d’esagono.',
  '8.31': 'Conta il terreno più caro di un esagono.',
  '8.31a':
    'Fuori da strade, ferrovie e sentieri un’unità paga il terreno più caro dell’esagono. Vi si somma il costo dei boschi.',
  '8.31b': 'Entrare in un esagono con un caposaldo nemico costa 1 punto in più.',
  '8.32': 'Un’unità deve poter pagare l’esagono e il lato d’esagono insieme.',
  '8.33': 'Un’unità che attraversa un lato d’esagono lungo una strada paga il costo della strada invece del terreno.',
  '8.34': 'I boschi si trovano sopra altri terreni.',
  '8.34a': 'Il costo dei boschi si somma a quello dell’altro terreno dell’esagono.',
  '8.34b': 'I boschi non costano nulla lungo una strada, un sentiero o una ferrovia, con qualsiasi tempo.',
  '8.35': 'Una ferrovia si può usare come una strada, se così costa meno. Non c’è movimento ferroviario.',
  '8.36': 'Ruscelli e fiumi corrono sui lati d’esagono.',
  '8.36a': 'Il costo del ruscello o del fiume si somma a quello dell’esagono in cui si entra.',
  '8.36b':
    'Un ponte sulla mappa o un’unità ponte annulla il costo dell’acqua. Una strada senza il simbolo di un ponte non ha un ponte.',
  '8.36c':
    'I veicoli e le unità con equipaggiamento pesante non possono mai attraversare un fiume senza un ponte. Le altre unità motorizzate lo attraversano con tutta la loro MA, e possono avanzare oltre un fiume.',
  '8.37': 'Queste regole limitano le unità in palude.',
  '8.37a':
    'Le unità motorizzate e quelle con equipaggiamento pesante possono entrare in palude e uscirne, anche con un’avanzata o una ritirata, soltanto attraverso un lato d’esagono con una strada, una ferrovia o un sentiero.',
  '8.37b':
    'Un’unità a piedi che entra in palude da qualsiasi altro lato d’esagono spende tutta la MA rimasta e si ferma. La cavalleria paga il costo e prosegue.',
  '8.4': 'La pioggia influisce sul movimento.',
  '8.41': 'Con la pioggia valgono le colonne Pioggia della tabella. Con la pioggia molti terreni costano di più.',
  '8.42':
    'Con la pioggia un’unità che muove lungo un sentiero paga l’altro terreno dell’esagono senza i suoi boschi, e il lato d’esagono.',
  '8.5':
    'Le unità con equipaggiamento pesante pagano come quelle motorizzate, ma non possono reagire, rifiutare il combattimento, sfondare o avanzare.',
};
