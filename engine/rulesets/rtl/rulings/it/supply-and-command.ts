import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { supplyAndCommandRulings as english } from '../supply-and-command.js';

export const supplyAndCommandRulings: TranslatedRulings<typeof english> = {
  'supply.firstTurnPhase': {
    question: 'Nel primo turno di uno scenario si determina il rifornimento?',
    readings: {
      skipped: 'No: tutte le unità cominciano in rifornimento, tranne quelle che la scheda indica come non rifornite.',
      run: 'Sì: il rifornimento si determina nel primo turno come in ogni altro.',
    },
  },
  'pool.afterFailedCombination': {
    question:
      'È fallito un tentativo di combinare un segnalino pescato con quello nel Gruppo di Attivazione. Quando si gioca quest’ultimo?',
    readings: {
      whenever:
        'Il possessore può giocare il segnalino del Gruppo di Attivazione in qualsiasi sequenza successiva della sua parte, e può anche tentare di nuovo di combinarlo.',
      nextSequence:
        'Il segnalino del Gruppo di Attivazione va giocato da solo nella sequenza successiva della sua parte.',
    },
  },
  'command.casLead': {
    question:
      'Gli aerei non appartengono a nessuna formazione. Quale HQ può aiutare il loro controllo di coordinazione?',
    readings: {
      groundLead: 'Può aiutare gli aerei un HQ della formazione dell’unità di terra di testa della stessa parte.',
      none: 'Può aiutare gli aerei qualsiasi HQ entro il raggio, di qualunque formazione.',
    },
  },
  'command.overrunAir': {
    question:
      'Uno sfondamento non è un attacco dichiarato, ma i suoi aerei effettuano il controllo della regola 10.41. Per quel controllo si possono spendere Punti Comando?',
    readings: {
      none: 'No: i Punti Comando si possono spendere soltanto per la coordinazione degli attacchi dichiarati.',
      allowed: 'Sì: la regola 10.41b elenca i Punti Comando tra i modificatori.',
    },
  },
  'command.usesPerTurn': {
    question: 'Quante volte un HQ o un comandante può spendere i suoi Punti Comando?',
    readings: {
      oncePerTurn:
        'Un HQ o un comandante può spendere i suoi punti una volta per turno; i punti tornano nella Fase di Riorganizzazione.',
      oncePerSequence: 'Un HQ o un comandante può spendere i suoi punti una volta in ogni sequenza di ciascuna parte.',
    },
  },
  'leader.activations': {
    question: 'Un comandante può essere attivato due volte. Il limite vale per turno o per sequenza?',
    readings: {
      twicePerTurn: 'Un comandante può essere attivato due volte per turno, come un’unità di Armata motorizzata.',
      twicePerSequence: 'Un comandante può essere attivato due volte in ogni sequenza della sua parte.',
    },
  },
};
