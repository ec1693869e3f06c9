import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { strategicBombing as english } from '../strategic-bombing.js';

export const strategicBombing: TranslatedChapter<typeof english> = {
  '32.0':
    'Questa regola si gioca con l’opzione `strategic-bombing`. Nella Fase di Movimento i bombardieri si mandano contro industrie, miniere, città, porti o stazioni nemiche. Il nemico reagisce come al solito.',
  '32.0.who':
    'I bombardieri tattici possono bombardare da livello 2 in poi, quelli strategici sempre. In un turno ogni bombardiere attacca o unità o installazioni.',
  '32.0.strategic':
    'I bombardieri strategici hanno soltanto il Malus del meteo. A quelli tattici serve la ricognizione per bombardare senza un altro Malus.',
  '32.0.round':
    'Dopo il combattimento aereo si combatte un round. I danni si riparano all’inizio del turno successivo.',
  '32.1':
    'Ogni colpo distrugge 1 Punto Produzione del turno. Dieci colpi in un attacco distruggono per sempre un complesso industriale.',
  '32.2':
    'Un colpo chiude per un turno un porto a truppe e sbarchi. Tre colpi in un attacco gli tolgono per quel tempo anche l’uso come fonte di rifornimento.',
  '32.3':
    'Ogni città ha una stazione. Ogni colpo toglie al proprietario un movimento strategico ferroviario nel turno successivo, e il movimento ferroviario non può partire, passare o terminare nel suo esagono.',
};
