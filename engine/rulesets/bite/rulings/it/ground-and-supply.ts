import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { groundAndSupplyRulings as english } from '../ground-and-supply.js';

export const groundAndSupplyRulings: TranslatedRulings<typeof english> = {
  'capture.contestedHex': {
    question: 'Un’unità terrestre entra in una città tenuta da unità terrestri nemiche. Quando la città è presa?',
    readings: {
      afterBattle: 'La città è presa quando la battaglia è finita e non vi resta nessuna unità terrestre nemica.',
      onEntry: 'La città è presa subito, come una città vuota.',
    },
  },
  'fortress.inCombat': {
    question: 'Un esagono contiene una fortezza e una città maggiore. Quale influisce sul combattimento?',
    readings: {
      fortressOnly:
        'Influisce sul combattimento soltanto la fortezza; la città conta per basi, piazzamento, produzione e punti vittoria.',
      cityToo: 'Influiscono sul combattimento sia la fortezza sia la città: si sommano Malus e Bonus di entrambe.',
    },
  },
  'siberia.onFoot': {
    question:
      'La zona Siberia è collegata per ferrovia a cinque località. Le unità possono spostarsi tra queste in altro modo?',
    readings: {
      false:
        'No: tra la zona e queste località le unità possono spostarsi soltanto con il movimento strategico ferroviario.',
      true: 'Sì: tra la zona e queste località le unità possono muovere anche via terra, al costo di una freccia rossa.',
    },
  },
  'stacking.checked': {
    question: 'Quando un gruppo deve rispettare i limiti?',
    readings: {
      eachPhase:
        'Un gruppo deve rispettare i limiti alla fine del movimento del proprietario, dopo ogni ritirata, dopo il Blitz e alla fine della fase 10.',
      turnEnd: 'Un gruppo deve rispettare i limiti dopo ogni ritirata e alla fine del turno del proprietario.',
    },
  },
  'battle.aircraft': {
    question:
      'In una battaglia una fazione può usare due unità aeree. Questo numero comprende quella che ha base nell’esagono?',
    readings: {
      basedCounted: 'Sì: la fazione può usare in tutto due unità aeree.',
      basedExtra: 'No: all’unità aerea con base nell’esagono se ne possono aggiungere altre due.',
    },
  },
  'dice.atZero': {
    question: 'Un’unità non tira mai meno di un dado. Vale anche per un’unità terrestre a forza 0?',
    readings: {
      combatUnits:
        'Sì: un’unità di combattimento a forza 0 tira un dado. Artiglieria, QG e aerei a forza 0 non tirano dadi.',
      nobody: 'No: il minimo vale soltanto dopo il dimezzamento, e la forza 0 non dà dadi.',
    },
  },
  'zoc.coast': {
    question: 'Le ZOC non si estendono attraverso l’acqua. Si estendono in esagoni costieri?',
    readings: {
      waterHexsidesOnly: 'Sì: fermano una ZOC soltanto i lati di esagono e gli esagoni di solo lago, mare o stretto.',
      coastalHexes: 'No: una ZOC non si estende in esagoni costieri.',
    },
  },
  'frozen.who': {
    question:
      'Certi gruppi di unità non possono muovere nel primo turno. Vale anche per gli aerei e i QG di questi gruppi?',
    readings: {
      everyUnit:
        'Sì: aerei e QG dei gruppi non possono muovere, volare, usare la ferrovia o essere attivati, tranne quelli indicati dalla regola.',
      landUnits: 'No: nel primo turno non possono muovere soltanto le unità terrestri dei gruppi.',
    },
  },
  'supply.railBrokenBy': {
    question: 'Che cosa interrompe la ferrovia tra una fonte di rifornimento e la fonte principale?',
    readings: {
      unitsCitiesAndZones:
        'Interrompono la ferrovia un’unità terrestre nemica, una città nemica, una ZOC nemica senza un’unità amica, o tre battaglioni di partigiani.',
      unitsAndCities:
        'Interrompono la ferrovia un’unità terrestre nemica, una città nemica, o tre battaglioni di partigiani. Le ZOC no.',
    },
  },
  'supply.counting': {
    question: 'Una linea di rifornimento ha una lunghezza massima in esagoni. Si conta l’esagono della fonte?',
    readings: {
      withSource: 'Sì: si conta l’esagono della fonte, non quello dell’unità.',
      withoutSource: 'No: si contano soltanto gli esagoni tra l’unità e la fonte.',
    },
  },
  'supply.rebasing': {
    question: 'Gli aerei fuori rifornimento si riposizionano a raggio dimezzato. Quale raggio si dimezza?',
    readings: {
      combatRange: 'Si dimezza il raggio doppio del riposizionamento. Il risultato è il raggio fino a una battaglia.',
      halfRange: 'Si dimezza il raggio degli aerei fino a una battaglia.',
    },
  },
};
