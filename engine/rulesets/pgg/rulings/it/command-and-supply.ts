import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { commandRulings as english } from '../command-and-supply.js';

export const commandRulings: TranslatedRulings<typeof english> = {
  'leader.bonusCap': {
    question: 'Che limite ha il bonus di un comandante se dal suo esagono attaccano più unità o più comandanti?',
    readings: {
      stackTotal:
        'Tutti i comandanti dell’esagono insieme aggiungono al massimo la forza ridotta delle unità che attaccano dall’esagono. Il proprietario decide se un comandante partecipa; un comandante che partecipa ne condivide il risultato. In un travolgimento il bonus si aggiunge prima di dimezzare la forza.',
      perSingleUnit:
        'Ogni comandante sostiene una sola unità del suo esagono, il comandante migliore l’unità più forte. Il bonus di un’unità è al massimo la sua forza ridotta.',
    },
  },
  'leader.oosRating': {
    question: 'Come cambia un comandante quando è fuori rifornimento?',
    readings: {
      unchanged: 'Il movimento e la difesa del comandante si dimezzano; il suo raggio e il suo bonus in attacco no.',
      halved: 'La valutazione del comandante si dimezza a tutti gli effetti.',
    },
  },
  'leader.withdrawIf': {
    question:
      'Un comandante deve ripiegare quando soltanto alcune delle unità di forza sconosciuta con lui si rivelano senza forza di attacco?',
    readings: {
      noAttackerLeft:
        'No: un comandante ripiega soltanto se nel suo esagono non resta nessuna unità con forza di attacco.',
      anyZeroRevealed: 'Sì: un comandante ripiega appena una delle unità con lui si rivela senza forza di attacco.',
    },
  },
  'leader.withdrawWithoutEntry': {
    question:
      'In quale esagono ripiega un’unità che non è mai entrata nella ZOC nemica, perché è stato il nemico ad avvicinarsi?',
    readings: {
      stay: 'L’unità resta nel suo esagono e non prende parte al combattimento. L’esagono da cui un’unità è entrata si ricorda soltanto finché l’unità rimane in una ZOC nemica.',
      eliminated: 'L’unità non ha un esagono in cui ripiegare ed è eliminata.',
    },
  },
  'command.line': {
    question: 'Quali comandanti danno comando, e come si misura la distanza?',
    readings: {
      blockedByZoc:
        'Dà comando qualsiasi comandante non disorganizzato di qualsiasi armata, rifornito o no. Una linea dall’unità al comandante non può essere più lunga della sua valutazione, e i nemici la bloccano come una linea di rifornimento.',
      straightDistance:
        'Dà comando qualsiasi comandante non disorganizzato di qualsiasi armata, rifornito o no. Conta soltanto la distanza in esagoni; i nemici non bloccano il comando.',
    },
  },
  'supply.mpDirection': {
    question: 'In quale direzione si contano i punti di movimento della linea fino al bordo ovest?',
    readings: {
      unitToEdge:
        'I punti si contano dall’unità al bordo, compresi l’esagono del bordo e i fiumi, ai costi dell’unità. I nemici bloccano la linea come quella fino a una strada.',
      edgeToUnit: 'I punti si contano dal bordo all’unità, compreso l’esagono dell’unità.',
    },
  },
  'supply.newArrivals': {
    question: 'Per quanto tempo le unità in arrivo sono rifornite anche se non hanno una linea di rifornimento?',
    readings: {
      firstMovementPhase:
        'Le unità in arrivo sono rifornite durante la fase di movimento del loro arrivo, compresi i travolgimenti.',
      firstPlayerTurn: 'Le unità in arrivo sono rifornite durante tutto il turno-giocatore del loro arrivo.',
    },
  },
};
