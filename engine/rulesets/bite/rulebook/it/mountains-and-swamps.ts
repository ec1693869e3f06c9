import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { mountainsAndSwamps as english } from '../mountains-and-swamps.js';

export const mountainsAndSwamps: TranslatedChapter<typeof english> = {
  '14.0': 'Questa regola si gioca con l’opzione `mountains`.',
  '14.0.armour': 'Corazzati, unità meccanizzate e QG corazzati non possono entrare in esagoni di montagna.',
  '14.0.weather': 'Con il maltempo soltanto le unità da montagna possono entrare in esagoni di montagna.',
  '14.0.mountainUnits': 'Le unità da montagna pagano 1 punto in meno per ogni esagono di collina o montagna.',
  '14.0.swamp': 'I corazzati che attaccano in una palude hanno 1 Malus in più, a meno che la palude sia ghiacciata.',
  '14.0.cavalry':
    'Con qualsiasi meteo un esagono costa alla cavalleria al massimo 2 punti, e la pianura 1. Fanno eccezione la montagna, e la collina con la neve.',
};
