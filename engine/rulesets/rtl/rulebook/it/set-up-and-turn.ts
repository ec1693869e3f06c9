import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { setUpAndTurn as english } from '../set-up-and-turn.js';

export const setUpAndTurn: TranslatedChapter<typeof english> = {
  '4.0': 'Questo capitolo tratta il piazzamento, il turno e le formazioni.',
  '4.1': 'Queste regole indicano come comincia uno scenario.',
  '4.11': 'Lo scenario e le sue schede indicano le forze che vi partecipano.',
  '4.12': 'Le unità si piazzano come indica la loro scheda. I rinforzi aspettano il loro turno di entrata.',
  '4.13': 'Un’unità comincia con il numero di livelli indicato dalla sua scheda.',
  '4.14': 'Le unità aeree disponibili all’inizio sono pronte.',
  '4.15': 'I segnalini di Attivazione si tengono da parte fino alla Fase di Iniziativa.',
  '4.16': 'Quando tutte le unità sono piazzate, comincia il primo turno.',
  '4.2': 'Un turno ha tre segmenti: Strategico, Operazionale e di Riorganizzazione.',
  '4.21':
    'Nei segmenti Strategico e di Riorganizzazione le due parti agiscono insieme. Nel Segmento Operazionale si alternano, un segnalino di Attivazione alla volta.',
  '4.21.A': 'Le fasi sono tempo, rinforzi, rifornimento, aerei e iniziativa.',
  '4.21.A1': 'Il giocatore tedesco determina il tempo del turno.',
  '4.21.A2':
    'Si preparano i rinforzi che devono entrare, si scelgono le opzioni e si mettono i nuovi aerei nella casella Pronte.',
  '4.21.A3': 'Entrambe le parti determinano il rifornimento delle loro unità per il turno.',
  '4.21.A4':
    'Le unità aeree che hanno volato tornano pronte, e si stabilisce il numero di missioni offensive del turno.',
  '4.21.A5': 'I tiri di dado decidono chi comincia, e i segnalini si mettono nelle tazze.',
  '4.21.B':
    'I giocatori si alternano. Ciascuno pesca un segnalino e svolge una sequenza, finché tutti i segnalini sono stati pescati e giocati.',
  '4.21.C': 'Le fasi sono costruzione, riorganizzazione, vittoria e fine del turno.',
  '4.21.C1':
    'Si tolgono i caposaldi nemici negli esagoni con unità amiche, si finiscono i caposaldi amici, e si piazzano o muovono i ponti.',
  '4.21.C2':
    'Le unità si riprendono dalla disorganizzazione. HQ e comandanti si rigirano sul fronte. L’artiglieria che ha sparato torna pronta, a meno che sia fuori rifornimento.',
  '4.21.C3': 'Se il tedesco ha raggiunto le sue condizioni di vittoria, vince, e il segnalino di turno non avanza.',
  '4.21.C4': 'Comincia il turno successivo.',
  '4.22':
    'La partita finisce dopo l’ultimo turno dello scenario. Finisce subito se un giocatore raggiunge una vittoria immediata dello scenario.',
};
