import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { charts as english } from '../charts.js';

export const charts: TranslatedChapter<typeof english> = {
  TEC: 'La tabella dà i costi di movimento per le unità a piedi e per quelle motorizzate e con equipaggiamento pesante, con tempo asciutto e con la pioggia, e gli effetti del terreno su combattimento e sfondamenti.',
  'TEC.a':
    'Le unità motorizzate e con equipaggiamento pesante possono entrare in palude, uscirne, attaccarla, e avanzare o ritirarsi dentro o fuori da essa, soltanto attraverso un lato d’esagono con una strada, una ferrovia o un sentiero. Con la pioggia i sentieri non contano.',
  'TEC.b':
    'Le unità a piedi, tranne la cavalleria, si fermano quando entrano in palude da un lato d’esagono senza strada, ferrovia o sentiero.',
  'TEC.c': 'I boschi non costano nulla se un’unità vi entra lungo una strada, un sentiero o una ferrovia.',
  'TEC.d': 'Un ponte annulla il costo dell’acqua.',
  'TEC.e':
    'Senza ponte i veicoli e le unità con equipaggiamento pesante non possono attraversare un fiume, né attaccare o ritirarsi oltre. Le altre unità motorizzate possono attraversarlo; secondo questa nota usano metà della loro MA. Il supporto di artiglieria non cambia.',
  'TEC.f':
    'Le unità a piedi e quelle con equipaggiamento pesante si fermano in una ZOC nemica. Le unità motorizzate possono proseguire.',
  'TEC.g':
    'Uscire da una ZOC nemica non costa nulla. Un’unità che ha iniziato in una ZOC nemica spende tutta la sua MA per muovere in un’altra; un’unità motorizzata spende il costo indicato.',
  'TEC.h':
    'Le unità motorizzate e con equipaggiamento pesante che attaccano verso la palude o dalla palude si dimezzano. Possono attaccare soltanto attraverso un lato d’esagono con una strada, una ferrovia o, se non piove, un sentiero.',
  'TEC.i':
    'Il supporto di artiglieria verso la palude, e verso l’acquitrino con la pioggia, si dimezza. Il supporto da questi terreni no.',
  'TEC.j': 'Con la pioggia è obbligatoria la tabella dell’Assalto, e non ci sono sfondamenti.',
  'CRT.A':
    'La tabella dell’Assalto ha colonne da 1-4 a 7-1 e righe da 0 o meno a 11 o più. Le ritirate sono di uno o due esagoni.',
  'CRT.M': 'La tabella Mobile ha colonne da 1-4 a 8-1 e righe da 0 o meno a 11 o più. Le ritirate sono di due esagoni.',
  SoP: 'La sequenza dettagliata descrive ogni sequenza punto per punto.',
  'SoP.A':
    'Per prima cosa le unità di Armata a cui serve un controllo di attivazione tentano di superarlo. Seguono movimento con sfondamenti ed entrate, dichiarazione, reazione e combattimento.',
  'SoP.B':
    'Le unità finiscono caposaldi, ne cominciano altri e piazzano ponti. Il resto è come in una Sequenza Mobile, ma senza sfondamenti.',
  'SoP.C': 'Il segnalino si mette nel Gruppo di Attivazione, e si piazzano o muovono ponti.',
  'SoP.3':
    'L’ordine è: tabella, aerei, indicazione dell’artiglieria, controlli dell’artiglieria, rapporto di forze, coordinazione di terra, modificatore netto, unità di testa del difensore, tiro, perdite, ritirate, avanzata. Il difensore subisce perdite e si ritira per primo.',
  'SoP.A4': 'Gli aerei che hanno volato tornano pronti con tempo asciutto e nuvoloso, ma non con la pioggia.',
  'SoP.C1': 'Si tolgono i caposaldi nemici, si finiscono quelli amici, e si piazzano ponti.',
  'SoP.C2':
    'Per prime si riprendono le unità dalla disorganizzazione. Poi si rigirano HQ e comandanti, e infine torna pronta l’artiglieria che ha sparato e non è fuori rifornimento.',
};
