import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { scenarioBook as english } from '../scenario-book.js';

export const scenarioBook: TranslatedChapter<typeof english> = {
  SBE: 'Il libro degli scenari contiene i nove scenari da SBE1 a SBE9, con una difficoltà da 1 a 10.',
  BPS: 'Il piazzamento standard dà le posizioni di entrambe le fazioni nel giugno 1941: 109 blocchi sovietici e 82 dell’Asse.',
  'BPS.dots':
    'Un pallino colorato su un blocco indica l’area in cui il blocco comincia. Un pallino nero indica un esagono preciso, dato dall’ordine di battaglia.',
  'BPS.arrivals':
    'I blocchi senza pallino arrivano più tardi, gratis, nel turno stampato nell’angolo in alto a destra.',
  'BPS.soviet':
    'A est del confine rosso ogni blocco comincia nel distretto militare del suo colore: bianco Leningrado, blu Baltico, giallo Occidentale, verde Kiev, arancione Odessa, marrone Caucaso.',
  'BPS.border':
    'Lungo i confini dell’Unione Sovietica con Finlandia, Polonia, Ungheria, Romania, Turchia e Persia ogni esagono da entrambi i lati deve contenere un’unità sovietica o trovarsi in una ZOC sovietica.',
  'BPS.axis':
    'I blocchi tedeschi cominciano nell’area del loro gruppo d’armate: blu Nord, giallo Centro, verde Sud. I blocchi con un pallino arancione sono l’11ª Armata e i rumeni. I rumeni e i sette corpi tedeschi di stanza in Romania cominciano lì; finlandesi, ungheresi e slovacchi nei loro paesi; gli italiani non si piazzano. Gli esagoni a ovest del confine si possono occupare o lasciare vuoti.',
  'SBE.removal':
    'L’ordine di battaglia toglie soltanto unità complete e rifornite. Un’unità ridotta si ripara prima che parta. Per un’unità eliminata si deve pagare in una volta il prezzo di tutti i suoi punti. Un’unità tagliata fuori parte appena può. Un’unità tolta non si può ricostruire, anche se alcune tornano come rinforzi.',
  'SBE.short':
    'Gli scenari da SBE1 a SBE4 si possono giocare con il gioco base, senza QG, slovacchi o corpi delle retrovie; la produzione è una somma fissa. I sovietici piazzano per primi. Ogni scenario si gioca in un’area della mappa, che le unità non possono lasciare; il rifornimento usa l’intera mappa.',
  'SBE.long':
    'Gli scenari da SBE5 a SBE9 si giocano al meglio con le regole avanzate e quelle opzionali che si vuole. I sovietici piazzano per primi, tranne nel 1944.',
  'SBE.charts':
    'Per il 1942, il 1943 e il 1944 uno schema dà, per ogni nazione e classe, il numero di blocchi e la somma dei loro PF; il giocatore distribuisce i punti.',
};
