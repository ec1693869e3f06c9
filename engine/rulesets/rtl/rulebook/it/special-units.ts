import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { specialUnits as english } from '../special-units.js';

export const specialUnits: TranslatedChapter<typeof english> = {
  '16.0': 'Questo capitolo tratta i cannoni anticarro, i ponti e gli Arko.',
  '16.1': 'Queste regole indicano quali cannoni hanno effetto sui carri, e come.',
  '16.11': 'Hanno capacità anticarro le unità anticarro, tutte le unità corazzate e i cannoni antiaerei pesanti.',
  '16.12': 'Un’unità con capacità anticarro nell’esagono difendente annulla il bonus per Armi Combinate.',
  '16.13': 'I cannoni antiaerei pesanti possono causare l’attrito dei corazzati.',
  '16.2': 'Le unità ponte facilitano l’attraversamento di ruscelli e fiumi.',
  '16.21':
    'Un’unità ponte scavalca un lato d’esagono di ruscello o fiume del suo esagono, come indica la sua freccia, e annulla il costo dell’attraversamento.',
  '16.22':
    'Un’unità ponte si può piazzare in qualsiasi esagono adiacente a un fiume o ruscello che sia entro il raggio di comando di un HQ amico e non in ZOC nemica. Si può piazzare in una Sequenza di Assalto, in una Sequenza di Passare o nel Segmento di Riorganizzazione.',
  '16.23': 'Un’unità ponte si può togliere e piazzare di nuovo con la stessa regola, o tenere fuori mappa.',
  '16.24': 'In palude le unità ponte si possono piazzare soltanto lungo una strada, una ferrovia o un sentiero.',
  '16.25': 'Un’unità ponte resta quanto vuole il suo possessore. Non è mai disorganizzata o fuori rifornimento.',
  '16.26':
    'Un’unità ponte non ha forza, MA, valore di raggruppamento o ZOC. Non è mai catturata o eliminata, ma è tolta quando un’unità combattente nemica entra nel suo esagono. Il nemico non può piazzarvi un’unità ponte né muovervi un comandante senza un’unità combattente.',
  '16.3': 'Un Arko è il comando di artiglieria tedesco.',
  '16.31': 'Un Arko è un HQ per l’artiglieria.',
  '16.32':
    'Un Arko può fare da secondo HQ in qualsiasi attacco o difesa tedesca, ma soltanto per la coordinazione dell’artiglieria.',
  '17.0': 'Si segnano punti vittoria per le località, per le perdite nemiche e per certi eventi.',
};
