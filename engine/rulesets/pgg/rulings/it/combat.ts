import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { combatRulings as english } from '../combat.js';

export const combatRulings: TranslatedRulings<typeof english> = {
  'supply.halveBeforeTerrain': {
    question: 'La forza di un difensore fuori rifornimento si dimezza prima o dopo che il terreno la moltiplichi?',
    readings: {
      true: 'La forza si dimezza prima del terreno: si dimezza la forza di ogni unità, si arrotonda per difetto, poi si moltiplica la somma. Un 7 in foresta si difende con 6.',
      false:
        'La forza si dimezza dopo il terreno: il terreno moltiplica la forza, poi si dimezza il prodotto. Un 7 in foresta si difende con 7.',
    },
  },
  'integrity.withTerrain': {
    question: 'Come si combinano integrità divisionale e terreno?',
    readings: {
      multiply:
        'L’integrità non è un effetto del terreno: prima si raddoppiano le unità, poi il terreno moltiplica la somma.',
      additive:
        'L’integrità conta come un altro effetto del terreno e si combina con gli altri secondo la regola 9.33.',
    },
  },
  'defense.combination': {
    question: 'Per quanto moltiplicano la forza tre raddoppi insieme?',
    readings: {
      pairwise: 'Tre raddoppi moltiplicano per quattro: si sottrae 1 per ogni moltiplicatore dopo il primo.',
      onceForAll: 'Tre raddoppi moltiplicano per cinque: si sottrae 1 una sola volta dalla somma dei moltiplicatori.',
    },
  },
  'integrity.partialAttack': {
    question: 'La forza di una divisione raddoppia anche se attaccano soltanto alcuni dei suoi reggimenti?',
    readings: {
      doubleParticipants:
        'Sì: la divisione raddoppia per le unità presenti nel suo esagono, che partecipino o no all’attacco. Ogni reggimento che partecipa è raddoppiato.',
      allMustJoinSameAttack: 'No: tutti i reggimenti della divisione devono partecipare allo stesso attacco.',
    },
  },
  'integrity.independents': {
    question: 'Come influiscono i reggimenti indipendenti su una divisione nello stesso esagono?',
    readings: {
      cancel:
        'I reggimenti indipendenti non appartengono alla divisione: non sono mai raddoppiati, e la divisione nello stesso esagono non è raddoppiata.',
      toleratedWithTwoRegimentDivision:
        'Una divisione motorizzata di due reggimenti resta raddoppiata con un solo reggimento indipendente nel suo esagono; il reggimento indipendente non è raddoppiato.',
    },
  },
  'untried.allZeroDefenders': {
    question: 'Che cosa succede se tutti i difensori, o tutti gli attaccanti, si rivelano senza forza?',
    readings: {
      treatAsEliminated:
        'Non si tira il dado. I difensori di un esagono rimasto vuoto contano come eliminati, così che gli attaccanti possano avanzare, o entrare dopo un travolgimento. Se tutti gli attaccanti sono senza forza, l’attacco non ha luogo ma conta come il loro attacco.',
      noAdvance:
        'Non si tira il dado, come con `treatAsEliminated`, ma nessuna unità avanza nell’esagono rimasto vuoto.',
    },
  },
  'untried.reveal': {
    question: 'Si dichiarano tutti gli attacchi di una fase prima di rivelare le prime unità?',
    readings: {
      perAttack: 'No: si impegna un attacco, se ne rivelano le unità, poi si sceglie l’attacco successivo.',
      allDeclaredFirst: 'Sì: unità e bersagli di tutti gli attacchi sono fissati prima che si riveli un’unità.',
    },
  },
  'retreat.ifBlocked': {
    question: 'Che cosa succede se un’unità non può ritirarsi per l’intera distanza?',
    readings: {
      takeLosses:
        'Il proprietario non può scegliere la ritirata e perde livelli. Un’unità eliminata lungo il percorso per il raggruppamento o nelle colonne ovest conta come se avesse completato la ritirata.',
      eliminateBlockedUnit: 'Le altre unità si ritirano, e l’unità che non può ritirarsi è eliminata.',
    },
  },
  'retreat.geometry': {
    question: 'Quali percorsi può seguire una ritirata di due esagoni?',
    readings: {
      pathOfNHexes:
        'Una ritirata entra in due esagoni di seguito, mai due volte nello stesso e mai in quello di partenza; a ogni esagono hanno la precedenza quelli vuoti.',
      mustEndNHexesAway:
        'Una ritirata entra in due esagoni di seguito, come con `pathOfNHexes`, e deve inoltre terminare a due esagoni dalla partenza.',
    },
  },
  'retreat.westColumns': {
    question: 'Il giocatore tedesco può condurre una ritirata sovietica nelle colonne ovest chiuse?',
    readings: {
      onlyIfForced:
        'No: una ritirata sovietica entra nelle colonne ovest chiuse soltanto se l’unità non ha altri esagoni aperti.',
      opponentMayChoose: 'Sì: il giocatore tedesco sceglie liberamente gli esagoni di una ritirata sovietica.',
    },
  },
  'retreat.guestStatus': {
    question: 'Per quanto tempo un’unità è ospite nell’esagono in cui si è ritirata?',
    readings: {
      playerTurn:
        'L’unità è ospite fino alla fine del turno-giocatore, compresi i travolgimenti ed entrambe le fasi di movimento tedesche, o finché non lascia l’esagono. Un ospite non può subire perdite al posto delle altre unità dell’esagono.',
      phase: 'L’unità è ospite fino alla fine della fase in cui si è ritirata.',
    },
  },
  'combat.multiHexResult': {
    question: 'Come si applica il risultato di un solo combattimento a più esagoni?',
    readings: {
      wholeSide:
        'Il risultato si applica una volta alla parte: i livelli sono un totale per tutti gli esagoni, e una ritirata muove ogni unità del combattimento.',
      perHex: 'Il risultato si applica a ciascun esagono separatamente: ogni esagono perde livelli o si ritira.',
    },
  },
  'advance.defender': {
    question: 'Di quanto può avanzare un difensore vittorioso?',
    readings: {
      likeAttacker:
        'Un difensore avanza quanto un attaccante: lungo la linea di ritirata, o di due esagoni dopo un’eliminazione. Permette questa avanzata soltanto un risultato che colpisce il solo attaccante.',
      intoOneHexOnly: 'Un difensore avanza al massimo di un esagono, in un esagono lasciato dagli attaccanti.',
    },
  },
};
