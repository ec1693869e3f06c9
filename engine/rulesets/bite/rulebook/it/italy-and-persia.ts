import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { italyAndPersia as english } from '../italy-and-persia.js';

export const italyAndPersia: TranslatedChapter<typeof english> = {
  '36.0':
    'Questa regola si gioca con l’opzione `italian-surrender`. Invece della resa nel settembre 1943, da luglio in poi si tira un dado all’inizio di ogni turno. L’Italia si arrende con 1 in luglio, con 2 o meno in agosto, con 4 o meno in settembre, con 5 o meno in seguito.',
  '37.0':
    'Questa regola si gioca con l’opzione `persia`. Nell’agosto 1941 la Persia si unisce all’Asse, senza unità. Le unità sovietiche congelate del Caucaso possono muovere e invadere la Persia, che si arrende quando Teheran è occupata.',
  '37.0.garrison': 'Dopo la resa della Persia un’unità sovietica deve restare a Teheran.',
  '37.0.corridor':
    'Nove mesi dopo la resa della Persia il Corridoio Persiano si apre per il Lend-Lease. I sommergibili dell’Asse possono attaccarne i convogli.',
};
