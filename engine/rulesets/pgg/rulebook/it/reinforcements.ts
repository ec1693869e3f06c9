import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { reinforcements as english } from '../reinforcements.js';

export const reinforcements: TranslatedChapter<typeof english> = {
  '14.0':
    'Entrambe le parti ricevono unità secondo gli elenchi della sezione 16. La parte sovietica riceve inoltre una divisione provvisoria in ogni turno e può chiamare divisioni del Fronte Sud-Occidentale. Le unità in arrivo pagano il costo dell’esagono da cui entrano e in quella fase sono rifornite; le divisioni sovietiche in arrivo hanno forza sconosciuta.',
  '14.1': 'La parte sovietica riceve una divisione fucilieri in più per turno, a un ingresso determinato da un dado.',
  '14.11':
    'In ogni turno il giocatore sovietico tira un dado. Il numero è l’ingresso da cui una divisione fucilieri di forza sconosciuta entra sulla mappa, oltre a tutti gli altri arrivi.',
  '14.12':
    'Se ogni esagono dell’ingresso contiene unità tedesche o è in una loro ZOC, la divisione può entrare dall’esagono più vicino, verso il bordo est, non occupato dal nemico.',
  '14.13': 'Una divisione provvisoria che non entra sulla mappa nel suo turno è perduta.',
  '14.14':
    'La parte sovietica non ha mai più unità delle pedine disponibili nel gioco; le pedine eliminate possono tornare con forza sconosciuta. Se per le divisioni di un turno, compresa quella provvisoria, restano troppo poche pedine, il proprietario sceglie le divisioni che le pescano.',
  '14.2':
    'La parte sovietica può chiamare divisioni da un altro fronte. Ogni divisione chiamata dà punti vittoria alla parte tedesca.',
  '14.21':
    'Dal turno 2 la parte sovietica può chiamare fino a cinque divisioni fucilieri per turno e dieci nella partita, oltre a tutti gli altri rinforzi. Non è mai obbligata a chiamarne.',
  '14.22':
    'Le divisioni del Fronte Sud-Occidentale entrano da esagoni di ferrovia del bordo della mappa, tra l’ingresso Z a sud e il bordo est.',
  '14.23':
    'Ogni divisione chiamata dà punti vittoria alla parte tedesca: 1 per ciascuna delle prime cinque divisioni e 2 per ogni divisione successiva, in tutto 15 per dieci divisioni.',
  '14.24': 'Con le divisioni del Fronte Sud-Occidentale non arrivano comandanti.',
  '14.3':
    'Un gruppo dell’elenco arriva nel suo turno o in un turno successivo a scelta del proprietario, e soltanto dall’esagono o dall’area indicati. Per esempio, le unità per l’area B entrano da un esagono dell’area B nella colonna 01, da 0101 in poi.',
  '16.0': 'Gli elenchi danno il turno e l’ingresso di ogni rinforzo.',
  '16.1':
    'Sessanta divisioni fucilieri, cinque corazzate e dieci comandanti arrivano nei turni da 1 a 11, in X, tranne la 22ª Armata in V al turno 1, la 30ª in W al turno 2 e la 21ª in Z al turno 3; nel turno 12 non arrivano unità. Le divisioni meccanizzate si pescano come divisioni corazzate, e di quella classe ci sono più pedine di quante il gioco ne usi.',
  '16.2':
    'Il turno 1 porta il 39° Corpo Panzer in C; il turno 2 il 57° in A e due divisioni di fanteria in B; il turno 3 il 46° e il 47° in E, il 24° in H e tre divisioni di fanteria in D; i turni da 5 a 9 altre tredici divisioni di fanteria in E, F e G. In tutto nove divisioni panzer, sei motorizzate, diciotto di fanteria e una di cavalleria, e due reggimenti singoli.',
};
