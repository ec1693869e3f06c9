import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { supportAndWorksRulings as english } from '../support-and-works.js';

export const supportAndWorksRulings: TranslatedRulings<typeof english> = {
  'artillery.hqInTargetHex': {
    question: 'Artiglieria e un HQ sono attaccati nello stesso esagono. L’artiglieria usa la sua forza di supporto?',
    readings: {
      no: 'No: un HQ non è il tipo di unità combattente richiesto dalla regola 12.23.',
      yes: 'Sì: un HQ è un’unità combattente diversa dall’artiglieria.',
    },
  },
  'artillery.gunOfOtherFormation': {
    question:
      'Un’unità di artiglieria nell’esagono attaccato appartiene a una formazione diversa da quella dell’unità di testa. L’artiglieria può sostenere?',
    readings: {
      defends:
        'No: l’artiglieria usa la sua forza di difesa, perché la regola 12.13c richiede la formazione dell’unità di testa.',
      supports:
        'Sì: la regola 12.23 permette di sostenere a qualsiasi unità di artiglieria nell’esagono, come la regola 8.66 in uno sfondamento.',
    },
  },
  'artillery.defensiveCap': {
    question:
      'Il supporto di artiglieria del difensore non può superare una forza di difesa. Quali unità contano per quella forza?',
    readings: {
      withoutArtillery: 'Conta soltanto la forza di difesa delle unità diverse dall’artiglieria.',
      allGround:
        'Conta la forza di difesa di tutte le unità dell’esagono, compresa l’artiglieria che usa la sua forza di difesa.',
    },
  },
  'artillery.attackerArmyUnits': {
    question: 'Quale artiglieria di Armata può sostenere un attacco?',
    readings: {
      mustBeActivated: 'Può sostenere un attacco soltanto l’artiglieria di Armata attivata con la formazione attiva.',
      anyReady: 'Può sostenere un attacco qualsiasi artiglieria di Armata pronta ed entro il raggio.',
    },
  },
  'artillery.automaticCoordination': {
    question: 'Quale artiglieria attaccante adiacente al bersaglio è coordinata automaticamente?',
    readings: {
      everyUnit: 'Tutta l’artiglieria attaccante adiacente al bersaglio è coordinata automaticamente.',
      oneOfChoice: 'È coordinata automaticamente una sola unità di artiglieria, a scelta dell’attaccante.',
      none: 'Nessuna artiglieria è coordinata automaticamente: quella adiacente effettua il controllo con l’altra artiglieria, come nell’esempio di gioco.',
    },
  },
  'artillery.emergencyReadying': {
    question:
      'Nella Fase di Riorganizzazione torna pronta l’artiglieria che ha sparato ed è in Rifornimento di Emergenza?',
    readings: {
      notUntilSupplied: 'No: l’artiglieria torna pronta soltanto quando è di nuovo in rifornimento.',
      readied: 'Sì: l’artiglieria torna pronta, perché il Rifornimento di Emergenza non ha effetto sull’artiglieria.',
    },
  },
  'air.readyInRain': {
    question: 'Gli aerei che hanno volato tornano pronti in un turno di pioggia?',
    readings: {
      no: 'No: con la pioggia restano nella casella Volo, come dice la sequenza dettagliata.',
      yes: 'Sì: tornano pronti in ogni turno, come dice la regola 13.12a.',
    },
  },
  'air.oneMissionCap': {
    question:
      'Le formazioni diverse da quelle mobili tedesche hanno una missione offensiva per turno. Ne ha una ciascuna, o ne hanno una in comune?',
    readings: {
      perFormation:
        'Ogni formazione diversa da quelle mobili tedesche ha una missione, entro il numero di missioni del turno.',
      perSide: 'Tutte le formazioni di una parte diverse da quelle mobili tedesche hanno una missione in comune.',
    },
  },
  'air.halfRounding': {
    question: 'Metà degli aerei sovietici lascia il gioco. Quanti sono, se il loro numero è dispari?',
    readings: {
      roundDown: 'Lascia il gioco la metà degli aerei sovietici, arrotondata per difetto.',
      roundUp: 'Lascia il gioco la metà degli aerei sovietici, arrotondata per eccesso.',
    },
  },
  'air.secretCommitment': {
    question: 'Gli aerei si assegnano a un combattimento apertamente o in segreto?',
    readings: {
      open: 'Gli aerei si assegnano apertamente, per primi quelli dell’attaccante.',
      secret:
        'Se i giocatori sono d’accordo, entrambe le parti assegnano gli aerei in segreto per ogni combattimento e li rivelano insieme.',
    },
  },
  'strongpoint.removalOrder': {
    question:
      'Nella Fase di Costruzione del Segmento di Riorganizzazione i caposaldi prima si tolgono o prima si finiscono?',
    readings: {
      removeFirst: 'Prima si tolgono i caposaldi nemici occupati, poi si finiscono quelli amici.',
      completeFirst: 'Prima si finiscono i caposaldi amici, poi si tolgono quelli nemici occupati.',
    },
  },
  'strongpoint.disruptedBuilder': {
    question:
      'Un costruttore è stato disorganizzato o è rimasto fuori rifornimento, ma non ha lasciato il suo esagono. Che cosa succede al caposaldo che stava costruendo?',
    readings: {
      staysUnfinished: 'Il caposaldo resta incompiuto.',
      removed: 'Il caposaldo è tolto.',
    },
  },
  'strongpoint.armyBuilders': {
    question:
      'Le unità di Armata fuori dal raggio di comando tentano di unirsi a una formazione nella Fase di Movimento, dopo la costruzione. Un’unità simile può costruire?',
    readings: {
      anyJoined:
        'Sì: tutte le unità di Armata possono unirsi prima della costruzione; a quelle fuori dal raggio di comando serve un controllo.',
      inCommand: 'No: prima della costruzione possono unirsi soltanto le unità di Armata entro il raggio di comando.',
    },
  },
};
