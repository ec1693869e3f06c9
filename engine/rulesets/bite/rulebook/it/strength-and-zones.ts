import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { strengthAndZones as english } from '../strength-and-zones.js';

export const strengthAndZones: TranslatedChapter<typeof english> = {
  '3.10':
    'In un esagono possono trovarsi al massimo quattro unità di una fazione, che sia amico, vuoto o contenga nemici.',
  '3.10.air': 'In un esagono può avere base al massimo un’unità aerea.',
  '3.10.land': 'In un esagono possono trovarsi al massimo tre unità terrestri, di cui non più di due di combattimento.',
  '3.10.battle': 'In attacco o in difesa una fazione può usare un’altra unità aerea, due in tutto.',
  '3.11': 'Un’unità tira tanti dadi quanti sono i suoi Punti Forza attuali. Un punto equivale a circa una brigata.',
  '3.12':
    'La forza di un QG sono i suoi Punti Azione. Si perdono e si riparano come i Punti Forza, e permettono altrettante azioni speciali.',
  '3.13':
    'La tecnologia è la qualità delle truppe in combattimento, movimento e azioni speciali, dal livello 1 al 3, indipendente dai Punti Forza. Sale secondo un calendario fisso.',
  '3.13.calendar':
    'La fanteria sovietica raggiunge il livello 2 nel marzo 1942 e il 3 nel settembre 1944, i corazzati il 2 nel novembre 1942 e il 3 nel luglio 1944, i caccia il 2 nel gennaio 1943, i bombardieri il 2 nel settembre 1943. I corazzati tedeschi raggiungono il livello 3 nel luglio 1943, i caccia il 3 nel maggio 1944, la fanteria il 3 nell’ottobre 1944, i bombardieri il 3 nel marzo 1945.',
  '3.13.price':
    'Nella campagna 4 dei 50 punti gialli dei sovietici si spendono ogni turno per la ricerca, il che ne lascia 46. Nessun’altra nazione paga.',
  '3.14':
    'La Potenza di un’unità è il tiro che le serve per colpire: 6 per la maggior parte delle unità, 5 o 6 per i carri. Gli aerei hanno un valore contro gli aerei e uno contro il suolo.',
  '3.15':
    'I colpi si applicano appena tirati i dadi. Per ogni colpo il blocco si gira sul valore immediatamente inferiore. È colpita per prima l’unità più forte; tra unità uguali sceglie il proprietario. Alle unità con lo scudo servono due colpi.',
  '3.16': 'Se movimento o forza si dimezzano o si riducono a un quarto, il risultato si arrotonda per difetto.',
  '3.17': 'Un’unità ridotta sotto un dado ne tira comunque uno.',
  '3.18': 'Un’unità ridotta sotto un PM ne ha comunque uno.',
  '3.19':
    'Le unità terrestri, aeree e navali controllano i sei esagoni adiacenti, che siano rifornite o no. Non controllano esagoni occupati da unità nemiche. Le ZOC influiscono su controllo, linee di rifornimento, ritirate e movimento ferroviario, ma mai sul movimento normale.',
  '3.19.lost': 'Le unità che combattono, volano o muovono per mare da quel momento non hanno più una ZOC.',
  '3.19.water':
    'Le ZOC non si estendono attraverso acque profonde o stretti, né in esagoni di solo lago, mare o acque costiere. Nel gioco avanzato non attraversano nemmeno i fiumi.',
  '3.20':
    'L’Asse è la Germania con Italia, Finlandia, Romania, Ungheria e Slovacchia. Gli slovacchi e i corpi tedeschi delle retrovie non fanno parte del gioco base.',
  '3.21':
    'Nel giugno 1941 non possono muovere, ma possono essere attaccati: gli ungheresi, i finlandesi, le unità terrestri rumene, le unità terrestri tedesche di stanza in Romania, e i sovietici dei distretti di Leningrado, Odessa e Caucaso.',
  '3.21.free': 'Antonescu e gli aerei rumeni e tedeschi in Romania possono muovere.',
  '3.22':
    'Un esagono di battaglia è un esagono con unità nemiche in cui sono entrate unità di un giocatore. Mettere da parte i blocchi di una battaglia, con la forza in vista, la rende più facile da seguire.',
};
