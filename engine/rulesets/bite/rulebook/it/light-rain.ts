import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { lightRain as english } from '../light-rain.js';

export const lightRain: TranslatedChapter<typeof english> = {
  '39.0':
    'Questa regola si gioca con l’opzione `light-rain`. In maggio e ottobre un tiro di 1 o 2 significa sereno, 3 o 4 pioggia leggera, 5 o 6 pioggia.',
  '39.0.twice': 'Lo stesso meteo non si presenta due volte di seguito.',
  '39.0.supply': 'Con pioggia leggera la lunghezza massima di una linea di rifornimento è di due esagoni.',
  '39.0.movement': 'Con pioggia leggera ogni esagono costa 3 punti, ma la pianura ne costa 2.',
  '39.0.combat':
    'Con pioggia leggera le unità terrestri e gli aerei attaccanti hanno 1 Malus, l’artiglieria non ne ha.',
  '39.0.command': 'La pioggia leggera non riduce il raggio dei QG.',
};
