import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { classesAndProductionRulings as english } from '../classes-and-production.js';

export const classesAndProductionRulings: TranslatedRulings<typeof english> = {
  'mountain.attack': {
    question: 'Come attacca la fanteria da montagna in colline e montagne?',
    readings: {
      noMalus: 'La fanteria da montagna attacca senza il Malus del terreno, e senza Bonus.',
      malusAndBonus: 'La fanteria da montagna attacca con un Malus e un Bonus, come nell’esempio di 7.7.6.',
    },
  },
  'bombers.airCombat': {
    question: 'I bombardieri di livello tecnologico 1 sparano nel combattimento aereo?',
    readings: {
      fromLevel2: 'No: i bombardieri sparano nel combattimento aereo soltanto da livello 2 in poi.',
      always: 'Sì: i bombardieri di livello 1 colpiscono con 6, come tutti gli aerei tranne i caccia tedeschi.',
    },
  },
  'bombers.overrun': {
    question:
      'Unità terrestri entrano in un esagono in cui ci sono soltanto bombardieri. Che cosa succede ai bombardieri?',
    readings: {
      helplessRound:
        'I bombardieri subiscono il fuoco per un round e non rispondono. Poi perdono un punto e partono, o sono eliminati.',
      evacuateAtOnce: 'I bombardieri perdono un punto e partono subito, come i caccia.',
    },
  },
  'flak.power': {
    question: 'Con quali tiri colpisce il fuoco antiaereo dell’artiglieria di livello 2 e 3?',
    readings: {
      defence:
        'Il fuoco antiaereo dell’artiglieria colpisce con gli stessi tiri del suo fuoco in difesa, come per ogni unità.',
      listed: 'Il fuoco antiaereo dell’artiglieria colpisce con 6, perché l’artiglieria non è nell’elenco di 7.7.2.',
    },
  },
  'headquarters.allowance': {
    question:
      'Il regolamento non dà il movimento dei QG aerei e navali e dei QG supremi delle nazioni minori. Di quanto muovono?',
    readings: {
      infantry:
        'I QG aerei e navali, e i QG supremi delle nazioni minori, muovono quanto la fanteria della loro nazione.',
      armour:
        'I QG aerei e navali, e i QG supremi delle nazioni minori, muovono quanto i corazzati della loro nazione.',
    },
  },
  'placement.factories': {
    question:
      'Una città maggiore può ricevere una nuova unità per turno, le città più grandi due. Questo limite vale per le unità piazzate presso le industrie?',
    readings: {
      cityLimit: 'Sì: il limite di nuove unità in una città vale anche presso le industrie.',
      noLimit: 'No: presso le industrie si può piazzare un numero qualsiasi di unità.',
    },
  },
  'rail.newUnits': {
    question: 'Un’unità può muovere per ferrovia nel turno in cui è stata piazzata?',
    readings: {
      allowed: 'Sì: un’unità può muovere per ferrovia nel turno del suo piazzamento.',
      nextTurn: 'No: un’unità piazzata in questo turno non ha cominciato il turno sulla ferrovia.',
    },
  },
  'rail.mixedRoute': {
    question:
      'Un’unità dell’Asse muove per ferrovia verso l’Unione Sovietica o da essa. Il movimento conta nel limite dei movimenti ferroviari in Unione Sovietica?',
    readings: {
      inside: 'Sì: un movimento ferroviario verso l’Unione Sovietica o da essa conta.',
      outside: 'No: contano soltanto i movimenti ferroviari interamente in Unione Sovietica.',
    },
  },
  'arrow.cost': {
    question: 'Una freccia rossa costa 3 PM. Si aggiunge il costo dell’esagono a cui porta?',
    readings: {
      threeInAll: 'No: attraversare una freccia rossa costa in tutto 3 PM.',
      threeMore: 'Sì: attraversare una freccia rossa costa 3 PM e il costo dell’esagono.',
    },
  },
};
