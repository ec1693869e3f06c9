import type { Sentences } from '../model/say.js';

/** Special rules of scenarios, and stated positions. */
export const specialRules: Sentences = {
  take: 'accettare',
  decline: 'rifiutare',
  offer: 'offerta',
  'Only moves to the {0}.': 'Solo i movimenti verso {0}.',
  north: 'nord',
  south: 'sud',
  east: 'est',
  west: 'ovest',
  at: 'in',
  '{0} becomes {1}.': '{0}: sostituzione con {1}.',
  '{0} leave the game.': 'Uscita dal gioco: {0}.',
  '{0}: take “{1}”?': '{0}: accettare “{1}”?',
  '{0} takes “{1}”.': '{0}: “{1}” accettata.',
  'A condition of the scenario is now true.': 'Ora una condizione dello scenario è vera.',
  '“{0}” taken': '“{0}” accettata',
  'a condition came true': 'condizione avverata',
  ', {0} times': ', {0} volte',
  'The game is a draw': 'Pareggio',
  '{0} has won{1}': 'Vittoria: {0}{1}',
  '{0}, in turn {1}.': '{0}, nel turno {1}.',
  '{0}, at the end of turn {1}.': '{0}, alla fine del turno {1}.',
  '`{0}` is forbidden in turn {1}, but {2} had no other choice, so it was carried out.':
    '`{0}`: vietato nel turno {1}, ma eseguito perché non c’era altra scelta ({2}).',
  '{0} of {1} did {2} in turn {3}.':
    'Turno {3}: `{2}`, {0} di {1, plural, one {# unità richiesta} other {# unità richieste}}.',
  '{0} did not {1} in turn {2}.': 'Turno {2}: `{1}` non eseguito da {0}.',
  ' {0} or more': ' ({0, plural, one {# {0noun}} other {# {0noun}}} o più)',
  '{0} is forbidden to {1} in turn {2}.': '{0}: vietato nel turno {2} ({1}).',
  '{0} is forbidden to {1} in turn {2} by the scenario.': '{0}: vietato dallo scenario nel turno {2} ({1}).',
  'The scenario forbids the order here.': 'Qui lo scenario vieta l’ordine.',
  'This game cannot evaluate “{0}”; the condition is never true.':
    'Questo gioco non sa valutare “{0}”; la condizione non è mai vera.',
  '{0} can replace only one unit; this statement names none. Name the unit that {1} replaces.':
    '{0} può sostituire una sola unità; qui manca il suo nome. Scrivi quale unità è sostituita da {1}.',
  '{0} can replace only one unit; {1} are not one unit. Name the unit that {3} replaces.':
    '{0} può sostituire una sola unità, non {1}. Scrivi quale unità è sostituita da {3}.',
  '“{0}” is not a unit of {1}. Name another unit of {2} that is not in play.':
    '“{0}” non è un’unità di questa parte ({1}). Scrivi un’altra unità che non è in gioco ({2}).',
  '{0} is set up already. The unit that replaces {1} must not be in play.':
    '{0}: già in gioco. L’unità che sostituisce {1} non deve essere in gioco.',
  '{0} already replaces another unit.': '{0} sostituisce già un’altra unità.',
  '{0} replaces a unit here.': 'Qui {0} sostituisce un’unità.',
  '{0} is named twice in this list and counts twice. Name each place once.':
    '{0}: scritto due volte in questo elenco, e contato due volte. Scrivi ogni luogo una volta sola.',
  '{0} is named here first.': 'La prima volta, {0} è qui.',
  '{0} is not a place, so “{1}” is never true of it. Name a place.':
    '{0} non è un luogo, quindi “{1}” non è mai vero. Scrivi un luogo.',
  'No unit of {0} can ever be in all cells of {1}, so {2} never holds {3}. Change the map, the set-up or the place.':
    'Nessuna unità ({0}) può raggiungere tutte le caselle di {1}, quindi il controllo di {3} è impossibile ({2}). Cambia la mappa, il piazzamento o il luogo.',
  '“{0}” is never true: {1}.': '“{0}” non è mai vero: {1}.',
  '“{0}” is always true: the number is always {1}.': '“{0}” è sempre vero: il numero è sempre {1}.',
  'Write 1 or more.': 'Scrivi 1 o più.',
  '“{0}” goes beyond the die, which shows {1} to {2}. Write {3}.':
    '“{0}” va oltre il dado, che dà da {1} a {2}. Scrivi {3}.',
  'only {0} are named': '{0, plural, one {c’è un solo luogo} other {ci sono solo # luoghi}}',
  'Write {0}, or name more places.': 'Scrivi {0}, o aggiungi altri luoghi.',
  'Write {0} or less.': 'Scrivi {0} o meno.',
  'the scenario gives {0} at most {1}': 'lo scenario dà al massimo {1, plural, one {# punto} other {# punti}} ({0})',
  'the die shows only 1 to {0}': 'il dado dà solo da 1 a {0}',
  ' of the kind “{0}”': ' di tipo “{0}”',
  'the scenario': 'lo scenario',
  'the enemy of {0}': 'il nemico ({0})',
  '{0} has no unit{1}, with all arrivals': 'nessuna unità{1}, con tutti gli arrivi: {0}',
  '{0} has only {1}{2}, with all arrivals':
    'solo {1, plural, one {# unità} other {# unità}}{2}, con tutti gli arrivi: {0}',
  '“{0}” and “{1}” are never true together, so this condition is never true. Change one of them, or join them with “or”.':
    '“{0}” e “{1}” non sono mai vere insieme, quindi questa condizione non è mai vera. Cambiane una, o uniscile con “or”.',
  '“{0}” is required here.': 'Qui è richiesto “{0}”.',
  'This statement applies in turn {0} at the latest, but “{1}” is taken in turn {2} at the earliest, so the statement has no effect. Write a later turn.':
    'Questa istruzione vale al più tardi nel turno {0}, ma “{1}” si accetta al più presto nel turno {2}: nessun effetto. Scrivi un turno successivo.',
  'The scenario offers “{0}” here.': 'Qui lo scenario offre “{0}”.',
  'This statement is never judged: the game ends with turn {0}. Write an earlier turn, or state the length of the scenario with “turns”.':
    'Questa istruzione non è mai valutata: il gioco finisce con il turno {0}. Scrivi un turno precedente, o indica la durata dello scenario con “turns”.',
  'This statement is never judged: the game always ends with turn {0}.':
    'Questa istruzione non è mai valutata: il gioco finisce sempre con il turno {0}.',
  'This statement ends the game with turn {0}.': 'Questa istruzione chiude il gioco con il turno {0}.',
  'This statement never decides the game: an earlier statement is true whenever this statement is, and the first true statement decides. Write this statement before the earlier one.':
    'Questa istruzione non decide mai il gioco: ogni volta che è vera lo è anche una precedente, e decide la prima vera. Scrivi questa istruzione prima dell’altra.',
  'This statement never decides the game: an earlier statement has no condition, and the first true statement decides. Write this statement before the earlier one.':
    'Questa istruzione non decide mai il gioco: una precedente è senza condizione, e decide la prima vera. Scrivi questa istruzione prima dell’altra.',
  'This statement is judged first.': 'Questa istruzione è valutata prima.',
  'The game has no such phase.': 'Il gioco non ha questa fase.',
  '“{0}” is not a word for units off the map. Known: {1}.':
    '“{0}” non è una parola per unità fuori mappa. Ammesse: {1}.',
  '{0} does not take part in the game: the scenario neither sets it up nor lets it arrive.':
    '{0} non partecipa al gioco: nello scenario non c’è né il piazzamento né l’arrivo.',
  '{0} already has a place in this position. Name each unit once.':
    '{0} ha già un posto in questa situazione. Scrivi ogni unità una volta sola.',
  'Units have no value “{0}”.': 'Le unità non hanno il valore “{0}”.',
  '{0} has only {1}.': '{0}: solo {1, plural, one {# livello} other {# livelli}}.',
  'The game has no value “{0}”.': 'Il gioco non ha il valore “{0}”.',
  '{0} must be {1}.': '{0}: serve {1}.',
  'The game has no {0} {1}.': 'Assente dal gioco: {0} {1}.',
  'a list': 'un elenco',
  'a record': 'una struttura',
  'a word or a number': 'una parola o un numero',
  'The special rules have no value “{0}”.': 'Le regole speciali non hanno il valore “{0}”.',
  '{0} must list offers by name and conditions by number: `((offer, Name), (when, 1))`.':
    '{0}: servono le offerte per nome e le condizioni per numero: `((offer, Name), (when, 1))`.',
  'The value must be a number or a word.': 'Serve un numero o una parola.',
  '“{0}” is not a value here.': '“{0}” non è un valore ammesso qui.',
  'The map has no cell {0}.': 'La mappa non ha la casella {0}.',
  'a condition of the scenario': 'condizione dello scenario',
  'from the start': 'dall’inizio',
};
