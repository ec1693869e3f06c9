import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { results as english } from '../results.js';

export const results: TranslatedChapter<typeof english> = {
  '9.6': 'Le regole di questa sezione spiegano le lettere e i numeri della tabella dei risultati di combattimento.',
  '9.61':
    'Un’unità tedesca perde i suoi livelli uno alla volta: la sua pedina si gira o si sostituisce con la successiva più debole, e la perdita dell’ultimo livello elimina l’unità.',
  '9.62': 'Un’unità sovietica che perde un livello è eliminata.',
  '9.63':
    'Le unità panzer, motorizzate, meccanizzate e di cavalleria hanno due livelli; una divisione di fanteria ne ha quattro: 9-7, 4-7, 2-7 e 1-7.',
  '9.64':
    'I risultati con A colpiscono l’attaccante, quelli con D il difensore. Ae e De eliminano tutte le unità di quella parte nel combattimento; la parte non può ritirarsi.',
  '9.65':
    'Una lettera con un numero lascia la scelta al proprietario: o perde quel numero di livelli, divisi a piacere tra le sue unità nel combattimento, oppure ritira tutte queste unità di quel numero di esagoni. Non può combinare le due cose. Per esempio, con D1 una di tre unità sovietiche è eliminata e due restano, oppure tutte e tre si ritirano di un esagono senza perdite.',
  '9.66':
    'La parte del difensore di un risultato frazionato si applica per prima. Gli attaccanti che dopo la loro parte non si sono ritirati possono avanzare in un esagono rimasto vuoto; un difensore non avanza mai. Con un risultato simile un travolgimento termina.',
  '9.67':
    'Ciascuna parte perde un livello e non può scegliere la ritirata; nessuna unità avanza. In un travolgimento le unità che lo hanno tentato restano nel loro esagono e non muovono oltre.',
  '9.7':
    'Le regole di questa sezione indicano quale giocatore conduce una ritirata e in quali esagoni una ritirata può entrare.',
  '9.71':
    'La ritirata è sempre l’alternativa del proprietario alla perdita di livelli. Una ritirata non passa mai per unità nemiche o ZOC nemiche, a meno che nell’esagono ci sia un’unità amica, e mai attraverso un lato di esagono di lago.',
  '9.72':
    'L’avversario sceglie gli esagoni di una ritirata, anche dopo i risultati frazionati, per quanto la regola 9.73 gli lascia scelta. Può ritirare in esagoni diversi le unità di uno stack.',
  '9.73':
    'Un’unità in ritirata entra in un esagono vuoto se ce n’è uno, altrimenti in esagoni con unità amiche. Un’unità che supererebbe il limite di raggruppamento di un esagono lungo il percorso è eliminata. Per esempio, se più unità tedesche devono ritirarsi in un esagono con altre due, ne sopravvive soltanto una.',
  '9.74': 'Le unità di un esagono in cui entra una ritirata non ne subiscono effetti e non lasciano l’esagono.',
  '9.75':
    'Un’unità che si è ritirata in un esagono con unità amiche non aggiunge nulla alla difesa dell’esagono se questo è attaccato o travolto. È eliminata se l’esagono subisce una perdita o una ritirata, qualunque sia la scelta del proprietario.',
  '9.8': 'Le regole di questa sezione indicano come avanzano i vincitori.',
  '9.81':
    'Quando l’esagono nemico è vuoto, alcuni o tutti gli attaccanti di quel combattimento possono avanzare lungo gli esagoni attraverso cui il nemico si è ritirato.',
  '9.82': 'Un’avanzata può terminare in qualsiasi esagono della linea di ritirata.',
  '9.83': 'Le ZOC nemiche non fermano né ostacolano un’avanzata.',
  '9.84': 'Un’unità che avanza resta sulla linea di ritirata, tranne che dopo un’eliminazione.',
  '9.85':
    'Un’avanzata è a scelta e va compiuta prima del combattimento successivo. Le unità che hanno avanzato non attaccano più e non sono più attaccate in quella fase, nemmeno se sono adiacenti a nemici che non hanno ancora combattuto; possono però bloccarne la ritirata.',
  '9.86':
    'Se nessuna unità di un esagono è sopravvissuta, i vincitori possono avanzare in questo esagono e in un altro oltre, purché vuoto.',
  '9.87':
    'Il vincitore può avanzare, sia come attaccante sia come difensore, ma un difensore non avanza mai dopo un risultato frazionato.',
  '9.88': 'I travolgimenti sono movimento: non c’è avanzata dopo il combattimento.',
};
