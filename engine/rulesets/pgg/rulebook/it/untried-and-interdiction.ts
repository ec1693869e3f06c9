import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { untriedAndInterdiction as english } from '../untried-and-interdiction.js';

export const untriedAndInterdiction: TranslatedChapter<typeof english> = {
  '12.0':
    'Prima che una divisione sovietica combatta per la prima volta, nessuno dei giocatori ne conosce la forza. I comandanti non hanno mai forza sconosciuta.',
  '12.1':
    'Ogni divisione sovietica, nel piazzamento e come rinforzo, si pesca a caso dalla sua classe (fucilieri, oppure corazzate e meccanizzate) e si piazza con la forza nascosta a entrambi i giocatori.',
  '12.2':
    'La forza di un’unità si rivela appena prima del tiro di dado del suo primo combattimento o travolgimento, e resta nota. Le unità impegnate in quel momento non si possono ritirare dall’attacco, per quanto il rapporto sia sfavorevole.',
  '12.3':
    'Una divisione che si rivela senza forza è tolta subito dal gioco; finché non è rivelata ha una ZOC e blocca rifornimenti e ritirate come le altre unità. Le due divisioni fucilieri con i valori 0-1-6 restano in gioco ma possono soltanto difendersi; se sono rivelate in un attacco, ripiegano come un comandante.',
  '12.4':
    'Le divisioni sovietiche fuori gioco formano una riserva, coperte. Quando la prima riserva è esaurita, i rinforzi si pescano da queste, come unità di forza sconosciuta, finché ne restano.',
  '13.0':
    'L’aviazione tedesca ostacola il movimento sovietico in ogni turno; gli aerei e i partigiani sovietici possono ostacolare quello tedesco soltanto in pochi turni.',
  '13.1':
    'La parte tedesca ha tre contrassegni di interdizione aerea. I contrassegni non hanno né forza né ZOC e non contano nel raggruppamento.',
  '13.2':
    'I contrassegni tedeschi si piazzano nella fase di interdizione aerea tedesca, e una volta prima del turno 1, dopo il piazzamento sovietico. Non si possono piazzare a est della colonna 40, a meno che la parte tedesca tenga entrambi gli esagoni di Smolensk. Dal turno dopo la conquista si possono piazzare ovunque, finché Smolensk ha una linea fino al bordo ovest. Se Smolensk è persa, il limite torna a valere.',
  '13.3':
    'Le regole di questa sezione indicano come l’interdizione rallenta il movimento ferroviario e quello ordinario.',
  '13.31':
    'Un esagono di ferrovia con un contrassegno conta come 4 esagoni di ferrovia per un’unità che muove per ferrovia; ogni altro movimento nell’esagono costa 1 punto di movimento in più.',
  '13.32': 'Un’unità sovietica paga 1 punto di movimento in più per entrare in un esagono con un contrassegno tedesco.',
  '13.33':
    'Un esagono può contenere un solo contrassegno tedesco. I contrassegni restano fino alla fine del movimento sovietico e non bloccano il rifornimento sovietico.',
  '13.34': 'Un contrassegno tedesco si può piazzare in un esagono che contiene unità sovietiche.',
  '13.4': 'La parte sovietica ha un contrassegno, che può usare in tre turni della partita.',
  '13.41':
    'Il giocatore sovietico usa il suo unico contrassegno in tre turni di gioco a sua scelta, ma mai nel turno 12.',
  '13.42':
    'Il contrassegno sovietico si piazza alla fine del turno-giocatore sovietico, in un esagono qualsiasi. Non ha ZOC e non conta nel raggruppamento.',
  '13.43':
    'In entrambe le fasi di movimento tedesche un’unità tedesca paga 1 punto di movimento in più per entrare nell’esagono del contrassegno sovietico.',
  '13.44': 'Nessuna linea di rifornimento tedesca passa per l’esagono del contrassegno sovietico.',
  '13.45': 'Il contrassegno sovietico non si può piazzare in un esagono che contiene unità tedesche.',
  '13.46': 'Il contrassegno sovietico resta sulla mappa fino alla fine del turno-giocatore tedesco.',
};
