import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { combat as english } from '../combat.js';

export const combat: TranslatedChapter<typeof english> = {
  '7.7':
    'Il giocatore attivo sceglie l’ordine delle battaglie. Ciascuna si combatte fino alla fine prima che cominci la successiva. Prende parte ogni unità in grado di combattere.',
  '7.7.steps':
    'Un round comprende combattimento aereo, fuoco antiaereo, incursione aerea, fuoco di artiglieria (l’attaccante spara per primo) e combattimento terrestre (il difensore spara per primo).',
  '7.7.1':
    'Il combattimento aereo ha luogo soltanto se entrambe le fazioni hanno aerei nella battaglia e uno di questi è un caccia. Entrambe sparano insieme, un dado per ogni PF, e poi subiscono le perdite. In seguito entrambe possono ritirare aerei; sceglie prima il difensore. Se nessuna ritira aerei, segue un altro round di combattimento aereo.',
  '7.7.1.power': 'All’inizio i caccia tedeschi colpiscono con 5 e 6, gli altri aerei con 6.',
  '7.7.2':
    'Il fuoco antiaereo ha luogo soltanto contro una fazione che ha aerei nella battaglia. Prima che questi attacchino, le unità terrestri nemiche sparano loro, un dado per ogni PF. Un colpo toglie 1 PF; gli aerei con lo scudo perdono un punto soltanto dopo due colpi. Con questo fuoco artiglieria e QG non perdono PF.',
  '7.7.2.places': 'Una città maggiore o una fortezza tira due dadi, una città minore o un bunker uno.',
  '7.7.2.power':
    'Un’unità colpisce come in difesa. All’inizio bunker, fortezze, tutti i corazzati tedeschi, gli altri carri e i QG corazzati sovietici colpiscono con 5 e 6; tutte le altre unità e le città con 6.',
  '7.7.3':
    'Gli aerei rimasti sparano alle unità terrestri nemiche, un dado per ogni PF. All’inizio i bombardieri tedeschi colpiscono con 5 e 6, i caccia tedeschi e i bombardieri sovietici e delle potenze minori con 6; gli altri aerei non sparano.',
  '7.7.4':
    'Spara l’artiglieria dell’attaccante e se ne applicano i colpi; poi spara l’artiglieria rimasta del difensore. Si tira un dado per ogni PF. All’inizio l’artiglieria tedesca e Mannerheim colpiscono con 5 e 6, l’altra artiglieria con 6. Un’unità che ha sparato scende al valore inferiore, per esempio da 4 a 2.',
  '7.7.5':
    'Sparano tutte le altre unità terrestri, prima quelle del difensore. I loro colpi si applicano prima che gli attaccanti rispondano. Si tira un dado per ogni PF. Così termina il round.',
};
