import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { firstWinter as english } from '../first-winter.js';

export const firstWinter: TranslatedChapter<typeof english> = {
  '33.0':
    'Questa regola si gioca con l’opzione `first-winter`. Dal dicembre 1941 al marzo 1942 tutte le unità dell’Asse, tranne la fanteria da montagna e i finlandesi, hanno 1 Malus in più, anche in difesa. Gli aerei sparano con un quarto dei dadi, l’artiglieria con metà. Le altre unità e tutto il fuoco antiaereo hanno un quarto dei dadi in attacco e metà in difesa.',
  '33.0.supply':
    'La lunghezza massima di una linea di rifornimento è di un esagono per l’Asse, e di due per i finlandesi e per i tedeschi di stanza in Finlandia.',
  '33.0.leave': 'La 7ª Divisione Flieger e il Corpo Rapido ungherese sono tolti per sempre.',
  '33.1':
    'L’Asse ha un movimento strategico ferroviario per turno dal novembre 1941 al marzo 1942, due dal novembre 1942 al marzo 1943, e in entrambi i periodi uno in più in Finlandia.',
  '33.2':
    'I corazzati e i QG corazzati sovietici, ma non le unità meccanizzate, hanno 4 PM dal dicembre 1941 al marzo 1942.',
};
