import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { specialAttacks as english } from '../special-attacks.js';

export const specialAttacks: TranslatedChapter<typeof english> = {
  '20.0':
    'Questa regola si gioca con l’opzione `cavalry-charge`. Con il sereno e in pianura, contro difensori senza cavalleria e carri, l’attaccante può dichiarare una carica: la cavalleria attaccante spara prima di tutte le altre unità.',
  '20.0.answer': 'I colpi del difensore vanno prima alla cavalleria che carica, poi alle altre unità.',
  '20.0.barbo': 'Il gruppo italiano Barbò può caricare con 3 dadi in più, una volta per partita.',
  '21.0':
    'Questa regola si gioca con l’opzione `panzer-attack`. Con il sereno e in pianura, se il difensore non ha carri, l’attaccante può dichiarare un attacco panzer: i corazzati attaccanti sparano prima dei difensori non corazzati.',
  '21.0.answer': 'I colpi del difensore vanno prima ai corazzati attaccanti, poi alle altre unità.',
  '21.0.mechanised': 'Le unità meccanizzate di livello 1 non contano come corazzati per nessuna fazione.',
  '22.0':
    'Questa regola si gioca con l’opzione `stuka`. I bombardieri in picchiata a piena forza tirano 2 dadi in più, con il sereno e dopo una ricognizione, contro unità terrestri senza riparo; una città minore non offre riparo.',
  '22.0.fighters': 'I bombardieri in picchiata non tirano dadi in più se nell’esagono c’è un caccia nemico.',
};
