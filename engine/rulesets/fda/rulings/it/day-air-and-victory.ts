import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { dayAirAndVictoryRulings as english } from '../day-air-and-victory.js';

export const dayAirAndVictoryRulings: TranslatedRulings<typeof english> = {
  nightAfterLastTurn: {
    question: 'C’è una notte tra l’ultimo turno e il conto dei punti vittoria?',
    readings: {
      false: 'No: dopo l’ultimo turno non c’è una notte.',
      true: 'Sì, se l’ultimo turno chiude una giornata: le unità riorganizzate in questa notte non contano come distrutte.',
    },
  },
  airSupremacyTie: {
    question: 'Quale parte ha la supremazia aerea quando i tiri sono pari?',
    readings: {
      none: 'In quella giornata nessuna delle parti ha la supremazia aerea.',
      reroll: 'Entrambe le parti tirano di nuovo.',
    },
  },
  airDivisionAfterSupport: {
    question:
      'Una divisione aerea può essere attivata dopo che alcuni dei suoi aerei hanno volato in appoggio a un’altra divisione?',
    readings: {
      false:
        'No: la divisione aerea non può più essere attivata per intero. Anche i suoi altri aerei possono volare in appoggio.',
      true: 'Sì: la divisione aerea si attiva con i suoi aerei che in questo turno non hanno attaccato.',
    },
  },
  airStaysOnMap: {
    question: 'Dove si trovano gli aerei tra un attacco e l’altro?',
    readings: {
      false:
        'Gli aerei sono al loro campo d’aviazione o fuori dal tavolo, e sono sulla mappa soltanto per il loro attacco.',
      true: 'Gli aerei restano nel settore del loro ultimo attacco o ripiegamento fino all’attacco successivo.',
    },
  },
  aaCoverMeasuredTo: {
    question: 'Quale settore deve essere entro il raggio di un’unità antiaerea perché gli aerei siano colpiti?',
    readings: {
      target: 'Deve essere entro il raggio il settore dell’unità che gli aerei attaccano.',
      aircraft: 'Deve essere entro il raggio il settore degli aerei.',
    },
  },
};
