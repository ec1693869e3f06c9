import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { blitzAndVictory as english } from '../blitz-and-victory.js';

export const blitzAndVictory: TranslatedChapter<typeof english> = {
  '7.8':
    'I corazzati che hanno preso parte a una battaglia, che siano rimasti o si siano ritirati, possono muovere in un esagono adiacente vuoto o con nemici. L’attaccante sceglie l’ordine.',
  '7.8.who':
    'Possono compiere un Blitz i carri sovietici, i QG corazzati e tutte le unità corazzate tedesche; le unità meccanizzate sovietiche da tecnologia 2 in poi.',
  '7.8.hex':
    'L’unità spende 1 PM in più, quindi l’esagono non può costarle più di 1. L’esagono deve essere vuoto o contenere unità nemiche.',
  '7.8.companions':
    'Possono unirsi al Blitz gli aerei e l’artiglieria di tecnologia 2 che hanno combattuto nella stessa battaglia.',
  '7.8.combat':
    'Le battaglie del Blitz si combattono come le altre, ma il giocatore non attivo non può reagire con aerei, soltanto con unità in Riserva.',
  '7.8.weather': 'Con il maltempo nessun esagono costa 1 punto, quindi non è possibile nessun Blitz.',
  '7.8.1':
    'Alla fine della fase tutti gli aerei superstiti che hanno combattuto tornano a una base come in una ritirata. Una base può allora ospitare una sola unità aerea; il proprietario elimina quelle in eccesso.',
  '7.9':
    'Si verificano di nuovo le unità segnate nella Fase di Rifornimento di questo turno. Un’unità di nuovo rifornita perde il suo barile. Un’unità ancora fuori rifornimento si arrende, e il nemico guadagna 1 Punto Produzione. Le unità a forza 0 non si arrendono.',
  '7.10':
    'Le unità corazzate possono muovere una seconda volta, con l’intera capacità di movimento e con le regole normali.',
  '7.10.who':
    'Possono muovere una seconda volta i carri e i QG corazzati sovietici e tutte le unità corazzate tedesche. Le unità meccanizzate sovietiche da tecnologia 2 in poi, che raggiungono nel novembre 1942.',
  '7.10.supply':
    'Un’unità deve essere rifornita all’inizio di questo movimento, non alla fine. I corazzati che poi restano tagliati fuori sono segnati fuori rifornimento, ma in questa fase nessuna unità si arrende.',
  '7.10.combat': 'Le unità non possono entrare in esagoni con unità nemiche.',
  '7.11':
    'Si verificano le rese e le condizioni dello scenario, che hanno effetto subito; poi il segnalino di turno avanza.',
  '7.11.capitals':
    'Germania, Finlandia, Romania, Ungheria e Slovacchia si arrendono se in questa fase il nemico controlla la loro capitale: Berlino, Helsinki, Bucarest, Budapest, Bratislava. Tutte le loro unità sono tolte per sempre.',
  '7.11.germany': 'Se la Germania si arrende, si arrende l’intero Asse, e i sovietici vincono subito.',
  '7.11.soviet': 'I sovietici si arrendono soltanto se lo dice uno scenario.',
  '7.11.italy': 'Nel gioco base l’Italia si arrende alla fine di settembre 1943.',
};
