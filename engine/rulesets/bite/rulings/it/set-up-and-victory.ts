import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { setUpAndVictoryRulings as english } from '../set-up-and-victory.js';

export const setUpAndVictoryRulings: TranslatedRulings<typeof english> = {
  'setup.cover': {
    question:
      'Ogni esagono del confine deve essere occupato o in una ZOC amica. Contano anche le unità nemiche sul confine?',
    readings: {
      enemiesIgnored: 'No: contano soltanto le unità della fazione che piazza.',
      enemiesCounted: 'Sì: un esagono occupato dal nemico non è nella ZOC della fazione che piazza.',
    },
  },
  'setup.rivers': {
    question:
      'Nel piazzamento entrambe le rive di un fiume di confine devono trovarsi in ZOC sovietica. Nel gioco avanzato le ZOC non attraversano i fiumi. Quali ZOC contano?',
    readings: {
      baseZones:
        'Contano le ZOC del gioco base, che attraversano i fiumi; altrimenti nessuna unità potrebbe coprire l’altra riva.',
      asPlayed: 'Contano le ZOC del gioco che si gioca: nel gioco avanzato un fiume non ghiacciato le ferma.',
    },
  },
  'victory.germanSurrender': {
    question:
      'La Germania si arrende prima che siano soddisfatte le condizioni di vittoria dello scenario. La partita finisce?',
    readings: {
      marginal: 'Sì: la partita finisce con una vittoria sovietica marginale.',
      decisive: 'Sì: la partita finisce con una vittoria sovietica decisiva.',
      playOn: 'No: la partita continua, e alla fine decidono le condizioni dello scenario.',
    },
  },
};
