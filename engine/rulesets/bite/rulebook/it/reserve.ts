import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { reserve as english } from '../reserve.js';

export const reserve: TranslatedChapter<typeof english> = {
  '31.0':
    'Questa regola si gioca con l’opzione `reserve`. Un’unità di livello 2 o superiore si mette in Riserva con un Punto Azione di un QG attivato adatto. È segnata con un barile nero, che può restare nascosto.',
  '31.0.motorisation':
    'Un’unità di classe fanteria messa in Riserva nella Fase di Movimento non muove in quella fase. Muove invece nel movimento extra, gratis e come se fosse corazzata.',
  '31.0.defence':
    'I corazzati messi in Riserva nel movimento extra allora non muovono. Possono muovere nella successiva Fase di Reazione del nemico, a sostegno di unità amiche attaccate.',
};
