import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { annexes as english } from '../annexes.js';

export const annexes: TranslatedChapter<typeof english> = {
  A: 'La tabella dà l’FC e il raggio di ogni tipo di unità.',
  Aa: 'I valori della tabella sono minimi; numero, esperienza o lo scenario possono aumentarli.',
  Ab: 'Corazzati: pesanti 4/2, medi 3/1, leggeri 2/0. Artiglieria: fino a 105 mm o semovente 2/6, oltre 105 mm o con lanciarazzi 3/8. Controcarro: fino a 76 mm 2/1, oltre 76 mm 3/1, FC inferiore di uno contro avversari non corazzati. Fanteria e cavalleria 1/0. Ricognizione: leggera 1/0, pesante 2/0. Antiaerea: leggera 1/1, pesante 2/1; genieri e armi pesanti 1/1; HQ 1/0.',
  Ac: 'I veicoli tedeschi, americani, britannici e sovietici si dividono in classe A (pesanti), B (medi) e C (leggeri). Per ogni altro veicolo la classe la indica l’autore.',
  B: 'L’appendice elenca divisioni a titolo di esempio, e l’ordine di battaglia dell’Operazione Goodwood.',
  Ba: 'Gli elenchi danno nomi e PR, e per Goodwood anche la qualità degli HQ. FC e raggio derivano dalla tabella.',
  Bb: 'I gruppi tattici reggimentali dell’88ª Divisione americana possono svolgere i compiti di ricognizione, genieri e unità controcarro.',
  Bc: 'Un numero di battaglioni dopo un reggimento è il numero di modelli che lo rappresentano; non ha effetto nel gioco.',
};
