import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { fire as english } from '../fire.js';

export const fire: TranslatedChapter<typeof english> = {
  '10': 'Il tiro è combattimento a distanza: entrambe le parti tirano dadi, e nessuna unità si ritira.',
  '10a': 'Possono sparare le unità con raggio 1 o più. Il raggio si conta in settori, sui quadrati anche in diagonale.',
  '10b':
    'Il terreno pesante tra chi spara e il bersaglio ostruisce il tiro diretto a 2 settori o più, se si trova su tutti i percorsi più brevi. Si può sparare dentro il terreno pesante, e all’artiglieria non serve la visuale.',
  '10c':
    'Chi spara e il bersaglio tirano ciascuno 1 dado, con i dadi che le regole seguenti aggiungono o tolgono, ma almeno 1; si confrontano le somme. Supporto, artiglieria divisionale e perdite del turno non hanno effetto sul tiro.',
  '10d': 'Un reggimento o una brigata tira 1 dado extra, sia quando spara sia come bersaglio.',
  '10e': 'L’unità con l’FC maggiore tira 1 dado extra, o 2 se il suo FC è più del doppio dell’altro.',
  '10f':
    'Un bersaglio in fortificazioni o terreno pesante tira 1 dado extra, e non di più se valgono entrambi. Le mine non danno dadi.',
  '10g': 'Un’unità di artiglieria di più di 2 reggimenti tira 1 dado extra, sia quando spara sia come bersaglio.',
  '10h': 'Se chi spara ha il punteggio più alto, il bersaglio perde 1 PR e resta nel suo settore.',
  '10i':
    'Se il bersaglio ha un punteggio uguale o più alto, il tiro non ha effetto; chi spara non subisce mai perdite.',
  '10j': 'Un’unità la cui divisione ha perso l’HQ tira 1 dado in meno.',
  '10k': 'Un’unità di una divisione fuori rifornimento tira 1 dado in meno.',
  '10.1': 'Le regole di questa sezione indicano su quali bersagli le unità devono sparare per primi.',
  '10.1a':
    'Chi spara sceglie liberamente il bersaglio soltanto se nessun bersaglio prioritario è entro il raggio e in vista, o, per l’artiglieria, nel settore su cui spara.',
  '10.1b':
    'I corazzati devono sparare per primi sui corazzati nemici; non sono obbligati a sparare sui cannoni controcarro.',
  '10.1c': 'Le unità controcarro devono sparare sui corazzati prima che su ogni altro bersaglio.',
  '10.1d':
    'Tra bersagli di pari priorità i reggimenti e le brigate vengono prima delle unità più piccole, anche nel tiro di controbatteria. Un HQ è un bersaglio soltanto se è isolato.',
};
