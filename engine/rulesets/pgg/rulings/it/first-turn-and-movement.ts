import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { firstTurnRulings as english } from '../first-turn-and-movement.js';

export const firstTurnRulings: TranslatedRulings<typeof english> = {
  'grid.orientation': {
    question:
      'Quali direzioni degli esagoni sono nord, sud ed est? Il regolamento non dice come è orientata la griglia.',
    readings: {
      flat: 'Gli esagoni con il lato in alto formano colonne da nord a sud: nel turno 1 sono permessi nord, sud, nord-est e sud-est, non nord-ovest e sud-ovest.',
      pointy:
        'Gli esagoni con il vertice in alto formano righe da ovest a est: nel turno 1 non sono permessi ovest, nord-ovest e sud-ovest.',
    },
  },
  'setup.multiHexMustMeetStacking': {
    question: 'Nel piazzamento il limite di raggruppamento vale per le armate che hanno più esagoni?',
    readings: {
      true: 'Sì: le armate con più esagoni si piazzano entro il limite. Quelle con un solo esagono possono superarlo fino alla fine della prima fase di movimento sovietica.',
      false: 'No: nessuna armata deve rispettare il limite prima della fine della prima fase di movimento sovietica.',
    },
  },
  'turn1.fullAllowance': {
    question: 'Che cosa succede se a un’unità in marcia restano punti che non bastano per nessun esagono aperto?',
    readings: {
      untilNoLegalHex:
        'L’unità marcia finché i suoi punti bastano per un esagono aperto; i punti rimasti sono persi. Se l’unità è fuori rifornimento, la sua capacità si dimezza prima. Marciano anche i comandanti delle due armate.',
      exactOnly: 'Il percorso dell’unità deve costare esattamente tutta la sua capacità di movimento.',
    },
  },
  'westColumns.exceptionTurns': {
    question: 'Per quanto tempo le due armate che iniziano nelle colonne ovest possono muovere al loro interno?',
    readings: {
      firstTurn:
        'Le due armate possono muovere all’interno delle colonne ovest soltanto nel turno 1. Un’unità che vi si trova ancora più tardi non è tolta, ma non può passare da un esagono di queste colonne a un altro.',
      firstSixTurns:
        'Le due armate possono muovere all’interno delle colonne ovest in tutti i turni in cui esse sono chiuse alle altre unità sovietiche.',
    },
  },
  'germanInterdiction.removal': {
    question:
      'Quando si tolgono i contrassegni tedeschi? La descrizione iniziale lo dice più tardi della sequenza di gioco.',
    readings: {
      endOfSovietMovement:
        'I contrassegni si tolgono alla fine della fase di movimento sovietica, come dicono le regole numerate.',
      endOfSovietTurn:
        'I contrassegni si tolgono alla fine del turno-giocatore sovietico, come dice la descrizione iniziale.',
    },
  },
  'road.requiresConnection': {
    question: 'Quando l’ingresso in un esagono di strada ha il costo della strada?',
    readings: {
      true: 'Il costo della strada vale soltanto se l’unità muove lungo una strada che collega i due esagoni. L’altro terreno dell’esagono allora non costa nulla, ma l’attraversamento di un fiume lungo il percorso ha il suo costo normale.',
      false: 'Il costo della strada vale ogni volta che l’esagono ha una strada, da qualunque lato l’unità vi entri.',
    },
  },
  'overrun.halving': {
    question:
      'Quando si dimezza la forza di un travolgimento, si arrotonda per difetto una volta sola o per ogni unità?',
    readings: {
      total: 'Si arrotonda una volta sola: si dimezza la forza di attacco dell’intero stack.',
      perUnit: 'Si arrotonda per ogni unità: la forza di ciascuna si dimezza prima di sommarle.',
    },
  },
  'overrun.cost': {
    question: 'Il costo di un travolgimento comprende terreno, fiume e contrassegno dell’esagono bersaglio?',
    readings: {
      flat: 'Sì: terreno, fiume e contrassegno dell’esagono bersaglio non aggiungono nulla al costo di un travolgimento. Un lato di esagono di lago impedisce comunque il travolgimento.',
      plusTerrain: 'No: il costo per entrare nell’esagono bersaglio si aggiunge a quello del travolgimento.',
    },
  },
  'overrun.fromZoc': {
    question: 'Le unità che iniziano la fase in una ZOC nemica possono effettuare travolgimenti?',
    readings: {
      true: 'Sì: le unità che iniziano la fase in una ZOC nemica possono travolgere qualsiasi esagono nemico adiacente al costo ordinario. Queste unità possono lasciare il loro esagono soltanto con un travolgimento.',
      false: 'No: le unità che all’inizio della fase sono in una ZOC nemica restano nel loro esagono.',
    },
  },
  'overrun.arrivals': {
    question: 'Le unità possono effettuare travolgimenti nella fase in cui entrano sulla mappa?',
    readings: {
      sameEntryHexTogether:
        'Sì: le unità che entrano dallo stesso esagono contano come se avessero iniziato la fase insieme. Le unità sovietiche in arrivo iniziano la fase fuori comando e non possono effettuare travolgimenti.',
      singlyOnly:
        'Soltanto una alla volta: ogni unità in arrivo conta come se avesse iniziato la fase in un esagono proprio e può effettuare travolgimenti soltanto da sola. Le unità sovietiche in arrivo non possono effettuarne.',
    },
  },
  'stacking.sovietLeader': {
    question: 'Quali quattro unità sovietiche possono trovarsi nello stesso esagono?',
    readings: {
      fourWithLeader: 'Quattro unità qualsiasi, purché almeno una sia un comandante.',
      threePlusOneLeader: 'Tre divisioni e un comandante. Ogni altro gruppo può contenere al massimo tre unità.',
    },
  },
  'stacking.checkTimes': {
    question:
      'Quando vale il limite di raggruppamento? Il regolamento indica il limite tedesco per la fine delle fasi e quello sovietico per ogni momento del combattimento.',
    readings: {
      asWritten:
        'I limiti valgono come sono scritti: con un’avanzata le unità tedesche possono superare il limite fino alla fine della fase di combattimento.',
      bothContinuous: 'Entrambe le parti devono rispettare il limite in ogni momento di una fase di combattimento.',
    },
  },
  'rail.interdictedCost': {
    question: 'Un esagono di ferrovia con interdizione conta come quattro esagoni, o come quattro in più?',
    readings: {
      4: 'Un esagono con interdizione conta in tutto come quattro esagoni di ferrovia.',
      5: 'Un esagono con interdizione conta come cinque esagoni di ferrovia: sé stesso e altri quattro.',
    },
  },
  'rail.cutOn': {
    question: 'Con quali spostamenti un’unità può interrompere una ferrovia?',
    readings: {
      movement:
        'Un’unità combattente tedesca interrompe una ferrovia con il movimento in una fase di movimento, compreso l’ingresso dopo un travolgimento, se c’è un contrassegno disponibile e il proprietario lo desidera. Un’unità sovietica ripara la ferrovia con il movimento ordinario.',
      movementOrAdvance:
        'Un’unità combattente tedesca interrompe una ferrovia con il movimento e anche con un’avanzata dopo il combattimento nelle fasi di combattimento tedesche.',
    },
  },
  'zoc.friendlyZocNegates': {
    question: 'Le ZOC di una parte annullano quelle nemiche, come una frase del regolamento sembra dire?',
    readings: {
      false: 'No: soltanto le unità annullano le ZOC nemiche, e soltanto per rifornimento, comando e ritirata.',
      true: 'Sì: negli esagoni in cui entrambe le parti hanno una ZOC, le ZOC nemiche non contano per rifornimento, comando e ritirata.',
    },
  },
  'zoc.disruptedUnitNegates': {
    question: 'Un’unità disorganizzata annulla ancora le ZOC nemiche nel proprio esagono?',
    readings: {
      true: 'Sì: un’unità disorganizzata è pur sempre un’unità nell’esagono.',
      false: 'No: un’unità disorganizzata perde questo effetto insieme alla propria ZOC.',
    },
  },
};
