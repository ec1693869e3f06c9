import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { lendLease as english } from '../lend-lease.js';

export const lendLease: TranslatedChapter<typeof english> = {
  '34.0':
    'Questa regola si gioca con l’opzione `lend-lease`. Dal settembre 1941 i sovietici ricevono ogni turno punti rossi e blu fissi: via Vladivostok 3 rossi e 2 blu, via Murmansk 2 rossi e 1 blu.',
  '34.0.persia': 'Dal giugno 1942 arrivano altri 1 punto rosso e 1 blu per la rotta persiana.',
  '34.0.late':
    'Dal giugno 1943 arrivano 2 punti rossi e 4 blu via Vladivostok, 1 rosso e 2 blu via Murmansk, 2 blu via Persia.',
  '34.0.use': 'Con i punti Lend-Lease non servono in più punti gialli, e non si possono conservare.',
  '34.0.placement':
    'I corazzati e gli aerei nuovi costruiti con punti Lend-Lease si possono piazzare anche in città maggiori senza industrie, se queste sono collegate alla Siberia e alla rotta da cui sono arrivati i punti.',
  '34.0.attacked': 'I convogli dell’Artico e della Persia si possono attaccare, quelli del Pacifico no.',
};
