import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { formations as english } from '../formations.js';

export const formations: TranslatedChapter<typeof english> = {
  '4.3': 'Le unità di una formazione agiscono insieme.',
  '4.31':
    'Una formazione ha di norma uno o più HQ e le unità del suo colore. Alcune formazioni tedesche hanno più HQ, alcune sovietiche nessuno.',
  '4.32': 'Un HQ appartiene soltanto alla propria formazione, non a una superiore.',
  '4.33':
    'Le unità di Armata sono bianche e non appartengono a nessuna formazione. Possono operare con qualsiasi formazione, entro certi limiti.',
  '4.34':
    'Un HQ può spendere i suoi punti per un attacco se l’unità di testa e più di metà degli attaccanti sono della sua formazione ed entro il suo raggio.',
  '4.35': 'I segnalini di Attivazione decidono quali formazioni agiscono.',
  '4.35a':
    'All’inizio di ogni sua sequenza ciascuna parte pesca a caso un segnalino dalla propria tazza. Nella prima sequenza della partita il Primo Giocatore sceglie un segnalino.',
  '4.35b':
    'Tutte le unità delle formazioni indicate dal segnalino sono attive, ovunque si trovino. Tutte le altre non sono attive e non possono muovere. In una Sequenza di Assalto le unità amiche non attive adiacenti a un esagono difendente possono partecipare all’attacco. Un segnalino torna nella tazza soltanto nella Fase di Iniziativa.',
  '4.36': 'Una formazione con due segnalini agisce due volte in un turno.',
  '4.37':
    'Un segnalino sovietico attiva una formazione qualsiasi a scelta del possessore, anche una che ha già agito. Si può usare anche per passare.',
  '4.38': 'Quando una formazione non ha più unità né rinforzi in arrivo, il suo segnalino è tolto dal gioco.',
  '4.39':
    'Due segnalini combinati con un tiro di dado non sono la stessa cosa di un segnalino che indica più formazioni.',
};
