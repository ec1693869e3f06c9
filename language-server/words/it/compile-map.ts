import type { Sentences } from '../../../engine/model/say.js';

/** Findings about a map: its grid, cells, terrain, features and scan. */
export const compileMap: Sentences = {
  '{0} has {1} on both its sides: first in one pair and second in another. Write all {2} of one side first and all {3} of the other side second.':
    '{0}: {2, select, hex {l’esagono} sector {il settore} other {la casella}} {1} è su entrambi i lati, {2, select, hex {primo in una coppia e secondo} sector {primo in una coppia e secondo} other {prima in una coppia e seconda}} in un’altra. Scrivi {3, select, hex {per primi tutti gli esagoni} sector {per primi tutti i settori} other {per prime tutte le caselle}} di un lato e {3, select, hex {per secondi tutti quelli} sector {per secondi tutti quelli} other {per seconde tutte quelle}} dell’altro.',
  'No {0} of this map lies {1} along {2}.':
    '{0, select, hex {Nessun esagono} sector {Nessun settore} other {Nessuna casella}} di questa mappa è sul lato {1} lungo questa linea: {2}.',
  'No {0} of this map lies {1} along {2}, which is not drawn on this map.':
    '{0, select, hex {Nessun esagono} sector {Nessun settore} other {Nessuna casella}} di questa mappa è sul lato {1} lungo questa linea: {2}. La linea non è disegnata sulla mappa.',
  'No {0} of this map lies {1} of {2}.':
    '{0, select, hex {Nessun esagono} sector {Nessun settore} other {Nessuna casella}} di questa mappa è sul lato {1} di questa linea: {2}.',
  'No {0} of this map lies {1} of {2}, which is not drawn on this map.':
    '{0, select, hex {Nessun esagono} sector {Nessun settore} other {Nessuna casella}} di questa mappa è sul lato {1} di questa linea: {2}. La linea non è disegnata sulla mappa.',
  '{0} is no {1} of this map. Write the label of one.':
    '{0} non è {1, select, hex {un esagono} sector {un settore} other {una casella}} di questa mappa. Scrivi l’etichetta di {1, select, hex {un esagono} sector {un settore} other {una casella}}.',
  '{0} has {1} {2}: {3}{4}. Write the label of the one you mean.':
    '{0} comprende {1} {2, select, hex {esagoni} sector {settori} other {caselle}}: {3}{4}. Scrivi l’etichetta di {2, select, hex {quello giusto} sector {quello giusto} other {quella giusta}}.',
  '{0} and {1} lie neither in one column nor in one row nor on a straight line. Write the {2} one by one, or as several ranges.':
    '{0} e {1} non sono né in una colonna né in una riga né in linea retta. Scrivi {2, select, hex {gli esagoni uno per uno} sector {i settori uno per uno} other {le caselle una per una}}, o come più serie.',
  '{0} has no neighbour.': 'Accanto a {0} non c’è nulla.',
  'Neighbours of {0}: {1}.': 'Accanto a {0}: {1}.',
  '{0} and {1} are not adjacent, so they share no edge. {2}':
    '{0} e {1} non sono adiacenti, quindi non hanno un lato in comune. {2}',
  '{0} is not on the map: the map lists it under “missing”, or its symbol in the rows of terrain means that it is missing.{1}':
    '{0} non è sulla mappa: è nell’elenco “missing”, oppure il suo simbolo nelle righe di terreno dice che manca.{1}',
  'There is no {0} {1}: after Z, the columns of this map are AA, AB, AC. If the map prints AA, BB after Z, write {2} in its grid.':
    '{0, select, hex {Nessun esagono} sector {Nessun settore} other {Nessuna casella}} {1}: dopo Z, le colonne di questa mappa sono AA, AB, AC. Se la mappa stampa AA, BB dopo Z, scrivi {2} nella griglia.',
  'There is no {0} {1}: the labels of this map have no separator.{2} If the map prints one, write it in its grid, like {3}.':
    '{0, select, hex {Nessun esagono} sector {Nessun settore} other {Nessuna casella}} {1}: le etichette di questa mappa non hanno un separatore.{2} Se la mappa ne stampa uno, scrivilo nella griglia, per esempio {3}.',
  '; labels run from {0} to {1}': '; le etichette vanno da {0} a {1}',
  'There is no {0} {1}{2}.{3}':
    '{0, select, hex {Nessun esagono} sector {Nessun settore} other {Nessuna casella}} {1}{2}.{3}',
  '“{0}” lies on whole {1}: write “at” and their labels, as in “at 2216 2217”.':
    '“{0}” occupa {1, select, hex {esagoni interi} sector {settori interi} other {caselle intere}}: scrivi “at” e le etichette, per esempio “at 2216 2217”.',
  '“{0}” lies between two {1}: write both labels with a slash, as in “1110/1210”.':
    '“{0}” sta tra due {1, select, hex {esagoni} sector {settori} other {caselle}}: scrivi le due etichette con una barra, per esempio “1110/1210”.',
  '“{0}” runs from {1} to neighbouring {2}: write “0120 - 0220 - 0320”.':
    '“{0}” va da {1, select, hex {un esagono} sector {un settore} other {una casella}} a {2, select, hex {quello adiacente} sector {quello adiacente} other {quella adiacente}}: scrivi “0120 - 0220 - 0320”.',
  '“{0}” lies off the grid: write “at” and a label that the grid does not have, as in “at 4700”.':
    '“{0}” è fuori dalla griglia: scrivi “at” e un’etichetta che la griglia non ha, per esempio “at 4700”.',
  '“{0}” joins {1} that do not touch: write “0120 - 4700”.':
    '“{0}” unisce {1, select, hex {esagoni} sector {settori} other {caselle}} che non si toccano: scrivi “0120 - 4700”.',
  '{0} is written twice in a row; write each {1} once.':
    '{0}: {1, select, hex {scritto due volte di seguito; ogni esagono va scritto} sector {scritto due volte di seguito; ogni settore va scritto} other {scritta due volte di seguito; ogni casella va scritta}} una volta.',
  '{0} and {1} do not touch. {2}': '{0} e {1} non si toccano. {2}',
  'Between them: {0}.': 'In mezzo: {0}.',
  'Check both labels.': 'Controlla le due etichette.',
  'A grid of {0} by {1} has {2} {3}; a map may have at most {4}.':
    'Una griglia di {0} per {1} ha {2} {3, select, hex {esagoni} sector {settori} other {caselle}}; una mappa può averne al massimo {4}.',
  'Only squares touch at corners: leave out “diagonals”.':
    'Solo i quadrati si toccano agli angoli: qui “diagonals” non serve.',
  'The number of {0} must be 1 to {1}; here it is {2}.': 'Il numero di {0} va da 1 a {1}; qui è {2}.',
  'Which columns lie lower? Add “{0}” or its opposite: the neighbours of every hex depend on it.':
    'Quali colonne sono più basse? Aggiungi “{0}” o il contrario: ne dipendono gli esagoni adiacenti.',
  'Which rows lie to one side? Add “{0}” or its opposite: the neighbours of every hex depend on it.':
    'Quali righe sono spostate di lato? Aggiungi “{0}” o il contrario: ne dipendono gli esagoni adiacenti.',
  'Flat hexes form columns: write “even columns lower” or “odd columns lower”.':
    'Gli esagoni “flat” formano colonne: scrivi “even columns lower” o “odd columns lower”.',
  'Pointy hexes form rows: write “odd rows west”, “even rows east” and the like.':
    'Gli esagoni “pointy” formano righe: scrivi “odd rows west”, “even rows east” e simili.',
  'Labels are CCRR (column, then row), RRCC (row, then column), letters (a letter for the column), or a pattern in quotes like {0} or {1}; not {2}.':
    'Le etichette sono CCRR (colonna, poi riga), RRCC (riga, poi colonna), letters (una lettera per la colonna), oppure un modello tra virgolette come {0} o {1}; non {2}.',
  'Negative numbers need a separator in the labels: {0}. {1} is then written like -03.05.':
    'Con numeri negativi le etichette hanno bisogno di un separatore: {0}. {1, select, hex {Un esagono} sector {Un settore} other {Una casella}} si scrive allora come -03.05.',
  'Only hexes are displaced: leave out “{0}”.': 'Solo gli esagoni sono sfalsati: qui “{0}” non serve.',
  'On pointy hexes, “{0}” changes the columns, which are letters here. Use numbers.':
    'Con gli esagoni “pointy”, “{0}” cambia le colonne, che qui sono lettere. Usa numeri.',
  'Letters begin with column 1, which is A; the first column may not be less.':
    'Le lettere cominciano con la colonna 1, che è A; la prima colonna non può essere minore.',
  'Letters reach to column {0}; this grid has columns up to {1}. Use numbers, like labels CCRR.':
    'Le lettere arrivano alla colonna {0}; questa griglia ha colonne fino a {1}. Usa numeri, per esempio labels CCRR.',
  'The map has no grid. Write one first, like “grid hexes flat columns 30 rows 20 labels CCRR even columns lower”.':
    'La mappa non ha una griglia. Scrivila per prima, per esempio “grid hexes flat columns 30 rows 20 labels CCRR even columns lower”.',
  '{0} is already on this map; write all its {1} in one statement.':
    '{0}: già su questa mappa; {1, select, hex {tutti gli esagoni} sector {tutti i settori} other {tutte le caselle}} vanno in una sola istruzione.',
  'Area {0} is already on this map; write all its {1} in one statement.':
    'L’area {0} è già su questa mappa; {1, select, hex {tutti i suoi esagoni} sector {tutti i suoi settori} other {tutte le sue caselle}} vanno in una sola istruzione.',
  'First written here.': 'Scritto qui la prima volta.',
  '{0} does not support boxes off the map; this one has no effect. Remove it.':
    '{0} non usa zone fuori mappa; questa non ha effetto. Toglila.',
  '{0} does not support links between {1} that do not touch; this one has no effect. Remove it.':
    '{0} non usa collegamenti tra {1, select, hex {esagoni} sector {settori} other {caselle}} che non si toccano; questo non ha effetto. Toglilo.',
  'A box is one {0}: write “at” and one label.':
    'Una zona fuori mappa è {0, select, hex {un esagono} sector {un settore} other {una casella}}: scrivi “at” e un’etichetta.',
  '{0} is on the grid of this map; a box lies off it. Give the box a label that the grid does not have.':
    '{0} è sulla griglia di questa mappa; una zona fuori mappa ne sta fuori. Scegli per la zona un’etichetta che la griglia non ha.',
  'Box {0} already exists; give this one another label.':
    'La zona fuori mappa {0} esiste già; per questa scegli un’altra etichetta.',
  'A box lies at one edge of the map; remove one of the two.':
    'Una zona fuori mappa sta a un solo bordo; togli uno dei due.',
  'The box has no terrain. Write it in parentheses after the label: {0}{1}.':
    'La zona fuori mappa non ha un terreno. Scrivilo tra parentesi dopo l’etichetta: {0}{1}.',
  '{0} is linked to itself; a link joins two {1}.':
    '{0}: collegamento con sé stesso; un collegamento unisce due {1, select, hex {esagoni} sector {settori} other {caselle}}.',
  '{0} and {1} are adjacent and need no link.': '{0} e {1} sono adiacenti e non hanno bisogno di un collegamento.',
  'There is {0} between {1} and {2} already.': 'Tra {1} e {2} c’è già: {0}.',
  '“{0}” is also the label of {1} of this map. Give the place another name, so that the two cannot be confused.':
    '“{0}” è anche l’etichetta di {1, select, hex {un esagono} sector {un settore} other {una casella}} di questa mappa. Dai al luogo un altro nome, per non confondere le due cose.',
  '{0} is the name of {1} and of {2}, and means both together. Rename one of the two.':
    '{0} è il nome di due luoghi ({1}; {2}) e li indica insieme. Dai a uno dei due un altro nome.',
  '{0} is declared here first.': '{0}: prima dichiarazione.',
  '{0} in {1}': '{0} in {1}',
  '{0} and {1} are both in {2}. {3} has one city, town or village: correct the label of one, or write both as one name.':
    '{0} e {1} sono entrambe in {2}. {3, select, hex {Un esagono} sector {Un settore} other {Una casella}} ha una sola località: correggi l’etichetta di una delle due, o scrivi le due come un nome solo.',
  '{0} is declared here.': '{0}: dichiarazione.',
  'A symbol of the legend is one character, neither a space nor a slash; “{0}” is not.':
    'Un simbolo della legenda è un solo carattere, né uno spazio né una barra; “{0}” non lo è.',
  '“{0}” is already in this legend.': '“{0}” è già in questa legenda.',
  'It has {0}.': 'Ci sono: {0}.',
  'Define it before the terrain: {0}.': 'Scrivila prima del terreno: {0}.',
  ' It is used in {0} {1}.': ' È usato in {0} {1, select, hex {esagoni} sector {settori} other {caselle}}.',
  'The legend has no symbol “{0}”. {1}{2}': 'La legenda non ha il simbolo “{0}”. {1}{2}',
  'The same symbol.': 'Lo stesso simbolo.',
  'The map has {0} rows; this is row {1}. Remove it, or raise “rows” in the grid.':
    'La mappa ha {0, plural, one {# riga} other {# righe}}; questa è la riga {1}. Toglila, o aumenta “rows” nella griglia.',
  'This row has {0}; the map has room for {1}. Remove {2}.':
    'Questa riga ha {0, plural, one {# simbolo} other {# simboli}}; nella mappa c’è posto per {1}. Togline {2}.',
  'This row has {0}, the other rows have {1}.':
    'Questa riga ha {0, plural, one {# simbolo} other {# simboli}}, le altre {1}.',
  'This row has {0}; {1} are needed. Add {2}.':
    'Questa riga ha {0, plural, one {# simbolo} other {# simboli}}; ne servono {1}. Aggiungine {2}.',
  'The map already has a scan; a map has one underlay.':
    'La mappa ha già una scansione; una mappa ha un solo “underlay”.',
  'The opacity is a number from 0 to 100, not {0}.': 'L’opacità è un numero da 0 a 100, non {0}.',
  'A scan is aligned by two {0}; here it has {1}. Write both, like “0101 at 123 456, 5832 at 4810 3120”.':
    'Una scansione si allinea con due {0, select, hex {esagoni} sector {settori} other {caselle}}; qui {0, select, hex {gli esagoni} sector {i settori} other {le caselle}} sono {1}. Scrivi {0, select, hex {tutti e due} sector {tutti e due} other {tutte e due}}, per esempio “0101 at 123 456, 5832 at 4810 3120”.',
  'Both {0} are {1}. Write two different {2}, far from each other.':
    '{0, select, hex {I due esagoni sono entrambi} sector {I due settori sono entrambi} other {Le due caselle sono entrambe}} {1}. Scrivi due {2, select, hex {esagoni diversi, lontani} sector {settori diversi, lontani} other {caselle diverse, lontane}} tra loro.',
  'Both {0} lie at the same pixel of the scan.':
    '{0, select, hex {I due esagoni} sector {I due settori} other {Le due caselle}} sono nello stesso pixel della scansione.',
};
