import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { campaignRulings as english } from '../campaign.js';

export const campaignRulings: TranslatedRulings<typeof english> = {
  'sovietInterdiction.when': {
    question: 'La parte sovietica può scegliere liberamente i suoi tre turni di interdizione?',
    readings: {
      anyThreeTurns: 'Sì: la parte sovietica può scegliere tre turni qualsiasi, tranne l’ultimo.',
      oncePerThreeTurnBlock:
        'No: la parte sovietica può scegliere al massimo un turno in ogni gruppo di tre (da 1 a 3, da 4 a 6 e così via), e mai l’ultimo turno.',
    },
  },
  'germanInterdiction.firstForbiddenColumn': {
    question:
      'I contrassegni tedeschi si possono piazzare nella colonna 40? Il regolamento la indica come loro limite.',
    readings: {
      41: 'Sì: la colonna 40 è l’ultima colonna aperta.',
      40: 'No: la colonna 39 è l’ultima colonna aperta.',
    },
  },
  'germanInterdiction.smolenskDelay': {
    question: 'Da quando i contrassegni tedeschi si possono piazzare ovunque, dopo la conquista di Smolensk?',
    readings: {
      1: 'I contrassegni si possono piazzare ovunque dalla fase di interdizione del turno che segue un turno finito con entrambi gli esagoni di Smolensk tedeschi. Quando si piazzano i contrassegni, Smolensk deve avere una linea fino al bordo ovest.',
      0: 'I contrassegni si possono piazzare ovunque dalla fase di interdizione del turno della conquista. Quando si piazzano i contrassegni, Smolensk deve avere una linea fino al bordo ovest.',
    },
  },
  'reinforcement.blocked': {
    question:
      'Che cosa succede ai gruppi dell’elenco il cui ingresso è chiuso, e quali esagoni appartengono agli ingressi che il regolamento lascia poco chiari?',
    readings: {
      wait: 'I gruppi dell’elenco aspettano. Le divisioni provvisorie si spostano all’esagono di bordo più vicino, verso est, senza nemici; tra esagoni ugualmente vicini sceglie il proprietario. Il Fronte Sud-Occidentale entra da esagoni di ferrovia del bordo sud, da Z verso est. L’area B non ha interruzioni tra i suoi esagoni.',
      shiftToNearest:
        'I gruppi dell’elenco si spostano all’esagono di bordo aperto più vicino, come le divisioni provvisorie.',
    },
  },
  'provisional.turn12': {
    question: 'Nell’ultimo turno arriva una divisione provvisoria?',
    readings: {
      true: 'Sì: in quel turno è vuoto soltanto l’elenco dei rinforzi; si possono chiamare anche divisioni del Fronte Sud-Occidentale.',
      false: 'No: l’ultimo turno non porta né una divisione provvisoria né una divisione del Fronte Sud-Occidentale.',
    },
  },
  'victory.recaptureNeeds': {
    question: 'Che cosa deve tenere di una città la parte sovietica per segnare punti con la riconquista?',
    readings: {
      unitsInAllHexes:
        'Alla fine del proprio turno-giocatore la parte sovietica deve avere un’unità in ciascun esagono della città.',
      controlOfAllHexes:
        'La parte sovietica deve controllare ciascun esagono della città: lo occupa o vi è passata per ultima.',
    },
  },
  'victory.recaptureHexes': {
    question: 'I due esagoni singoli che danno punti, 5907 e 5915, contano come città per la riconquista?',
    readings: {
      false: 'No: soltanto le città danno punti per la riconquista.',
      true: 'Sì: la parte sovietica segna punti anche per la riconquista di 5907 e 5915.',
    },
  },
  names: {
    question: 'Come si chiamano le unità i cui nomi negli elenchi sono stampati in modo errato?',
    readings: {
      corrected:
        'Le unità con nomi errati hanno i nomi corretti Rokossovsky, Gerasimenko e Grossdeutschland. La divisione di fanteria stampata come 16ª può avere un altro numero.',
      asPrinted:
        'Le unità con nomi errati mantengono i nomi stampati. La divisione di fanteria stampata come 16ª ha questo numero.',
    },
  },
};
