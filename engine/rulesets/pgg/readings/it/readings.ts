import type { TranslatedReadings } from '../../../../play/book-translation.js';
import type { campaignReadings } from '../campaign.js';
import type { combatReadings } from '../combat.js';
import type { commandReadings } from '../command-and-supply.js';
import type { firstTurnReadings } from '../first-turn-and-movement.js';

type English = typeof firstTurnReadings & typeof combatReadings & typeof commandReadings & typeof campaignReadings;

/** The readings in Italian, by name. */
export const readingsIt: TranslatedReadings<English> = {
  'rail.capacity': {
    question: 'Come si contano le unità che muovono per ferrovia?',
    text: 'Ogni unità conta una volta nel turno in cui usa la ferrovia, e una divisione corazzata conta come tre. La capacità non usata è persa.',
  },
  'rail.entry': {
    question: 'Quanto costa a un rinforzo entrare per ferrovia?',
    text: 'L’esagono di ingresso è un esagono di ferrovia e conta come uno dei trenta, o come più di uno se è sotto interdizione. Tutto il movimento avviene per ferrovia.',
  },
  'zoc.lake': {
    question: 'Quali lati di esagono di lago fermano una ZOC?',
    text: 'Una ZOC non attraversa i lati di esagono che sono lago per tutta la loro lunghezza.',
  },
  'strength.minimum': {
    question: 'La forza minima aumenta una forza stampata di 0?',
    text: 'No: il minimo limita soltanto le riduzioni, compreso il dimezzamento di un travolgimento. Uno 0 stampato resta 0.',
  },
  'advance.limits': {
    question: 'Quali regole limitano un’avanzata, oltre a quelle sulle avanzate?',
    text: 'Un’unità non può avanzare attraverso un lato di esagono di lago né in un’unità nemica. Il limite di raggruppamento vale per ciascuna parte nei momenti che le sono propri, e le unità sovietiche non possono avanzare nelle colonne ovest chiuse. I comandanti possono avanzare con le unità.',
  },
  'advance.secondHex': {
    question: 'In quale secondo esagono può entrare un’avanzata dopo un’eliminazione?',
    text: 'Un’avanzata può entrare in qualsiasi esagono vuoto adiacente al primo, ma non attraverso un lato di esagono di lago. Se alcuni difensori sono stati eliminati e altri si sono ritirati, l’avanzata deve seguire la linea di ritirata.',
  },
  'leader.withdrawAdvance': {
    question: 'Che cosa non può fare il nemico dopo che un comandante ha ripiegato?',
    text: 'Il nemico non può avanzare nell’esagono lasciato dal comandante, nemmeno se è vuoto, e un travolgimento di questo esagono conta come fallito. Questo vale per gli attacchi di entrambe le parti; i risultati di combattimento successivi non ne sono toccati.',
  },
  'leader.aloneInZoc': {
    question: 'Quali unità possono scortare un comandante in una ZOC nemica, e può restarvi anche da solo?',
    text: 'Un comandante può essere scortato in una ZOC nemica da un’unità con forza di attacco o da un’unità di forza sconosciuta. Questa unità deve essere già nell’esagono o entrarvi con il comandante. Dopo un combattimento un comandante può restarvi senza scorta. Gli serve una scorta alla fine di un’avanzata o di una ritirata con altre unità; se si ritira da solo, valgono le regole di tutte le ritirate.',
  },
  'leader.surrounded': {
    question: 'Quando un comandante è circondato?',
    text: 'Un comandante è circondato quando ciascuno dei sei esagoni intorno a lui contiene un nemico, è in ZOC nemica senza un’unità amica, oppure è inaccessibile.',
  },
  'supply.count': {
    question: 'Come si contano gli esagoni di una linea, e dove una linea può comprendere una palude?',
    text: 'Si contano gli esagoni in cui la linea entra, dall’unità alla strada, al comandante o all’esagono di bordo, quest’ultimo compreso. Soltanto il primo e l’ultimo esagono di una linea possono essere palude. Una ZOC nemica nell’esagono dell’unità non blocca la linea.',
  },
  'victory.cityControl': {
    question: 'Quale parte tiene una località?',
    text: 'All’inizio ogni esagono è sovietico; poi appartiene alla parte che vi è entrata per ultima. Una località dà punti tedeschi se tutti i suoi esagoni sono tedeschi e una linea porta al bordo ovest da uno qualsiasi di questi esagoni.',
  },
  'victory.divisionEliminated': {
    question: 'Quando una divisione è interamente eliminata?',
    text: 'Una divisione è interamente eliminata quando tutti i suoi reggimenti sono persi; una divisione di fanteria, quando perde l’ultimo livello. La cavalleria e i reggimenti indipendenti non danno mai punti; la divisione di cavalleria è una pedina di due livelli.',
  },
};
