import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { stackingAndZones as english } from '../stacking-and-zones.js';

export const stackingAndZones: TranslatedChapter<typeof english> = {
  '7.0':
    'Le regole di questa sezione indicano quante unità possono trovarsi nello stesso esagono e quale vantaggio hanno le divisioni tedesche quando tutte le loro unità sono insieme.',
  '7.1':
    'Un esagono può contenere tre unità combattenti sovietiche, oppure quattro se una di esse è un comandante. Il limite vale alla fine della fase di movimento sovietica e per tutta la durata delle fasi di combattimento. I contrassegni non contano. Durante il movimento le unità attraversano senza limiti gli esagoni con unità amiche, ma non durante una ritirata. Le unità in eccesso sono tolte dal gioco; le sceglie il loro proprietario.',
  '7.2':
    'Un esagono può contenere tre unità combattenti tedesche alla fine di ogni fase di movimento tedesca e di ogni fase di combattimento. Le unità in eccesso sono tolte dal gioco come quelle sovietiche.',
  '7.3':
    'Una divisione panzer o motorizzata le cui unità si trovano tutte insieme in un esagono, senza altre unità, ha forza doppia in attacco e in difesa. Una divisione panzer è composta da un reggimento panzer e due di panzergrenadier, una divisione motorizzata da due reggimenti, la Das Reich da tre. Le divisioni di fanteria e di cavalleria non hanno questo vantaggio, e una divisione che ha perso un intero reggimento non lo riacquista più.',
  '8.0':
    'La zona di controllo (ZOC) di un’unità è formata dai sei esagoni adiacenti. Le unità nemiche che entrano in uno di questi esagoni devono fermarsi e non possono lasciarlo con il movimento.',
  '8.1':
    'Le regole di questa sezione indicano quali unità hanno una ZOC, che cosa una ZOC impedisce e che cosa la annulla.',
  '8.11':
    'Tutte le unità hanno sempre una ZOC, compresi i comandanti e le unità di forza sconosciuta; ne sono prive soltanto le unità disorganizzate.',
  '8.12': 'Entrare in una ZOC nemica non costa punti oltre a quelli del terreno.',
  '8.13': 'Un’unità lascia una ZOC nemica soltanto per il risultato di un combattimento o con un travolgimento.',
  '8.14': 'Le ZOC di una parte non hanno effetto sulle unità della stessa parte.',
  '8.15':
    'In un esagono che contiene un’unità amica le ZOC nemiche non hanno effetto su linee di rifornimento, comando e ritirate. Continuano invece a influire sul movimento. Una ZOC amica senza un’unità amica nell’esagono non annulla nulla.',
  '8.16': 'Se un’unità si trova nella ZOC di un’unità nemica, anche l’unità nemica si trova nella ZOC della prima.',
  '8.17':
    'La ZOC si estende a tutti e sei gli esagoni adiacenti, anche attraverso i fiumi, ma non attraverso un lato di esagono interamente di lago. Nessun altro terreno influisce sulle ZOC.',
  '8.18': 'Due o più ZOC sullo stesso esagono hanno lo stesso effetto di una sola.',
};
