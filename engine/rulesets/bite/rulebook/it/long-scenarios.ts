import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { longScenarios as english } from '../long-scenarios.js';

export const longScenarios: TranslatedChapter<typeof english> = {
  SBE5: 'L’Operazione Barbarossa dura da giugno a novembre 1941, 6 turni, e usa l’intera mappa. La sua difficoltà è 8.',
  'SBE5.setup': 'SBE5 usa il piazzamento standard.',
  'SBE5.production':
    'I punti per turno dal luglio 1941 sono: Germania 24 gialli, 3 rossi, 9 blu, 10 neri; Romania 2 gialli, 2 neri; Ungheria 1 giallo, 1 nero; i sovietici 46 gialli, 7 rossi, 6 blu. Il petrolio sovietico non si conta.',
  'SBE5.victory':
    'Alla fine di novembre l’Asse segna 1 punto ciascuna per Leningrado, Mosca, Stalingrado e Baku. Con 0 punti i sovietici ottengono una vittoria decisiva, 1 punto è un pareggio, con 2 punti l’Asse ottiene una vittoria marginale, con 3 o più decisiva.',
  'SBE5.surprise':
    'Nel primo turno i caccia sovietici non decollano, e i sovietici non hanno una Fase di Reazione. Nessuna unità sovietica ha Bonus, e nessuna unità dell’Asse ha Malus, tranne per una ricognizione mancante.',
  'SBE5.surprise.first':
    'Nel primo round di ogni battaglia del primo turno l’artiglieria tedesca e gli aerei dell’Asse hanno 1 Bonus, e le unità sovietiche non sparano agli aerei dell’Asse.',
  'SBE5.frozen':
    'Nel giugno 1941 la Stavka non si può attivare. I rumeni (tranne gli aerei e Antonescu), gli ungheresi e i finlandesi sono congelati, come i sovietici di Leningrado, Odessa e Caucaso.',
  'SBE5.luftwaffe':
    'Questa regola è opzionale. Nel primo round dell’attacco a sorpresa gli aerei tedeschi e rumeni tirano dadi doppi, e i QG della Luftwaffe, ma non Antonescu, perdono due punti invece di uno.',
  SBE6: 'L’Operazione Blu dura da giugno a novembre 1942, 6 turni, e usa l’intera mappa. La sua difficoltà è 7.',
  'SBE6.setup':
    'Le unità si piazzano secondo lo schema del 1942: i sovietici a est, l’Asse a ovest della linea gialla tratteggiata. Ogni esagono della linea deve essere occupato.',
  'SBE6.production':
    'I punti per turno dal giugno 1942 sono: Germania 36 gialli, 8 rossi, 12 blu, 12 neri; Romania 2 gialli, 2 neri; Ungheria 1 giallo, 1 nero; i sovietici 34 gialli, 12 rossi, 12 blu. Il petrolio sovietico non si conta.',
  'SBE6.victory':
    'Alla fine l’Asse ottiene una vittoria decisiva se tiene due città tra Mosca, Leningrado, Baku e Stalingrado, e marginale se ne tiene una. Se non ne tiene nessuna, i sovietici ottengono una vittoria decisiva.',
  'SBE6.infrastructure':
    'Dal luglio 1942 i sovietici possono costruire queste opere: le ferrovie da Saratov a Stalingrado (3 punti), da Stalingrado ad Astrakhan (4), da Astrakhan a Baku (5), e la rotta navale da Baku a Krasnovodsk (10). Ciascuna si paga per intero in una Fase di Produzione; in un turno se ne possono costruire più d’una.',
  'SBE6.leningrad':
    'La Via della Vita collega per acqua i punti di Leningrado agli altri, quindi nei mesi estivi si possono usare.',
  SBE7: 'L’Operazione Cittadella dura da giugno a novembre 1943, 6 turni, e usa l’intera mappa. La sua difficoltà è 6.',
  'SBE7.setup':
    'Le unità si piazzano secondo lo schema del 1943: l’Asse a ovest, i sovietici a est della linea verde tratteggiata. Ogni esagono della linea deve essere occupato.',
  'SBE7.production':
    'I punti per turno dal giugno 1943 sono: Germania 37 gialli, 13 rossi, 15 blu, 14 neri; Romania 2 gialli, 2 neri; Ungheria 1 giallo, 1 nero; i sovietici 34 gialli, 18 rossi, 18 blu. Il petrolio sovietico non si conta.',
  'SBE7.victory':
    'L’Asse vince se sono distrutte otto o più unità delle Guardie. I sovietici vincono con una testa di ponte a ovest del Dnepr. Altrimenti la partita è un pareggio.',
  'SBE7.infrastructure': 'Tutte le opere sono costruite prima dell’inizio della partita.',
  SBE8: 'L’Operazione Bagration dura da giugno 1944 a giugno 1945, 13 turni, e usa l’intera mappa. La sua difficoltà è 6.',
  'SBE8.setup':
    'Le unità si piazzano secondo lo schema del 1944: l’Asse a ovest, i sovietici a est della linea blu tratteggiata. Ogni esagono della linea deve essere occupato. In questo scenario l’Asse piazza per primo.',
  'SBE8.production':
    'I punti per turno dal giugno 1944 sono: Germania 28 gialli, 15 rossi, 18 blu, 14 neri; Romania 2 gialli, 2 neri; Ungheria 1 giallo, 1 nero; i sovietici 43 gialli, 18 rossi, 18 blu. Il petrolio sovietico non si conta.',
  'SBE8.victory':
    'I sovietici devono conquistare sia Berlino sia Peenemünde. Nel 1944 è una vittoria sovietica decisiva, entro giugno 1945 una marginale. Altrimenti la partita è un pareggio.',
  'SBE8.infrastructure': 'Tutte le opere sono costruite prima dell’inizio della partita.',
  SBE9: 'Nome in codice Dortmund è la campagna. Dura da giugno 1941 a giugno 1945, 49 turni, e usa l’intera mappa. La sua difficoltà è 10.',
  'SBE9.setup': 'SBE9 usa il piazzamento standard.',
  'SBE9.production':
    'I punti per turno dal luglio 1941 sono: Germania 24 gialli, 3 rossi, 9 blu, 10 neri; Romania 2 gialli, 2 neri; Ungheria 1 giallo, 1 nero; i sovietici 46 gialli, 7 rossi, 6 blu.',
  'SBE9.oil': 'Il petrolio sovietico non si usa, a meno che l’Asse abbia preso Stalingrado e raggiunto il Volga.',
  'SBE9.victory':
    'Nella Fase di Vittoria l’Asse vince se controlla Mosca o Baku, e Leningrado o Stalingrado, e tira un 1; si sottrae 1 dal tiro se controlla tre delle quattro città. Con tutte e quattro vince subito. I sovietici vincono subito con Berlino: vittoria decisiva prima di gennaio 1945, marginale da allora a giugno. Altrimenti la partita è un pareggio.',
  'SBE9.removals':
    'Nel dicembre 1941 sono tolti la 7ª Divisione Flieger e il Corpo Rapido ungherese, nel luglio 1942 la 22ª Divisione aviotrasportata.',
  'SBE9.lssah':
    'Nel turno 44 il corpo sostituisce la LSSAH, con le stesse perdite, se la LSSAH è rifornita. Se è distrutta o fuori rifornimento, va prima ricostruita o rifornita.',
  'SBE9.special':
    'Sorpresa, unità congelate e supremazia della Luftwaffe sono come in SBE5, le infrastrutture come in SBE6.',
};
