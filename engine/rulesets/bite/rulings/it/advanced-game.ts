import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { advancedGameRulings as english } from '../advanced-game.js';

export const advancedGameRulings: TranslatedRulings<typeof english> = {
  'snow.flak': {
    question:
      'Neve e pioggia dimezzano il fuoco antiaereo. Con la pioggia vola soltanto la ricognizione, e le sparano soltanto i difensori. Quale fuoco antiaereo si dimezza?',
    readings: {
      attackers:
        'Si dimezza soltanto il fuoco antiaereo degli attaccanti. Con la pioggia sparano soltanto i difensori, e il loro fuoco non si dimezza.',
      both: 'Si dimezza il fuoco antiaereo di entrambe le fazioni. Con la pioggia è quello dei difensori.',
    },
  },
  'guards.allowance': {
    question:
      'Le Guardie hanno quattro PM fin dall’inizio. Quanti ne hanno quando la fanteria sovietica è a livello 2?',
    readings: {
      floor: 'Le Guardie hanno ancora quattro PM, la cavalleria della Guardia cinque.',
      oneMore: 'Le Guardie hanno cinque PM, la cavalleria della Guardia sei.',
    },
  },
  'siege.lossWhen': {
    question: 'Le unità assediate perdono un Punto Forza alla fine del turno. In quale momento lo perdono?',
    readings: {
      supplyCheck:
        'Le unità assediate perdono un Punto Forza nella verifica finale del rifornimento del turno del loro proprietario.',
      turnEnd: 'Le unità assediate perdono un Punto Forza alla fine del mese, se l’assedio dura ancora.',
    },
  },
  'desperate.spared': {
    question:
      'Un Attacco Disperato deve eliminare la difesa nel primo round. Riesce se gli ultimi difensori si ritirano?',
    readings: {
      allEliminated: 'No: il successo di un Attacco Disperato si determina prima delle ritirate.',
      allGone:
        'Sì: un Attacco Disperato riesce se alla fine del round nell’esagono non resta nessuna unità terrestre nemica.',
    },
  },
  'headquarters.secondActivation': {
    question: 'Un QG corazzato si attiva di nuovo per il movimento extra. Paga una seconda volta?',
    readings: {
      costs: 'Sì: il QG perde un altro Punto Azione alla fine della fase 10.',
      free: 'No: il QG paga una volta per turno.',
    },
  },
  'stavka.freeRail': {
    question:
      'La Stavka ordina gratis un movimento strategico ferroviario. Questo movimento conta nel limite del turno?',
    readings: {
      counted: 'Sì: il movimento ferroviario gratuito conta nel limite; se ne risparmia soltanto il costo.',
      beyond: 'No: il movimento ferroviario gratuito si aggiunge al limite.',
    },
  },
  'stavka.railWhen': {
    question:
      'Un QG supremo si attiva all’inizio della Fase di Movimento, dopo il movimento strategico ferroviario. Quando ordina il suo movimento ferroviario gratuito?',
    readings: {
      railPhase:
        'Il QG supremo ordina il movimento nella fase del movimento strategico ferroviario, e anche in quella fase può essere attivato.',
      movement:
        'Il QG supremo ordina il movimento nella Fase di Movimento: l’unità si sposta per ferrovia invece di muovere normalmente.',
    },
  },
  'stavka.unitOutOfSupply': {
    question: 'La Stavka fa muovere un’unità fuori rifornimento come se fosse rifornita. L’unità può anche attaccare?',
    readings: {
      attacks: 'Sì: l’unità fuori rifornimento può anche attaccare, con tutta la sua forza.',
      movesOnly: 'No: l’unità fuori rifornimento può soltanto muovere.',
    },
  },
};
