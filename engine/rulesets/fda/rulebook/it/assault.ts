import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { assault as english } from '../assault.js';

export const assault: TranslatedChapter<typeof english> = {
  '8': 'Un assalto è un attacco a un settore adiacente. Ogni parte indica un leader e tira un insieme di dadi, e la parte che perde si ritira.',
  '8a': 'Le unità senza raggio non possono sparare ma possono assaltare; le unità con un raggio possono fare entrambe le cose. Un assalto vinto non permette un’avanzata gratuita: un’unità che non ha ancora mosso può entrare nel settore con il suo movimento.',
  '8b': 'Un assalto parte da un settore contro un settore adiacente, sui quadrati anche in diagonale.',
  '8c': 'L’attaccante indica come leader un’unità del settore: un reggimento o una brigata, o un battaglione se nel settore non ce ne sono. HQ e artiglieria non guidano mai, e qui l’artiglieria non conta come reggimento.',
  '8d': 'Il difensore indica come leader un’unità del settore assaltato: un reggimento di fanteria o corazzato se c’è, altrimenti un reggimento di artiglieria, altrimenti un battaglione, e un HQ soltanto se è l’unica unità.',
  '8e': 'Stabilito il supporto, ogni leader tira 1 dado, con i dadi che le regole seguenti aggiungono o tolgono. La somma dei dadi è il punteggio. Si tira almeno 1 dado.',
  '8f': 'Un leader a livello di reggimento o brigata tira 1 dado extra.',
  '8g': 'Il leader con l’FC maggiore tira 1 dado extra, o 2 se il suo FC è più del doppio dell’altro. Esattamente il doppio non è più del doppio.',
  '8h': 'Ogni 5 punti interi di FC tra le unità in supporto danno 1 dado extra. Possono sostenere al massimo tre unità.',
  '8i': 'Un leader tira 1 dado extra, mai due, se artiglieria della sua divisione potrebbe sparare nel settore difeso: è entro il raggio, non ha ancora sparato e, se trainata, non ha mosso. Tutta l’artiglieria indicata per questo dado ha consumato il suo tiro del turno, a meno che l’assalto finisca senza dadi. L’artiglieria nel settore assaltato non può dare il dado.',
  '8j': 'Un difensore in fortificazioni, terreno pesante o un settore minato tira 1 dado extra, e non di più se valgono insieme.',
  '8k': 'Fortificazioni e mine non danno dadi se genieri, guastatori o lanciafiamme guidano l’assalto o lo sostengono. Il terreno pesante dà comunque il suo dado.',
  '8m': 'Un leader la cui divisione ha perso l’HQ tira 1 dado in meno.',
  '8n': 'Un leader la cui divisione ha perso 3 o più PR in questo turno tira 1 dado in meno.',
  '8o': 'Un leader la cui divisione è fuori rifornimento tira 1 dado in meno.',
  '8p': 'Il leader in difesa perde 1 PR. Il leader, le unità in supporto e tutte le altre del settore assaltato si ritirano di 2 settori.',
  '8q': 'Il leader in attacco perde 1 PR. Il leader, le unità in supporto e tutte le altre del suo settore si ritirano di 2 settori, anche quelle che non hanno partecipato.',
  '8r': 'Un’unità che si ritira in terreno pesante o fortificazioni può fermarsi dopo 1 settore.',
  '8s': 'Il leader in attacco e le unità che lo sostengono si ritirano di 1 settore. I punteggi pari non costano PR; un’interpretazione decide se ne costano le ZOC nemiche lungo la ritirata.',
  '8t': 'Il leader battuto perde esattamente 1 PR, qualunque sia la differenza tra i punteggi.',
  '8u': 'Quando un leader battuto è corazzato, il suo proprietario può far subire la perdita alla fanteria o cavalleria che lo sosteneva. L’unità che lo sostituisce deve essere della stessa divisione e della stessa dimensione.',
};
