import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { zonesMovementAndOverrunRulings as english } from '../zones-movement-and-overrun.js';

export const zonesMovementAndOverrunRulings: TranslatedRulings<typeof english> = {
  'zoc.trailIntoSwampInRain': {
    question:
      'Con la pioggia i sentieri non si possono usare per il movimento. Una ZOC si estende comunque in palude lungo i sentieri?',
    readings: {
      no: 'No: con la pioggia le ZOC delle unità motorizzate e con equipaggiamento pesante si estendono in palude soltanto lungo strade e ferrovie.',
      yes: 'Sì: le ZOC si estendono lungo i sentieri anche con la pioggia, perché la regola 3.24b non parla della pioggia.',
    },
  },
  'control.initial': {
    question: 'Quale parte controlla un esagono in cui non è entrata nessuna unità e a cui non è arrivata nessuna ZOC?',
    readings: {
      neutral: 'Nessuna delle parti controlla l’esagono: non blocca rifornimenti e non vale punti.',
      authorSupplied:
        'Controlla l’esagono la parte indicata dallo scenario; l’autore deve indicarne una per ogni esagono in cui il controllo conta.',
    },
  },
  'movement.openRainOnFoot': {
    question:
      'Con la pioggia la Tabella del Terreno fa pagare alle unità a piedi 2 punti per il terreno aperto, come per quello sconnesso. È corretto?',
    readings: {
      2: 'Sì: il terreno aperto costa 2 punti, come stampato.',
      1: 'No: il 2 stampato è un errore, e il terreno aperto costa 1 punto.',
    },
  },
  'movement.motorizedRiverCrossing': {
    question: 'Quanto costa un fiume senza ponte a un’unità motorizzata la cui pedina non ha la sagoma di un veicolo?',
    readings: {
      wholeMA: 'L’unità spende tutta la sua MA, come dice la regola 8.36c.',
      halfMA: 'L’unità spende metà della sua MA, come dice la nota e della Tabella del Terreno.',
    },
  },
  'movement.swampEntryOnFoot': {
    question:
      'La Tabella del Terreno dà un costo per la palude, ma la regola 8.37b richiede tutta la MA. Quanti punti devono restare a un’unità a piedi per entrare in palude fuori dalle strade?',
    readings: {
      printedCostThenStop: 'L’unità deve avere il costo stampato; poi si ferma e perde i punti rimasti.',
      wholeMA: 'L’unità deve avere tutta la sua MA.',
    },
  },
  'movement.roadBetweenEzoc': {
    question: 'Un’unità può passare da una ZOC nemica alla successiva al costo di strada, ferrovia o sentiero?',
    readings: {
      forbidden: 'No: quel costo non vale tra ZOC nemiche, come dice la regola 8.22.',
      allowed: 'Sì: quel costo vale tra ZOC nemiche, come nell’esempio di gioco.',
    },
  },
  'movement.stackAfterDrop': {
    question: 'Un gruppo lascia indietro lungo il percorso la sua unità più lenta. Di quanto possono muovere le altre?',
    readings: {
      slowerMA:
        'Le altre unità non possono muovere oltre quanto poteva quella lenta, a meno che questa sia stata lasciata indietro subito prima di uno sfondamento.',
      ownMA: 'Le altre unità possono muovere quanto permettono le loro MA.',
    },
  },
  'overrun.groupMakers': {
    question: 'Quali unità permettono ad altre unità del loro gruppo di sfondare con loro?',
    readings: {
      armourAndCavalry:
        'Le unità corazzate e la cavalleria permettono ad altre unità di sfondare con loro. Le autoblinde e il T-38 possono sfondare soltanto senza altre unità.',
      anySilhouetteAndCavalry:
        'La cavalleria e tutte le unità la cui pedina ha la sagoma di un veicolo permettono ad altre unità di sfondare con loro.',
    },
  },
  'overrun.afterClearingInEzoc': {
    question: 'Un esagono sgombrato da uno sfondamento è in un’altra ZOC nemica. Che cosa può fare lì il gruppo?',
    readings: {
      overrunOrStop: 'Il gruppo deve sfondare il nemico che esercita la ZOC, o fermarsi.',
      mayMoveOn: 'Il gruppo può sfondare, fermarsi, o proseguire il movimento come nell’esempio di gioco.',
    },
  },
  'overrun.attackerRetreat': {
    question: 'Che cosa succede quando il risultato del combattimento fa ritirare il gruppo che sfonda?',
    readings: {
      retreatTwoDisrupted: 'Il gruppo subisce le sue perdite, si ritira di due esagoni ed è disorganizzato.',
      stayAdjacent: 'Il gruppo subisce le sue perdite e resta adiacente al bersaglio.',
    },
  },
};
