import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { combatRulings as english } from '../combat.js';

export const combatRulings: TranslatedRulings<typeof english> = {
  artilleryDieForDefender: {
    question: 'L’artiglieria divisionale dà un dado anche al difensore?',
    readings: {
      true: 'Sì: l’artiglieria può dare un dado al leader di ciascuna parte, il che consuma il tiro dell’unità di artiglieria. L’artiglieria nel settore assaltato non può darlo.',
      false: 'No: l’artiglieria dà un dado soltanto all’attaccante.',
    },
  },
  engineersMustLead: {
    question: 'Quando un assalto conta come assalto di genieri?',
    readings: {
      false: 'Un assalto conta come assalto di genieri quando genieri o lanciafiamme lo guidano o lo sostengono.',
      true: 'Un assalto conta come assalto di genieri soltanto quando genieri o lanciafiamme lo guidano.',
    },
  },
  supportInSector: {
    question: 'L’attaccante sceglie quali unità del settore del leader sostengono un assalto?',
    readings: {
      optional: 'Sì: sostengono soltanto le unità indicate. Le altre possono ancora assaltare.',
      automatic:
        'No: sostengono tutte le unità adatte della divisione del leader nel suo settore. L’attaccante sceglie soltanto se sono più di tre.',
    },
  },
  reconSupportsDefence: {
    question: 'La ricognizione può sostenere la difesa del proprio settore?',
    readings: {
      true: 'Sì: la ricognizione può sostenere una difesa, ma mai un attacco.',
      false: 'No: la ricognizione non sostiene in nessun assalto.',
    },
  },
  equalRetreatLoses: {
    question:
      'Gli attaccanti perdono PR quando i punteggi pari li costringono a ritirarsi in ZOC nemica? I punteggi pari non costano perdite, ma fermarsi in ZOC nemica sì.',
    readings: {
      true: 'Sì: un’unità che deve fermarsi in ZOC nemica, o che non può ritirarsi affatto, perde un PR.',
      false: 'No: i punteggi pari non costano mai un PR agli attaccanti.',
    },
  },
  retreatOffFriendlyEdge: {
    question: 'Un’unità può ritirarsi fuori dal proprio bordo della mappa?',
    readings: {
      false: 'No: un’unità non può ritirarsi fuori dalla mappa.',
      true: 'Sì: un’unità che si ritira fuori dal proprio bordo è tolta dalla mappa e può essere riorganizzata. Se alla fine è ancora fuori mappa, conta come distrutta.',
    },
  },
  headquartersOffMap: {
    question: 'Che cosa succede a un HQ che si è ritirato fuori dal proprio bordo?',
    readings: {
      returns:
        'L’HQ è soltanto assente, e la sua divisione non perde un dado. Prima dei tentativi di riorganizzazione della notte successiva l’HQ torna dal settore da cui è uscito, o dal settore del suo bordo con meno unità e posto sufficiente.',
      lost: 'L’HQ conta come distrutto: la sua divisione perde un dado e non può essere riorganizzata, e l’HQ non torna mai.',
    },
  },
  advanceAfterAssault: {
    question:
      'Quali unità possono entrare nel settore dopo un assalto vinto? Il regolamento parla di occupare un settore, ma non ha una regola per l’avanzata.',
    readings: {
      none: 'Nessuna unità può avanzare. Un’unità che non ha ancora mosso può entrare nel settore con il suo movimento ordinario.',
      leader: 'Il leader può avanzare nel settore.',
      participants:
        'Il leader e le unità in supporto possono avanzare nel settore, entro il limite di unità per settore.',
    },
  },
  hqIsolation: {
    question: 'Quando un HQ è isolato?',
    readings: {
      aloneInSector: 'Un HQ è isolato quando nel suo settore non ci sono altre unità di terra amiche.',
      noFriendAdjacent:
        'Un HQ è isolato quando nel suo settore o in uno adiacente non ci sono altre unità di terra amiche.',
    },
  },
  largeArtilleryDie: {
    question: 'Quando ha il suo dado extra un’unità di artiglieria di più di due reggimenti?',
    readings: {
      both: 'L’unità di artiglieria ha il dado extra sia quando spara sia quando è bersaglio di un tiro.',
      firer: 'L’unità di artiglieria ha il dado extra soltanto quando spara.',
    },
  },
  counterBatteryFailSpendsFire: {
    question: 'Che cosa succede all’artiglieria che non riesce a localizzare i cannoni nemici?',
    readings: {
      true: 'L’artiglieria che non riesce a localizzare i cannoni nemici ha consumato il suo tiro del turno.',
      false: 'L’artiglieria che non riesce a localizzare i cannoni nemici può sparare su un altro bersaglio.',
    },
  },
};
