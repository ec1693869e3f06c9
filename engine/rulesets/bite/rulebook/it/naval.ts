import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { naval as english } from '../naval.js';

export const naval: TranslatedChapter<typeof english> = {
  '18.0':
    'Questa regola si gioca con l’opzione `naval`. Le unità terrestri muovono da un porto amico a un altro sullo stesso mare, ma non attraverso uno stretto non amico.',
  '18.0.straits': 'Uno stretto è amico di una fazione che controlla ogni esagono di entrambe le sue rive.',
  '18.0.orders':
    'Il movimento navale è ordinato dal QG navale sovietico, o da un’azione speciale di un QG supremo. Non possono ordinarlo i QG supremi finlandese e ungherese.',
  '18.1':
    'Un’unità che attraversa il Mar Nero, il Mar d’Azov o il Golfo di Finlandia mentre li controlla il nemico tira un dado: da 1 a 3 arriva, con 4 o 5 perde 1 punto, con 6 è persa.',
  '18.2':
    'Per ogni punto produzione o petrolio trasportato attraverso mari minati si tira un dado: da 1 a 5 il punto arriva, con 6 è perso.',
};
