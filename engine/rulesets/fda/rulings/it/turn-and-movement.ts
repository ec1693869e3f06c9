import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { turnAndMovementRulings as english } from '../turn-and-movement.js';

export const turnAndMovementRulings: TranslatedRulings<typeof english> = {
  minimumDice: {
    question: 'Le sottrazioni possono ridurre a zero i dadi di una parte?',
    readings: {
      1: 'No: si tira almeno un dado.',
      0: 'Sì: una parte senza dadi ha punteggio 0.',
    },
  },
  fireAndAssaultSameTurn: {
    question: 'In un turno un’unità può sia sparare sia assaltare?',
    readings: {
      true: 'Sì: ogni unità può muovere una volta, sparare una volta e assaltare una volta.',
      false: 'No: un’unità può sparare oppure assaltare.',
    },
  },
  columnUnitsPerSector: {
    question: 'Come forma una colonna su strada una divisione?',
    readings: {
      none: 'Le unità che hanno usato una strada finiscono il movimento in settori di strada collegati, senza vuoti; il numero di unità in un settore lo limita soltanto il limite di unità per settore.',
      1: 'Le unità che hanno usato una strada finiscono il movimento in settori di strada collegati, senza vuoti, una per settore.',
      2: 'Le unità che hanno usato una strada finiscono il movimento in settori di strada collegati, senza vuoti, al massimo due per settore.',
      3: 'Le unità che hanno usato una strada finiscono il movimento in settori di strada collegati, senza vuoti, al massimo tre per settore.',
    },
  },
  cornerRuleBlocksAssault: {
    question: 'L’angolo tra due quadrati tenuti dal nemico blocca altro, oltre a movimento e ritirata?',
    readings: {
      false: 'No: le unità assaltano e sparano per l’angolo.',
      true: 'Sì: le unità non possono nemmeno assaltare per l’angolo.',
    },
  },
  retreatedArtilleryMayFire: {
    question: 'L’artiglieria trainata può sparare in un turno in cui ha dovuto ritirarsi?',
    readings: {
      false: 'No: una ritirata conta come movimento, dopo il quale l’artiglieria trainata non può sparare.',
      true: 'Sì: impedisce all’artiglieria di sparare soltanto un movimento ordinario.',
    },
  },
  supplyTraceFrom: {
    question: 'Da quali unità una divisione traccia il suo rifornimento?',
    readings: {
      hq: 'La divisione traccia il rifornimento dal suo HQ, o da una sua unità qualsiasi dopo che l’HQ è stato distrutto.',
      anyUnit: 'La divisione traccia il rifornimento da una sua unità qualsiasi che ha una linea di rifornimento.',
      allUnits:
        'La divisione traccia il rifornimento da ciascuna delle sue unità: se una sola non ha una linea di rifornimento, l’intera divisione è fuori rifornimento.',
    },
  },
  supplyNearestRoadOnly: {
    question: 'Una linea di rifornimento deve usare la strada più vicina?',
    readings: {
      true: 'Sì: il settore di strada più vicino lungo un percorso libero, o uno tra più ugualmente vicini, deve portare a un bordo amico. Il percorso può essere di qualsiasi lunghezza.',
      false: 'No: può portare a un bordo amico qualsiasi settore di strada che la linea può raggiungere.',
    },
  },
  supplyNeedsBridges: {
    question: 'A una linea di rifornimento servono i ponti della strada che segue?',
    readings: {
      true: 'Sì: la linea è bloccata dove la strada attraversa un fiume senza ponte, anche se il ponte è stato distrutto durante la partita.',
      false: 'No: la linea segue i settori di una strada, con o senza ponti.',
    },
  },
  oosRounding: {
    question: 'Quante unità di una divisione fuori rifornimento possono muovere, quando il loro numero è dispari?',
    readings: {
      down: 'Può muovere metà delle unità di terra della divisione sulla mappa, compreso l’HQ e arrotondando per difetto.',
      up: 'Può muovere metà delle unità di terra della divisione sulla mappa, arrotondando per eccesso, così che possa muovere anche l’unica rimasta.',
    },
  },
  riverEntry: {
    question:
      'Le unità possono entrare in un settore di fiume senza ponte? Il regolamento vieta soltanto di attraversarlo.',
    readings: {
      enterNotCross:
        'Sì: un’unità può entrare, e può uscire verso il settore da cui è venuta, o verso la propria riva se la mappa definisce le rive. Un’unità piazzata nel fiume può uscirne una volta in qualsiasi direzione.',
      noEntry: 'No: per entrare servono un ponte o i genieri.',
    },
  },
};
