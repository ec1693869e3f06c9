import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { reorganisationAndAir as english } from '../reorganisation-and-air.js';

export const reorganisationAndAir: TranslatedChapter<typeof english> = {
  '11': 'Le regole di questa sezione indicano come di notte le divisioni recuperano PR e unità distrutte.',
  '11a':
    'Un’unità distrutta è soltanto incapace di continuare a combattere; la riorganizzazione può riportarla in gioco.',
  '11b':
    'Dopo l’ultimo turno di una giornata ogni HQ può tentare di riorganizzare la sua divisione, ma non dopo l’ultimo turno dello scenario.',
  '11c':
    'Si tira un dado. Il primo tentativo di una divisione riesce con 4 o più, il secondo con 5 o più, tutti i successivi con 6. I tentativi falliti contano. Una divisione che non ha perso PR non compie tentativi.',
  '11d': 'Un HQ eccellente somma 1 al tiro e uno scarso sottrae 1. Una divisione fuori rifornimento sottrae 1.',
  '11e':
    'Un successo recupera un PR ogni 2 mancanti, arrotondando per difetto. Il proprietario li distribuisce tra le sue unità danneggiate e distrutte, ma nessuna può superare il suo numero pieno. Le unità distrutte tornano nel settore dell’HQ, entro il limite di unità per settore.',
  '12': 'Le regole di questa sezione indicano quando volano gli aerei, che cosa attaccano e quali unità sparano su di loro.',
  '12a': 'Un’unità aerea è un gruppo o reggimento di aerei con 3 PR.',
  '12b': 'Ogni unità aerea può attaccare una volta per turno.',
  '12c': 'Un’unità aerea non si attiva da sola; agisce quando si attiva la divisione che appoggia.',
  '12d':
    'Quando si usa un’intera divisione aerea, tutti i suoi aerei si attivano insieme come una divisione. È una scelta: i suoi aerei possono anche appoggiare altre divisioni uno per uno, il che non conta come attivazione, o non fare nulla.',
  '12e':
    'Ogni mattina si tira un dado per entrambe le parti. Da 1 a 4 quel giorno non vola nessun aereo; con 5 e 6 possono volare tutti.',
  '12f':
    'Dopo il tiro per le condizioni meteo ogni parte tira 1 dado, e 1 dado extra se ha più unità aeree. Soltanto la parte con la somma più alta può appoggiare dall’aria le sue truppe di terra in quella giornata; se le somme sono pari, nessuna delle due.',
  '12g':
    'Gli aerei hanno raggio 0 e attaccano nel settore in cui si trovano; i bombardieri medi e pesanti attaccano i bersagli a terra a raggio 1, da una quota che raggiungono soltanto i cannoni antiaerei con raggio 1.',
  '12h':
    'Ogni altra unità si difende soltanto, quando è attaccata dall’aria. Un’unità antiaerea può usare il suo tiro contro un’unità aerea entro il raggio: tira 2 dadi contro quelli dell’unità aerea, che perde 1 PR se l’unità antiaerea ha il punteggio più alto.',
  '12i':
    'Soltanto i bombardieri medi e pesanti attaccano ponti, fortificazioni e città. Un ponte o una fortificazione colpiti sono distrutti; una città colpita non cambia.',
  '12j':
    'I bombardieri medi e pesanti tirano 3 dadi; gli aerei tattici e le unità antiaeree 2; ogni altra unità 1; un ponte, una fortificazione o una città 3 senza dadi extra. FC e dimensione non hanno effetto.',
  '12k':
    'L’attaccante ha 1 dado extra contro un bersaglio allo scoperto. Il bersaglio ha 1 dado extra se nel suo settore c’è un’altra unità antiaerea. Ha 1 dado extra anche in una città, in fortificazioni o in terreno pesante, ma non contro i bombardieri pesanti.',
  '12l':
    'Se gli aerei hanno il punteggio più alto, il bersaglio perde 1 PR, o la struttura è distrutta. Se il punteggio più alto è del bersaglio, l’unità aerea ripiega di 3 settori; se il bersaglio è un’unità antiaerea o è entro il raggio di una di esse, l’unità aerea perde 1 PR e non ripiega. I punteggi pari non hanno effetto.',
};
