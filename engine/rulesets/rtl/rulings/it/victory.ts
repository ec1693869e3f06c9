import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { victoryRulings as english } from '../victory.js';

export const victoryRulings: TranslatedRulings<typeof english> = {
  'victory.riverBonus': {
    question: 'Quando si segna il bonus per i punti di raggruppamento oltre un fiume?',
    readings: {
      anyTurnUpTo:
        'Il bonus si segna una volta, alla fine del primo turno in cui la condizione è soddisfatta, ma non dopo il turno indicato.',
      exactTurn: 'Il bonus si segna soltanto se la condizione è soddisfatta alla fine del turno indicato.',
    },
  },
  'victory.redyaUnits': {
    question: 'Quali unità danno punti quando muovono o si ritirano oltre la Redya?',
    readings: {
      sovietOnce: 'Danno punti le unità sovietiche dei tipi indicati, ciascuna una volta.',
      everyOccurrence:
        'Le unità dei tipi indicati di entrambe le parti danno punti ogni volta che muovono o si ritirano oltre la Redya.',
    },
  },
  'victory.surrounded': {
    question: 'Quando un’unità tedesca è completamente circondata?',
    readings: {
      sixClosed:
        'Un’unità tedesca è circondata quando ogni esagono adiacente ha un’unità combattente sovietica, è soltanto in ZOC sovietica, oppure le è vietato.',
      sixOccupied:
        'Un’unità tedesca è circondata quando ci sono unità combattenti sovietiche in tutti e sei gli esagoni adiacenti.',
    },
  },
};
