import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { movement as english } from '../movement.js';

export const movement: TranslatedChapter<typeof english> = {
  '6.0':
    'Nella sua fase di movimento un giocatore muove quante unità vuole, una dopo l’altra ed esagono per esagono, ciascuna fino alla sua capacità di movimento. I punti non usati nella fase sono persi; un’unità che ha concluso il suo movimento non muove più in quella fase. Le unità tedesche meccanizzate e di cavalleria hanno una seconda fase di movimento.',
  '6.1': 'La regola 6.11 indica quali unità muovono, la regola 6.12 quanto costa un esagono.',
  '6.11':
    'Il giocatore in fase sceglie quali delle sue unità muovono. In questa fase non si combatte, tranne che con i travolgimenti.',
  '6.12':
    'Un’unità paga per ogni esagono in cui entra e per ogni lato di esagono che attraversa: 1 punto in terreno scoperto, altrimenti quanto indica la carta degli effetti del terreno.',
  '6.2': 'Le regole di questa sezione indicano dove e quando un’unità non può muovere.',
  '6.21':
    'Un’unità non entra mai con il movimento in un esagono che contiene un’unità nemica; bisogna prima sgombrarlo con un travolgimento.',
  '6.22':
    'Un’unità che entra in una ZOC nemica si ferma. Un’unità che si trova in una ZOC nemica non può lasciare il suo esagono con il movimento.',
  '6.23':
    'In una fase un’unità spende al massimo la sua capacità di movimento, e può spendere di meno. I punti non si trasferiscono a un’altra unità, fase o turno. Le unità meccanizzate tedesche hanno l’intera capacità in ciascuna delle loro due fasi di movimento.',
  '6.24':
    'Le unità muovono soltanto nelle proprie fasi di movimento. Ritirate e avanzate sono conseguenze del combattimento: non sono movimento e non costano punti.',
  '6.25': 'Un’unità fuori rifornimento ha metà della sua capacità di movimento, arrotondata per difetto: 7 diventa 3.',
  '6.3':
    'Le regole di questa sezione indicano come le unità sovietiche usano le ferrovie e come le unità tedesche le interrompono.',
  '6.31':
    'In ogni turno la parte sovietica muove per ferrovia fino a otto unità combattenti; una divisione corazzata o meccanizzata conta come tre. In più può muovere per ferrovia un numero qualsiasi di comandanti.',
  '6.32':
    'Un’unità che muove per ferrovia inizia e termina la fase su esagoni di ferrovia, muove soltanto tra esagoni collegati dai binari e non entra in ZOC nemiche. I rinforzi che entrano da un esagono di ferrovia possono proseguire per ferrovia e non contano nel limite di otto unità.',
  '6.33':
    'Il movimento ferroviario arriva a trenta esagoni di ferrovia per turno, qualunque sia il terreno. Un esagono con un contrassegno di interdizione tedesco conta come più di uno.',
  '6.34': 'Un’unità percorre tutti i trenta esagoni di ferrovia anche se è fuori rifornimento o fuori comando.',
  '6.35': 'Le ferrovie non influiscono né sul rifornimento né sul movimento ordinario.',
  '6.36': 'Nessuna unità tedesca usa il movimento ferroviario.',
  '6.37':
    'Un’unità combattente tedesca che muove attraverso un esagono di ferrovia può lasciarvi uno dei sei contrassegni di ferrovia interrotta; il movimento ferroviario non può entrare nell’esagono. La parte sovietica ripara la ferrovia muovendo nell’esagono un’unità combattente o un comandante; i treni vi passano di nuovo dal turno successivo. La parte tedesca può riutilizzare un contrassegno dopo aver mosso un’unità combattente attraverso il suo esagono.',
  '6.4':
    'Nei turni da 1 a 6 nessuna unità sovietica entra nelle colonne 01 e 02 con il movimento, un travolgimento o un’avanzata; fanno eccezione, nel turno 1, soltanto le armate che vi iniziano. Un’unità costretta a ritirarsi in queste colonne è eliminata. Le unità tedesche che vi si trovano possono essere attaccate, e rifornimento e comando si possono tracciare attraverso le colonne.',
  '6.7':
    'Terreno scoperto e città costano 1, la foresta 1 alla fanteria e 2 alle altre unità, la palude 2, un esagono di strada 1 a fanteria e cavalleria e ½ alle altre. Un fiume aggiunge 2 per le unità tedesche e 1 per quelle sovietiche, e un lato di esagono di lago non si attraversa mai. La foresta, una città maggiore e un fiume che tutti gli attaccanti devono attraversare raddoppiano ciascuno il difensore. Una linea di rifornimento può terminare in una palude ma non attraversarla, un lato di esagono di lago la blocca, e la linea di rifornimento tedesca per strada segue le strade.',
};
