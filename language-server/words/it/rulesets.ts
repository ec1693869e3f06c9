import type { Sentences } from '../../../engine/model/say.js';

/** Findings about rulesets that files declare, and about their variants. */
export const rulesets: Sentences = {
  'Answer “{0}”': 'Rispondi a “{0}”',
  'Answer {0}': '{0, plural, one {Rispondi a # domanda aperta} other {Rispondi a # domande aperte}}',
  'Write “draw”': 'Scrivi “draw”',
  'Write what is done': 'Scrivi che cosa si fa',
  '{0}, or some of these': '{0}, o alcune di queste',
  '{0} `{1}` takes {2}.': '{0} `{1}` vuole {2}.',
  '`{0}` is missing: {1}; {2}.': 'Manca `{0}`: {1}; vuole {2}.',
  'The game lacks {0}.{1} Write: {2}.': 'Nel gioco manca {0}.{1} Scrivi: {2}.',
  '{0} has no turn. Write: turn {1} { phase movement (move) }.':
    "Manca il turno della parte {0}. Scrivi: turn {1} '{' phase movement (move) }.",
  'The ruleset gives no edition of the statements. Begin it with `edition {0}`, so that later versions play it in the same way.':
    'Manca l’edizione delle istruzioni. Comincia con `edition {0}`, così le versioni future giocheranno allo stesso modo.',
  'This version of Sandtable plays edition {0} of the statements. Write edition {1}, or use a newer version.':
    'Questa versione di Sandtable gioca l’edizione {0} delle istruzioni. Scrivi edition {1}, o usa una versione più recente.',
  '“{0}” is a word of the language, so no name can begin with it. Choose another word.':
    '“{0}” è una parola del linguaggio, quindi nessun nome può cominciare così. Scegli un’altra parola.',
  '“{0}” is a word of the language, so no name can begin with it. Use another word, such as {1}.':
    '“{0}” è una parola del linguaggio, quindi nessun nome può cominciare così. Usa un’altra parola, per esempio {1}.',
  '“{0}” cannot be part of a name. Choose another word.': '“{0}” non può far parte di un nome. Scegli un’altra parola.',
  'A ruleset has at most {0} statements; this one has {1}. Remove some.':
    'Un gioco ha al massimo {0} istruzioni; questo ne ha {1}. Togline alcune.',
  '“phase” belongs in the braces of a turn: `turn German { phase movement (move) }`.':
    "“phase” va nelle parentesi graffe di un turno: `turn German '{' phase movement (move) }`.",
  '“{0}” belongs in the braces of a scenario. Move it there.':
    '“{0}” va nelle parentesi graffe di uno scenario. Spostalo lì.',
  'A row is not part of `{0}`. Remove it.': 'Una riga non fa parte di `{0}`. Toglila.',
  'Braces with statements are not part of `{0}`. Remove them.':
    'Le parentesi graffe con istruzioni non fanno parte di `{0}`. Toglile.',
  '“{0}” is declared twice. Change or remove one of the two.':
    '“{0}” è dichiarato due volte. Cambia o togli uno dei due.',
  'A declared game has two sides; here it has {0}: `sides German, Soviet`.':
    'Un gioco dichiarato ha due parti; qui sono {0}: `sides German, Soviet`.',
  'Both sides have the same name. Rename one.': 'Le due parti hanno lo stesso nome. Cambiane uno.',
  'The name of a side begins with a capital letter; “{0}” does not.':
    'Il nome di una parte comincia con una maiuscola; “{0}” no.',
  'No row of the table has this result.': 'Nessuna riga della tabella ha questo risultato.',
  'Nothing puts units into this state.': 'Nulla mette unità in questo stato.',
  'No phase has “attack”, so no unit ever attacks.': 'Nessuna fase ha “attack”, quindi nessuna unità attacca mai.',
  'No phase has “ride”, so no unit ever rides.':
    'Nessuna fase ha “ride”, quindi nessuna unità viaggia mai per ferrovia.',
  'No phase has “replace”, so nothing is ever replaced.':
    'Nessuna fase ha “replace”, quindi non ci sono mai rimpiazzi.',
  'The game has no “combat”, so units never overrun.': 'Il gioco non ha “combat”, quindi nessuna unità travolge mai.',
  'No phase has “move”, so units never overrun.': 'Nessuna fase ha “move”, quindi nessuna unità travolge mai.',
  'No phase has “fire”, so no unit ever fires.': 'Nessuna fase ha “fire”, quindi nessuna unità fa mai fuoco.',
  'No statement “fire” uses this table.': 'Nessuna istruzione “fire” usa questa tabella.',
  'No condition asks for the weather {0}: `modify … (weather = {1})`.':
    'Nessuna condizione nomina queste condizioni meteo ({0}): `modify … (weather = {1})`.',
  'The game has {0} turns, so this phase never takes place.':
    'Il gioco ha {0, plural, one {# turno} other {# turni}}, quindi questa fase non arriva mai.',
  '{0} has no kind of unit, so no unit acts in its phases.':
    '{0}: nessun tipo di unità, quindi nelle sue fasi nessuna unità agisce.',
  '{0} The statement has no effect.': '{0} L’istruzione non ha effetto.',
  'Two statements set {0} under the same conditions. Remove one of the two.':
    'Due istruzioni fissano {0} alle stesse condizioni. Togli una delle due.',
  '“{0}” and “{1}” never hold together.': '“{0}” e “{1}” non valgono mai insieme.',
  'The game has no such turn; it has {0}.':
    'Il gioco non ha un turno così; ha {0, plural, one {# turno} other {# turni}}.',
  '“{0}” has two different values, {1}, which never hold together.':
    '“{0}” ha due valori diversi, {1}, che non valgono mai insieme.',
  '{0} extends itself. Let it extend another ruleset, or none.':
    '{0} estende sé stesso. Fagli estendere un altro gioco, o nessuno.',
  'No ruleset is called {0}.{1} Known: {2}. Other rulesets must be imported.':
    'Nessun gioco si chiama {0}.{1} Possibili: {2}. Altri giochi vanno importati.',
  '{0} is the id of {1}. Choose another word.': '{0} è il nome breve di {1}. Scegli un’altra parola.',
  'The statement of the base is here.': 'L’istruzione del gioco di base è qui.',
  'The base has no statement “{0}”.{1}': 'Il gioco di base non ha un’istruzione “{0}”.{1}',
  'The base is written for edition {0} of the statements, this ruleset for edition {1}. Use the same edition in both.':
    'Il gioco di base è scritto per l’edizione {0} delle istruzioni, questo per l’edizione {1}. Usa la stessa edizione in entrambi.',
  '“activation” lacks its kind of formation: `{0}`.': 'In “activation” manca il tipo di formazione: `{0}`.',
  'The activation has no phases: write `phase activated movement (move)` in its braces.':
    'L’attivazione non ha fasi: scrivi `phase activated movement (move)` nelle sue parentesi graffe.',
  'The phase {0} is in a turn and in the activation. Rename one of the two.':
    'La fase {0} è sia in un turno sia nell’attivazione. Dai a una delle due un altro nome.',
  'How is a formation activated? `draw`: {0}': 'Come si attiva una formazione? `draw`: {0}',
  '“{0}” takes no attribute “{1}”. Remove it.': '“{0}” non vuole un attributo “{1}”. Toglilo.',
  '“{0}” has no attribute “{1}”.': '“{0}” non ha un attributo “{1}”.',
  '“{0}” is given twice. Remove one of the two.': '“{0}” è indicato due volte. Togli uno dei due.',
  'With “{0} = {1}”, “{2}” has no meaning. Remove it.': 'Con “{0} = {1}”, “{2}” non ha senso. Toglilo.',
  'Write “=” before the value: {0} = {1}.': 'Prima del valore scrivi “=”: {0} = {1}.',
  '“result” has no effect, because an attack has only one hex: `hexes = several`.':
    '“result” non ha effetto, perché un attacco ha un solo esagono: `hexes = several`.',
  '“bombard” lacks its kind of unit: `bombard artillery (range 2)`.':
    'In “bombard” manca il tipo di unità: `bombard artillery (range 2)`.',
  '“overrun” has a cost, odds for an automatic victory, or both: `overrun (odds 7-1, roll = no)`.':
    '“overrun” ha un costo, un rapporto di forze per la vittoria automatica, o entrambi: `overrun (odds 7-1, roll = no)`.',
  '“roll = no” says what happens at some odds. Write the odds: `odds 7-1`.':
    '“roll = no” dice che cosa succede a un certo rapporto di forze; indicalo: `odds 7-1`.',
  '“plus-terrain” adds to a cost. Write the cost: `cost 1`.':
    '“plus-terrain” si aggiunge a un costo; indicalo: `cost 1`.',
  '“{0}” asks about a fight, but {1} changes outside of fights, too. Remove the condition.':
    '“{0}” riguarda un combattimento, ma {1} cambia anche fuori dai combattimenti. Togli la condizione.',
  '“{0}” belongs to a condition “{1}”: `{2}`.': '“{0}” va con una condizione “{1}”: `{2}`.',
  '“{0}” is not part of `table fire NAME`. Remove it.': '“{0}” non fa parte di `table fire NAME`. Toglilo.',
  '“fire” lacks its kind of unit: `fire howitzer (range 3, once = unit, ground = no)`.':
    'In “fire” manca il tipo di unità: `fire howitzer (range 3, once = unit, ground = no)`.',
  'Name the table of this kind, or write one for all kinds: `table fire { … }`.':
    "Nomina la tabella di questo tipo, o scrivine una per tutti i tipi: `table fire '{' … }`.",
  'No entry except along a line.': 'Entrata vietata, salvo lungo una linea.',
  '{0} to enter.': 'Costo di entrata: {0}.',
  'An impassable hexside has no cost. Remove one of the two.':
    'Un lato d’esagono impraticabile non ha un costo. Togli uno dei due.',
  '“zones” has no effect: zones of control always extend across hexsides that are not impassable.':
    '“zones” non ha effetto: le zone di controllo attraversano sempre i lati d’esagono praticabili.',
  '“{0}” lacks its name: `{1}`.': 'In “{0}” manca il nome: `{1}`.',
  '“{0}” is not part of `{1}`. Remove it.': '“{0}” non fa parte di `{1}`. Toglilo.',
  '“{0}” lacks its side: `{1}`.': 'In “{0}” manca la parte: `{1}`.',
  '“{0}” lacks {1}: `{2}`.': 'In “{0}” manca {1}: `{2}`.',
  'The words of a game are written in small letters: “{0}”.': 'Le parole di un gioco si scrivono in minuscolo: “{0}”.',
  'Attributes stand in parentheses: `{0}`.': 'Gli attributi vanno tra parentesi: `{0}`.',
  'A statement begins with a word in small letters: “{0}”.':
    'Un’istruzione comincia con una parola in minuscolo: “{0}”.',
  '{0} takes a whole number from {1} to {2}; here it has {3}.': '{0} vuole un numero intero da {1} a {2}; qui è {3}.',
  '“{0}” is not part of `modify WHAT CHANGE "REASON"`. Remove it.':
    '“{0}” non fa parte di `modify WHAT CHANGE "REASON"`. Toglilo.',
  'Zones of control can only be removed: `modify zone off`.':
    'Le zone di controllo si possono solo togliere: `modify zone off`.',
  '“off” removes zones of control: `modify zone off`.': '“off” toglie le zone di controllo: `modify zone off`.',
  '“{0}” takes no number. Remove it.': '“{0}” non vuole un numero. Toglilo.',
  'The change lacks its number: `modify shift -1 "river"`.':
    'Manca il numero del cambiamento: `modify shift -1 "river"`.',
  'Write a number from {0} to 99; here it is {1}.': 'Scrivi un numero da {0} a 99; qui è {1}.',
  '“rail” lacks its line: `rail railway (length 20, zones = stop)`.':
    'In “rail” manca la linea: `rail railway (length 20, zones = stop)`.',
  '“exit” has a side and an area of the map: `exit German East (cost 1)`.':
    '“exit” ha una parte e un’area della mappa: `exit German East (cost 1)`.',
  '“result” lacks its code: `result DR "The defender retreats." { defender retreat }`.':
    'In “result” manca il codice: `result DR "The defender retreats." \'{\' defender retreat }`.',
  '“{0}” is not part of `result CODE "TEXT"`. Remove it.': '“{0}” non fa parte di `result CODE "TEXT"`. Toglilo.',
  '“or” follows the effect that it replaces: `defender lose 1, or retreat 1`.':
    '“or” segue l’effetto che sostituisce: `defender lose 1, or retreat 1`.',
  '“{0}” is not part of the effect “{1}”. Remove it.': '“{0}” non fa parte dell’effetto “{1}”. Toglilo.',
  '“lead” belongs to `lose 1`, without “each” and “first”.': '“lead” va con `lose 1`, senza “each” e “first”.',
  'Write a whole number from 1 to 99; here it is {0}.': 'Scrivi un numero intero da 1 a 99; qui è {0}.',
  'How many steps does each unit lose? `lose each 1`.': 'Quanti livelli perde ogni unità? `lose each 1`.',
  'How many steps are lost? `lose 1`: in all, and the owner chooses; `lose each 1`: by each unit.':
    'Quanti livelli si perdono? `lose 1`: in totale, a scelta del proprietario; `lose each 1`: per ogni unità.',
  '“rule” lacks its number: `rule 4.3 "TITLE" "TEXT"`.': 'In “rule” manca il numero: `rule 4.3 "TITLE" "TEXT"`.',
  'Rule {0} is given twice. Change or remove one of the two.':
    'La regola {0} c’è due volte. Cambia o togli una delle due.',
  'A rule has a title and a text in quotes: `rule 4.3 "TITLE" "TEXT"`.':
    'Una regola ha un titolo e un testo tra virgolette: `rule 4.3 "TITLE" "TEXT"`.',
  '“{0}” is not part of `rule 4.3 "TITLE" "TEXT"`. Remove it.':
    '“{0}” non fa parte di `rule 4.3 "TITLE" "TEXT"`. Toglilo.',
  'A ruling has at least two readings: {0}.': 'Un’interpretazione ha almeno due letture: {0}.',
  'The ruling has no effect: `{0}` does not say `{1} = ruling`.':
    'L’interpretazione non ha effetto: in `{0}` manca `{1} = ruling`.',
  'How are other units supplied? Write: {0}, without a kind.':
    'Come si riforniscono le altre unità? Scrivi: {0}, senza un tipo.',
  'The lines of {0} lead to places or areas of the map, not to units.':
    'Le linee di {0} portano a luoghi o aree della mappa, non a unità.',
  'How is a unit of the kind {0} supplied itself? Write: supply {1} SIDE SOURCE, SIDE SOURCE (length = any).':
    'E come si rifornisce un’unità del tipo {0}? Scrivi: supply {1} SIDE SOURCE, SIDE SOURCE (length = any).',
  'Stages change at the beginning of each turn, so supply must be judged then: `judged = turn`.':
    'I gradi cambiano all’inizio di ogni turno, quindi il rifornimento va verificato allora: `judged = turn`.',
  '“{0}” has no effect without “stages”: `stages "low, starving"`.':
    '“{0}” non ha effetto senza “stages”: `stages "low, starving"`.',
  'Write one number of steps after {0}, from 0 to 99: `replacement {1} 1`.':
    'Dopo {0} scrivi un numero di livelli, da 0 a 99: `replacement {1} 1`.',
  '{0} receives either steps or points. Remove it from one of the two statements.':
    '{0} riceve livelli oppure punti. Togli la parte da una delle due istruzioni.',
  'A step costs whole points, at least 1: `{0} 2`.': 'Un livello costa punti interi, almeno 1: `{0} 2`.',
  '“{0}” lacks its sides: `{1}`.': 'In “{0}” mancano le parti: `{1}`.',
  '{0} is named twice. Write all its values after one of them.':
    '{0} c’è due volte. Scrivi tutti i suoi valori in un posto solo.',
  'Nothing is written after {0}: `{1}`.': 'Dopo {0} non c’è nulla: `{1}`.',
  'Which table holds for other ground? Write: table combat (…) { … }.':
    "Quale tabella vale per altri terreni? Scrivi: table combat (…) '{' … }.",
  '{0} of {1} is {2} in the base, too; the cell changes nothing.':
    '{1}, {0}: anche nel gioco di base è {2}; la cella non cambia nulla.',
  'The table lacks its columns: a first row such as `| {0}`.':
    'Nella tabella mancano le colonne: una prima riga come `| {0}`.',
  'The column {0} is written twice. Remove one of the two.': 'La colonna {0} c’è due volte. Togli una delle due.',
  'The columns run from the worst to the best for the attacker; {0} is not better than {1}.':
    'Le colonne vanno dalla peggiore alla migliore per l’attaccante; {0} non è migliore di {1}.',
  'A column is {0}; not “{1}”.': 'Una colonna è {0}; non “{1}”.',
  'The row {0} is written twice. Remove one of the two.': 'La riga {0} c’è due volte. Togli una delle due.',
  'The table has a gap: here the row of a roll of {0} is expected.':
    'Nella tabella c’è un vuoto: qui manca la riga del tiro {0}.',
  'No roll of a die is {0}. Remove the row.': 'Nessun tiro di un dado dà {0}. Togli la riga.',
  'No roll of {0} dice is {1}. Remove the row.': 'Nessun tiro di {0} dadi dà {1}. Togli la riga.',
  'The row of {0} has {1} results for {2} columns. Write one result for each column.':
    'La riga di {0} ha {1, plural, one {# risultato} other {# risultati}} per {2, plural, one {# colonna} other {# colonne}}. Scrivi un risultato per ogni colonna.',
  'The table lacks the row of a roll of {0}.': 'Nella tabella manca la riga del tiro {0}.',
  'The turn has no phases: `turn German { phase movement (move) }`.':
    "Il turno non ha fasi: `turn German '{' phase movement (move) }`.",
  '“phase” lacks its name: `phase movement (move)`.': 'In “phase” manca il nome: `phase movement (move)`.',
  'A phase has one action; here it has {0}. Make two phases of it.':
    'Una fase ha una sola azione; qui ha {0}. Dividila in due fasi.',
  '“roll” and “out-of-zone” have an effect only in a phase with “recover”.':
    '“roll” e “out-of-zone” hanno effetto solo in una fase con “recover”.',
  'What is done in the phase {0}? {1}': 'Che cosa si fa nella fase {0}? {1}',
  '{0} belongs to {1}, so it takes no part in a phase of {2}. Remove it.':
    '{0} è della parte {1}, quindi non partecipa a una fase della parte {2}. Toglilo.',
  '“weather” lacks its name: `weather mud (turns 3..4)`, or `weather (roll)` for a table.':
    'In “weather” manca il nome: `weather mud (turns 3..4)`, o `weather (roll)` per una tabella.',
  '`weather (roll)` needs a table: `table weather { 1: clear = 1-3, mud = 4-6 }`.':
    "`weather (roll)` ha bisogno di una tabella: `table weather '{' 1: clear = 1-3, mud = 4-6 }`.",
  'Each side has a statement of its own, so this one has no effect.':
    'Ogni parte ha un’istruzione propria, quindi questa non ha effetto.',
  'A comma separates the sides: `sides German, Soviet`.':
    'Le parti si separano con una virgola: `sides German, Soviet`.',
  'The translation is empty. Write it, or remove “{0}”.': 'La traduzione è vuota. Scrivila, o togli “{0}”.',
  'The stage {0} is given twice. Remove one of the two.': 'Lo stadio {0} è dato due volte. Togline uno.',
  'A list of words is written in quotes: {0}.': 'Un elenco di parole si scrive tra virgolette: {0}.',
  'A statement that holds for both sides is written without a side: `{0}`.':
    'Un’istruzione che vale per entrambe le parti si scrive senza parte: `{0}`.',
  'Write the words with a hyphen: {0}.': 'Scrivi le parole con un trattino: {0}.',
  'A comma separates attributes.': 'Gli attributi si separano con una virgola.',
  'Attributes in one pair of parentheses all hold. For “or”, write the statement twice, once for each case.':
    'Gli attributi di una coppia di parentesi valgono tutti. Per “o”, scrivi l’istruzione due volte, una per ogni caso.',
  'There is no statement “{0}”. The declaration of a word begins with its kind: {1}.':
    'Non esiste un’istruzione “{0}”. La dichiarazione di una parola comincia con il suo tipo: {1}.',
  '`table weather` has no effect without `weather (roll)`.': '`table weather` non ha effetto senza `weather (roll)`.',
  'A row of the table begins with a turn: `3: clear = 1-3, mud = 4-6`.':
    'Una riga della tabella comincia con un turno: `3: clear = 1-3, mud = 4-6`.',
  'Write the rolls of the weather: `mud = 4-6`.': 'Scrivi i tiri delle condizioni meteo: `mud = 4-6`.',
  'The row has no weather for a roll of {0}.': 'Nella riga mancano le condizioni meteo per il tiro {0}.',
  'A unit of the kind {0}.': 'Un’unità del tipo {0}.',
  'A number of a counter is named twice. Remove one of the two.':
    'Un numero della pedina è nominato due volte. Togli uno dei due.',
  'A counter has “movement” and either “strength” or “attack” and “defence”: `faces attack defence movement`.':
    'Una pedina ha “movement” e poi “strength”, oppure “attack” e “defence”: `faces attack defence movement`.',
  '“reduced” has no effect without points: `stack points 9 (reduced = half)`.':
    '“reduced” non ha effetto senza punti: `stack points 9 (reduced = half)`.',
  'The range {0}..{1} ends before it begins.': 'L’intervallo {0}..{1} finisce prima di cominciare.',
  '“{0}” does not take “{1}”.': '“{0}” non ammette “{1}”.',
  '“ruling” needs a statement with the readings: {0}.': '“ruling” ha bisogno di un’istruzione con le letture: {0}.',
  '“{0}” takes {1}; here it has “{2}{3}”.': '“{0}” vuole {1}; qui ha “{2}{3}”.',
  ', or “{0}”': ', oppure “{0}”',
  'a whole or half number from {0} to {1}{2}': 'un numero intero o con ½, da {0} a {1}{2}',
  'a whole number from {0} to {1}{2}': 'un numero intero da {0} a {1}{2}',
  'a number or a range like 3..4, from {0} to {1}': 'un numero o un intervallo come 3..4, da {0} a {1}',
  'words in quotes, like {0}': 'parole tra virgolette, come {0}',
  'words in quotes, like {0}, or “none”': 'parole tra virgolette, come {0}, oppure “none”',
  'a name, or several in quotes, like {0}': 'un nome, o più nomi tra virgolette, come {0}',
  'one of {0}': 'una parola tra {0}',
  'the name of a side': 'il nome di una parte',
  'a word, or a text in quotes': 'una parola, o un testo tra virgolette',
  'odds like 7-1': 'un rapporto di forze come 7-1',
  'The ruleset has no rule {0}.{1}': 'Il gioco non ha una regola {0}.{1}',
  'The other one is here.': 'L’altro è qui.',
  'There is no {0} “{1}”.': 'Nome sconosciuto, “{1}” ({0}).',
  'A rule has a number, a title and a text: `{0}`.': 'Una regola ha un numero, un titolo e un testo: `{0}`.',
  'This does not belong to the statement, which has the form `{0}`.':
    'Questo non fa parte dell’istruzione, che ha la forma `{0}`.',
  '{0} is declared twice. Remove one of the two.': '{0}: dichiarato due volte. Togli uno dei due.',
  'First here.': 'La prima volta qui.',
  'Again here.': 'Di nuovo qui.',
  'A table has a name and cells: `{0}`.': 'Una tabella ha un nome e celle: `{0}`.',
  '{0} has no table that a variant can change.': '{0} non ha tabelle che una variante possa cambiare.',
  'This table changes no cell. Write cells: `{0}`.': 'Questa tabella non cambia alcuna cella. Scrivi le celle: `{0}`.',
  'This row has {0} results for {1} columns.':
    'Questa riga ha {0, plural, one {# risultato} other {# risultati}} per {1, plural, one {# colonna} other {# colonne}}.',
  '{0} has no {1} {2}.{3} {4} are {5}.': '{0}: {1} {2} inesistente.{3} {4}: {5}.',
  '{0} of {1} must be {2}, not {3}.': '{1}, {0}: atteso {2}, non {3}.',
  '{0} of {1} is {2} in {3}, too; the cell changes nothing.':
    '{1}, {0}: anche in {3} è {2}; la cella non cambia nulla.',
  'A number has a name and a value: `{0}`.': 'Un numero ha un nome e un valore: `{0}`.',
  '{0} must be a whole number, not {1}.': '{0} deve essere un numero intero, non {1}.',
  '{0} must be a whole number of {1} or more, not {2}.': '{0} deve essere un numero intero, almeno {1}, non {2}.',
  '{0} is {1} in {2}, too; the statement changes nothing.': '{0} è {1} anche in {2}; l’istruzione non cambia nulla.',
  'A ruling has a name and a value: `{0}`.': 'Un’interpretazione ha un nome e un valore: `{0}`.',
  '{0} is fixed: {1} has only one reading here. {2}': '{0} è fisso: qui {1} ammette una sola lettura. {2}',
  '{0} is {1}, not {2}.{3}': '{0} può essere {1}, non {2}.{3}',
  'A variant of {0} cannot declare `{1}`.{2} It can declare {3}.':
    'Una variante di {0} non può dichiarare `{1}`.{2} Può dichiarare {3}.',
  'a ratio such as 1-2 or 3-1': 'un rapporto come 1-2 o 3-1',
  'a difference such as -1 or +3': 'una differenza come -1 o +3',
  'the least strength for which it is used, such as 4': 'la forza minima per cui si usa, per esempio 4',
  'class of movement': 'classe di movimento',
  'number of a counter': 'numero di una pedina',
  'participant in a fight': 'partecipante a un combattimento',
  'statement in a turn': 'istruzione in un turno',
  'table of fire': 'tabella del fuoco',
  'value to modify': 'valore da modificare',
  'way to count a stack': 'modo di contare un gruppo',
  translation: 'traduzione',
  change: 'cambiamento',
  Columns: 'Colonne',
  Results: 'Risultati',
  Rows: 'Righe',
  hexside: 'lato d’esagono',
  line: 'linea',
  state: 'stato',
  table: 'tabella',
  weather: 'condizioni meteo',
  'There is already {0} “{1}”.': 'C’è già: {0} “{1}”.',
  'A result is one word with a capital letter, such as DR.':
    'Un risultato è una sola parola con la maiuscola, per esempio DR.',
  'A name of this kind consists of words in small letters, such as panzer corps.':
    'Un nome di questo tipo è fatto di parole in minuscolo, per esempio panzer corps.',
  'A name of this kind is one word in small letters.': 'Un nome di questo tipo è una sola parola in minuscolo.',
  '“{0}” is a word of the language, so no name can begin with it.':
    '“{0}” è una parola del linguaggio, quindi nessun nome può cominciare così.',
  'Translations follow a text or a name of the game: `rule 4.3 "Terrain" (it: "Terreno")`.':
    'Le traduzioni seguono un testo o un nome del gioco: `rule 4.3 "Terrain" (it: "Terreno")`.',
  '“{0}” is not the tag of a language. Write a tag like it, fr or pt-BR.':
    '“{0}” non è il codice di una lingua. Scrivi un codice come it, fr o pt-BR.',
  '“{0}” is “{1}” here and “{2}” elsewhere. A text has one translation into a language, so write the same.':
    '“{0}” è “{1}” qui e “{2}” altrove. Un testo ha una sola traduzione in ogni lingua: scrivi la stessa.',
  '“{0}” cannot be part of a name.': '“{0}” non può far parte di un nome.',
};
