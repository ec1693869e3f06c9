import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { beforeAndInCombatRulings as english } from '../before-and-in-combat.js';

export const beforeAndInCombatRulings: TranslatedRulings<typeof english> = {
  'reaction.check': {
    question: 'Quali unità effettuano un controllo di reazione?',
    readings: {
      eachUnit: 'Ogni unità che tenta di reagire effettua il proprio controllo.',
      leadPerHex: 'Un’unità di testa effettua il controllo per tutte le unità che reagiscono dal suo esagono.',
    },
  },
  'reaction.intoDefendingHex': {
    question: 'Un’unità può reagire nell’esagono attaccato?',
    readings: {
      allowed: 'Sì: la regola 9.35 dice soltanto che un’unità non è obbligata a reagire nell’esagono attaccato.',
      forbidden: 'No: la regola 9.35 vieta una reazione nell’esagono attaccato.',
    },
  },
  'reaction.armyUnits': {
    question: 'Quali unità di Armata possono reagire?',
    readings: {
      anyEligible: 'Possono reagire tutte le unità di Armata che soddisfano le altre condizioni.',
      withoutFinalMarker: 'Possono reagire soltanto le unità di Armata a cui resta anche un’attivazione nel turno.',
    },
  },
  'combat.swampRoutes': {
    question:
      'Lungo quali vie le unità motorizzate e con equipaggiamento pesante possono attaccare verso la palude o dalla palude?',
    readings: {
      roadRailTrail:
        'Le unità motorizzate e con equipaggiamento pesante possono attaccare lungo strade, ferrovie e, se non piove, sentieri.',
      roadRail: 'Le unità motorizzate e con equipaggiamento pesante possono attaccare lungo strade e ferrovie.',
    },
  },
  'combat.failedCoordination': {
    question: 'Quando la coordinazione di terra somma 2 al tiro di combattimento?',
    readings: {
      onFailure: 'La coordinazione di terra somma 2 quando il suo controllo è fallito.',
      onSuccess: 'La coordinazione di terra somma 2 quando il suo controllo è passato, come dice la regola 10.44b.',
    },
  },
  'combat.belowMinimumDisrupts': {
    question: 'Su quale tabella gli attaccanti sono disorganizzati se il rapporto finale è inferiore a 1-4?',
    readings: {
      assault: 'Gli attaccanti sono disorganizzati sulla tabella dell’Assalto, come dice la regola 10.53a.',
      mobile: 'Gli attaccanti sono disorganizzati sulla tabella Mobile, come dicono le note sotto le tabelle.',
    },
  },
  'combat.armourAttritionBy': {
    question: 'Quali difensori causano l’attrito dei corazzati nelle caselle ombreggiate?',
    readings: {
      redDefence: 'Causano l’attrito dei corazzati soltanto le unità con una forza di difesa rossa.',
      anyAntiTank: 'Causano l’attrito dei corazzati tutte le unità con capacità anticarro.',
    },
  },
  'engineer.acrossRiver': {
    question: 'Un fiume dimezza l’attacco e non dà modificatori. I genieri aiutano un attacco attraverso un fiume?',
    readings: {
      minusOne: 'Sì: i genieri sottraggono 1 al tiro di combattimento.',
      none: 'No: i genieri annullano soltanto un modificatore, e un fiume non ne dà.',
    },
  },
  'retreat.guestLosses': {
    question:
      'Delle unità si sono ritirate in un esagono che deve ancora essere attaccato. Quando le elimina l’attacco a quell’esagono?',
    readings: {
      onlyOnE:
        'Le unità che si sono ritirate nell’esagono sono eliminate soltanto quando il risultato del difensore è E.',
      whenDefendersDie:
        'Le unità che si sono ritirate nell’esagono sono eliminate ogni volta che lo sono tutti i difensori, con qualsiasi risultato.',
    },
  },
  'retreat.direction': {
    question: 'Che cosa significa “ritirarsi lontano dall’esagono difendente”?',
    readings: {
      eachHexFarther: 'Ogni esagono della ritirata deve essere più lontano dall’esagono difendente del precedente.',
      neverCloser: 'Nessun esagono della ritirata può essere più vicino all’esagono difendente del precedente.',
    },
  },
};
