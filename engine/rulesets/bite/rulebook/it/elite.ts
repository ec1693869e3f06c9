import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { elite as english } from '../elite.js';

export const elite: TranslatedChapter<typeof english> = {
  '10.0':
    'Le unità di élite tedesche sono la 22ª Divisione aviotrasportata, la 7ª Divisione Flieger, Großdeutschland, Hermann Göring e tutte le unità SS. Quelle sovietiche sono tutte le Guardie e i Marines.',
  '10.0.attack': 'Le Guardie, Großdeutschland, Hermann Göring e le unità SS attaccano con 1 Bonus.',
  '10.0.defence':
    'I Marines, la 22ª Divisione aviotrasportata e la 7ª Divisione Flieger si difendono con 1 Bonus, anche nel fuoco antiaereo.',
  '10.0.guards': 'Le Guardie hanno 4 PM fin dall’inizio invece di 3; la cavalleria della Guardia ne ha 5.',
  '10.0.lost': 'I Punti Forza delle Guardie si possono riparare; le Guardie eliminate non si possono ricostruire.',
};
