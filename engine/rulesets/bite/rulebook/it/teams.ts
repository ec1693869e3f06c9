import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { teams as english } from '../teams.js';

export const teams: TranslatedChapter<typeof english> = {
  '38.0': 'Il gioco con quattro giocatori, e il gioco in solitario.',
  '38.1':
    'Questa regola si gioca con l’opzione `teams`. Con quattro giocatori la linea verde divide ogni fazione in nord e sud. Un’unità che attraversa la linea cambia comandante; le risorse della fazione sono comuni. Gli scenari brevi sono troppo piccoli per questa regola.',
  '38.2':
    'Il regolamento non ha un avversario automatico: un giocatore gioca entrambe le fazioni, se vuole con la nebbia di guerra.',
};
